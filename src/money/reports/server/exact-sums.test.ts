import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueOf, type OrderBalance, owedToGuest, roundOffOf } from '#money/bills/rules/balance.ts';
import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import type { RefundState, RefundWay } from '#money/payments/rules/refund-ways.ts';
import { refunds as refundRows } from '#money/refunds/tables.ts';
import { taxesWithin } from '#ordering/catalogue/rules/sold-taxes.ts';
import type { Tax } from '#ordering/menu/rules/menu.ts';
import type { OrderEvent } from '#ordering/orders/rules/order.ts';
import { quote } from '#ordering/orders/server/quote.ts';
import { type LineRow, orderLines, orders } from '#ordering/orders/tables.ts';
import { priceCart } from '#ordering/prices/rules/price-cart.ts';
import { type Charge, type PriceableLine, priceLine } from '#ordering/prices/rules/price-line.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { storeLog } from '#platform/realtime/tables.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { runs } from '#testing/server/runs.ts';
import { NOON, useTestApp } from '#testing/server/test-app.ts';
import { createTestStore, type TestStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp();

const rate = fc.integer({ min: 0, max: 10_000 });
const label = fc.constantFrom('CGST', 'SGST', 'GST 5%', '');
const tax: fc.Arbitrary<Tax> = fc.record({ label, rate });
const charge: fc.Arbitrary<Charge> = fc.oneof(
  fc.record({ label, kind: fc.constant('absolute' as const), amount: fc.integer({ min: 0, max: 100_000 }) }),
  fc.record(
    { label, kind: fc.constant('percentage' as const), rate, taxes: fc.array(tax, { maxLength: 2 }) },
    { requiredKeys: ['label', 'kind', 'rate'] },
  ),
);
const part = fc
  .record({ worth: fc.integer({ min: 0, max: 100_000_000 }), taxes: fc.array(tax, { maxLength: 2 }) })
  .map((own) => ({ label: 'Dish', price: 0, part: { ...own, itemId: 'dish', hsn: null } }));
const line = fc.record({
  id: fc.uuid(),
  base: fc.integer({ min: 0, max: 10_000_000_000 }),
  categoryDiscount: rate,
  itemDiscount: rate,
  taxes: fc.array(tax, { maxLength: 3 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  discarded: fc.boolean(),
  itemId: fc.constantFrom('tea', 'cake', 'soup'),
  /** Dishes of a combo, if there are some. */
  configs: fc.array(part, { maxLength: 3 }).map((parts) => [{ label: 'Choice', options: parts }]),
});
const receipt = fc.record({
  method: fc.constantFrom('Cash', 'Card', 'UPI', null),
  amount: fc.integer({ min: 1, max: 200_000 }),
});
const refund = fc.record({
  how: fc.constantFrom('gateway' as const, 'hand' as const),
  method: fc.constantFrom('Cash' as const, 'UPI' as const, null),
  state: fc.constantFrom('pending' as const, 'done' as const, 'failed' as const),
  percent: fc.integer({ min: 1, max: 100 }),
});
/** `at`: the line that it is for, if there is one. */
const discount = fc.record({
  kind: fc.constantFrom('percent' as const, 'amount' as const, 'complimentary' as const),
  at: fc.integer({ min: 0, max: 6 }),
  size: fc.integer({ min: 0, max: 10_000 }),
});
const order = fc
  .record({
    isTaxIncluded: fc.boolean(),
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    discounts: fc.array(discount, { maxLength: 3 }),
    charges: fc.array(charge, { maxLength: 3 }),
    state: fc.constantFrom(1 as const, 4 as const, 5 as const),
    daysAgo: fc.integer({ min: 0, max: 3 }),
    isRounded: fc.boolean(),
    claimed: fc.boolean(),
    receipts: fc.array(receipt, { maxLength: 3 }),
    /** Each refunds a part of the rest of the receipts. */
    refunds: fc.array(refund, { maxLength: 3 }),
  })
  .map(({ isTaxIncluded, ...drawn }) => (isTaxIncluded ? { ...drawn, ...withTaxesWithin(drawn) } : drawn));

type Configs = LineRow['configs'];

const withinIn = (configs: Configs): Configs =>
  configs.map((group) => ({
    ...group,
    options: group.options.map((option) =>
      option.part ? { ...option, part: { ...option.part, taxes: taxesWithin(option.part.taxes) } } : option,
    ),
  }));

function withTaxesWithin<Line extends { taxes: Tax[]; configs: Configs }>(drawn: {
  lines: Line[];
  charges: Charge[];
}) {
  return {
    lines: drawn.lines.map((one) => ({
      ...one,
      taxes: taxesWithin(one.taxes),
      configs: withinIn(one.configs),
    })),
    charges: drawn.charges.map((one) => (one.taxes ? { ...one, taxes: taxesWithin(one.taxes) } : one)),
  };
}

type Drawn = typeof order extends fc.Arbitrary<infer T> ? T : never;

const kept = ({ lines }: Drawn): PriceableLine[] => lines.filter(({ discarded }) => !discarded);

function discountsOf({ lines, discounts }: Drawn): OrderDiscount[] {
  return discounts.map(({ kind, at, size }, index) => {
    const given = { id: String(index), line: lines[at]?.id ?? null, reason: kind, by: `waiter ${at}` };
    if (kind === 'percent') return { ...given, kind, percent: size };
    return kind === 'amount'
      ? { ...given, kind, amount: size }
      : { ...given, kind, portions: 1 + (size % 3) };
  });
}

const pricedOf = (one: Drawn) => priceCart(kept(one), one.charges, discountsOf(one));

interface Money {
  balance: OrderBalance;
  received: { method: string; amount: number }[];
  givenBack: { method: string; amount: number }[];
  refunds: { how: RefundWay; method: 'Cash' | 'UPI' | null; state: RefundState; amount: number }[];
}

function moneyOf(one: Drawn): Money {
  const amount = pricedOf(one).grandTotal;
  const paid = sum(one.receipts.map((receipt) => receipt.amount));
  let left = paid;
  const refunds = one.refunds.flatMap(({ percent, ...rest }) => {
    const back = Math.floor((left * percent) / 100);
    if (rest.state !== 'failed') left -= back;
    return back > 0 ? [{ ...rest, amount: back }] : [];
  });
  return {
    balance: {
      state: one.state,
      amount,
      roundOff: one.isRounded ? roundOffOf(amount) : null,
      paid,
      refunded: paid - left,
    },
    refunds,
    received: one.receipts.map(({ method, amount: came }) => ({ method: method ?? 'gateway', amount: came })),
    givenBack: refunds
      .filter(({ state }) => state !== 'failed')
      .map(({ how, method, amount: went }) => ({
        method: how === 'gateway' ? how : (method ?? ''),
        amount: went,
      })),
  };
}

/** Writes rows as the app would have written them. */
async function write(storeId: string, drawn: Drawn[]): Promise<void> {
  let seq = 1_000_000;
  for (const [index, one] of drawn.entries()) {
    const createdAt = new Date(NOON - one.daysAgo * DAY);
    const id = uuidV7(createdAt.getTime());
    const { balance, refunds } = moneyOf(one);
    const lines = one.lines.map((drawnLine, position): LineRow => {
      const { base, unit } = priceLine(drawnLine);
      const names = { itemLabel: drawnLine.itemId, itemTranslations: null, images: [] };
      const rest = {
        hsn: null,
        partOf: null,
        ready: false,
        off: null,
        shares: null,
        pricedBy: null,
        remarks: null,
        course: null,
        hold: null,
      };
      return { ...drawnLine, ...names, ...rest, storeId, orderId: id, position, base, unit };
    });
    const { lines: rows, discounts } = quote(lines, one.charges, discountsOf(one));
    await thali.services.db.insert(orders).values({
      storeId,
      id,
      createdAt,
      orderNo: index + 1,
      slug: randomUUID(),
      revision: 1,
      ...balance,
      currency: 'INR',
      charges: one.charges,
      discounts,
      orderTypeId: 'type',
      orderType: 'Dine-In',
      customerName: '',
      customerPhone: '',
      countryCode: '',
      address: '',
      remarks: '',
      paymentState: one.claimed ? 'claimed' : 'unpaid',
      paymentMethod: 'Cash',
      estimateFrom: 0,
      estimateTo: 0,
    });
    await thali.services.db.insert(orderLines).values(rows);
    for (const { method, amount } of one.receipts) {
      const received = method === null ? {} : { received: { method } };
      const event = { what: 'payment', payment: 'paid', from: 1, to: 1, amount, ...received } as OrderEvent;
      const entry = { seq: ++seq, at: createdAt, kind: 'order' as const, orderId: id, event };
      await thali.services.db.insert(storeLog).values({ storeId, actor: { kind: 'system' }, ...entry });
    }
    for (const refund of refunds) {
      await thali.services.db.insert(refundRows).values({
        ...refund,
        storeId,
        id: randomUUID(),
        orderId: id,
        request: randomUUID(),
        createdAt,
        author: { kind: 'system' },
        settledAt: refund.state === 'pending' ? null : createdAt,
      });
    }
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

function sumByMethod(flows: { method: string; amount: number }[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const { method, amount } of flows) all[method] = (all[method] ?? 0) + amount;
  return all;
}

function nameBy<Row extends { amount: number }>(rows: readonly Row[], nameOf: (row: Row) => string) {
  return rows.filter(({ amount }) => amount > 0).map((row) => ({ method: nameOf(row), amount: row.amount }));
}

function sumByName(rows: { label: string; rate: number | null; amount: number }[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const row of rows)
    all[`${row.rate} ${row.label}`] = (all[`${row.rate} ${row.label}`] ?? 0) + row.amount;
  return all;
}

async function lastWeekOf(store: TestStore) {
  const { body } = await thali.call('GET /api/stores/:storeId/reports/sales', {
    params: store,
    query: { period: 'last7' },
    token: store.token,
  });
  return body;
}

test('taxes, charges and dishes equal the orders’ own to the paisa and add up to the revenue', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 8 }), async (drawn) => {
      const store = await createTestStore(thali);
      await write(store.storeId, drawn);
      const report = await lastWeekOf(store);
      const priced = drawn.filter(({ state }) => state !== 5).map(pricedOf);
      expect(report.totals.revenue).toBe(sum(priced.map(({ grandTotal }) => grandTotal)));
      expect(sum(report.dishes.map(({ revenue }) => revenue))).toBe(
        sum(priced.flatMap(({ lines }) => lines.map(({ total, share }) => total - share))),
      );
      expect(sumByName(report.taxes)).toEqual(sumByName(priced.flatMap(({ taxes }) => taxes)));
      const taken = priced.flatMap(({ discounts }) => discounts);
      expect(sumByMethod(nameBy(report.discounts ?? [], ({ reason }) => reason))).toEqual(
        sumByMethod(nameBy(taken, (one) => one.discount.reason)),
      );
      expect(sumByMethod(nameBy(report.discountsBy ?? [], ({ by }) => by))).toEqual(
        sumByMethod(nameBy(taken, (one) => one.discount.by)),
      );
      expect(report.taxWithin).toBe(
        sum(priced.flatMap(({ taxes }) => taxes.map(({ amount, included }) => (included ? amount : 0)))),
      );
      const parts = [...report.charges, ...report.taxes].map(({ amount }) => amount);
      expect(sum(report.dishes.map(({ revenue }) => revenue)) + sum(parts) - (report.taxWithin ?? 0)).toBe(
        report.totals.revenue,
      );
      expect(sumByName(report.charges)).toEqual(sumByName(priced.flatMap(({ charges }) => charges)));
      expect(sum(report.days.map(({ revenue }) => revenue))).toBe(report.totals.revenue);
      expect(sum(report.hours.map(({ revenue }) => revenue))).toBe(report.totals.revenue);
      expect(sum(report.orderTypes.map(({ revenue }) => revenue))).toBe(report.totals.revenue);
    }),
    { numRuns: runs(25) },
  );
});

