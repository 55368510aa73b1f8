import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import { applyEdits, type Edit } from '#ordering/orders/rules/edits.ts';
import { isKept } from '#ordering/orders/rules/undoing/removed-portions.ts';
import { priceCart } from '#ordering/prices/rules/price-cart.ts';
import { shareApproved, splitDiscounts } from '#ordering/prices/rules/split-discounts.ts';
import { FULL_RATE, proportion } from '#platform/money/rules/money.ts';
import { discountsBeyond, holdStep } from './discount-limits.ts';

const TENTH = 1000;
const lineOf = (id: string, base: number, quantity: number) => ({
  id,
  base,
  quantity,
  categoryDiscount: 0,
  itemDiscount: 0,
  taxes: [],
  partOf: null,
  discarded: false,
  ready: false,
});
type Line = ReturnType<typeof lineOf>;
interface Order {
  lines: (Omit<Line, 'partOf'> & { partOf: string | null })[];
  discounts: OrderDiscount[];
  /** By discount, as much as it took off when a manager last let it pass. */
  letPass: ReadonlyMap<string, number>;
}
type Left = Pick<Order, 'lines' | 'discounts'>;
type Who = 'waiter' | 'asking' | 'manager';

interface Step {
  who: Who;
  what:
    | 'off'
    | 'less'
    | 'back'
    | 'add'
    | 'percent'
    | 'amount'
    | 'free'
    | 'of a dish'
    | 'undiscount'
    | 'split';
  at: number;
  size: number;
}

const step = fc.record<Step>({
  who: fc.constantFrom('waiter', 'waiter', 'asking', 'manager'),
  what: fc.constantFrom(
    ...([
      'off',
      'less',
      'back',
      'add',
      'percent',
      'amount',
      'free',
      'of a dish',
      'undiscount',
      'split',
    ] as const),
  ),
  at: fc.nat(20),
  size: fc.integer({ min: 1, max: 12 }),
});

const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)];
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);
const takenIn = ({ lines, discounts }: Pick<Order, 'lines' | 'discounts'>) =>
  priceCart(lines.filter(isKept), [], discounts);

/** The orders of a table while its people change them, as the server does: what is not allowed changes nothing. */
class Table {
  orders: Order[] = [
    { lines: [lineOf('a', 200_00, 20), lineOf('b', 12_35, 2)], discounts: [], letPass: new Map() },
  ];
  private ids = 0;

  do({ who, what, at, size }: Step): void {
    const order = pick(this.orders, at);
    if (!order) return;
    const left = what === 'split' ? this.split(order, at) : this.edited(order, { who, what, at, size });
    if (!left) return;
    const standing = left.map(({ lines, discounts }) => ({ lines: lines.filter(isKept), discounts }));
    const { beyond, discounts } = holdStep(standing, who === 'manager' ? FULL_RATE : TENTH);
    if (beyond > 0 && who === 'waiter') return;
    const isLetPass = who === 'manager' || beyond > 0;
    const kept = left.map(({ lines }, one): Order => {
      const taken = takenIn({ lines, discounts: discounts[one] ?? [] }).discounts;
      const noted = taken.map(({ discount, amount }) => ({ ...discount, taken: amount }));
      // Two orders share what was let pass for a percentage of both.
      const letPass = noted.flatMap(({ id, kind, line, taken: amount }): [string, number][] => {
        const before = order.letPass.get(id);
        if (isLetPass) return [[id, Math.max(amount, before ?? 0)]];
        if (before === undefined) return [];
        return [[id, what === 'split' && kind === 'percent' && line === null ? amount : before]];
      });
      const given = what === 'split' ? (shareApproved(noted) ?? []) : noted;
      return { lines, discounts: given, letPass: new Map(letPass) };
    });
    this.orders = this.orders.flatMap((one) => (one === order ? kept : [one]));
  }

  private edited(order: Order, asked: Step): Left[] | null {
    const edit = this.editOf(order, asked);
    if (!edit) return null;
    const { lines, discounts } = applyEdits({ ...order, charges: [] }, [edit], () => this.newId());
    return [{ lines, discounts: [...discounts] }];
  }

