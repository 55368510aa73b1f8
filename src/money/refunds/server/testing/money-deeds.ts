import * as fc from 'fast-check';
import { SETTLED_BY } from '#money/payments/rules/payment.ts';
import { CANCELLED, SERVED } from '#ordering/orders/rules/order.ts';
import type { Answer } from '#testing/server/call.ts';
import { gatewayDeeds } from './gateway-deeds.ts';
import type { Deed as AnyDeed } from './moment.ts';
import { placePaid } from './money-beginnings.ts';
import { type LivingOrder, type MoneyLife, PRICE } from './money-life.ts';

type Deed = AnyDeed<MoneyLife>;

const MOST_ORDERS = 3;
const order = fc.nat(MOST_ORDERS - 1);
const attempt = fc.nat(2);
const key = fc.constantFrom(...'aabcdefgh');

type OfOrder = (life: MoneyLife, order: LivingOrder) => Promise<Answer | undefined>;
type OfAttempt = (life: MoneyLife, name: string) => Promise<Answer | undefined>;

/** Does nothing while there is no order. */
function ofOrder(name: string, index: number, act: OfOrder): Deed {
  return {
    name: `${name} #${index}`,
    run: async (life) => {
      const one = life.orders[index % life.orders.length];
      return one && act(life, one);
    },
  };
}

function ofAttempt(name: string, [index, at]: readonly [number, number], act: OfAttempt): Deed {
  return ofOrder(`${name} (attempt ${at})`, index, async (life, one) => {
    const names = await life.namesOf(one);
    const named = names[at % names.length];
    return named === undefined ? undefined : act(life, named);
  });
}

const place: Deed = {
  name: 'place',
  run: async (life) => (life.orders.length < MOST_ORDERS ? life.place() : undefined),
};

