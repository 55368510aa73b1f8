import { AppError } from '#domain/errors.ts';
import type { Ctx } from '../context.ts';
import { followLog, type StreamCall } from '../realtime/follow-log.ts';
import { PAGES } from '../realtime/topics.ts';

/** That something on a store's pages has changed, for pages that are open. */
export async function followPage(ctx: Ctx, slug: string, call: StreamCall): Promise<void> {
  const shelved = await ctx.services.shelf.getBySlug(slug);
  if (!shelved) throw new AppError('STORE_NOT_FOUND');
  await followLog(call, { storeId: shelved.store.storeId, topic: PAGES, audience: 'guest' });
}
