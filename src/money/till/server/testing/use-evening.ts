import { randomUUID } from 'node:crypto';
import { setPayee } from '#money/receipts/server/testing/payee.ts';
import type { OrderChange, StaffOrderView } from '#ordering/orders/wire/order.ts';
import type { Answer } from '#testing/server/call.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  catalogueOf,
  createTestStore,
  orderBody,
  simpleItem,
} from '#testing/server/test-stores.ts';
import type { TillView } from '../../wire/till.ts';

/** In paise, without taxes. */
export const PRICES = { Thali: 215_50, Dosa: 93_35, Lassi: 61_20, Tea: 17_90 };
export type Dish = keyof typeof PRICES;
const PACKING = 12_50;
const HALF = 250;

/** An amount of paise as requests have it. */
export const rupees = (paise: number): number => paise / 100;
const halfOf = (paise: number) => Math.floor((paise * HALF + 5_000) / 10_000);

export type Evening = Awaited<ReturnType<typeof useEvening>>;

/** A restaurant that rounds its bills, with GST, a second drawer, a waiter, a cashier and a manager. */
export async function useEvening({
  now,
  closesItself = false,
}: {
  now?: number;
  closesItself?: boolean;
} = {}) {
  const thali = await useTestApp();
  thali.clock.now = now ?? thali.clock.now;
  const taxes = ['CGST', 'SGST'].map((label) => ({ label, value: HALF / 100 }));
  const dishes = Object.entries(PRICES).map(([label, price]) => simpleItem(label, rupees(price), { taxes }));
  const contents = [{ label: 'Packing', value: rupees(PACKING), valueType: 'absolute' }];
  const orderTypes = [{ label: 'Dine-In' }, { label: 'Pickup', contents }];
  const store = await createTestStore(thali, catalogueOf(dishes, { orderTypes }));
  const { storeId } = store;
  const hire = (role: 'STAFF' | 'MANAGER') => addTestStaff(thali, store, role);
  const people = {
    waiter: await hire('STAFF'),
    cashier: await hire('STAFF'),
    manager: await hire('MANAGER'),
  };
  const as = people.manager;

  async function desk(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    token = as,
  ): Promise<Answer['body']> {
    const answer = await thali.call(method, `/api/stores/${storeId}/${path}`, {
      ...(body ? { body } : {}),
      token,
      headers: { 'idempotency-key': randomUUID() },
    });
    if (answer.status >= 300) throw new Error(`${method} ${path} was refused: ${answer.text}`);
    return answer.body;
  }

  await setPayee(thali, store);
  const bills = { kind: 'bill', prefix: 'INV/', creditPrefix: 'CN/', isRounded: true, footer: '' };
  await desk('PUT', 'bill-settings', bills, store.token);
  const till = { boundary: '04:00', blind: true, closesItself, drawers: [{ name: 'Bar' }] };
  const { drawers } = (await desk('PUT', 'till/settings', till, store.token)) as TillView;
  const tables = ['1', '2', '3', '4', '5', '6'].map((iden) => ({ iden, idel: 'Table', conf: null }));
  await desk('POST', 'tables', { tables }, store.token);

  return {
    thali,
    store,
    people,
    desk,
    bar: drawers[1]?._id ?? '',
    /** What somebody orders, for what it comes to. */
    bodyOf(names: Dish[], { table, isPickup = false }: { table?: string; isPickup?: boolean } = {}) {
      const amount = names.reduce(
        (sum, name) => sum + PRICES[name] + 2 * halfOf(PRICES[name]),
        isPickup ? PACKING : 0,
      );
      return orderBody(store, {
        lines: names.map((item) => ({ item, value: rupees(PRICES[item]).toFixed(2) })),
        amount: rupees(amount),
        more: {
          ...(isPickup ? { orderType: 'Pickup', address: 'ASAP' } : { address: '' }),
          ...(table ? { table: { iden: table, idel: 'Table' } } : {}),
        },
      });
    },
    order: (id: string): Promise<StaffOrderView> => desk('GET', `orders/${id}`),
    edit: (id: string, change: OrderChange | object): Promise<StaffOrderView> =>
      desk('POST', `orders/${id}/edit`, { changes: [change] }),
    async due(tab: string): Promise<number> {
      return Math.round((await desk('GET', `tabs/${tab}/receipts`)).due * 100);
    },
    read: async (sql: string, ...values: unknown[]) =>
      (await thali.database.pool.query(sql, [storeId, ...values])).rows,
  };
}