const guests = [
  { weight: 1, arbitrary: fc.constant(place) },
  {
    weight: 3,
    arbitrary: fc.constant<Deed>({
      name: 'place and pay',
      run: async (life) => (life.orders.length < MOST_ORDERS ? placePaid(life) : undefined),
    }),
  },
  { weight: 2, arbitrary: order.map((at) => ofOrder('pay again', at, (life, one) => life.payAgain(one))) },
  {
    weight: 3,
    arbitrary: fc.tuple(order, attempt).map((at) =>
      ofAttempt('the customer pays', at, async ({ gateway }, name) => {
        gateway.pay(name);
        return undefined;
      }),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(order, attempt).map((at) =>
      ofAttempt('the customer pays and comes back', at, (life, name) => {
        life.gateway.pay(name);
        return life.comeBack(name, PRICE, true);
      }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(order, attempt, fc.constantFrom(PRICE + 1_18, 30_00, 12_50, 2 * PRICE))
      .map(([index, at, amount]) =>
        ofAttempt(`the customer pays ${amount} and comes back`, [index, at], (life, name) => {
          life.gateway.pay(name, amount);
          return life.comeBack(name, amount, true);
        }),
      ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(order, attempt, fc.constantFrom(false, false, true)).map(([index, at, isForGood]) =>
      ofAttempt(
        isForGood ? 'it fails for good' : 'a card is refused',
        [index, at],
        async ({ gateway }, name) => {
          gateway.refuse(name, isForGood);
          return undefined;
        },
      ),
    ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(order, attempt, fc.constantFrom(PRICE, PRICE, PRICE, 1_00), fc.constantFrom(true, true, false))
      .map(([index, at, amount, isSigned]) =>
        ofAttempt(`come back with ${amount}${isSigned ? '' : ', forged'}`, [index, at], (life, name) =>
          life.comeBack(name, amount, isSigned),
        ),
      ),
  },
];

export const change = fc.constantFrom({ quantity: 4 }, { quantity: 1 }, { percent: 10 }, { percent: 33.33 });

const staff = [
  {
    weight: 3,
    arbitrary: order.map((at) => ofOrder('cancel', at, (life, one) => life.move(one, CANCELLED))),
  },
  { weight: 1, arbitrary: order.map((at) => ofOrder('serve', at, (life, one) => life.move(one, SERVED))) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(order, fc.nat(1), fc.constantFrom(undefined, 1, 2))
      .map(([at, line, keep]) =>
        ofOrder(`take off line ${line}, but ${keep ?? 'none'} of it, of`, at, (life, one) =>
          life.remove(one, line, { discarded: true, ...(keep === undefined ? {} : { keep }) }),
        ),
      ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(order, fc.nat(1), change)
      .map(([at, line, size]) =>
        ofOrder(`change line ${line} by ${JSON.stringify(size)} of`, at, (life, one) =>
          life.edit(one, line, size),
        ),
      ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(order, fc.nat(2))
      .map(([at, which]) =>
        ofOrder(`put back what is off (${which}) of`, at, (life, one) => life.putBack(one, which)),
      ),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(order, fc.constantFrom(undefined, 5, 12.5), fc.constantFrom('Cash', 'Card', 'UPI'))
      .map(([at, amount, method]) =>
        ofOrder(`${amount ?? 'all'} by ${method} at the counter`, at, (life, one) =>
          life.record(one, { method, ...(amount === undefined ? {} : { amount }) }),
        ),
      ),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        order,
        fc.constantFrom('gateway', 'gateway', 'gateway', 'hand'),
        fc.constantFrom(undefined, undefined, 5, 30, 50.01),
        key,
      )
      .map(([at, how, amount, name]) =>
        ofOrder(`give back ${amount ?? 'all'} by ${how}, key ${name}`, at, (life, one) =>
          life.giveBack(one, { how, ...(amount === undefined ? {} : { amount }) }, name),
        ),
      ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(order, key, fc.constantFrom('gateway', 'hand')).map(([at, name, other]) =>
      ofOrder(`two give all back at once, key ${name}`, at, async (life, one) => {
        const both = [
          life.giveBack(one, ALL, name),
          life.giveBack(one, { how: other }, `${name} of another`),
        ];
        return (await Promise.all(both)).find(({ status }) => status >= 500);
      }),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.tuple(order, key).map(([at, name]) =>
      ofOrder(`give all back, the answer is lost, key ${name}`, at, (life, one) => {
        life.gateway.lostAnswers = 1;
        return life.giveBack(one, ALL, name);
      }),
    ),
  },
];

const corrections = [
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        order,
        fc.nat(3),
        fc.constantFrom({}, {}, { method: 'Card', amount: 30 }, { method: 'Cash', amount: 5.5 }),
        key,
      )
      .map(([at, which, instead, name]) =>
        ofOrder(
          `take back receipt ${which} for ${JSON.stringify(instead)}, key ${name}, of`,
          at,
          (life, one) => life.reverse(one, which, 'method' in instead ? { instead } : {}, `back ${name}`),
        ),
      ),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(order, fc.constantFrom(...SETTLED_BY), fc.constantFrom(undefined, 10, 17.5), key)
      .map(([at, how, amount, name]) =>
        ofOrder(`${how} for ${amount ?? 'all'}, key ${name}, of`, at, async (life, one) => {
          const about = how === 'Account' ? { khata: await life.khata() } : { reason: 'x' };
          return life.settle(
            one,
            { how, ...about, ...(amount === undefined ? {} : { amount }) },
            `settle ${name}`,
          );
        }),
      ),
  },
];

const ALL = { how: 'gateway' };

const ofGateway = [
  {
    weight: 3,
    arbitrary: fc
      .tuple(order, attempt, key, fc.boolean())
      .map(([index, at, event, isSigned]) =>
        ofAttempt(`notice ${event}${isSigned ? '' : ', forged'}`, [index, at], (life, name) =>
          life.notify(name, `${name} ${event}`, isSigned),
        ),
      ),
  },
];

export const deeds: fc.Arbitrary<Deed> = fc.oneof(
  ...guests,
  ...staff,
  ...corrections,
  ...ofGateway,
  ...gatewayDeeds<MoneyLife>(),
);
