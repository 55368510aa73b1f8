import type { Value } from '../axes.ts';
import { nameOf, SOLD } from '../menu.ts';
import { taxOn, total } from '../paise.ts';
import {
  act,
  addPortions,
  dishOf,
  first,
  isSettled,
  type Life,
  lineIn,
  priceOf,
  readOrder,
  sideOf,
} from './life.ts';
import { hallOf, mainOrder, nextRound, note } from './order.ts';
import { wayOf } from './pay.ts';

/** What the floor may give off by itself, in basis points. */
const LIMIT = 1000;

type Deed = (life: Life) => Promise<void>;

interface Edit {
  reason?: string;
  /** Whether only a manager may. */
  isManagers: boolean;
}

const edit = (life: Life, changes: object[], { isManagers, reason }: Edit) =>
  act(
    life,
    `orders/${mainOrder(life).id}/edit`,
    { changes, ...(reason === undefined ? {} : { reason }) },
    isManagers,
  );
const mainLine = (life: Life) => lineIn(life, mainOrder(life), dishOf(life));

/** What happens to an order or its table before it is paid. */
export const BEFORE: Partial<Record<Value<'happens'>, Deed>> = {
  async edit(life) {
    const side = await lineIn(life, mainOrder(life), sideOf(life));
    const { open, row } = life;
    const { mark, prices, rates } = mainOrder(life);
    // Under the same price rule, which asks who ordered and what time it is now.
    const dish = row.dish === 'plain' ? 'choice' : 'plain';
    const label = nameOf(dish, row.price);
    const price = priceOf({ open, row: { ...row, dish } });
    const added = {
      kind: 'add',
      itemID: open.store.items[label],
      value: (price / 100).toFixed(2),
      quantity: 2,
      configs: SOLD[dish].chosen,
      remarks: mark,
    };
    await edit(life, [added, { kind: 'quantity', line: side, quantity: 3 }], { isManagers: false });
    addPortions(mainOrder(life), label, 2);
    addPortions(mainOrder(life), sideOf(life), 2);
    prices.set(label, price);
    rates.set(label, open.house.rate);
  },
  async voidBefore(life) {
    const off = { kind: 'off', line: await mainLine(life), quantity: 1 };
    await edit(life, [off], { reason: 'Changed their mind', isManagers: isSettled(life) });
    addPortions(mainOrder(life), dishOf(life), -1);
    mainOrder(life).gone -= 1;
  },
  async voidAfter(life) {
    const line = await mainLine(life);
    await move(life, 3);
    const at = `orders/${mainOrder(life).id}/items/${line}`;
    await life.open.done('POST', `${at}/ready`, { ready: true });
    await act(life, `${at}/discard`, { discarded: true, keep: 1, reason: 'Burnt' }, true);
    addPortions(mainOrder(life), dishOf(life), -1);
    mainOrder(life).wasted += 1;
  },
  async comp(life) {
    const free = { kind: 'complimentary', line: await mainLine(life), quantity: 1, reason: 'Long wait' };
    await edit(life, [free], { isManagers: true });
  },
  async lineDiscount(life) {
    const off = { kind: 'discount', line: await mainLine(life), percent: 15, reason: 'Cold' };
    await edit(life, [off], { isManagers: true });
  },
  async orderDiscount(life) {
    const { portions, prices } = mainOrder(life);
    const cart = total([...portions].map(([dish, count]) => count * (prices.get(dish) ?? 0)));
    const isManagers = isSettled(life) || 33_35 > taxOn(cart, LIMIT);
    await edit(life, [{ kind: 'discount', amount: '33.35', reason: 'Voucher' }], { isManagers });
  },
  async tableDiscount(life) {
    const off = { kind: 'discount', percent: 10, reason: 'Regular guests' };
    await edit(life, [off], { isManagers: isSettled(life) });
    await nextRound(life, `walk-${life.of}b`);
  },
  async move(life) {
    const to = await life.open.addTable(`T${life.of}x`, hallOf(life));
    await act(life, `sittings/${life.tabs[0]}/move`, { to });
    life.table = to;
    await nextRound(life, `walk-${life.of}b`);
  },
  async merge(life) {
    const { open, book } = life;
    const [own, table] = [life.table, await open.addTable(`T${life.of}x`, hallOf(life))];
    const other = await open.done('POST', 'sittings', { table, covers: 4 });
    book.covers += 4;
    life.table = table;
    await nextRound(life, `walk-${life.of}b`);
    life.table = own;
    await act(life, `sittings/${other._id}/merge`, { into: life.tabs[0] });
  },
  async splitDish(life) {
    const [main, side] = [mainOrder(life), sideOf(life)];
    const body = { lines: [await lineIn(life, main, side)] };
    const { _id, orders } = await act(life, `sittings/${life.tabs[0]}/split`, body);
    const apart = note(life, first(orders as { _id: string }[])._id, main.mark);
    apart.portions.set(side, main.portions.get(side) ?? 0);
    apart.prices = main.prices;
    apart.house = main.house;
    main.portions.delete(side);
    life.tabs.push(_id);
  },
};

