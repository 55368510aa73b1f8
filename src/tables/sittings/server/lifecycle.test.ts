import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, moveOrder, teaStore } from '#testing/server/test-stores.ts';
import { closeIdleSittings } from './sweeping/sweep-sittings.ts';
import { addTable, join, type Phone, sitDown } from './testing/sit-down.ts';

const thali = await useTestApp();
const store = await teaStore(thali);
const desk = `/api/stores/${store.storeId}`;
const waiter = await addTestStaff(thali, store, 'STAFF');

const act = (phone: Phone, what: string, body: object = {}, token = store.token) =>
  thali.call('POST', `${desk}/sittings/${phone.sittingId}/${what}`, { token, body });
const sweep = () => closeIdleSittings(createContext(thali.services, { kind: 'system' }));
const order = async (phone: Phone) => (await phone.send([await phone.put('Tea')], 20)).body;
const pay = (orderId: string) =>
  thali.call('POST', `${desk}/orders/${orderId}/payments`, { token: store.token, body: { method: 'Cash' } });

async function seated(): Promise<{ phone: Phone; iden: string }> {
  const iden = await addTable(thali, store);
  return { phone: await sitDown(thali, store, iden), iden };
}

test('a table with nothing ordered is closed by whoever serves, and the next guests begin anew', async () => {
  const { phone, iden } = await seated();
  const closed = await act(phone, 'close', {}, waiter);
  expect([closed.status, closed.body.state]).toEqual([200, 'closed']);
  expect((await act(phone, 'close', {}, waiter)).body.state).toBe('closed');
  const view = await phone.read();
  expect([view.state, view.code]).toEqual(['closed', undefined]);
  for (const refused of [
    await phone.call('PUT', '/lines/a', { itemID: store.items['Tea'], configs: [], quantity: 1 }),
    await phone.send(['a'], 20),
  ])
    expect([refused.status, refused.body.code]).toEqual([409, 'SITTING_CLOSED']);
  const next = await sitDown(thali, store, iden);
  expect([next.isIn, next.sittingId === phone.sittingId]).toEqual([true, false]);
});

test('one with money due is closed by the office, with a reason', async () => {
  const { phone } = await seated();
  await order(phone);
  expect((await act(phone, 'close', { reason: 'They ran' }, waiter)).body.code).toBe('FORBIDDEN');
  expect((await act(phone, 'close')).status).toBe(422);
  expect((await act(phone, 'close', { reason: 'They ran' })).body.timeline.at(-1)).toMatchObject({
    what: 'sitting_state',
    text: 'closed: They ran',
  });
});

const boardOf = async (orderId: string) =>
  (await thali.call('GET', `${desk}/orders/${orderId}`, { token: store.token })).body;

test('what still comes after a table is cleared is a ticket of those who left, and no addition for the next', async () => {
  const { phone, iden } = await seated();
  const open = await order(phone);
  await pay(open._id);
  await act(phone, 'close', { cooking: 'keep' });
  const left = await boardOf(open._id);
  expect([left.state, Date.parse(left.sitting.leftAt)]).toEqual([1, thali.clock.now]);
  const next = await sitDown(thali, store, iden);
  expect((await boardOf((await order(next))._id)).sitting).not.toHaveProperty('leftAt');
  await act(next, 'close', { reason: 'Test', cooking: 'cancel' });
  await act(phone, 'reopen');
  expect((await boardOf(open._id)).sitting).not.toHaveProperty('leftAt');
});

test.each([
  ['serve', 4, 0],
  ['cancel', 5, 20],
])('clearing a table can %s what is not served', async (cooking, state, owed) => {
  const { phone } = await seated();
  const [open, served] = [await order(phone), await order(phone)];
  await moveOrder(thali, store, served._id, { from: 1, to: 4 });
  for (const { _id } of [open, served]) await pay(_id);
  const reason = cooking === 'cancel' ? { reason: 'They left before it came' } : {};
  expect((await act(phone, 'close', { cooking, ...reason }, waiter)).body.state).toBe('closed');
  const after = await boardOf(open._id);
  expect([after.state, after.payment.owed ?? 0]).toEqual([state, owed]);
  expect((await boardOf(served._id)).state).toBe(4);
});

test('who may not clear a table with money due has handed over nothing either', async () => {
  const { phone } = await seated();
  const open = await order(phone);
  expect((await act(phone, 'close', { cooking: 'serve' }, waiter)).status).toBe(403);
  expect((await boardOf(open._id)).state).toBe(1);
});

test('what is not served is not cancelled without a reason', async () => {
  const { phone } = await seated();
  const open = await order(phone);
  await pay(open._id);
  expect((await act(phone, 'close', { cooking: 'cancel' })).status).toBe(422);
  expect((await boardOf(open._id)).state).toBe(1);
});

test('a round that loses the race against closing is refused, and stays in the cart', async () => {
  for (let turn = 0; turn < 5; turn++) {
    const { phone } = await seated();
    const line = await phone.put('Tea');
    const [sent, closed] = await Promise.all([phone.send([line], 20), act(phone, 'close', {}, waiter)]);
    const isSent = sent.status === 201;
    expect([sent.body.code, closed.status]).toEqual(isSent ? [undefined, 403] : ['SITTING_CLOSED', 200]);
    expect((await phone.read()).orders).toHaveLength(isSent ? 1 : 0);
  }
});

