import { expect, test } from 'vitest';
import { HOUR } from '#platform/time/rules/durations.ts';
import { NOON } from '#testing/server/test-app.ts';
import { moveOrder } from '#testing/server/test-stores.ts';
import { type AwaitedOrder, PAID } from '../testing/pay-scene.ts';
import { QUARTER, usePayScene, useRounds } from '../testing/use-pay-scene.ts';

const scene = await usePayScene();
const { paytm, thali, store, place, look, comeBack } = scene;
const { round } = useRounds(scene);

type Act = (order: AwaitedOrder) => Promise<unknown>;

/** What becomes of the order between the payment and what is heard of it. */
const MEANWHILE: [string, Act][] = [
  ['waits', async () => {}],
  [
    'expired while the gateway could not say',
    async () => {
      thali.clock.advance(QUARTER);
      await round();
    },
  ],
  [
    'was cancelled by the staff',
    ({ _id }) => moveOrder(thali, store, _id, { from: 1, to: 5, reason: 'Sold out' }),
  ],
];

const HEARD: [string, Act][] = [
  ['never comes', async () => {}],
  ['comes', comeBack],
  ['comes twice', async (order) => [await comeBack(order), await comeBack(order)]],
  ['comes twice at once', (order) => Promise.all([comeBack(order), comeBack(order)])],
];

const CASES = MEANWHILE.flatMap(([what, meanwhile]) =>
  HEARD.map(([how, hear]) => ({ what, how, meanwhile, hear })),
);

const owedFor = async ({ _id }: AwaitedOrder) => {
  const { body } = await thali.call('GET', `/api/stores/${store.storeId}/owed`, store);
  return body.owed.filter(({ orderId }: { orderId: string }) => orderId === _id);
};

/** Paid once, or owed once and told, whatever comes afterwards. */
async function expectMoney(order: AwaitedOrder, isOver: boolean): Promise<void> {
  const seen = await look(order);
  if (isOver) expect(seen).toMatchObject({ state: 5, payment: 'refund_due' });
  else expect(seen).toEqual(PAID);
  expect(await owedFor(order)).toMatchObject(isOver ? [{ amount: 20, why: 'paid_late' }] : []);
  const { rows } = await thali.database.pool.query(
    'select paid from orders where store_id = $1 and id = $2',
    [store.storeId, order._id],
  );
  expect(rows).toMatchObject([{ paid: '2000' }]);
}

/** The gateway is asked for three days. */
async function daysPass(): Promise<void> {
  for (let times = 0; times < 6; times++) {
    thali.clock.advance(8 * HOUR);
    await round();
  }
}

test.each(CASES)(
  'the guest has paid, the order $what, the callback $how: the money is there once, or owed once',
  async ({ meanwhile, hear, what }) => {
    // Sessions would end after weeks.
    thali.clock.now = NOON;
    const order = await place();
    paytm.replies.set(order.name, 'an error');
    await hear(order);
    await meanwhile(order);
    paytm.pay(order.name, '20.00');
    await hear(order);
    await daysPass();
    await expectMoney(order, what !== 'waits');
    await comeBack(order);
    await expectMoney(order, what !== 'waits');
  },
);

test('a gateway that hangs when it is asked holds up no page, and its payments are found later', async () => {
  thali.clock.now = NOON;
  const orders = await Promise.all(MEANWHILE.slice(0, 2).map(place));
  const [waiting, expired] = orders as [AwaitedOrder, AwaitedOrder];
  const held = Promise.withResolvers<void>();
  paytm.gate = () => held.promise;
  for (const order of orders) paytm.pay(order.name, '20.00');
  const answers = await Promise.all(orders.map(comeBack));
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  paytm.gate = async () => {};
  held.resolve();
  await comeBack(waiting);
  await moveOrder(thali, store, expired._id, { from: 1, to: 5, reason: 'Sold out' });
  await daysPass();
  await expectMoney(waiting, false);
  await expectMoney(expired, true);
});
