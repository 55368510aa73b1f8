import { expect } from 'vitest';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import type { StaffOrderView } from '#ordering/orders/wire/order.ts';
import { priceCart } from '#ordering/prices/rules/price-cart.ts';
import { parseHundredths, toDecimal, toNumber } from '#platform/money/rules/money.ts';
import { addTable, sitDown } from '#tables/sittings/server/testing/sit-down.ts';
import type { Answer } from '#testing/server/call.ts';
import { addTestPerson, admitTestTablet, PIN, startTestTurn } from '#testing/server/people/test-tablets.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  catalogueOf,
  createTestStore,
  orderBody,
  simpleItem,
  type TestStore,
} from '#testing/server/test-stores.ts';
import { expectAllowed, type Seen } from './expect-allowed.ts';

/** Who acts: a waiter at a tablet, the same with a manager's PIN, a cashier, or the owner. */
export type Who = 'waiter' | 'asking' | 'cashier' | 'owner';
const PRICES = { Tea: 12_35, Thali: 180_00 } as const;
export type Dish = keyof typeof PRICES;
export const DISHES = Object.keys(PRICES) as Dish[];

/** What may happen to a step: done, not allowed, no longer there, not possible now, or not possible at all. */
const OUTCOMES = [200, 201, 204, 403, 404, 409, 422];

