import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { findStore } from './find-store.ts';
import { updateRevision as bump } from './queries.ts';

/** Takes the store's next revision. Refuses if the store is no longer at the revision that the writer has seen. */
export async function bumpRevision(ctx: Ctx, storeId: string, seen: number | null = null): Promise<number> {
  const { storeCache, limiter } = ctx.services;
  if (ctx.actor.kind === 'staff' && storeCache.isLarge(storeId))
    await limiter.take('largeMenus', ctx.actor.id);
  const revision = await bump(ctx.db, storeId, seen);
  if (revision === null) throw staleRevision((await findStore(ctx.db, storeId)).revision);
  return revision;
}

export function staleRevision(revision: number): AppError {
  return new AppError('REVISION_STALE', { revision });
}
