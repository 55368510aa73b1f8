import { AppError } from '#domain/errors.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { findStore } from './find-store.ts';
import { bumpRevision as bump } from './queries.ts';

/** Takes the store's next revision; refuses when it is no longer at the one that the writer has seen. */
export async function bumpRevision(ctx: Ctx, storeId: string, seen: number | null = null): Promise<number> {
  const { shelf, limiter } = ctx.services;
  if (ctx.actor.kind === 'staff' && shelf.isLarge(storeId)) await limiter.take('largeMenus', ctx.actor.id);
  const revision = await bump(ctx.db, storeId, seen);
  if (revision === null) throw staleRevision((await findStore(ctx.db, storeId)).revision);
  return revision;
}

export function staleRevision(revision: number): AppError {
  return new AppError('REVISION_STALE', { revision });
}
