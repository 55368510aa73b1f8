import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { businessDay, startOfBusinessDay, USUAL_BOUNDARY } from '../rules/business-day.ts';
import type { TillRow } from '../tables.ts';
import * as queries from './queries.ts';
import { selectSeqBefore } from './stretch-queries.ts';

/** The till of a store. One that was never used begins with the orders of today. */
export async function findTill(ctx: Ctx, storeId: string): Promise<TillRow> {
  return (await queries.selectTill(ctx.db, storeId)) ?? newTill(ctx, storeId);
}

async function newTill({ db, now }: Ctx, storeId: string): Promise<TillRow> {
  const { timeZone } = await findStore(db, storeId);
  const boundary = USUAL_BOUNDARY;
  const start = startOfBusinessDay(timeZone, businessDay(timeZone, now, boundary), boundary);
  const fromSeq = await selectSeqBefore(db, storeId, new Date(start));
  return { storeId, boundary, isBlind: false, closesItself: false, day: 1, fromSeq, moves: 0 };
}

/** Locks the till until the transaction ends, and makes it where it is used for the first time. */
export async function lockTill(tx: Ctx, storeId: string): Promise<TillRow> {
  const known = await queries.touchTill(tx.db, storeId);
  if (known) return known;
  await queries.insertTill(tx.db, await newTill(tx, storeId));
  const made = await queries.touchTill(tx.db, storeId);
  if (!made) throw new Error('The till was made');
  return made;
}

/** Null names the main drawer. */
export async function requireDrawer({ db }: Ctx, storeId: string, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const known = await queries.selectDrawers(db, storeId);
  if (!known.some((drawer) => drawer.id === id && drawer.removedAt === null))
    throw new AppError('DRAWER_NOT_FOUND');
  return id;
}

/** The drawer that a device has chosen for its cash. It may have been removed: then the cash is in the main one. */
export async function drawerForCash(
  { db }: Ctx,
  storeId: string,
  chosen: string | undefined,
): Promise<string | null> {
  if (chosen === undefined || !isId(chosen)) return null;
  const known = await queries.selectDrawers(db, storeId);
  return known.find(({ id, removedAt }) => id === chosen && removedAt === null)?.id ?? null;
}
