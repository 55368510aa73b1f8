import * as fc from 'fast-check';
import { CANCELLED } from '#ordering/orders/rules/order.ts';
import type { Answer } from '#testing/server/call.ts';
import type { Deed } from './moment.ts';
import { type LivingOrder, type MoneyLife, PRICE } from './money-life.ts';

interface Beginning extends Deed<MoneyLife> {
  [fc.toStringMethod]: () => string;
}

/** The first steps of a life. Most orders get paid, since interesting things happen only then. */
export const beginnings: fc.Arbitrary<Beginning> = fc
  .constantFrom<Deed<MoneyLife>>(
    { name: 'nothing yet', run: async () => undefined },
    { name: 'a paid order', run: placePaid },
    {
      name: 'a paid order, cancelled',
      async run(life) {
        await placePaid(life);
        return life.move(life.orders[0] as LivingOrder, CANCELLED);
      },
    },
    {
      name: 'a refund that the gateway has taken, and forgets for a while',
      async run(life) {
        await placePaid(life);
        const order = life.orders[0] as LivingOrder;
        await life.move(order, CANCELLED);
        life.gateway.mood = 'pending';
        const answer = await life.giveBack(order, { how: 'gateway' }, 'the first');
        Object.assign(life.gateway, { mood: 'done', isForgetful: true });
        return answer;
      },
    },
    {
      name: 'a refund that is lost on its way back, and refused when it is told again',
      async run(life) {
        await placePaid(life);
        const order = life.orders[0] as LivingOrder;
        await life.move(order, CANCELLED);
        Object.assign(life.gateway, { lostAnswers: 2, isForgetful: true, isStrict: true });
        return life.giveBack(order, { how: 'gateway' }, 'the first');
      },
    },
    {
      name: 'an order of which a part was paid online, and a part at the counter',
      async run(life) {
        await life.place();
        const order = life.orders[0] as LivingOrder;
        const [name = ''] = await life.namesOf(order);
        life.gateway.pay(name, 30_00);
        await life.comeBack(name, PRICE, true);
        return life.record(order, { method: 'Cash', amount: 10 });
      },
    },
    {
      name: 'two paid orders',
      async run(life) {
        await placePaid(life);
        return placePaid(life);
      },
    },
    {
      name: 'an order with two attempts, of which one is paid',
      async run(life) {
        life.gateway.lostAnswers = 1;
        await life.place();
        await life.payAgain(life.orders[0] as LivingOrder);
        return payFirst(life);
      },
    },
  )
  .map((deed) => ({ ...deed, [fc.toStringMethod]: () => deed.name }));

export async function placePaid(life: MoneyLife): Promise<Answer> {
  await life.place();
  return payFirst(life);
}

async function payFirst(life: MoneyLife): Promise<Answer> {
  const [name = ''] = await life.namesOf(life.orders.at(-1) as LivingOrder);
  life.gateway.pay(name);
  return life.comeBack(name, PRICE, true);
}
