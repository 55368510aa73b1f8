import fc from 'fast-check';
import { expect, test } from 'vitest';
import { worthOf } from './cost.ts';
import { type Held, withEntry } from './held.ts';

const NOTHING: Held = { quantity: 0, reserved: 0, value: 0, cost: 0 };
const KILOGRAM = 1_000_000;

/** Of one day: what came and what it cost, and which parts of what was there went, in thousandths. */
const day = fc.record({
  came: fc.integer({ min: 0, max: 50 * KILOGRAM }),
  paise: fc.integer({ min: 1, max: 200_000 }),
  used: fc.integer({ min: 0, max: 600 }),
  wasted: fc.integer({ min: 0, max: 100 }),
  off: fc.integer({ min: -100, max: 100 }),
});

test('two hundred days of purchases, sales, waste and counts tie: what it was worth, and what came and went', () => {
  const days = fc.array(day, { minLength: 200, maxLength: 200 });
  const runs = fc.property(days, (all) => {
    let held = NOTHING;
    const sums = { bought: 0, used: 0, wasted: 0, counted: 0 };
    /** Half a paisa of each kilogram that was there when the average was rounded, and of each entry. */
    let lost = 0;
    const note = (what: keyof typeof sums, quantity: number, paid: number | null = null) => {
      const { held: now, value } = withEntry(held, { quantity, paid });
      held = now;
      sums[what] += value;
      lost += (paid === null ? 0 : held.quantity / KILOGRAM / 2) + 1;
    };
    for (const { came, paise, used, wasted, off } of all) {
      if (came > 0) note('bought', came, paise);
      note('used', -Math.floor((held.quantity * used) / 1_000));
      note('wasted', -Math.floor((held.quantity * wasted) / 1_000));
      note('counted', Math.floor((held.quantity * off) / 1_000));
    }
    const { bought, used, wasted, counted } = sums;
    expect(held.value).toBe(bought + used + wasted + counted);
    expect(Math.abs(worthOf(held.quantity, held.cost) - held.value)).toBeLessThanOrEqual(Math.ceil(lost));
  });
  fc.assert(runs, { seed: 20 });
});

test('what orders hold is still there, and worth what it was', () => {
  const { held } = withEntry(NOTHING, { quantity: 2 * KILOGRAM, paid: 600_00 });
  expect(withEntry(held, { quantity: 0, reserved: KILOGRAM })).toEqual({
    held: { quantity: 2 * KILOGRAM, reserved: KILOGRAM, value: 600_00, cost: 300_00 },
    value: 0,
  });
});
