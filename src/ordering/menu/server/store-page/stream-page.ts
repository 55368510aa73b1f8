import type { Ctx } from '#platform/context/server/context.ts';
import { encodeEvent } from '#platform/http/server/event-stream.ts';
import { PAGE_EVENTS } from '#platform/ports/server/store-feeds.ts';
import { type StreamCall, streamLog } from '#platform/realtime/server/stream-log.ts';
import type { PageStream } from '#restaurant/live/wire/streams.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { findHead } from './store-page.ts';

/** Streams changes of a store's pages to guests. The first event reports a change since the revision that they have. */
export async function streamPage(
  ctx: Ctx,
  slug: string,
  known: number | undefined,
  call: StreamCall,
): Promise<void> {
  const { storeId } = (await findHead(ctx, slug)).store;
  const start = async () => {
    // The position comes before the revision, so that a change in between is streamed as well.
    const seq = await ctx.services.feeds.latest(storeId);
    const { revision } = await findStore(ctx.db, storeId);
    if (known === undefined || known === revision) return { seq };
    const change: PageStream['store'] = { revision };
    return { seq, event: encodeEvent('store', seq, JSON.stringify(change)) };
  };
  await streamLog(call, { storeId, topic: PAGE_EVENTS, audience: 'guest', start });
}
