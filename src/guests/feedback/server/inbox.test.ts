import { expect, test } from 'vitest';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const newStore = () =>
  teaStore(thali, { orderTypes: [{ label: 'Dine-In' }, { label: 'Served', initialOrderState: 4 }] });
type Store = Awaited<ReturnType<typeof newStore>>;

/** An order that was served and rated, a minute after the one before. */
async function rated(store: Store, body: object, more: object = {}) {
  thali.clock.advance(MINUTE);
  const order = await placeTestOrder(thali, store, { ...TEA, more: { orderType: 'Served', ...more } });
  const given = await thali.call('POST', `/feedback/api/form/${order.slug}`, { body });
  expect(given.status, given.text).toBe(201);
  return order;
}

const list = (store: Store, query: object = {}, token = store.token) =>
  thali.call('GET /api/stores/:storeId/feedback', { params: store, query: query as never, token });
const unread = async (store: Store, token = store.token) =>
  (await thali.call('GET /api/stores/:storeId/feedback/unread', { params: store, token })).body;
const markRead = (store: Store, orders: string[], token = store.token) =>
  thali.call('POST /api/stores/:storeId/feedback/read', { params: store, token, body: { orders } });
const answer = (store: Store, orderId: string, text: string, token = store.token) =>
  thali.call('PUT /api/stores/:storeId/feedback/:orderId/answer', {
    params: { ...store, orderId },
    token,
    body: { text },
  });
const read = async (slug: string) => (await thali.call('GET /order/status/:slug', { params: { slug } })).body;
const idsOf = ({ body }: Awaited<ReturnType<typeof list>>) =>
  body.feedback.map(({ orderId }: { orderId: string }) => orderId);

test('feedback is listed from the latest, with its order and the first name of the guest', async () => {
  const store = await newStore();
  const user = { phone: '9876500001', name: 'Meera Nair', countryCode: '+91' };
  const first = await rated(
    store,
    { overall: 2, food: 1, comment: 'Chicken was cold' },
    { user, table: { iden: '4', idel: 'Table' } },
  );
  const second = await rated(store, { overall: 5 });
  const { body } = await list(store);
  expect(body).toEqual({
    feedback: [
      expect.objectContaining({ orderId: second._id, overall: 5, comment: '', read: true }),
      {
        orderId: first._id,
        orderNo: first.orderNo,
        place: 'Served, Table 4',
        guest: 'Meera',
        at: expect.any(String),
        overall: 2,
        food: 1,
        service: null,
        comment: 'Chicken was cold',
        read: false,
        answer: null,
      },
    ],
    next: null,
  });
  const one = await thali.call('GET /api/stores/:storeId/feedback/:orderId', {
    params: { ...store, orderId: first._id },
    token: store.token,
  });
  expect(one.body).toEqual(body.feedback[1]);
});

test('the list is filtered by stars, days and what is unread', async () => {
  const store = await newStore();
  const old = await rated(store, { overall: 1 });
  const oldDay = '2026-11-20';
  thali.clock.advance(2 * DAY);
  const poor = await rated(store, { overall: 2 });
  const good = await rated(store, { overall: 5 });
  expect(idsOf(await list(store, { stars: '1,2' }))).toEqual([poor._id, old._id]);
  expect(idsOf(await list(store, { stars: '5' }))).toEqual([good._id]);
  expect(idsOf(await list(store, { from: oldDay, to: oldDay }))).toEqual([old._id]);
  expect(idsOf(await list(store, { from: '2026-11-21' }))).toEqual([good._id, poor._id]);
  expect(idsOf(await list(store, { unread: '1' }))).toEqual([poor._id, old._id]);
  for (const query of [{ stars: '6' }, { from: 'today' }, { before: 'x' }, { unread: '2' }])
    expect(await list(store, query)).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
});

