import { type Ctx, type OfStore, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { appendLog } from '#platform/realtime/server/append-log.ts';
import type { PageEvent } from '#platform/realtime/tables.ts';
import { findStore } from './find-store.ts';
import { moveRevision } from './queries.ts';

/** Answered by a body that found nothing to change: the store keeps its revision, and nobody is told. */
export const UNCHANGED: unique symbol = Symbol('unchanged');

type Change = Omit<PageEvent, 'revision'>;

/**
 * The one way to change what guests are served of a store. Takes the store's row with its next revision first, so that
 * changes follow one another, and the log's counter last, so that orders wait for the entry alone. Refuses if the store is
 * no longer at the revision that the writer has `seen`. Within a transaction it is a part of that one.
 */
export function changeStore<C extends OfStore, T>(
  ctx: C,
  what: Change['what'] | readonly Change[],
  body: (tx: C, revision: number) => Promise<T>,
  seen: number | null = null,
): Promise<T> {
  return withTransaction(ctx, async (tx) => {
    const revision = await takeRevision(tx, tx.storeId, seen);
    const result = await body(tx, revision);
    if (result === UNCHANGED) await moveRevision(tx.db, tx.storeId, -1);
    else
      for (const change of typeof what === 'string' ? [{ what }] : what) {
        const kind = change.what === 'profile' || change.what === 'tables' ? 'store' : 'menu';
        await appendLog(tx, tx.storeId, { kind, event: { ...change, revision } });
      }
    return result;
  });
}

async function takeRevision(ctx: Ctx, storeId: string, seen: number | null): Promise<number> {
  const { storeCache, limiter } = ctx.services;
  if (ctx.actor.kind === 'staff' && storeCache.isLarge(storeId))
    await limiter.take('largeMenus', ctx.actor.id);
  const revision = await moveRevision(ctx.db, storeId, 1, seen);
  if (revision === null) throw staleRevision((await findStore(ctx.db, storeId)).revision);
  return revision;
}

export function staleRevision(revision: number): AppError {
  return new AppError('REVISION_STALE', { revision });
}
