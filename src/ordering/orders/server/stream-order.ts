import type { Ctx } from '#platform/context/server/context.ts';
import { encodeEvent } from '#platform/http/server/event-stream.ts';
import { type StreamCall, type StreamStart, streamLog } from '#platform/realtime/server/stream-log.ts';
import { gather } from '#platform/work/server/gather.ts';
import type { OrderStream } from '#restaurant/live/wire/streams.ts';
import { findOrdersBySlug, findStoredOrders, orMissing } from './find-order.ts';
import type { OrderName } from './queries.ts';
import { orderViewForGuest } from './views.ts';

/** Nobody notices it, and after a restart all readers come back at once. */
const TOGETHER = { ms: 5 };

/** Reads for streams. Those that are opened at once share them, and what the readers of one order get is made once. */
export function createOrderStarts(ctx: Pick<Ctx, 'db' | 'services'>) {
  async function readOfStore(storeId: string, ids: string[]): Promise<[string, StreamStart][]> {
    const orders = await findStoredOrders(ctx, storeId, ids);
    const { store } = await ctx.services.storeCache.get(storeId);
    return [...orders].map(([id, stored]) => {
      const order: OrderStream['order'] = orderViewForGuest(stored, store);
      const seq = stored.log.at(-1)?.seq ?? 0;
      return [keyOf({ storeId, id }), { seq, event: encodeEvent('order', seq, JSON.stringify(order)) }];
    });
  }
  /** A store that can't be read ends its own streams, and not those of others. */
  const readIfPossible = (storeId: string, ids: string[]) =>
    readOfStore(storeId, ids).catch((error: unknown) => {
      ctx.services.onError(error);
      return [];
    });
  const read = gather(async (keys) => {
    const names = keys.map((key) => key.split(BETWEEN) as [string, string]);
    const idsOf = Map.groupBy(names, ([storeId]) => storeId);
    const reads = [...idsOf].map(([storeId, its]) =>
      readIfPossible(
        storeId,
        its.map(([, id]) => id),
      ),
    );
    return new Map((await Promise.all(reads)).flat());
  }, TOGETHER);
  return {
    find: gather((slugs) => findOrdersBySlug(ctx, slugs), TOGETHER),
    read: (name: OrderName) => read(keyOf(name)),
  };
}

export type OrderStarts = ReturnType<typeof createOrderStarts>;

const BETWEEN = ' ';
const keyOf = ({ storeId, id }: OrderName) => storeId + BETWEEN + id;

/** Streams the customer's own order: its present state, and each change. */
export async function streamOrder(starts: OrderStarts, slug: string, call: StreamCall): Promise<void> {
  const order = orMissing(await starts.find(slug));
  const { storeId, id: topic } = order;
  const start = async () => orMissing(await starts.read(order));
  await streamLog(call, { storeId, topic, audience: 'guest', start });
}