/** What happens once it was paid and billed. */
export const AFTER: Partial<Record<Value<'happens'>, Deed>> = {
  async refund(life) {
    await takeOff(life, dishOf(life), 1);
    await giveBack(life);
  },
  async reversal(life) {
    const { open, book, row } = life;
    const tab = first(life.tabs);
    const { receipts } = await open.done('GET', `tabs/${tab}/receipts`);
    const wrong = first((receipts as Receipt[]).filter(({ reversible }) => reversible !== null));
    const method = row.paid === 'card' ? 'Cash' : 'Card';
    const instead = { method, amount: wrong.amount, ...(wrong.tip > 0 ? { tip: wrong.tip } : {}) };
    await act(life, `receipts/${wrong._id}/reverse`, { reason: 'Paid otherwise', instead }, true);
    const [amount, tip] = [Math.round(wrong.amount * 100), Math.round(wrong.tip * 100)];
    book.came.add(wrong.method, -amount).add(method, amount);
    book.tips.add(wrong.method, -tip).add(method, tip);
    const by = book.takers.get(life.of);
    book.took.add(`${by} ${wrong.method}`, -amount);
    book.took.add(`${by} ${method}`, amount);
    if (wrong.method === 'Cash') book.drawer -= amount + tip;
    if (method === 'Cash') book.drawer += amount + tip;
  },
  correction: (life) => takeOff(life, sideOf(life), 1),
  async cancel(life) {
    for (const noted of life.orders) {
      const { state } = await readOrder(life, noted.id);
      const cancelled = { from: state, to: 5, reason: 'Sold out' };
      await act(life, `orders/${noted.id}/state`, cancelled, isSettled(life));
      noted.isCancelled = true;
      noted.gone = 0;
    }
  },
};

interface Receipt {
  _id: string;
  method: string;
  amount: number;
  tip: number;
  reversible: string | null;
}

export async function move(life: Life, to: number): Promise<void> {
  const { id } = mainOrder(life);
  const { state } = await readOrder(life, id);
  if (state < to) await life.open.done('POST', `orders/${id}/state`, { from: state, to });
}

async function takeOff(life: Life, label: string, portions: number): Promise<void> {
  const noted = mainOrder(life);
  const line = await lineIn(life, noted, label);
  await edit(life, [{ kind: 'off', line, quantity: portions }], { reason: 'Was not good', isManagers: true });
  addPortions(noted, label, -portions);
}

/** Hands back what is owed, in the way in which it came. */
async function giveBack(life: Life): Promise<void> {
  const { open, book, row, orders } = life;
  for (const { id } of orders) {
    const { owed } = await open.done('GET', `orders/${id}/refunds`);
    if (owed === 0) continue;
    const way = wayOf({ row });
    const how = row.paid === 'gateway' ? { how: 'gateway' } : { how: 'hand', method: way };
    await act(life, `orders/${id}/refunds`, how, true);
    const amount = Math.round(owed * 100);
    book.back.add(row.paid === 'gateway' ? 'gateway' : way, amount);
    if (row.paid !== 'gateway' && way === 'Cash') book.drawer -= amount;
  }
}