  private split({ lines, discounts }: Order, at: number): Left[] | null {
    const chosen = pick(lines.filter(isKept), at);
    if (!chosen || lines.filter(isKept).length < 2 || this.orders.length > 3) return null;
    const goes = ({ id, partOf }: Order['lines'][number]) => id === chosen.id || partOf === chosen.id;
    const [going, staying] = [lines.filter(goes), lines.filter((line) => !goes(line))];
    const [taken, left] = splitDiscounts(discounts, going.filter(isKept), staying.filter(isKept));
    return [
      { lines: going, discounts: taken },
      { lines: staying, discounts: left },
    ];
  }

  private editOf(
    { lines, discounts }: Order,
    { who, what, at, size }: Step,
  ): Edit<Order['lines'][number]> | null {
    const line = pick(lines.filter(isKept), at)?.id;
    const upTo = who === 'manager' ? FULL_RATE : TENTH;
    const given = { id: this.newId(), line: null, reason: 'Friend', by: who, upTo };
    if (what === 'add') return { kind: 'add', line: lineOf(this.newId(), size * 1_37, size) };
    if (what === 'percent')
      return { kind: 'give', discount: { ...given, kind: 'percent', percent: size * 300 } };
    if (what === 'amount')
      return { kind: 'give', discount: { ...given, kind: 'amount', amount: size * 41_17 } };
    if (what === 'undiscount') {
      const id = pick(discounts, at)?.id;
      return id === undefined ? null : { kind: 'undiscount', id };
    }
    if (what === 'back') {
      const off = pick(
        lines.filter(({ discarded }) => discarded),
        at,
      )?.id;
      return off === undefined ? null : { kind: 'back', line: off };
    }
    if (line === undefined) return null;
    if (what === 'off') return { kind: 'off', line };
    if (what === 'less') return { kind: 'quantity', line, quantity: size };
    const own = { ...given, line };
    return what === 'free'
      ? { kind: 'give', discount: { ...own, kind: 'complimentary', portions: 1 } }
      : { kind: 'give', discount: { ...own, kind: 'percent', percent: size * 300 } };
  }

  private newId(): string {
    this.ids += 1;
    return `x${this.ids}`;
  }
}

interface Given {
  id: string;
  amount: number;
  isBeyond: boolean;
}

function givenIn(order: Order): { cart: number; given: Given[] } {
  const kept = order.lines.filter(isKept);
  const full = new Map(priceCart(kept, []).lines.map(({ total }, at) => [kept[at]?.id, total]));
  const cart = sumOf([...full.values()]);
  const given = takenIn(order).discounts.flatMap(({ discount: { id, by, line, isPart }, amount }) => {
    const of = line === null ? cart : (full.get(line) ?? 0);
    const most = proportion(of, TENTH, FULL_RATE) + (isPart ? 1 : 0);
    return by === 'manager' ? [] : [{ id, amount, isBeyond: amount > most }];
  });
  return { cart, given };
}

/** What the waiter gave off an order is within a tenth of what stands, or no more than a manager has let pass. */
function expectWithin(order: Order): void {
  const { cart, given } = givenIn(order);
  for (const { id, amount } of given.filter(({ isBeyond }) => isBeyond))
    expect(amount).toBeLessThanOrEqual(order.letPass.get(id) ?? 0);
  const own = given.filter(({ id }) => !order.letPass.has(id));
  const most = proportion(cart, TENTH, FULL_RATE) + given.length;
  expect(sumOf(own.map(({ amount }) => amount))).toBeLessThanOrEqual(most);
  // Nobody’s next step is refused for what stands already.
  const standing = { lines: order.lines.filter(isKept), discounts: order.discounts };
  expect(discountsBeyond(standing, TENTH)).toEqual([]);
}

test('after every step, what the waiter gave is within their limit on what stands, or was let pass', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 40, size: 'max' }), (steps) => {
      const table = new Table();
      for (const one of steps) {
        table.do(one);
        for (const order of table.orders) expectWithin(order);
      }
    }),
  );
});
