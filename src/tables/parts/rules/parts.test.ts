import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { sharesOf } from '#tables/sittings/rules/shares.ts';
import { holds } from '#testing/rules/expecting.ts';
import {
  hasLapsed,
  linkToPart,
  type PartFacts,
  type PartWish,
  partAmount,
  partsAnew,
  type StandingPart,
} from './parts.ts';

const part = (guestId: string, amount: number, more: Partial<StandingPart> = {}): StandingPart => ({
  guestId,
  amount,
  kind: 'amount',
  state: 'open',
  of: null,
  lines: null,
  ...more,
});

/** Asha had a dish for 60, Ravi one for 30, and both share one for 10.01. */
const share = (guestId: string, due: number) => ({ guestId, total: due, due });
const facts = (more: Partial<PartFacts> = {}): PartFacts => ({
  due: 100_01,
  shares: [share('asha', 65_01), share('ravi', 35_00)],
  lines: new Map([
    ['thali', 60_00],
    ['dosa', 30_00],
    ['water', 10_01],
  ]),
  parts: [],
  ...more,
});

test('open parts keep their share of another sum, what was sent stays, and all together are no more than is due', () => {
  const states = fc.constantFrom('open' as const, 'claimed' as const);
  const held = fc.array(fc.record({ state: states, amount: fc.nat(500_00) }), { maxLength: 5 });
  holds(
    fc.property(held, fc.nat(500_00), fc.nat(1_000_00), (parts, free, due) => {
      const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
      const was = free + sumOf(parts.map(({ amount }) => amount));
      const now = partsAnew(parts, { was, due });
      const sent = sumOf(parts.map(({ state, amount }) => (state === 'claimed' ? amount : 0)));
      expect(sumOf(now)).toBeLessThanOrEqual(Math.max(due, sent));
      if (free === 0 && sumOf(now) > sent) expect(sumOf(now)).toBe(due);
      for (const [at, { state, amount }] of parts.entries())
        if (state === 'claimed') expect(now[at]).toBe(amount);
    }),
  );
});

