import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CANCELLED, type OrderState, RECEIVED, SERVED } from '#ordering/orders/rules/order.ts';
import type { Charge } from '#ordering/prices/rules/price-line.ts';
import {
  bearersOf,
  type ChargedRound,
  chargesOfNext,
  doubleCharged,
  fixedIn,
  nextBearer,
  withoutFixed,
} from './fixed-charges.ts';

const plates: Charge = { kind: 'absolute', label: 'Plates', amount: 10_00 };
const service: Charge = { kind: 'percentage', label: 'Service', rate: 500 };
const round = (charges: Charge[], amount = 50_00, state: OrderState = RECEIVED) => ({
  state,
  amount,
  charges,
});
const first = round([plates, service]);
const later = round([service]);

test('a fixed charge stays, a share of the price goes with what is split off', () => {
  expect(withoutFixed([plates, service])).toEqual([service]);
});

test.each([
  ['nothing was ordered yet', [], true],
  ['a round bears it', [first], false],
  ['a served round bears it', [round([plates, service], 50_00, SERVED), later], false],
  ['a later round bears it', [later, first], false],
  ['the round that bears it was cancelled', [round([plates], 50_00, CANCELLED), later], true],
  ['nothing is left of the round that bears it', [round([plates, service], 0)], true],
  ['no round bears it', [later, later], true],
])('the next round’s fixed charges where %s: %#', (_, rounds, isCharged) => {
  expect(chargesOfNext([plates, service], rounds)).toEqual(isCharged ? [plates, service] : [service]);
});

test('the rounds that bear a fixed charge are found in their order', () => {
  const other = round([plates], 20_00);
  expect(bearersOf([later, first, other])).toEqual([first, other]);
});

test('of two tables that become one, the first round goes on to bear it, and an emptied one does not come back with it', () => {
  const [other, emptied, cancelled] = [
    round([plates], 20_00),
    round([plates], 0),
    round([plates], 9_00, CANCELLED),
  ];
  expect(doubleCharged([first, later, other, emptied, cancelled])).toEqual([other, emptied]);
});

type Act = { what: 'send' } | { what: 'cancel' | 'empty' | 'restore'; at: number };
type Told = ChargedRound & { isEmpty: boolean };

const act = fc.oneof(
  fc.constant<Act>({ what: 'send' }),
  fc.record({ what: fc.constantFrom('cancel', 'empty', 'restore'), at: fc.nat(5) }),
) as fc.Arbitrary<Act>;
const priced = (charges: readonly Charge[], isEmpty: boolean) =>
  isEmpty
    ? 0
    : 50_00 +
      fixedIn(charges).reduce((sum, fixed) => sum + (fixed as typeof plates & { amount: number }).amount, 0);

/** A table as the server changes it. */
function step(rounds: Told[], does: Act): Told[] {
  const now = rounds.map((one) => ({ ...one }));
  const put = (one: Told, charges: readonly Charge[]) =>
    Object.assign(one, { charges, amount: priced(charges, one.isEmpty) });
  if (does.what === 'send') {
    const charges = chargesOfNext([plates, service], now);
    const sent = { state: RECEIVED, charges, amount: priced(charges, false), isEmpty: false } as Told;
    for (const one of doubleCharged([sent, ...now.filter(({ amount }) => amount === 0)]))
      put(one, withoutFixed(one.charges));
    return [...now, sent];
  }
  const one = now[does.at];
  if (!one || one.state === CANCELLED) return now;
  if (does.what === 'restore') {
    one.isEmpty = false;
    put(one, one.charges);
    return now;
  }
  const next = nextBearer(
    one,
    now.filter((other) => other !== one),
  );
  if (next) {
    put(next, [...fixedIn(one.charges), ...next.charges]);
    put(one, withoutFixed(one.charges));
  }
  if (does.what === 'cancel') one.state = CANCELLED;
  else one.isEmpty = true;
  put(one, one.charges);
  return now;
}

test('whatever a table orders, cancels, takes off and puts back, it is charged once, and nothing if nothing is left', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      const rounds = acts.reduce(step, []);
      const isLeft = rounds.some(({ state, isEmpty }) => state !== CANCELLED && !isEmpty);
      expect(bearersOf(rounds)).toHaveLength(isLeft ? 1 : 0);
    }),
  );
});
