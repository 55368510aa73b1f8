import type { ReceiptRow } from '#money/tabs/tables.ts';
import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import { type StoredOrder, storedFrom } from '#ordering/orders/server/stored-order.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { storeKeyOf } from '#platform/ids/server/ids.ts';
import type { CachedStore } from '#platform/ports/server/menus.ts';
import type { SittingPartRow } from '#tables/parts/tables.ts';
import type { SittingSettings } from '../rules/sitting.ts';
import type { SittingCallRow, SittingGuestRow, SittingLineRow, SittingRow } from '../tables.ts';
import { findSeated, type GuestPass, hashOf, isOver, type Seated } from './find-sitting.ts';
import type { Named } from './queries.ts';
import { seatsOf, typeOfOpen } from './rounds/rounds-at.ts';
import { settingsOf } from './settings.ts';
import { selectStored, selectStoredBySlug } from './stored-queries.ts';

/** All of a sitting at one moment, and what its store offers. */
export interface StoredSitting {
  sitting: SittingRow;
  guests: SittingGuestRow[];
  /** The cart, and what was sent from it. */
  lines: SittingLineRow[];
  rounds: StoredOrder[];
  calls: SittingCallRow[];
  parts: SittingPartRow[];
  receipts: ReceiptRow[];
  /** The number of the last entry about it. */
  seq: number;
  /** When all but the cart was read. */
  readAt: number;
  present: CachedStore;
  settings: SittingSettings;
  /** Null if nothing can be ordered any more. */
  orderType: OrderType | null;
}

type Reading = Pick<Ctx, 'db' | 'services'>;

export async function readStored(ctx: Reading, { storeId, id }: Named): Promise<StoredSitting> {
  const found = await selectStored(ctx.db, storeId, id);
  if (!found) throw new AppError('SITTING_NOT_FOUND');
  return storedOf(ctx, storeId, found);
}

/** Reads the sitting of the guest who asks, and the guest. */
export async function readSeated(ctx: Ctx, pass: GuestPass): Promise<{ stored: StoredSitting } & Seated> {
  const { slug, token } = pass;
  const storeId = await ctx.services.storeCache.getIdByKey(storeKeyOf(slug));
  const found = storeId === null ? null : await selectStoredBySlug(ctx.db, storeId, slug);
  const [sitting] = found?.sittings ?? [];
  const guest = found?.guests.find(({ tokenHash }) => tokenHash === hashOf(token));
  if (found && sitting?.mergedInto === null && guest && !isOver(sitting, ctx.now))
    return { stored: await storedOf(ctx, sitting.storeId, found), sitting, guest };
  // Refuses, or finds the sitting that has taken this one over.
  const seated = await findSeated(ctx, pass);
  return { ...seated, stored: await readStored(ctx, seated.sitting) };
}

async function storedOf(
  { db, services }: Reading,
  storeId: string,
  found: NonNullable<Awaited<ReturnType<typeof selectStored>>>,
): Promise<StoredSitting> {
  const { sittings, guests, lines, orders, calls, parts, receipts, seq } = found;
  const [sitting] = sittings;
  if (!sitting) throw new AppError('SITTING_NOT_FOUND');
  const present = await services.storeCache.getSince(db, storeId, found.revision);
  const settings = settingsOf(found.settings);
  const orderType = typeOfOpen(present, settings, seatsOf(present, sitting.tableId));
  const rounds = storedFrom(orders, found);
  const readAt = services.clock();
  const shown = { present, settings, orderType };
  return { sitting, guests, lines, rounds, calls, parts, receipts, seq, readAt, ...shown };
}
