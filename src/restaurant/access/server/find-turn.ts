import {
  type Approval,
  type Ctx,
  notePersonNews,
  type StaffActor,
} from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { sha256 } from '#platform/secrets/server/secrets.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { roleAtTablet } from '#restaurant/people/rules/tablet.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import type { TabletRow } from '#restaurant/tablets/tables.ts';
import { updateMembershipSeen } from './membership-queries.ts';
import type { TabletCookie } from './tablet-cookie.ts';
import {
  deleteApproval,
  selectTablet,
  selectTurn,
  updatePassesEnded,
  updateTabletSeen,
  updateTurnEnded,
  updateTurnsEnded,
} from './turn-queries.ts';

const NOTED_EACH_MS = MINUTE;

/** The tablet that has this cookie. Strangers learn nothing, not even that a store has tablets. */
export async function findTablet(ctx: Ctx, { storeId, token }: TabletCookie): Promise<TabletRow> {
  const tablet = await selectTablet(ctx.db, storeId, sha256(token));
  if (!tablet) throw new AppError('UNAUTHENTICATED');
  if (ctx.now - tablet.seenAt.getTime() > NOTED_EACH_MS)
    await updateTabletSeen(ctx.db, tablet, new Date(ctx.now));
  return tablet;
}

/** Who has signed in on the tablet with a PIN. Null if it is locked. */
export async function findTurn(
  ctx: Ctx,
  tablet: TabletRow,
  store: StoreRow,
  turn: string | null,
): Promise<StaffActor | null> {
  if (turn === null) return null;
  const touchedSince = new Date(ctx.now - store.lockMinutes * MINUTE);
  const found = await selectTurn(ctx.db, tablet, sha256(turn), touchedSince);
  if (!found) return null;
  const { id, name, verifiedAt, role, seenAt } = found;
  refuseWithoutSecondStep(store, role);
  if (ctx.now - (seenAt?.getTime() ?? 0) > NOTED_EACH_MS)
    await updateMembershipSeen(ctx.db, id, store.storeId, new Date(ctx.now));
  const isVerified = verifiedAt !== null;
  return { kind: 'staff', id, name, role: roleAtTablet(role), isVerified, tabletId: tablet.id };
}

/** A PIN is one step, so it lets nobody in of whom the store demands two. */
export function refuseWithoutSecondStep({ secondStepRoles }: StoreRow, role: string): void {
  if (secondStepRoles?.some((demanded) => demanded === role)) throw new AppError('SECOND_STEP_REQUIRED');
}

/** Signs this person out of every tablet of the store, in the transaction that makes their turns wrong, and passes too. */
export async function endTurnsOf(tx: Ctx & { storeId: string }, accountId: string): Promise<void> {
  const { db, storeId, now } = tx;
  await updateTurnsEnded(db, storeId, accountId);
  await updatePassesEnded(db, storeId, accountId, new Date(now));
  notePersonNews(tx, [accountId], 'access');
}

/** Ends the turn of this token, not that of somebody who has signed in meanwhile. */
export async function endOneTurn({ db }: Ctx, tablet: TabletRow, turn: string): Promise<void> {
  await updateTurnEnded(db, tablet, sha256(turn));
}

/** Takes the approval that the call came with. Null if there is none for this person at this tablet. */
export async function takeApproval(
  ctx: Ctx,
  storeId: string,
  { id: askedBy, tabletId }: StaffActor,
  token: string | undefined,
): Promise<Approval | null> {
  if (token === undefined || tabletId === undefined) return null;
  const asked = { storeId, tabletId, askedBy, tokenHash: sha256(token), now: new Date(ctx.now) };
  const taken = await deleteApproval(ctx.db, asked);
  return taken && { ...taken, isUsed: false };
}