test('pages follow each other without a gap, also among ratings of one moment', async () => {
  const store = await newStore();
  await Promise.all(Array.from({ length: 52 }, () => placeTestOrder(thali, store, TEA)));
  await thali.database.pool.query(
    `insert into feedback (store_id, order_id, overall, comment, created_at)
     select store_id, id, 4, '', $2::timestamptz from orders where store_id = $1`,
    [store.storeId, new Date(thali.clock.now)],
  );
  const page = await list(store);
  expect(page.body.feedback).toHaveLength(50);
  const rest = await list(store, { before: page.body.next });
  expect([rest.body.feedback.length, rest.body.next]).toEqual([2, null]);
  expect(new Set([...idsOf(page), ...idsOf(rest)]).size).toBe(52);
});

test('what has words or few stars is unread until somebody of the office has read it', async () => {
  const [store, other] = [await newStore(), await newStore()];
  const poor = await rated(store, { overall: 2 });
  await rated(store, { overall: 4, comment: 'Nice' });
  await rated(store, { overall: 4 });
  expect(await unread(store)).toMatchObject({ count: 2, poor: [{ orderId: poor._id, overall: 2 }] });
  await markRead(other, [poor._id]);
  expect(await unread(store)).toMatchObject({ count: 2 });
  expect((await markRead(store, [poor._id, 'no-id'])).status).toBe(204);
  expect(await unread(store)).toEqual({ count: 1, poor: [] });
});

test('a poor rating is pointed out for a day', async () => {
  const store = await newStore();
  await rated(store, { overall: 1 });
  thali.clock.advance(DAY + MINUTE);
  expect(await unread(store)).toEqual({ count: 1, poor: [] });
});

test('the guest reads the answer, which can be changed; the order and the staff log tell of it', async () => {
  const store = await newStore();
  const { _id, slug, orderNo } = await rated(store, { overall: 2, comment: 'Cold' });
  expect((await read(slug)).feedback).toEqual({ overall: 2, comment: 'Cold', answer: null });
  expect((await answer(store, _id, '  We are sorry ')).body).toMatchObject({
    read: true,
    answer: { text: 'We are sorry', by: 'Asha Rao' },
  });
  await answer(store, _id, 'We are sorry. The next one is on us.');
  await answer(store, _id, 'We are sorry. The next one is on us.');
  const page = await read(slug);
  expect(page.feedback?.answer?.text).toBe('We are sorry. The next one is on us.');
  expect(JSON.stringify(page)).not.toContain('Asha');
  const told = async (token: string) => {
    const { body } = await thali.call('GET', `/api/stores/${store.storeId}/orders`, { token });
    return body.orders[0];
  };
  const { timeline, feedback } = await told(store.token);
  expect(timeline.slice(1)).toMatchObject([
    { what: 'rated', stars: 2 },
    { what: 'answered', by: 'Asha Rao' },
    { what: 'answered' },
  ]);
  expect(feedback).toMatchObject({ comment: 'Cold' });
  const ofKitchen = await told(await addTestStaff(thali, store, 'KITCHEN'));
  expect([ofKitchen.timeline.length, ofKitchen.feedback]).toEqual([1, undefined]);
  const log = await thali.call('GET /api/stores/:storeId/people/log', { params: store, token: store.token });
  const entry = { what: 'feedback-answered', subject: String(orderNo), actor: 'Asha Rao' };
  expect(log.body.entries.slice(0, 2)).toMatchObject([entry, entry]);
});

test('an order without feedback, an empty answer and a long one are refused', async () => {
  const store = await newStore();
  const { _id } = await rated(store, { overall: 5 });
  const bare = await placeTestOrder(thali, store, TEA);
  expectError(await answer(store, bare._id, 'Thank you'), 404, 'FEEDBACK_NOT_FOUND');
  expectFields(await answer(store, _id, ' '), { text: 'This field is required' });
  expectFields(await answer(store, _id, 'x'.repeat(1001)), { text: 'At most 1000 characters' });
});

test('floor staff read feedback, and leave it unread for the office', async () => {
  const store = await newStore();
  const { _id } = await rated(store, { overall: 2 });
  const floor = await addTestStaff(thali, store, 'STAFF');
  expect(idsOf(await list(store, {}, floor))).toEqual([_id]);
  expectError(await markRead(store, [_id], floor), 403, 'FORBIDDEN');
  expectError(await answer(store, _id, 'Sorry', floor), 403, 'FORBIDDEN');
  expect((await unread(store, floor)).count).toBe(1);
});
