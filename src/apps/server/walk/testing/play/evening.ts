import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import type { Row, Value } from '../axes.ts';
import { type Book, newBook } from '../book.ts';
import type { Dice } from '../dice.ts';
import { BEGINS, drawChange, type Open } from '../house.ts';
import { type House, nameOf } from '../menu.ts';
import { rupees } from '../paise.ts';
import { AFTER, BEFORE, move } from './happen.ts';
import { dayOf, type Life, newLife, readOrder } from './life.ts';
import { fire, order } from './order.ts';
import { pay } from './pay.ts';

const SEVEN = BEGINS;
/** When a row orders, and when the rest of it happens. */
const WHEN: Record<Value<'when'>, [begins: number, ends: number]> = {
  evening: [SEVEN, SEVEN + HOUR],
  midnight: [SEVEN + 4.5 * HOUR, SEVEN + 5.5 * HOUR],
  close: [SEVEN + 6 * HOUR, SEVEN + 8 * HOUR],
  monthEnd: [SEVEN + DAY + 2 * HOUR, SEVEN + DAY + 10 * HOUR],
  lateAfterClose: [SEVEN + 4.7 * HOUR, SEVEN + DAY + 10.5 * HOUR],
};
/** At two in the night, at two of the next one, and at last. */
const CLOSES = [SEVEN + 7 * HOUR, SEVEN + DAY + 7 * HOUR, SEVEN + DAY + 12 * HOUR];
/** When the portions of the first day are compared, which begin anew after midnight. */
const COUNTED = SEVEN + 2 * HOUR;
/** When settings change: late orders are on their way, and some tables have ordered and not paid. */
const CHANGED = SEVEN + 5 * HOUR;
/** Who has a cart open then. */
const CART: Row = {
  dish: 'plain',
  price: 'byHour',
  who: 'guestAtTable',
  happens: 'nothing',
  paid: 'upi',
  when: 'evening',
  stations: 'two',
  course: 'none',
  by: 'owner',
};
const FLOAT = 2000_00;

/** Plays the rows of an evening beside each other, with the closes of its days. Answers what people know of it. */
export async function playEvening(open: Open, rows: readonly Row[], dice: Dice): Promise<Book> {
  const book = newBook();
  const { thali } = open;
  const steps: { at: number; act: () => Promise<unknown> }[] = CLOSES.map((at) => ({
    at,
    act: () => close(open, book, dice),
  }));
  steps.push({ at: COUNTED, act: () => takeStock(open, book) });
  const next = drawChange(dice, open.house);
  if (next) steps.push({ at: CHANGED, act: () => change(open, book, next) });
  for (const [at, row] of rows.entries()) {
    const [begins, ends] = WHEN[row.when];
    const life = newLife(open, book, row, at + 1);
    let send = async () => {};
    const early = async () => {
      send = await order(life);
    };
    const rest = async () => {
      await send();
      if (row.who === 'lateTablet') await open.settle();
      await finish(life);
    };
    steps.push({ at: begins, act: named(life, early) }, { at: ends, act: named(life, rest) });
  }
  await putFloat(open, book);
  for (const { at, act } of steps.toSorted((one, other) => one.at - other.at)) {
    thali.clock.now = Math.max(at, thali.clock.now + MINUTE);
    await act();
    await open.settle();
    book.inDrawer.set(dayOf(thali.clock.now), book.opening + book.drawer);
  }
  return book;
}

/** An owner changes settings while a guest has a dish in the cart. */
async function change(open: Open, book: Book, next: House): Promise<void> {
  const life = { ...newLife(open, book, CART, 0), waits: true };
  const send = await order(life);
  book.bills = (await open.done('GET', 'bills/export?from=&to=')).bills;
  await open.change(next);
  await send();
  await open.settle();
  await finish(life);
}

const named = (life: Life, act: () => Promise<void>) => async () => {
  try {
    await act();
  } catch (error) {
    throw new Error(`Row ${life.of}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
};

async function finish(life: Life): Promise<void> {
  const { row, open, tabs, orders } = life;
  // An order that waits for its gateway can only be paid or cancelled.
  if (life.form) await pay(life);
  await BEFORE[row.happens]?.(life);
  if (row.happens !== 'cancel') {
    if (row.course === 'held') await fire(life);
    await serve(life);
  }
  await pay(life);
  if (row.happens !== 'cancel' || row.paid !== 'unpaid')
    for (const { id } of orders) {
      await open.done('POST', `orders/${id}/bill`);
      life.isBilled = true;
    }
  await AFTER[row.happens]?.(life);
  if (life.table !== null)
    for (const tab of tabs) await open.done('POST', `sittings/${tab}/close`, { reason: 'They went' });
}

/** All that the row has is cooked and brought. */
async function serve(life: Life): Promise<void> {
  await move(life, 4);
  for (const noted of life.orders) noted.cooked = new Map(noted.portions);
  for (const { id } of life.orders.slice(1)) {
    const { state } = await readOrder(life, id);
    if (state < 4) await life.open.done('POST', `orders/${id}/state`, { from: state, to: 4 });
  }
}

async function putFloat(open: Open, book: Book): Promise<void> {
  await open.done('POST', 'till/entries', { what: 'float', amount: rupees(FLOAT) });
  book.opening = FLOAT;
}

/** Somebody counts, not always rightly, or nobody does. Some leave a part for the next day and bring the rest to the bank. */
async function close(open: Open, book: Book, dice: Dice): Promise<void> {
  const { number } = await open.done('GET', 'till');
  const expected = book.opening + book.drawer;
  const said = expected + dice.one([0, 3_50, -7_00]);
  const counted = said < 0 || dice.below(4) === 0 ? null : said;
  if (counted !== null) await open.done('POST', 'till/entries', { what: 'count', amount: rupees(counted) });
  const left = Math.max(0, counted ?? expected);
  const stays = dice.below(2) === 0 ? 0 : Math.min(left, 1500_00);
  const named = stays > 0 ? { stays: [{ amount: rupees(stays) }] } : {};
  await open.done('POST', 'till/close', { number, ...named });
  book.drawers.push({ expected, counted, toBank: stays > 0 ? left - stays : 0 });
  book.drawer = 0;
  if (stays > 0) book.opening = stays;
  else await putFloat(open, book);
}

/** Counts portions; goods come, some is spoilt and some missing; the supplier is paid from the drawer. */
async function takeStock({ done, store, stock }: Open, book: Book): Promise<void> {
  await stock.enter('bought', { Rice: [5000, 400] });
  await stock.enter('wasted', { Curd: 300 }, { reason: 'spoilt' });
  await stock.enter('counted', { Flour: ((await stock.held())['Flour']?.[0] ?? 0) - 70 });
  book.shelves.add('Rice', 5000).add('Curd', -300).add('Flour', -70);
  await done('POST', 'till/entries', { what: 'in', amount: 50, reason: 'change' });
  await done('POST', 'till/entries', { what: 'out', amount: 400, reason: 'supplier' });
  book.drawer += 50_00 - 400_00;
  book.toSuppliers += 400_00;
  const { items } = await done('GET', 'portions');
  const labelOf = new Map(Object.entries(store.items).map(([label, id]) => [id, label]));
  const menu = new Map<string, number>(
    items.map(({ itemId, left }: { itemId: string; left: number }) => [labelOf.get(itemId) ?? itemId, left]),
  );
  const gone = new Map<string, number>();
  for (const { row, gone: own } of book.orders) {
    const label = nameOf(row.dish, row.price);
    gone.set(label, (gone.get(label) ?? 0) + own);
  }
  book.left = { menu, gone };
}
