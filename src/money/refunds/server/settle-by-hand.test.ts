import { afterEach, expect, test } from 'vitest';
import { AT_EASE } from '#money/payments/server/testing/ledger-gateway.ts';
import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import { addTestStaff } from '#testing/server/test-stores.ts';
import { type PaidOrder, useRefundScene } from './testing/use-refund-scene.ts';

const scene = await useRefundScene();
const { thali, store, gateway, placePaid, cancel, giveBack, refundsOf, owed, paymentOf, rounds } = scene;
const { token } = store;

const BOOKS = { state: 'paid', method: 'Paytm', paid: 50, refunded: 0, onItsWay: 0, owed: 0 };
const NOT_THERE = { outcome: 'failed', reason: 'It is not in the account' };
const THERE = { outcome: 'done', reason: 'It stands in the account' };

afterEach(() => void Object.assign(gateway, AT_EASE));

const settle = (id: string, body: object, by = token) =>
  thali.call('POST', `/api/stores/${store.storeId}/refunds/${id}/settled`, { body, token: by });

const listed = async ({ _id }: PaidOrder) =>
  (await owed()).owed.filter(({ orderId }: { orderId: string }) => orderId === _id);

/** A refund that the gateway did not answer, whether or not it heard of it. */
async function unanswered(age = HOUR, isHeard = false) {
  gateway.isDown = false;
  const order = await placePaid();
  await cancel(order);
  Object.assign(gateway, isHeard ? { lostAnswers: 1 } : { isDown: true });
  await giveBack(order);
  gateway.isDown = true;
  const [{ _id: refundId }] = (await refundsOf(order)).refunds;
  thali.clock.advance(age);
  return { order, refundId };
}

async function look(after = DAY) {
  thali.clock.advance(after);
  // A gateway that can't be asked about one refund is asked about the store's next one a round later.
  for (let round = 0; round < 9; round++) await rounds();
}

test('a refund that is not in the account is owed again and can be given by hand', async () => {
  const { order, refundId } = await unanswered();
  expect(await listed(order)).toMatchObject([{ kind: 'refund', refundId, maySettle: true }]);
  expect((await giveBack(order, { how: 'hand' })).body.code).toBe('REFUND_TOO_LARGE');
  const { status, body } = await settle(refundId, NOT_THERE);
  expect([status, body]).toMatchObject([200, { state: 'failed', failure: NOT_THERE.reason }]);
  expect(await paymentOf(order)).toEqual({ ...BOOKS, owed: 50 });
  expect(await listed(order)).toMatchObject([{ kind: 'order', why: 'refund_failed', throughGateway: 50 }]);
  const byHand = await giveBack(order, { how: 'hand' });
  expect(byHand.body.payment).toEqual({ ...BOOKS, refunded: 50 });
  expect(byHand.body.timeline.slice(-2)).toMatchObject([
    { what: 'refund_failed', amount: 50, reason: NOT_THERE.reason, by: 'Asha Rao' },
    { what: 'refunded' },
  ]);
  const { timeline } = (await thali.call('GET', `/order/status/${order.slug}`)).body;
  expect(JSON.stringify(timeline)).not.toMatch(/Asha|account/);
});

test('a refund that is in the account is done', async () => {
  const { order, refundId } = await unanswered();
  expect((await settle(refundId, THERE)).body).toMatchObject({ state: 'done', failure: null });
  expect(await paymentOf(order)).toEqual({ ...BOOKS, refunded: 50 });
  expect(await listed(order)).toEqual([]);
  // The first decision counts.
  expect((await settle(refundId, NOT_THERE)).body).toMatchObject({ state: 'done' });
  expect(await paymentOf(order)).toEqual({ ...BOOKS, refunded: 50 });
});

test('two people with two answers settle it once', async () => {
  const { order, refundId } = await unanswered();
  const answers = await Promise.all([settle(refundId, THERE), settle(refundId, NOT_THERE)]);
  const [first, second] = answers.map(({ body }) => body.state);
  expect(first).toBe(second);
  const after = first === 'done' ? { refunded: 50 } : { owed: 50 };
  expect(await paymentOf(order)).toEqual({ ...BOOKS, ...after });
});

