import type { ReceiptMethod } from '#money/payments/rules/payment.ts';
import type { ReceiptView } from '#ordering/orders/wire/corrections.ts';
import { sitDown } from '#tables/sittings/server/testing/sit-down.ts';
import { type Dish, type Evening, PRICES, rupees } from './use-evening.ts';

/** Numbers below a limit that repeat for the same seed. */
export type Dice = (limit: number) => number;

export function throwFrom(seed: number): Dice {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** What the cashier has in the drawers, and on a slip of paper. */
export interface Slip {
  cash: { main: number; bar: number };
  refunds: Record<string, number>;
  forAccount: number;
}

interface Paid {
  method: ReceiptMethod;
  amount: number;
  tip?: number;
  isBar?: boolean;
}

const DISHES = Object.keys(PRICES) as Dish[];

export function eveningDeeds(evening: Evening, dice: Dice) {
  const { desk, people, bar, bodyOf, thali, store } = evening;
  const slip: Slip = { cash: { main: 0, bar: 0 }, refunds: {}, forAccount: 0 };
  /** Where each table pays, and what guests who order alone pay. */
  const tabs = new Map<string, 'table' | 'order'>();
  const orders: string[] = [];
  const seated = new Map<string, string>();

  const pick = <T>(all: readonly T[]): T => all[dice(all.length)] as T;
  const some = (): Dish[] => Array.from({ length: 1 + dice(3) }, () => pick(DISHES));
  const put = ({ method, amount, tip = 0, isBar = false }: Paid) => {
    if (method === 'Cash') slip.cash[isBar ? 'bar' : 'main'] += amount + tip;
  };

  async function pay(tab: string, paid: Paid): Promise<void> {
    const { method, amount, tip = 0, isBar = false } = paid;
    const isTable = tabs.get(tab) === 'table';
    await desk(
      'POST',
      `${isTable ? 'sittings' : 'orders'}/${tab}/payments`,
      {
        method,
        amount: rupees(amount),
        ...(isTable && tip > 0 ? { tip: rupees(tip) } : {}),
        ...(isBar ? { drawer: bar } : {}),
      },
      pick([people.waiter, people.cashier]),
    );
    put({ ...paid, tip: isTable ? tip : 0 });
  }

  const deeds = {
    slip,
    tabs,
    orders,
    pay,
    method: () => pick(['Cash', 'Card', 'UPI'] as const),
    /** The guests of some table pay and go. */
    async turnOver(): Promise<void> {
      const tab = pick([...seated.values()]);
      if (tab === undefined) return;
      const amount = await evening.due(tab);
      if (amount > 0) await pay(tab, { method: deeds.method(), amount, tip: 12_50 });
      await deeds.leave(tab);
    },
    async openAccount(): Promise<string> {
      const guest = { name: 'Asha Rao', countryCode: '+91', phone: '9876543210', note: '', limit: null };
      return (await desk('POST', 'khatas', guest))._id;
    },
    async bill(id: string): Promise<void> {
      const { state, items } = await evening.order(id);
      if (state !== 5 && items.some(({ discarded }) => !discarded))
        await desk('POST', `orders/${id}/bill`, {});
    },
    /** Another round of a table, which is opened for its first one. */
    async round(): Promise<void> {
      const table = pick(['1', '2', '3', '4', '5']);
      if (!seated.has(table)) {
        const { _id } = await desk('POST', 'sittings', { table, covers: 1 + dice(5) }, people.waiter);
        seated.set(table, _id);
        tabs.set(_id, 'table');
      }
      const body = bodyOf(some(), { table });
      const token = people.waiter;
      const url = `/api/stores/${store.storeId}/orders`;
      const first = await thali.call('POST', url, { body, token });
      // What the table has off is in the sum that the waiter reads out.
      const amount = first.body.details?.amount;
      const order =
        first.status === 409 ? await desk('POST', 'orders', { ...body, amount }, token) : first.body;
      orders.push(order._id);
    },
    /** The guests of a table go, and others may sit down. */
    async leave(tab: string): Promise<void> {
      for (const [table, sitting] of seated) if (sitting === tab) seated.delete(table);
      for (const one of await roundsOf(tab)) {
        const { state } = await evening.order(one);
        if (state < 4) await desk('POST', `orders/${one}/state`, { from: state, to: 4 });
      }
      await desk('POST', `sittings/${tab}/close`, { reason: 'They went' });
    },
    async sell(): Promise<void> {
      const paid = { method: pick(['Cash', 'Cash', 'UPI', 'Card'] as const), isBar: dice(2) === 0 };
      const order = bodyOf(some(), { isPickup: true });
      const body = { order, paid: { method: paid.method, ...(paid.isBar ? { drawer: bar } : {}) } };
      const { _id } = await desk('POST', 'sales', body, people.cashier);
      orders.push(_id);
      tabs.set(_id, 'order');
      put({ ...paid, amount: Math.round(order.amount) * 100 });
    },
    async ring(): Promise<void> {
      const { _id } = await desk('POST', 'orders', bodyOf(some(), { isPickup: true }), people.cashier);
      orders.push(_id);
      tabs.set(_id, 'order');
    },
    async edit(id: string): Promise<void> {
      const { items, state } = await evening.order(id);
      const line = pick(items.filter(({ discarded }) => !discarded))?._id;
      if (line === undefined || state === 5) return;
      const add = pick(DISHES);
      const value = rupees(PRICES[add]).toFixed(2);
      await evening.edit(
        id,
        pick<object>([
          { kind: 'add', itemID: store.items[add], value, quantity: 2 },
          { kind: 'quantity', line, quantity: 3 },
          { kind: 'off', line, quantity: 1 },
          { kind: 'discount', line, percent: 15, reason: 'Cold' },
          { kind: 'discount', percent: 10, reason: 'Regular guest' },
          { kind: 'discount', amount: '33.35', reason: 'Voucher' },
          { kind: 'complimentary', line, quantity: 1, reason: 'Long wait' },
        ]),
      );
    },
    /** Part of the money was noted as cash and came by card. */
    async correct(tab: string): Promise<void> {
      const due = await evening.due(tab);
      await pay(tab, { method: 'Cash', amount: due, tip: 20_00, isBar: true });
      const { receipts } = (await desk('GET', `tabs/${tab}/receipts`)) as { receipts: ReceiptView[] };
      const wrong = receipts.findLast(({ reversible }) => reversible !== null);
      const { amount = 0, tip = 0 } = wrong ?? {};
      const instead = { method: 'Card', amount, tip };
      await desk('POST', `receipts/${wrong?._id}/reverse`, { reason: 'Paid by card', instead });
      put({ method: 'Cash', amount: -Math.round((amount + tip) * 100), isBar: true });
    },
    /** Half of the table pays by a guest's phone, the rest in cash. */
    async payParts(): Promise<void> {
      const phone = await sitDown(thali, store, '6', { name: 'Asha' });
      tabs.set(phone.sittingId, 'table');
      const lines = [await phone.put('Thali'), await phone.put('Lassi', { quantity: 3 })];
      const { body } = await phone.send(lines, (await phone.read()).sums.all, crypto.randomUUID());
      orders.push(body._id);
      const { body: part } = await phone.call('POST', '/parts', { kind: 'even', of: 2, tip: 15 });
      const paid = { method: 'UPI', part: part._id };
      await desk('POST', `sittings/${phone.sittingId}/payments`, paid, people.waiter);
      await pay(phone.sittingId, { method: 'Cash', amount: await evening.due(phone.sittingId), tip: 5_00 });
    },
    settle: (tab: string, how: object) => desk('POST', `tabs/${tab}/settle`, how),
    async cancel(id: string): Promise<void> {
      const { state } = await evening.order(id);
      await desk('POST', `orders/${id}/state`, { from: state, to: 5, reason: 'Sold out' });
    },
    /** Gives back whatever is owed for an order. */
    async refund(id: string): Promise<void> {
      const { owed } = await desk('GET', `orders/${id}/refunds`);
      if (owed === 0) return;
      const method = pick(['Cash', 'UPI'] as const);
      await desk('POST', `orders/${id}/refunds`, { how: 'hand', method });
      slip.refunds[method] = (slip.refunds[method] ?? 0) + Math.round(owed * 100);
      if (method === 'Cash') slip.cash.main -= Math.round(owed * 100);
    },
    async payAccount(khata: string, amount: number): Promise<void> {
      await desk('POST', `khatas/${khata}/payments`, { method: 'Cash', amount: rupees(amount), drawer: bar });
      slip.forAccount += amount;
      put({ method: 'Cash', amount, isBar: true });
    },
  };

  async function roundsOf(tab: string): Promise<string[]> {
    const sql = 'select id from orders where store_id = $1 and sitting_id = $2 and state < 5 order by round';
    return (await evening.read(sql, tab)).map(({ id }) => id);
  }
  return deeds;
}
