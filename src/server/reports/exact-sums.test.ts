import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReportView } from '#domain/api/report.ts';
import type { Tax } from '#domain/menu.ts';
import { type Charge, type PriceableLine, priceCart, priceLine } from '#domain/pricing.ts';
import { orderLines, orders } from '../db/schema/orders.ts';
import { uuidV7 } from '../ids.ts';
import { NOON, useTestApp } from '../testing/test-app.ts';
import { createTestStore } from '../testing/test-stores.ts';

const thali = await useTestApp();
const DAY_MS = 24 * 3600_000;

const rate = fc.integer({ min: 0, max: 10_000 });
const label = fc.constantFrom('CGST', 'SGST', 'GST 5%', '');
const tax: fc.Arbitrary<Tax> = fc.record({ label, rate });
const charge: fc.Arbitrary<Charge> = fc.oneof(
  fc.record({ label, kind: fc.constant('absolute' as const), amount: fc.integer({ min: 0, max: 100_000 }) }),
  fc.record({ label, kind: fc.constant('percentage' as const), rate }),
);
const line = fc.record({
  base: fc.integer({ min: 0, max: 10_000_000_000 }),
  categoryDiscount: rate,
  itemDiscount: rate,
  taxes: fc.array(tax, { maxLength: 3 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  discarded: fc.boolean(),
  itemId: fc.constantFrom('tea', 'cake', 'soup'),
});
const order = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  charges: fc.array(charge, { maxLength: 3 }),
  state: fc.constantFrom(1 as const, 4 as const, 5 as const),
  daysAgo: fc.integer({ min: 0, max: 3 }),
});
type Drawn = typeof order extends fc.Arbitrary<infer T> ? T : never;

const kept = ({ lines }: Drawn): PriceableLine[] => lines.filter(({ discarded }) => !discarded);

/** As the program would have written them. */
async function write(storeId: string, drawn: Drawn[]): Promise<void> {
  for (const [index, one] of drawn.entries()) {
    const createdAt = new Date(NOON - one.daysAgo * DAY_MS);
    const id = uuidV7(createdAt.getTime());
    await thali.services.db.insert(orders).values({
      ...{ storeId, id, createdAt, orderNo: index + 1, slug: randomUUID(), state: one.state, revision: 1 },
      ...{ amount: priceCart(kept(one), one.charges).grandTotal, currency: 'INR', charges: one.charges },
      ...{ orderTypeId: 'type', orderType: 'Dine-In', customerName: '', customerPhone: '', countryCode: '' },
      ...{ address: '', remarks: '', paymentState: 'unpaid', paymentMethod: 'Cash' },
      ...{ estimateFrom: 0, estimateTo: 0 },
    });
    await thali.services.db.insert(orderLines).values(
      one.lines.map((drawnLine, position) => {
        const { base, unit } = priceLine(drawnLine);
        const names = { id: randomUUID(), itemLabel: drawnLine.itemId, images: [], configs: [] };
        return { ...drawnLine, ...names, storeId, orderId: id, position, base, unit };
      }),
    );
  }
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

function sumByName(rows: { label: string; rate: number | null; amount: number }[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const row of rows)
    all[`${row.rate} ${row.label}`] = (all[`${row.rate} ${row.label}`] ?? 0) + row.amount;
  return all;
}

test("taxes, charges and dishes are the orders' own to the last paisa, and add up to the revenue", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 8 }), async (drawn) => {
      const store = await createTestStore(thali);
      await write(store.storeId, drawn);
      const url = `/api/stores/${store.storeId}/reports/sales?period=last7`;
      const report: ReportView = (await thali.call('GET', url, { token: store.token })).body;
      const priced = drawn.filter(({ state }) => state !== 5).map((one) => priceCart(kept(one), one.charges));
      expect(report.totals.revenue).toBe(sum(priced.map(({ grandTotal }) => grandTotal)));
      expect(sum(report.dishes.map(({ revenue }) => revenue))).toBe(
        sum(priced.map(({ cartValue }) => cartValue)),
      );
      expect(sumByName(report.taxes)).toEqual(sumByName(priced.flatMap(({ taxes }) => taxes)));
      expect(sumByName(report.charges)).toEqual(sumByName(priced.flatMap(({ charges }) => charges)));
      expect(sum(report.days.map(({ revenue }) => revenue))).toBe(report.totals.revenue);
      expect(sum(report.hours.map(({ revenue }) => revenue))).toBe(report.totals.revenue);
      expect(sum(report.orderTypes.map(({ revenue }) => revenue))).toBe(report.totals.revenue);
      expect(sum(report.payments.map(({ amount }) => amount))).toBe(report.totals.revenue);
    }),
    { numRuns: 25 },
  );
});