describe('what a guest would pay', () => {
  test.each<[string, PartWish, string, Partial<PartFacts>, number]>([
    ['all', { kind: 'all' }, 'asha', {}, 100_01],
    ['all that others have not begun', { kind: 'all' }, 'asha', { parts: [part('ravi', 40_00)] }, 60_01],
    ['nothing, if others have begun all', { kind: 'all' }, 'asha', { parts: [part('ravi', 100_01)] }, 0],
    [
      'all, whatever was paid before',
      { kind: 'all' },
      'asha',
      { parts: [part('ravi', 40_00, { state: 'paid' })] },
      100_01,
    ],
    ['what is theirs', { kind: 'mine' }, 'asha', {}, 65_01],
    ['what of it they have not begun', { kind: 'mine' }, 'asha', { parts: [part('asha', 60_00)] }, 5_01],
    ['no more than is left', { kind: 'mine' }, 'asha', { parts: [part('ravi', 50_00)] }, 50_01],
    ['nothing, if nothing is theirs', { kind: 'mine' }, 'meera', {}, 0],
    ['half and the odd paisa, who came first', { kind: 'even', of: 2 }, 'asha', {}, 50_01],
    ['half, who came later', { kind: 'even', of: 2 }, 'ravi', {}, 50_00],
    [
      'the other half',
      { kind: 'even', of: 2 },
      'asha',
      { parts: [part('ravi', 50_00, { kind: 'even', of: 2 })] },
      50_01,
    ],
    [
      'the other half of what is left after one was paid',
      { kind: 'even', of: 2 },
      'ravi',
      { due: 50_00, parts: [part('asha', 50_01, { kind: 'even', of: 2, state: 'paid' })] },
      50_00,
    ],
    [
      'half of what was ordered since',
      { kind: 'even', of: 2 },
      'ravi',
      {
        due: 20_00,
        parts: ['asha', 'ravi'].map((guest) => part(guest, 50_00, { kind: 'even', of: 2, state: 'paid' })),
      },
      10_00,
    ],
    [
      'another part for somebody without a phone',
      { kind: 'even', of: 3 },
      'asha',
      { parts: [part('asha', 33_34, { kind: 'even', of: 3 })] },
      33_34,
    ],
    ['chosen lines', { kind: 'lines', lines: ['dosa', 'water', 'dosa'] }, 'asha', {}, 40_01],
    [
      'chosen lines without those that others pay',
      { kind: 'lines', lines: ['dosa', 'water'] },
      'asha',
      { parts: [part('ravi', 30_00, { kind: 'lines', lines: ['dosa'] })] },
      10_01,
    ],
    [
      'chosen lines, but no more than is left',
      { kind: 'lines', lines: ['thali'] },
      'asha',
      { due: 20_00 },
      20_00,
    ],
    ['nothing for lines that were taken off', { kind: 'lines', lines: ['cake'] }, 'asha', {}, 0],
    ['an amount', { kind: 'amount', amount: 25_00 }, 'asha', {}, 25_00],
    ['no amount above what is left', { kind: 'amount', amount: 100_02 }, 'asha', {}, 0],
  ])('is %s', (_, wish, guest, more, amount) => {
    expect(partAmount(wish, guest, facts(more))).toBe(amount);
  });

  const wishes = fc.oneof(
    fc.constantFrom<PartWish>({ kind: 'all' }, { kind: 'mine' }),
    fc.integer({ min: 2, max: 5 }).map((of): PartWish => ({ kind: 'even', of })),
    fc.subarray(['thali', 'dosa', 'water']).map((lines): PartWish => ({ kind: 'lines', lines })),
    fc.integer({ min: 1, max: 60_00 }).map((amount): PartWish => ({ kind: 'amount', amount })),
  );
  const rounds = [
    {
      price: 100_01,
      lines: [
        { guestId: 'asha', isShared: false, total: 60_00 },
        { guestId: 'ravi', isShared: false, total: 30_00 },
        { guestId: null, isShared: true, total: 10_01 },
      ],
    },
  ];

  const isPaid = ({ state }: StandingPart) => state === 'paid';
  const sumOf = (parts: StandingPart[]) => parts.reduce((sum, { amount }) => sum + amount, 0);

  /** The table after these parts. */
  function tableAfter(parts: StandingPart[]): PartFacts {
    const due = 100_01 - sumOf(parts.filter(isPaid));
    const byGuest = new Map(
      ['asha', 'ravi', 'meera'].map((id) => [
        id,
        sumOf(parts.filter((one) => isPaid(one) && one.guestId === id)),
      ]),
    );
    return facts({ due, parts, shares: sharesOf(rounds, [...byGuest.keys()], { due, byGuest }) });
  }

  test('is all together what is due, to the paisa, however they split it', () => {
    const step = fc.record({
      guestId: fc.constantFrom('asha', 'ravi', 'meera'),
      wish: wishes,
      state: fc.constantFrom('paid' as const, 'open' as const),
    });
    holds(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let parts: StandingPart[] = [];
        for (const { guestId, wish, state } of steps) {
          const { kind, of = null, lines = null } = { of: undefined, lines: undefined, ...wish };
          const amount = partAmount(wish, guestId, tableAfter(parts));
          expect(amount).toBeGreaterThanOrEqual(0);
          if (amount > 0) parts = [...parts, { guestId, kind, amount, state, of, lines }];
          expect(sumOf(parts)).toBeLessThanOrEqual(100_01);
        }
        expect(sumOf(parts) + partAmount({ kind: 'all' }, 'meera', tableAfter(parts))).toBe(100_01);
      }),
    );
  });

  test('is the whole after n of n equal parts', () => {
    holds(
      fc.property(
        fc.integer({ min: 1, max: 500_00 }),
        fc.integer({ min: 2, max: 6 }),
        fc.nat(),
        (due, of, first) => {
          const guests = ['a', 'b', 'c', 'd', 'e', 'f'].slice(0, of);
          const parts: StandingPart[] = [];
          for (const at of guests.keys()) {
            const guestId = guests[(at + first) % of] ?? '';
            const known = facts({ due, parts, shares: guests.map((id) => share(id, 0)) });
            parts.push(part(guestId, partAmount({ kind: 'even', of }, guestId, known), { kind: 'even', of }));
          }
          const amounts = parts.map(({ amount }) => amount);
          expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(due);
          expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
          // Whatever the order in which they pay, those who came first have the odd paise.
          const byComing = guests.map((id) => parts.find(({ guestId }) => guestId === id)?.amount ?? 0);
          expect(byComing).toEqual(byComing.toSorted((one, other) => other - one));
        },
      ),
    );
  });
});

test.each<[StandingPart['state'], number, boolean]>([
  ['open', 14, false],
  ['open', 15, true],
  ['awaiting', 15, true],
  ['claimed', 60, false],
  ['paid', 60, false],
])('a part that is %s has lapsed after %i minutes: %s', (state, minutes, lapsed) => {
  expect(hasLapsed({ state, createdAt: 0 }, minutes * MINUTE)).toBe(lapsed);
});

test('the link to pay a part names the table and the part, and includes the tip', () => {
  const payee = { vpa: 'thali@upi', name: 'Thali' };
  const link = linkToPart(payee, { number: 2, amount: 50_01, tip: 5_00 }, { orderNo: 12, table: 'T7' });
  expect(link).toBe('upi://pay?pa=thali@upi&pn=Thali&tr=12P2&am=55.01&cu=INR&tn=T7%20part%202%20Thali');
});
