import * as fc from 'fast-check';
import { LOSSES } from '#money/payments/rules/payment.ts';
import { CANCELLED, SERVED } from '#ordering/orders/rules/order.ts';
import type { Phone } from '#tables/sittings/server/testing/sit-down.ts';
import type { Answer } from '#testing/server/call.ts';
import { gatewayDeeds } from './gateway-deeds.ts';
import type { Deed as AnyDeed } from './moment.ts';
import { change } from './money-deeds.ts';
import { type Dish, type LivingTable, PRICES, type TableLife } from './table-life.ts';

type Deed = AnyDeed<TableLife>;
type OfTable = (life: TableLife, table: LivingTable) => Promise<Answer | undefined>;
type Round = Awaited<ReturnType<TableLife['rounds']>>[number];

const table = fc.nat(1);
const phone = fc.nat(1);
const which = fc.nat(4);
const key = fc.constantFrom(...'aabcdefgh');
const tip = fc.constantFrom(undefined, undefined, 2, 10.05);
const dishes = fc.array(fc.constantFrom(...(Object.keys(PRICES) as Dish[])), { minLength: 1, maxLength: 2 });

const ofTable = (name: string, at: number, act: OfTable): Deed => ({
  name: `${name} at ${at}`,
  run: async (life) => {
    const one = life.tables[at];
    return one && act(life, one);
  },
});

/** Does nothing while nobody has ordered. */
const ofRound = (
  name: string,
  [at, index]: readonly [number, number],
  act: (life: TableLife, round: Round) => Promise<Answer | undefined>,
): Deed =>
  ofTable(`${name} (round ${index})`, at, async (life, one) => {
    const rounds = await life.rounds(one);
    const round = rounds[index % rounds.length];
    return round && act(life, round);
  });

const ofPart = (
  name: string,
  [at, index]: readonly [number, number],
  act: (life: TableLife, one: LivingTable, part: { id: string; phone: Phone }) => Promise<Answer | undefined>,
): Deed =>
  ofTable(`${name} (part ${index})`, at, async (life, one) => {
    const part = await life.partOf(one, index);
    return part && act(life, one, part);
  });

const ofAttempt = (
  name: string,
  [at, index]: readonly [number, number],
  act: (life: TableLife, attempt: { name: string; amount: number }) => Promise<Answer | undefined>,
): Deed =>
  ofTable(`${name} (attempt ${index})`, at, async (life, one) => {
    const attempts = await life.namesOf(one);
    const attempt = attempts[index % attempts.length];
    return attempt && act(life, attempt);
  });

const wishes = fc.oneof(
  fc.constantFrom({ kind: 'all' }, { kind: 'mine' }, { kind: 'mine' }),
  fc.constantFrom(2, 3).map((of) => ({ kind: 'even', of })),
  fc.constantFrom(5, 20.01, 60).map((amount) => ({ kind: 'amount', amount })),
);

async function payTwice(life: TableLife, one: LivingTable): Promise<Answer> {
  await life.order(one, 0, ['Thali']);
  await life.order(one, 1, ['Lassi', 'Chai']);
  await life.pays(one, 0, { kind: 'even', of: 2, tip: 10.05 });
  return life.pays(one, 1, { kind: 'all' });
}

/** Most tables are paid, since interesting things happen only then. */
export const tableBeginnings: fc.Arbitrary<Deed> = fc.constantFrom(
  ofTable('nothing yet', 0, async () => undefined),
  ofTable('a round', 0, (life, one) => life.order(one, 0, ['Thali'])),
  ofTable('two rounds, paid in two parts', 0, payTwice),
  ofTable('two rounds, paid in two parts, of which one is cancelled', 0, async (life, one) => {
    await payTwice(life, one);
    const [first] = await life.rounds(one);
    return first && life.move(first, CANCELLED);
  }),
  ofTable('a refund that is lost on its way back', 0, async (life, one) => {
    await payTwice(life, one);
    const [first] = await life.rounds(one);
    if (first) await life.move(first, CANCELLED);
    Object.assign(life.gateway, { lostAnswers: 2, isForgetful: true, isStrict: true });
    return first && life.giveBack(first, { how: 'gateway' }, 'the first');
  }),
);

