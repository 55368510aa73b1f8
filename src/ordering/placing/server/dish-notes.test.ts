import { expect, test } from 'vitest';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, postOrder, type TestStore, teaStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const store = await teaStore(thali);

const tea = (remarks?: string | null) => ({
  item: 'Tea',
  value: '20.00',
  ...(remarks === undefined ? {} : { remarks }),
});
const two = (...notes: (string | null | undefined)[]) => ({
  lines: notes.map(tea),
  amount: 20 * notes.length,
});
const notesOf = ({ items }: { items: { remarks?: string }[] }) => items.map(({ remarks }) => remarks);
const readOrder = async (slug: string) => (await thali.call('GET', `/order/status/${slug}`)).body;
const readDesk = async ({ storeId, token }: TestStore) =>
  (await thali.call('GET', `/api/stores/${storeId}/orders?limit=1`, { token })).body.orders[0];

test('a note is shown with its dish to guest and staff, and left out if empty', async () => {
  const { slug } = await placeTestOrder(thali, store, two('No sugar', undefined, null, ''));
  const expected = ['No sugar', undefined, undefined, undefined];
  expect(notesOf(await readOrder(slug))).toEqual(expected);
  expect(notesOf(await readDesk(store))).toEqual(expected);
});

test('a note keeps three lines and loses invisible characters', async () => {
  const { slug } = await placeTestOrder(thali, store, two('a\r\n\r\nb\u202E \nc\nd\n  e '));
  expect(notesOf(await readOrder(slug))).toEqual(['a\nb\nc d e']);
});

test('a note that is too long is refused with the name of its field', async () => {
  const answer = await postOrder(thali, store, two('No sugar', 'x'.repeat(201)));
  expectFields(answer, { 'items[1].remarks': 'At most 200 characters' });
  const { slug } = await placeTestOrder(thali, store, two('x'.repeat(200)));
  expect(notesOf(await readOrder(slug))).toEqual(['x'.repeat(200)]);
});

test('the same key with another note is another order, and with the same note the same order', async () => {
  const headers = { 'idempotency-key': 'a key of notes' };
  const first = await postOrder(thali, store, two('No sugar'), headers);
  const again = await postOrder(thali, store, two('No sugar'), headers);
  expect([again.status, again.body]).toEqual([200, first.body]);
  expectError(await postOrder(thali, store, two('Sugar'), headers), 422, 'IDEMPOTENCY_KEY_REUSED');
});

test('an older release writes lines without notes', async () => {
  const { _id, slug } = await placeTestOrder(thali, store, two('No sugar'));
  await thali.database.pool.query(
    `insert into order_lines (store_id, order_id, id, position, item_id, item_label, quantity, base, unit,
       category_discount, item_discount, taxes, images, configs)
     select store_id, order_id, gen_random_uuid(), 1, item_id, item_label, quantity, base, unit,
       category_discount, item_discount, taxes, images, configs
     from order_lines where store_id = $1 and order_id = $2`,
    [store.storeId, _id],
  );
  expect(notesOf(await readOrder(slug))).toEqual(['No sugar', undefined]);
});