test('receipts, refunds and dues equal the orders’ books and add up to the sales', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 8 }), async (drawn) => {
      const store = await createTestStore(thali);
      await write(store.storeId, drawn);
      const report = await lastWeekOf(store);
      const { received, givenBack, due, owed, rounding } = report.money;
      const money = drawn.map(moneyOf);
      expect(sumByMethod(received)).toEqual(sumByMethod(money.flatMap((one) => one.received)));
      expect(sumByMethod(givenBack)).toEqual(sumByMethod(money.flatMap((one) => one.givenBack)));
      const dueAs = (claimed: boolean) =>
        sum(drawn.map((one) => (one.claimed === claimed ? dueOf(moneyOf(one).balance) : 0)));
      const dueIn = (state: string) => due.find((one) => one.state === state)?.amount ?? 0;
      expect([dueIn('unpaid'), dueIn('claimed')]).toEqual([dueAs(false), dueAs(true)]);
      expect(owed.amount).toBe(sum(money.map(({ balance }) => owedToGuest(balance))));
      const left = sum(received.map(({ amount }) => amount)) - sum(givenBack.map(({ amount }) => amount));
      const open = sum(due.map(({ amount }) => amount)) - owed.amount;
      expect(left + open).toBe(report.totals.revenue + rounding);
    }),
    { numRuns: runs(25) },
  );
});
