import { expect, test } from 'vitest';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { moveOrder, placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const orderTypes = [1, 4].map((state) => ({ label: `From ${state}`, initialOrderState: state }));
const store = await teaStore(thali, { orderTypes });
const GOOD = { food: 5, service: 4, overall: 3, comment: 'Lovely' };

const order = (state: 1 | 4) =>
  placeTestOrder(thali, store, { ...TEA, more: { orderType: `From ${state}` } });

const give = (slug: string, body: unknown = GOOD, slash = '/') =>
  thali.call('POST', `/feedback/api/form/${slug}${slash}`, { body });
const form = (slug: string, slash = '/') => thali.call('GET', `/feedback/api/form/${slug}${slash}`);

async function move(orderId: string, from: number, to: number) {
  expect((await moveOrder(thali, store, orderId, { from, to })).status).toBe(200);
}

async function stored(orderId: string) {
  const sql = `select food, service, overall, comment from feedback where store_id = $1 and order_id = $2`;
  return (await thali.database.pool.query(sql, [store.storeId, orderId])).rows;
}

test('feedback on an unknown order is refused', async () => {
  expectError(await form('nothing'), 404, 'ORDER_NOT_FOUND');
  expectError(await give('nothing'), 404, 'ORDER_NOT_FOUND');
});

test('feedback is refused before the order was served', async () => {
  const { _id, slug } = await order(1);
  for (const [from, to] of [
    [1, 2],
    [2, 3],
  ] as const) {
    expectError(await form(slug), 409, 'ORDER_NOT_SERVED');
    expectError(await give(slug), 409, 'ORDER_NOT_SERVED');
    await move(_id, from, to);
  }
  expectError(await give(slug), 409, 'ORDER_NOT_SERVED');
  expect(await stored(_id)).toEqual([]);
  await move(_id, 3, 4);
  expect((await give(slug)).status).toBe(201);
  expect(await stored(_id)).toEqual([GOOD]);
});

test.each([
  ['food', 0, 'Must be 1 to 5'],
  ['service', 6, 'Must be 1 to 5'],
  ['overall', 4.5, 'Must be 1 to 5'],
  ['food', '5', 'Must be 1 to 5'],
  ['food', null, 'Must be 1 to 5'],
  ['overall', undefined, 'Must be 1 to 5'],
  ['comment', 'x'.repeat(1001), 'At most 1000 characters'],
  ['stars', 5, 'Is not a known field'],
])('%s is refused with the value %j', async (field, value, message) => {
  const { _id, slug } = await order(4);
  expectFields(await give(slug, { ...GOOD, [field]: value }), { [field]: message });
  expect(await stored(_id)).toEqual([]);
});

test('an order gets one feedback, even if it is sent twenty times at once', async () => {
  const [first, second] = [await order(4), await order(4)];
  expect((await give(first.slug)).body).toStrictEqual({ given: true });
  expectError(await give(first.slug, { ...GOOD, food: 1 }), 409, 'FEEDBACK_EXISTS');
  expect(await stored(first._id)).toEqual([GOOD]);

  const answers = await Promise.all(Array.from({ length: 20 }, () => give(second.slug)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const answer of answers) {
    if (answer.status === 201) continue;
    // On a busy machine one may wait too long for the others and is asked to retry.
    expectError(answer.status === 503 ? await give(second.slug) : answer, 409, 'FEEDBACK_EXISTS');
  }
  expect(await stored(second._id)).toEqual([GOOD]);
});

test('the form opens with and without the trailing slash, before and after feedback', async () => {
  const { slug, orderNo } = await order(4);
  const rating = (name: string, required = false) => ({
    name,
    label: expect.any(String),
    type: 'rating',
    min: 1,
    max: 5,
    required,
  });
  const shown = (given: boolean) => ({
    orderSlug: slug,
    orderNo,
    store: { name: expect.any(String), slug: store.slug },
    fields: [
      rating('food'),
      rating('service'),
      rating('overall', true),
      { name: 'comment', label: expect.any(String), type: 'text', max: 1000, required: false },
    ],
    given,
  });
  for (const slash of ['', '/']) expect((await form(slug, slash)).body).toStrictEqual(shown(false));
  const longest = { food: 1, service: 1, overall: 1, comment: 'ж'.repeat(1000) };
  expect((await give(slug, longest, '')).status).toBe(201);
  expect((await form(slug)).body).toStrictEqual(shown(true));
  const brief = { overall: 5 };
  const { _id, slug: other } = await order(4);
  expect((await give(other, brief)).status).toBe(201);
  expect(await stored(_id)).toEqual([{ food: null, service: null, overall: 5, comment: '' }]);
});