test('a closed table is opened again within an hour, if nobody else sits there', async () => {
  const { phone, iden } = await seated();
  const closed = (await act(phone, 'close')).body;
  expect(closed.reopenUntil).toBe(new Date(thali.clock.now + HOUR).toISOString());
  const other = await sitDown(thali, store, iden);
  expect((await act(phone, 'reopen')).body.code).toBe('TABLE_TAKEN');
  await act(other, 'close');
  expect((await act(phone, 'reopen', {}, waiter)).body).toMatchObject({ state: 'open', reopenUntil: null });
  expect((await phone.read()).state).toBe('open');
  await act(phone, 'close');
  thali.clock.advance(HOUR);
  expect((await act(phone, 'reopen')).body.code).toBe('SITTING_CLOSED');
});

test('a table that nobody uses closes after half an hour, one with money due never', async () => {
  const [unused, due, cancelled] = [await seated(), await seated(), await seated()];
  await order(due.phone);
  const gone = await order(cancelled.phone);
  await moveOrder(thali, store, gone._id, { from: 1, to: 5, reason: 'Out of tea' });
  thali.clock.advance(30 * MINUTE - 1);
  await sweep();
  expect((await unused.phone.read()).state).toBe('open');
  thali.clock.advance(1);
  await Promise.all([sweep(), sweep()]);
  expect((await unused.phone.read()).state).toBe('closed');
  expect((await cancelled.phone.read()).state).toBe('closed');
  thali.clock.advance(20 * HOUR);
  await sweep();
  expect((await due.phone.read()).state).toBe('open');
});

test('guests look at what they had for a day', async () => {
  const { phone } = await seated();
  const { _id } = await order(phone);
  await pay(_id);
  await act(phone, 'close', {}, waiter);
  thali.clock.advance(24 * HOUR - 1);
  expect((await phone.read()).orders).toHaveLength(1);
  thali.clock.advance(1);
  expect((await phone.call('GET')).body.code).toBe('SITTING_TOKEN_INVALID');
});

test('covers and the waiter are noted once', async () => {
  const { phone } = await seated();
  const url = `${desk}/sittings/${phone.sittingId}`;
  const change = (body: object, token = waiter) => thali.call('PATCH', url, { token, body });
  await change({ covers: 3, mine: true });
  const again = await change({ covers: 3, mine: true });
  expect(again.body).toMatchObject({ covers: 3, waiter: { name: 'STAFF person' } });
  expect(again.body.timeline.map(({ what }: { what: string }) => what)).toEqual([
    'opened',
    'came',
    'covers',
    'served_by',
  ]);
  expect((await change({ mine: false }, store.token)).body.waiter.name).toBe('STAFF person');
  expect((await change({ mine: false, covers: null })).body).toMatchObject({ waiter: null, covers: null });
});

test('a table at which guests sit is not removed, and they follow its new name', async () => {
  const { phone, iden } = await seated();
  const { _id, slug } = await order(phone);
  const tables = (method: string, body: object) =>
    thali.call(method, `${desk}/tables`, { token: store.token, body });
  const removed = await thali.call('POST', `${desk}/tables/remove`, {
    token: store.token,
    body: { idens: [iden] },
  });
  expect([removed.status, removed.body.code, removed.body.details.idens]).toEqual([
    409,
    'TABLE_IN_USE',
    [iden],
  ]);
  const renamed = await tables('PATCH', { idens: [iden], change: { iden: `${iden}b`, idel: 'Terrace' } });
  expect(renamed.status, renamed.text).toBe(200);
  expect((await phone.read()).table).toEqual({ iden: `${iden}b`, label: 'Terrace' });
  const { body } = await thali.call('GET', `/order/status/${slug}`);
  expect(body.table).toEqual({ iden: `${iden}b`, idel: 'Terrace' });
  const { rows } = await thali.database.pool.query(
    "select event from store_log where store_id = $1 and order_id = $2 and event->>'what' = 'moved'",
    [store.storeId, _id],
  );
  expect(rows).toHaveLength(1);
  await pay(_id);
  await act(phone, 'close');
  const gone = await thali.call('POST', `${desk}/tables/remove`, {
    token: store.token,
    body: { idens: [`${iden}b`] },
  });
  expect(gone.status).toBe(200);
  expect((await act(phone, 'reopen')).body.code).toBe('TABLE_UNKNOWN');
});

test('of a table that is removed while somebody sits down, one wins', async () => {
  for (let turn = 0; turn < 8; turn++) {
    const iden = await addTable(thali, store);
    const [joined, removed] = await Promise.all([
      join(thali, store, iden),
      thali.call('POST', `${desk}/tables/remove`, { token: store.token, body: { idens: [iden] } }),
    ]);
    const outcome = [joined.status, removed.status];
    expect(outcome, `${joined.text} ${removed.text}`).toEqual(
      joined.status === 201 ? [201, 409] : [404, 200],
    );
  }
});
