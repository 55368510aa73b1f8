import type { OrderView } from '#ordering/orders/wire/order.ts';
import type { Answer } from '../../src/testing/server/call.ts';
import type { TestStore } from '../../src/testing/server/test-stores.ts';
import { type Client, createClient } from '../harness/client.ts';
import type { Noted } from './check-store.ts';
import type { Random } from './random.ts';
import { newOrder, type Order } from './shop.ts';

export interface Load {
  noted: Noted;
  /** Views read just after their orders were acknowledged, of orders that nobody changes afterwards. */
  views: Map<string, OrderView>;
  /** Sent without an answer, to be repeated with the same key. */
  unanswered: Order[];
  sent: Map<string, Order>;
  stop(): Promise<void>;
}

interface LoadOptions {
  url: string;
  shop: TestStore;
  random: Random;
  connections: number;
  onAcknowledged?: (count: number) => void;
}

/** Of the program, and of a proxy before it. */
const UNAVAILABLE = [502, 503, 504];
/** The store has moved away: the order is not placed yet. */
const ELSEWHERE = 307;

/**
 * Places orders over several connections, each sending the next once the last was answered. Some are read,
 * moved or changed.
 */
export function startLoad({ url, shop, random, connections, onAcknowledged }: LoadOptions): Load {
  const noted: Noted = { placed: new Map(), refused: [], moved: [], discarded: [] };
  const load: Omit<Load, 'stop'> = { noted, views: new Map(), unanswered: [], sent: new Map() };
  let isOver = false;

  async function placeOne(client: Client): Promise<void> {
    const order = newOrder(shop, random);
    load.sent.set(order.key, order);
    const answer = await sendOrder(client, shop, order);
    if (!answer) {
      load.unanswered.push(order);
      return;
    }
    noteOrder(noted, order, answer);
    if (answer.status !== 201) return;
    onAcknowledged?.(noted.placed.size);
    const what = random.below(8);
    if (what === 0) await readOne(answer.body.slug, client);
    if (what === 1) await moveOne(answer.body._id, client);
    if (what === 2) await discardOne(answer.body, client);
  }

  async function readOne(slug: string, client: Client): Promise<void> {
    const answer = await tryTo(() => client.call('GET /order/status/:slug', { params: { slug } }));
    if (answer?.status === 200) load.views.set(slug, answer.body);
  }

  const atDesk = (orderId: string, rest: string, body: object, client: Client) =>
    tryTo(() =>
      client.call('POST', `/api/stores/${shop.storeId}/orders/${orderId}${rest}`, {
        body,
        token: shop.token,
      }),
    );

  async function moveOne(orderId: string, client: Client): Promise<void> {
    const to = 2 + random.below(3);
    const answer = await atDesk(orderId, '/state', { from: 1, to }, client);
    if (answer?.status === 200) noted.moved.push({ orderId, to });
  }

  async function discardOne({ _id, slug }: { _id: string; slug: string }, client: Client): Promise<void> {
    const read = await tryTo(() => client.call('GET /order/status/:slug', { params: { slug } }));
    // A program that loses acknowledged orders answers 404 here. The final check reports it.
    if (read?.status !== 200) return;
    const lineId = (read.body as OrderView).items[0]?._id;
    if (!lineId) return;
    const answer = await atDesk(_id, `/items/${lineId}/discard`, { discarded: true }, client);
    if (answer?.status === 200) noted.discarded.push({ orderId: _id, lineId });
  }

  async function work(): Promise<void> {
    const client = createClient(url);
    while (!isOver) await placeOne(client);
    client.close();
  }

  const working = Promise.all(Array.from({ length: connections }, work));
  return {
    ...load,
    async stop() {
      isOver = true;
      await working;
    },
  };
}

/** Returns null when the outcome is unknown: the connection broke, or the service was unavailable. */
async function tryTo(ask: () => Promise<Answer>): Promise<Answer | null> {
  const answer = await ask().catch(() => null);
  // A refused connection is retried at once, so this pause keeps the machine responsive.
  if (answer === null) await new Promise((resolve) => setTimeout(resolve, 5));
  return answer === null || [...UNAVAILABLE, ELSEWHERE].includes(answer.status) ? null : answer;
}

function sendOrder(client: Client, shop: TestStore, { key, body }: Order): Promise<Answer | null> {
  const headers = { 'idempotency-key': key };
  return tryTo(() => client.call('POST', `/order/create/web/${shop.storeId}`, { headers, body }));
}

function noteOrder(noted: Noted, { key }: Order, { status, body }: Answer): void {
  if (status !== 200 && status !== 201) noted.refused.push(`${key} with ${status} ${JSON.stringify(body)}`);
  else noted.placed.set(key, [...(noted.placed.get(key) ?? []), body]);
}

/** Repeats orders with their keys until each is answered, and notes the answers beside earlier ones. */
export async function retry(
  url: string,
  shop: TestStore,
  orders: readonly Order[],
  noted: Noted,
  within: number,
): Promise<void> {
  const waiting = [...orders];
  const end = performance.now() + within;
  const work = async () => {
    const client = createClient(url);
    for (let order = waiting.pop(); order; order = waiting.pop()) {
      const answer = await sendOrder(client, shop, order);
      if (answer) noteOrder(noted, order, answer);
      else if (performance.now() > end)
        throw new Error(`The key ${order.key} is not answered in ${within} ms`);
      else waiting.push(order);
    }
    client.close();
  };
  await Promise.all(Array.from({ length: 8 }, work));
}
