import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { parseId } from '#platform/http/server/documents/parse-id.ts';
import type { GiveBack } from '#platform/limits/server/limiter.ts';
import { appendLog } from '#platform/realtime/server/append-log.ts';
import { sha256 } from '#platform/secrets/server/secrets.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { findStoreIdByOrderSlug } from '#restaurant/stores/server/find-store.ts';
import { openingOf } from '#restaurant/without-the-line/rules/own-ids.ts';
import type { SittingTable } from '../rules/sitting.ts';
import type { SittingEvent } from '../rules/sitting-events.ts';
import type { SittingGuestRow, SittingRow } from '../tables.ts';
import {
  lockSittingRow,
  type Named,
  selectGuest,
  selectGuestByToken,
  selectSitting,
  selectSittingBySlug,
  selectSittingOfOrder,
} from './queries.ts';

type Reading = Pick<Ctx, 'db'>;

/** How long after it was closed guests can look at their bill and their orders. */
const KEPT_FOR_MS = DAY;

/** Also by the name that a tablet gave a table which others had opened already, so that its order joined them. */
export async function findSitting({ db }: Reading, storeId: string, name: string): Promise<SittingRow> {
  const id = parseId(name, 'SITTING_NOT_FOUND');
  const found = await selectSitting(db, storeId, id);
  const opening = found ? null : openingOf(id);
  return orMissing(opening === null ? found : await selectSittingOfOrder(db, storeId, opening));
}

/** Its name begins with the store's key, as an order's does. A merged one stands for the one that took it over. */
export async function findSittingBySlug({ db }: Reading, slug: string): Promise<SittingRow> {
  const storeId = await findStoreIdByOrderSlug(db, slug);
  let sitting = orMissing(storeId === null ? null : await selectSittingBySlug(db, storeId, slug));
  while (sitting.mergedInto !== null)
    sitting = orMissing(await selectSitting(db, sitting.storeId, sitting.mergedInto));
  return sitting;
}

export async function findSittingGuest(
  { db }: Reading,
  sitting: Named,
  guestId: string,
): Promise<SittingGuestRow> {
  const guest = await selectGuest(db, sitting.storeId, sitting.id, parseId(guestId, 'GUEST_NOT_FOUND'));
  if (!guest) throw new AppError('GUEST_NOT_FOUND');
  return guest;
}

export async function lockSitting({ db }: Reading, named: Named): Promise<SittingRow> {
  return orMissing(await lockSittingRow(db, named));
}

/** Nothing changes in a sitting that is closed. */
export async function lockOpenSitting(tx: Reading, named: Named): Promise<SittingRow> {
  const sitting = await lockSitting(tx, named);
  if (sitting.state === 'closed') throw new AppError('SITTING_CLOSED');
  return sitting;
}

function orMissing(found: SittingRow | null): SittingRow {
  if (!found) throw new AppError('SITTING_NOT_FOUND');
  return found;
}

export interface Seated {
  sitting: SittingRow;
  guest: SittingGuestRow;
}

/** A guest's link and secret, as they come with a call. */
export interface GuestPass {
  slug: string;
  token: string;
}

/** Finds the guest and the sitting by the secret that only the guest's phone has. */
export async function findSeated(ctx: Ctx, { slug, token }: GuestPass): Promise<Seated> {
  const sitting = await findSittingBySlug(ctx, slug);
  const guest = await findByToken(ctx, sitting, token);
  if (!guest || isOver(sitting, ctx.now)) throw new AppError('SITTING_TOKEN_INVALID');
  return { sitting, guest };
}

export const isOver = ({ closedAt }: SittingRow, now: number): boolean =>
  closedAt !== null && closedAt.getTime() + KEPT_FOR_MS <= now;

export async function findByToken(
  { db }: Reading,
  { storeId, id }: Named,
  token: string,
): Promise<SittingGuestRow | null> {
  return token === '' ? null : selectGuestByToken(db, storeId, id, hashOf(token));
}

export const hashOf = (token: string): string => sha256(`sitting ${token}`);

export function requireIn({ state }: SittingGuestRow): void {
  if (state !== 'in') throw new AppError('NOT_ADMITTED');
}

/**
 * Finds a guest who is in and wants to change something, and counts the change. Guests outside do not use up
 * the table's limit.
 */
export async function findSeatedIn(ctx: Ctx, pass: GuestPass): Promise<Seated> {
  const seated = await findSeated(ctx, pass);
  await takeChange(ctx, seated);
  return seated;
}

export function takeChange({ services }: Ctx, { sitting, guest }: Seated): Promise<GiveBack> {
  requireIn(guest);
  return services.limiter.take('changesOfTable', `${sitting.storeId} ${sitting.id}`);
}

/** Locks the open sitting of one who is in. Others may have closed it, or taken it over, since it was found. */
export async function lockSeated(tx: Ctx, { sitting, guest }: Seated): Promise<Seated> {
  const locked = await lockOpenSitting(tx, sitting);
  const present = await selectGuest(tx.db, locked.storeId, locked.id, guest.id);
  if (!present) throw new AppError('SITTING_CLOSED');
  requireIn(present);
  return { sitting: locked, guest: present };
}

/** Called by every change of a sitting, in its transaction. */
export async function logSitting(tx: Ctx, { storeId, id }: Named, event: SittingEvent): Promise<void> {
  await appendLog(tx, storeId, { kind: 'sitting', sittingId: id, event });
}

export const tableOf = ({ tableId, tableName, tableLabel }: SittingRow): SittingTable => ({
  id: tableId,
  name: tableName,
  label: tableLabel,
});
