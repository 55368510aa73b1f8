import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import { chargeAt, isRetried, type Mandate, mandateStep, mayRenew, type Renewal } from './mandate.ts';

const END = 1_000 * DAY;
const AGREED: Mandate = {
  plan: 'Pro',
  cap: 1_000_00,
  announced: null,
  charges: 0,
  refusedAt: null,
  isAwaiting: false,
};
const DUE: Renewal = {
  held: { plan: 'Pro', status: 'active', endsAt: END },
  total: 1_000_00,
  obstacle: null,
};
const told = (at: number, total = 1_000_00) => ({ announced: { end: END, at, total } });
const TOLD = { ...AGREED, ...told(END - 3 * DAY) };

test.each([
  ['before the notice', AGREED, END - 3 * DAY - 1, 'wait'],
  ['three days before the end', AGREED, END - 3 * DAY, 'announce'],
  ['after the notice', TOLD, END - 2 * DAY - 1, 'wait'],
  ['two days before the end', TOLD, END - 2 * DAY, 'charge'],
  ['within a day of a late notice', { ...AGREED, ...told(END - DAY) }, END - HOUR, 'wait'],
  ['a day after a late notice', { ...AGREED, ...told(END - DAY) }, END, 'charge'],
  [
    'once the end has moved',
    { ...AGREED, announced: { end: 1, at: 0, total: 1 } },
    END - 2 * DAY,
    'announce',
  ],
  ['while an answer is awaited', { ...TOLD, charges: 1, isAwaiting: true }, END, 'learn'],
] as const)('%s', (_when, mandate, now, step) => {
  expect(mandateStep(mandate, DUE, now)).toBe(step);
});

test('a refused charge is tried again 1, 3 and 5 days later, and then no more', () => {
  const refusedAt = END - DAY;
  for (const [charges, days] of [
    [1, 1],
    [2, 3],
    [3, 5],
  ] as const) {
    const refused = { ...TOLD, charges, refusedAt };
    expect(chargeAt(refused, END)).toBe(refusedAt + days * DAY);
    expect(mandateStep(refused, DUE, refusedAt + days * DAY - 1)).toBe('wait');
    expect(mandateStep(refused, DUE, refusedAt + days * DAY)).toBe('charge');
    expect(isRetried(refused)).toBe(true);
  }
  const last = { ...TOLD, charges: 4, refusedAt };
  expect(isRetried(last)).toBe(false);
  expect(mandateStep(last, DUE, END)).toEqual({ ends: 'refused' });
});

test('more than what was agreed is never charged, and more than what was told only after another notice', () => {
  expect(mandateStep(TOLD, { ...DUE, total: 1_000_01 }, END)).toEqual({ ends: 'price' });
  expect(mandateStep({ ...AGREED, ...told(END - 3 * DAY, 900_00) }, DUE, END)).toBe('announce');
  expect(mandateStep(TOLD, { ...DUE, total: 900_00 }, END)).toBe('charge');
});

test.each([
  [{ held: { ...DUE.held, plan: 'Chain' } }, 'plan'],
  [{ held: { ...DUE.held, endsAt: null } }, 'plan'],
  [{ obstacle: 'store' as const }, 'store'],
])('a mandate ends with what it was for: %o', (change, ends) => {
  expect(mandateStep(TOLD, { ...DUE, ...change }, 0)).toEqual({ ends });
});

test('a charge is only ever made at most at its cap, with a day of notice, and while no other is under way', () => {
  const at = fc.integer({ min: END - 10 * DAY, max: END + 10 * DAY });
  const amount = fc.integer({ min: 1, max: 2_000_00 });
  const notice = fc.record({ end: fc.constantFrom(END, END - DAY), at, total: amount });
  const mandate = fc.record({
    plan: fc.constant('Pro'),
    cap: amount,
    announced: fc.option(notice),
    charges: fc.integer({ min: 0, max: 5 }),
    refusedAt: fc.option(at),
    isAwaiting: fc.boolean(),
  });
  fc.assert(
    fc.property(mandate, amount, at, (given, total, now) => {
      if (mandateStep(given, { ...DUE, total }, now) !== 'charge') return;
      expect(given.isAwaiting).toBe(false);
      expect(total).toBeLessThanOrEqual(given.cap);
      expect(given.announced?.end).toBe(END);
      expect(now - (given.announced?.at ?? now)).toBeGreaterThanOrEqual(DAY);
      expect(given.charges).toBeLessThan(4);
    }),
  );
});

test.each([
  [1, 1, true],
  [12, 15_000_00, true],
  [3, 1_000_00, false],
  [1, 15_000_01, false],
  [1, 0, false],
])('%d months for %d may renew themselves: %s', (months, total, may) => {
  expect(mayRenew(months, total)).toBe(may);
});