/** Two tables of a store, and people who change what is ordered there. */
export async function useAllowanceLife() {
  const thali = await useTestApp();
  let store: TestStore = { storeId: '', slug: '', token: '', items: {} };
  let headers: Record<Exclude<Who, 'asking'>, Record<string, string>>;
  let manager = '';
  let tables: string[] = [];
  let seen: Seen = { orders: [], approved: new Map(), billed: new Set() };

  const url = (path: string) => `/api/stores/${store.storeId}${path}`;
  const ask = (who: keyof typeof headers, method: string, path: string, body?: object, more = {}) =>
    thali.call(method, url(path), { headers: { ...headers[who], ...more }, ...(body ? { body } : {}) });
  const post = (path: string, body: object) => (who: keyof typeof headers, more?: object) =>
    ask(who, 'POST', path, body, more);

  async function begin(): Promise<void> {
    const taxes = [{ label: 'GST', value: 5 }];
    const items = DISHES.map((dish) => simpleItem(dish, PRICES[dish] / 100, { taxes }));
    store = await createTestStore(thali, catalogueOf(items));
    const [ravi, meera] = [
      await addTestPerson(thali, store),
      await addTestPerson(thali, store, { name: 'Meera', role: 'MANAGER' }),
    ];
    manager = meera;
    const cookie = await startTestTurn(thali, await admitTestTablet(thali, store), ravi);
    const token = await addTestStaff(thali, store, 'STAFF');
    headers = {
      waiter: { cookie },
      cashier: { authorization: `token ${token}` },
      owner: { authorization: `token ${store.token}` },
    };
    tables = [await addTable(thali, store), await addTable(thali, store)];
    seen = { orders: [], approved: new Map(), billed: new Set() };
  }

  /** Does a step, with a manager's PIN where it is asked for, and looks at what it leaves. */
  async function step(who: Who, does: ReturnType<typeof post>): Promise<Answer> {
    let answer = await does(who === 'asking' ? 'waiter' : who);
    const { permission, act } = answer.body?.details ?? {};
    const isAsked = who === 'asking' && answer.status === 403 && permission !== undefined;
    if (isAsked) {
      const body = { accountId: manager, pin: PIN, permission, ...(act ? { act } : {}) };
      const given = await thali.call('POST', '/api/tablet/approvals', { headers: headers.waiter, body });
      answer = await does('waiter', { approval: given.body.approval });
      // A manager's word for what they were shown is enough.
      expect(answer.status, answer.text).not.toBe(403);
    }
    expect(OUTCOMES, answer.text).toContain(answer.status);
    await look(who === 'owner' || isAsked);
    return answer;
  }

  /** Compares all orders with what they were before the step. */
  async function look(isManagers: boolean): Promise<void> {
    const { body } = await ask('owner', 'GET', '/orders?limit=100');
    seen = expectAllowed(seen, body.orders as StaffOrderView[], isManagers);
  }

  const roundsAt = (table: number) => {
    const iden = tables[table % tables.length];
    return seen.orders.filter((one) => one.table?.iden === iden && one.state !== CANCELLED);
  };
  const orderAt = (number: number) => {
    const standing = seen.orders.filter(({ state }) => state !== CANCELLED);
    return standing[number % Math.max(1, standing.length)];
  };
  const lineOf = (order: StaffOrderView, number: number, isOff = false) => {
    const lines = order.items.filter(({ discarded }) => discarded === isOff);
    return lines[number % Math.max(1, lines.length)]?._id ?? '';
  };
  const sittingAt = async (table: number) => {
    const { body } = await ask('owner', 'GET', '/floor');
    const iden = tables[table % tables.length];
    return body.tables.find((one: { iden: string }) => one.iden === iden)?.sitting ?? null;
  };
  const edit = (who: Who, order: StaffOrderView, change: object) =>
    step(who, post(`/orders/${order._id}/edit`, { changes: [change], reason: 'So' }));

  return {
    begin,
    orderAt,
    lineOf,
    edit,
    step,
    post,
    ask,
    sittingAt,
    tableAt: (number: number) => tables[number % tables.length] ?? '',
    /** A guest orders at the sum that their phone shows. */
    async order(table: number, dish: Dish, quantity: number): Promise<void> {
      const sitting = await sittingAt(table);
      const code = sitting && (await ask('owner', 'GET', `/sittings/${sitting._id}`)).body.code;
      const phone = await sitDown(thali, store, tables[table % tables.length] ?? '', code ? { code } : {});
      if (!phone.isIn) return;
      const line = await phone.put(dish, { quantity });
      const shown = (await phone.read()).sums.mine;
      expectStored(await phone.send([line], shown), shown);
      await look(false);
    },
    /** The staff take an order at the sum that their screen shows: the menu's, less what the table has off. */
    async take(who: Who, table: number, dish: Dish, quantity: number): Promise<void> {
      const held: { reason: string; percent: number }[] = (await sittingAt(table))?.discounts ?? [];
      const line = { base: PRICES[dish], quantity, categoryDiscount: 0, itemDiscount: 0 };
      const { grandTotal } = priceCart(
        [{ ...line, taxes: [{ label: 'GST', rate: 500 }] }],
        [],
        held.map(({ reason, percent }, at) => ({
          id: String(at),
          line: null,
          reason,
          by: '',
          kind: 'percent',
          percent: parseHundredths(percent) ?? 0,
        })),
      );
      const amount = toNumber(grandTotal);
      const body = orderBody(store, {
        lines: [{ item: dish, value: toDecimal(PRICES[dish]), quantity }],
        amount,
        more: { table: { iden: tables[table % tables.length], idel: 'Table' } },
      });
      expectStored(await step(who, post('/orders', body)), amount);
    },
    async bill(who: Who, order: StaffOrderView): Promise<void> {
      const { status } = await step(who, post(`/orders/${order._id}/bill`, {}));
      if (status > 201) return;
      const ofTab = order.sitting
        ? seen.orders.filter(({ sitting }) => sitting?._id === order.sitting?._id)
        : [order];
      for (const { _id } of ofTab) seen.billed.add(_id);
    },
    roundsAt,
  };
}

/** What was confirmed is what is stored: it is never refused for its sum here, where nobody comes between. */
function expectStored({ status, body }: Answer, confirmed: number | null): void {
  expect(body.code).not.toBe('PRICE_CHANGED');
  if (status === 201) expect(body.amount).toBe(confirmed);
}

export type AllowanceLife = Awaited<ReturnType<typeof useAllowanceLife>>;
