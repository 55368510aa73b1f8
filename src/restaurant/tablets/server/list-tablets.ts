import {
  authorise,
  notePersonNews,
  type StoreCtx,
  withTransaction,
} from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { sha256 } from '#platform/secrets/server/secrets.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { endPassesOf } from '#restaurant/access/server/passes.ts';
import type { TabletCookie } from '#restaurant/access/server/tablet-cookie.ts';
import { appendStaffLog } from '#restaurant/people/server/staff-log.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { endNumbers } from '#restaurant/tablet-numbers/server/numbers.ts';
import type { TabletList, TabletSettings } from '../wire/tablets.ts';
import { deleteTablet, selectTablets, updateLockMinutes } from './queries.ts';

/** `own` is the cookie of the caller's browser. */
export async function listTablets(ctx: StoreCtx, own: TabletCookie | null): Promise<TabletList> {
  authorise(ctx, 'tablet.manage');
  const { lockMinutes } = await findStore(ctx.db, ctx.storeId);
  const touchedSince = ctx.now - lockMinutes * MINUTE;
  const ownHash = own && sha256(own.token);
  const rows = await selectTablets(ctx.db, ctx.storeId);
  const tablets = rows.map(({ tablet, turn, letter }) => ({
    _id: tablet.id,
    name: tablet.name,
    letter,
    by: tablet.admittedBy,
    since: tablet.createdAt.toISOString(),
    seenAt: tablet.seenAt.toISOString(),
    turn: (tablet.touchedAt?.getTime() ?? 0) > touchedSince ? turn : null,
    isHere: tablet.tokenHash === ownHash,
  }));
  return { tablets, lockMinutes };
}

/** The tablets of a store with their letters, also for who may not manage them. */
export const tabletsOf = ({ db, storeId }: StoreCtx) => selectTablets(db, storeId);

export async function changeTabletSettings(ctx: StoreCtx, { lockMinutes }: TabletSettings): Promise<void> {
  authorise(ctx, 'tablet.manage');
  await updateLockMinutes(ctx.db, ctx.storeId, lockMinutes);
}

/** Whoever has signed in there is out at once, since both are one row. */
export async function removeTablet(ctx: StoreCtx, tabletId: string): Promise<void> {
  authorise(ctx, 'tablet.manage');
  await withTransaction(ctx, async (tx) => {
    const name = await endTablet(tx, tabletId);
    if (name === null) throw new AppError('TABLET_NOT_FOUND');
    await appendStaffLog(tx, tx.storeId, { what: 'tablet-removed', subject: name });
  });
}

/** Answers its name. Null if there is no such tablet. */
export async function endTablet(tx: StoreCtx, tabletId: string): Promise<string | null> {
  await endNumbers(tx, tx.storeId, tabletId);
  await endPassesOf(tx, tabletId);
  const ended = await deleteTablet(tx.db, tx.storeId, tabletId);
  if (ended?.turnOf) notePersonNews(tx, [ended.turnOf], 'access');
  return ended?.name ?? null;
}

export async function requireTablet(ctx: StoreCtx, tabletId: string): Promise<void> {
  const rows = await selectTablets(ctx.db, ctx.storeId);
  if (!rows.some(({ tablet }) => tablet.id === tabletId)) throw new AppError('TABLET_NOT_FOUND');
}
