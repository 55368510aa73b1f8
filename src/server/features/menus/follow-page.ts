import type { PageStream } from '#domain/api/streams.ts';
import { AppError } from '#domain/errors.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { PAGE_EVENTS } from '../../platform/ports/store-feeds.ts';
import { type StreamCall, streamLog } from '../../platform/realtime/stream-log.ts';
import { findStore } from '../stores/find-store.ts';

/** That something on a store's pages has changed, for pages that are open; also since the one that is known there. */
export async function followPage(
  ctx: Ctx,
  slug: string,
  known: number | undefined,
  call: StreamCall,
): Promise<void> {
  const shelved = await ctx.services.storeCache.getBySlug(slug);
  if (!shelved) throw new AppError('STORE_NOT_FOUND');
  const { storeId } = shelved.store;
  const snapshot = async () => {
    // In this order: what changes in between is told of as well.
    const seq = await ctx.services.feeds.latest(storeId);
    const { revision } = await findStore(ctx.db, storeId);
    if (known === undefined || known === revision) return null;
    const change: PageStream['store'] = { revision };
    return { event: 'store' as const, seq, data: JSON.stringify(change) };
  };
  await streamLog(call, { storeId, topic: PAGE_EVENTS, audience: 'guest', snapshot });
}