const guests = [
  {
    weight: 8,
    arbitrary: fc
      .tuple(table, phone, dishes)
      .map(([at, who, names]) =>
        ofTable(`order ${names.join(' and ')}`, at, (life, one) => life.order(one, who, names)),
      ),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(table, phone, wishes, tip)
      .map(([at, who, wish, given]) =>
        ofTable(`begin ${JSON.stringify(wish)} with ${given ?? 'no'} tip`, at, (life, one) =>
          life.begins(one, who, { ...wish, ...(given === undefined ? {} : { tip: given }) }),
        ),
      ),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(table, phone, wishes, tip)
      .map(([at, who, wish, given]) =>
        ofTable(`pay ${JSON.stringify(wish)} with ${given ?? 'no'} tip`, at, (life, one) =>
          life.pays(one, who, { ...wish, ...(given === undefined ? {} : { tip: given }) }),
        ),
      ),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(table, which, fc.constantFrom(undefined, undefined, 1_18, -5_00))
      .map(([at, index, more]) =>
        ofAttempt(
          `the guest pays ${more ?? 0} more and comes back`,
          [at, index],
          (life, { name, amount }) => {
            const captured = Math.max(1, amount + (more ?? 0));
            life.gateway.pay(name, captured);
            return life.comeBack(name, captured, true);
          },
        ),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(table, which, fc.boolean())
      .map(([at, index, isSigned]) =>
        ofAttempt(`come back${isSigned ? '' : ', forged'}`, [at, index], (life, { name, amount }) =>
          life.comeBack(name, amount, isSigned),
        ),
      ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(table, which, fc.boolean()).map(([at, index, isForGood]) =>
      ofAttempt(
        isForGood ? 'it fails for good' : 'a card is refused',
        [at, index],
        async ({ gateway }, { name }) => {
          gateway.refuse(name, isForGood);
          return undefined;
        },
      ),
    ),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(table, which, fc.boolean())
      .map(([at, index, isNamed]) =>
        ofPart('claim', [at, index], (life, _, part) => life.claims(part, isNamed)),
      ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(table, which).map((at) => ofPart('give up', at, (life, _, part) => life.drops(part))),
  },
];

const staff = [
  {
    weight: 4,
    arbitrary: fc
      .tuple(table, which, fc.constantFrom('UPI', 'UPI', 'Cash'), key)
      .map(([at, index, method, tap]) =>
        ofPart(`confirm by ${method}`, [at, index], (life, one, { id }) =>
          life.records(one, { method, part: id }, `${tap} ${id}`),
        ),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(table, which)
      .map((at) => ofPart('it did not come', at, (life, one, { id }) => life.refuses(one, id))),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(table, fc.constantFrom(undefined, 10, 33.33), tip, key)
      .map(([at, amount, given, tap]) =>
        ofTable(`${amount ?? 'all'} in cash with ${given ?? 'no'} tip, key ${tap}`, at, (life, one) => {
          const more = {
            ...(amount === undefined ? {} : { amount }),
            ...(given === undefined ? {} : { tip: given }),
          };
          return life.records(one, { method: 'Cash', ...more }, tap);
        }),
      ),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(table, which)
      .map((at) =>
        ofRound('pay by card', at, (life, round) => life.recordsOnRound(round, { method: 'Card' })),
      ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(table, which, fc.constantFrom(CANCELLED, CANCELLED, SERVED))
      .map(([at, index, to]) => ofRound(`to ${to}`, [at, index], (life, round) => life.move(round, to))),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(table, which, which, fc.constantFrom(undefined, 1)).map(([at, index, line, keep]) =>
      ofRound(`take off line ${line} but ${keep ?? 'none'}`, [at, index], (life, round) => {
        const lineId = round.lines[line % round.lines.length] ?? '';
        return life.discard(round, lineId, { discarded: true, ...(keep === undefined ? {} : { keep }) });
      }),
    ),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(table, which, which, change)
      .map(([at, index, line, size]) =>
        ofRound(`change line ${line} by ${JSON.stringify(size)}`, [at, index], (life, round) =>
          life.edit(round, round.lines[line % round.lines.length] ?? '', size),
        ),
      ),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(table, which, which)
      .map(([at, index, line]) =>
        ofRound(`put back line ${line}`, [at, index], (life, round) =>
          life.discard(round, round.lines[line % round.lines.length] ?? '', { discarded: false }),
        ),
      ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(table, which).map((at) => ofRound('bill', at, (life, round) => life.bills(round))),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        table,
        which,
        fc.constantFrom('gateway', 'gateway', 'hand'),
        fc.constantFrom(undefined, 5, 20.01),
        key,
      )
      .map(([at, index, how, amount, tap]) =>
        ofRound(`give back ${amount ?? 'all'} by ${how}, key ${tap}`, [at, index], (life, round) =>
          life.giveBack(round, { how, ...(amount === undefined ? {} : { amount }) }, tap),
        ),
      ),
  },
  {
    weight: 5,
    arbitrary: fc
      .tuple(table, which, fc.constantFrom(undefined, undefined, { method: 'Card', amount: 20, tip: 2 }), key)
      .map(([at, index, instead, tap]) =>
        ofTable(`take back receipt ${index} for ${JSON.stringify(instead)}, key ${tap}`, at, (life, one) =>
          life.reverses(one, index, instead ? { instead } : {}, `back ${tap} ${index}`),
        ),
      ),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(table, fc.constantFrom(...LOSSES), fc.constantFrom(undefined, 10.5), key)
      .map(([at, how, amount, tap]) =>
        ofTable(`${how} for ${amount ?? 'all'}, key ${tap}`, at, (life, one) =>
          life.settles(one, { how, reason: 'x', ...(amount === undefined ? {} : { amount }) }, `lost ${tap}`),
        ),
      ),
  },
  {
    weight: 1,
    arbitrary: table.map((at) =>
      ofTable('join the other table', at, async (life, one) => {
        const other = life.tables[1 - at];
        return other && life.merges(one, other);
      }),
    ),
  },
];

const notices = [
  {
    weight: 3,
    arbitrary: fc
      .tuple(table, which, key, fc.boolean())
      .map(([at, index, event, isSigned]) =>
        ofAttempt(`notice ${event}${isSigned ? '' : ', forged'}`, [at, index], (life, { name }) =>
          life.notify(name, `${name} ${event}`, isSigned),
        ),
      ),
  },
];

export const tableDeeds: fc.Arbitrary<Deed> = fc.oneof(
  ...guests,
  ...staff,
  ...notices,
  ...gatewayDeeds<TableLife>(),
);