test('a refund can’t be settled while the gateway may just be slow or says that it is pending', async () => {
  const { order, refundId } = await unanswered(HOUR - 1);
  expect(await listed(order)).toMatchObject([{ kind: 'refund', maySettle: false }]);
  expect((await settle(refundId, NOT_THERE)).body.code).toBe('REFUND_UNDER_WAY');
  Object.assign(gateway, { isDown: false, mood: 'pending' });
  await look();
  const early = await settle(refundId, NOT_THERE);
  expect([early.status, early.body.code]).toEqual([409, 'REFUND_UNDER_WAY']);
  expect(await paymentOf(order)).toEqual({ ...BOOKS, onItsWay: 50 });
});

test('the gateway’s own answer counts if it answers after all', async () => {
  const { order, refundId } = await unanswered(HOUR, true);
  gateway.isDown = false;
  expect((await settle(refundId, NOT_THERE)).body).toMatchObject({ state: 'done' });
  expect(await paymentOf(order)).toEqual({ ...BOOKS, refunded: 50 });
});

test('asking the gateway before settling and later gives nothing back', async () => {
  const { order, refundId } = await unanswered();
  const before = gateway.refunds.size;
  gateway.isDown = false;
  expect((await settle(refundId, NOT_THERE)).body).toMatchObject({ state: 'failed' });
  await look();
  expect(gateway.refunds.size).toBe(before);
  expect(await paymentOf(order)).toEqual({ ...BOOKS, owed: 50 });
});

test('a refund that the gateway made after all is listed for the staff later', async () => {
  const { order, refundId } = await unanswered(HOUR, true);
  await settle(refundId, NOT_THERE);
  await giveBack(order, { how: 'hand' });
  gateway.isDown = false;
  await look();
  const reason = 'The refund of 50.00 was made, but is recorded here as failed';
  const [entry, ...others] = await listed(order);
  expect([entry, others]).toMatchObject([{ kind: 'unclear', reason }, []]);
  expect(await paymentOf(order)).toEqual({ ...BOOKS, refunded: 50 });
  const url = `/api/stores/${store.storeId}/owed/${entry.attemptId}/checked`;
  await thali.call('POST', url, { body: { reason: 'The guest has sent it back' }, token });
  await look();
  expect(await listed(order)).toEqual([]);
});

test('a refund that failed although somebody confirmed it is listed too', async () => {
  const { order, refundId } = await unanswered(HOUR, true);
  await settle(refundId, THERE);
  for (const refund of gateway.refunds.values()) refund.state = 'failed';
  gateway.isDown = false;
  await look();
  const reason = 'The refund of 50.00 was not made, but is recorded here as done';
  expect(await listed(order)).toMatchObject([{ kind: 'unclear', reason }]);
});

test('the gateway is no longer asked once it agrees, or after days of silence', async () => {
  const [heard, silent] = [await unanswered(HOUR, true), await unanswered()];
  await settle(heard.refundId, THERE);
  await settle(silent.refundId, NOT_THERE);
  const dueOf = async (id: string) =>
    (await thali.database.pool.query('select from refunds_due where refund_id = $1', [id])).rowCount;
  expect([await dueOf(heard.refundId), await dueOf(silent.refundId)]).toEqual([1, 1]);
  gateway.isDown = false;
  await look();
  gateway.isDown = true;
  expect(await dueOf(heard.refundId)).toBe(0);
  for (let day = 0; day < 4; day++) await look();
  expect(await dueOf(silent.refundId)).toBe(0);
  expect([...(await listed(heard.order)), ...(await listed(silent.order))]).toMatchObject([
    { kind: 'order' },
  ]);
});

test('settling needs the permission to refund, a refund of this store and a reason', async () => {
  const { refundId } = await unanswered();
  expect((await settle(refundId, { ...THERE, reason: '' })).body.code).toBe('VALIDATION');
  expect((await settle(refundId, { ...THERE, outcome: 'pending' })).body.code).toBe('VALIDATION');
  expect((await settle(store.storeId, THERE)).body.code).toBe('ORDER_NOT_FOUND');
  const floor = await addTestStaff(thali, store, 'STAFF');
  expect((await settle(refundId, THERE, floor)).body.code).toBe('FORBIDDEN');
  const manager = await addTestStaff(thali, store, 'MANAGER');
  expect((await settle(refundId, THERE, manager)).status).toBe(200);
});
