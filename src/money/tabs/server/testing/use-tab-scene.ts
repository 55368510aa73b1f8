import { correctBill } from '#money/bills/server/issuing/correct-bill.ts';
import { findStoredOrder } from '#ordering/orders/server/find-order.ts';
import { lockTab } from '#ordering/orders/server/lock-tab.ts';
import { seatRounds } from '#ordering/orders/server/testing/seat-rounds.ts';
import { createContext, withTransaction } from '#platform/context/server/context.ts';
import type { Answer } from '#testing/server/call.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  moveOrder,
  placeTestOrder,
  simpleItem,
} from '#testing/server/test-stores.ts';
import { levelTab } from '../level-tab.ts';
import { receive } from '../receive.ts';
import { expectRightTab } from './expect-right-tab.ts';

const PRICES = { Tea: 20, Cake: 50, Thali: 115.5, Lassi: 31.5 };
type Dish = keyof typeof PRICES;

export interface SeatedRound {
  _id: string;
  slug: string;
  orderNo: number;
  lines: string[];
}

type Money = Parameters<typeof receive>[2];

/** A store, and what happens to the money of its tables. */
export async function useTabScene({ isRounding = false }: { isRounding?: boolean } = {}) {
  const thali = await useTestApp();
  const dishes = Object.entries(PRICES).map(([label, price]) => simpleItem(label, price));
  const store = await createTestStore(thali, catalogueOf(dishes));
  const { storeId, token } = store;
  if (isRounding) {
    const body = { kind: 'bill', prefix: 'INV/', creditPrefix: 'CN/', isRounded: true, footer: '' };
    await thali.call('PUT', `/api/stores/${storeId}/bill-settings`, { body, token });
  }
  const system = () => ({ ...createContext(thali.services, { kind: 'system' }), storeId });
  const read = async (sql: string, ...values: unknown[]) =>
    (await thali.database.pool.query(sql, [storeId, ...values])).rows;
  const desk = (order: { _id: string }, path: string, body?: object): Promise<Answer> =>
    thali.call('POST', `/api/stores/${storeId}/orders/${order._id}/${path}`, { body, token });

  async function place(...names: Dish[]): Promise<SeatedRound> {
    const lines = names.map((item) => ({ item, value: PRICES[item].toFixed(2) }));
    const amount = names.reduce((sum, item) => sum + PRICES[item], 0);
    const { _id, slug, orderNo } = await placeTestOrder(thali, store, { lines, amount });
    const { body } = await thali.call('GET /order/status/:slug', { params: { slug } });
    return { _id, slug, orderNo, lines: body.items.map((line: { _id: string }) => line._id) };
  }

  return {
    thali,
    store,
    read,
    desk,
    place,
    /** Another round of a sitting, or the first one of a new one. */
    async round(
      sittingId: string | undefined,
      ...names: Dish[]
    ): Promise<{ tab: string; round: SeatedRound }> {
      const round = await place(...names);
      const tab = await seatRounds(thali, storeId, [round._id], sittingId);
      await withTransaction(system(), async (tx) => {
        const { order: after, lines } = await findStoredOrder(tx, storeId, round._id);
        const all = await lockTab(tx, storeId, tab);
        const others = { ...all, orders: all.orders.filter(({ id }) => id !== after.id) };
        await correctBill(tx, others, [
          { before: null, after, lines: { before: [], after: lines }, log: [] },
        ]);
        await levelTab(tx, all);
      });
      return { tab, round };
    },
    receive: (tabId: string, money: Money) =>
      withTransaction(system(), async (tx) => {
        await receive(tx, await lockTab(tx, storeId, tabId), money);
      }),
    cancel: (order: { _id: string }) => moveOrder(thali, store, order._id, { from: 1, to: 5 }),
    remove: (order: SeatedRound, line: number, discarded = true) =>
      desk(order, `items/${order.lines[line]}/discard`, { discarded }),
    async look({ slug }: { slug: string }) {
      return (await thali.call('GET /order/status/:slug', { params: { slug } })).body;
    },
    right: (tabId: string) => expectRightTab(read, tabId),
    /** What each round has been paid, in paise. */
    async paid(tabId: string): Promise<number[]> {
      const sql = 'select paid::int from orders where store_id = $1 and sitting_id = $2 order by round';
      return (await read(sql, tabId)).map((row) => row.paid);
    },
  };
}
