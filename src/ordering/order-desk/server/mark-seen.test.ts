import { expect, test } from 'vitest';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, moveOrder, placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const store = await teaStore(thali);
const other = await teaStore(thali);

const newOrder = async (of = store): Promise<{ _id: string; slug: string }> => placeTestOrder(thali, of, TEA);
const see = (orders: unknown, token = store.token) =>
  thali.call('POST', `/api/stores/${store.storeId}/orders/seen`, { body: { orders }, token });
const read = async (slug: string) => (await thali.call('GET /order/status/:slug', { params: { slug } })).body;
const told = async (slug: string) =>
  (await read(slug)).timeline.map(({ what }: { what: string }) => what) as string[];

test('the kitchen can mark orders as seen; outsiders and another store’s owner cannot', async () => {
  const { _id, slug } = await newOrder();
  expectError(await see([_id], ''), 401, 'UNAUTHENTICATED');
  expectError(await see([_id], other.token), 404, 'STORE_NOT_FOUND');
  expect(await told(slug)).toEqual(['placed']);
  const kitchen = await addTestStaff(thali, store, 'KITCHEN');
  expect((await see([_id], kitchen)).body).toEqual({ orders: [_id] });
});

test('an invalid list of orders is refused', async () => {
  for (const orders of [undefined, null, [], 'x', [1], Array.from({ length: 201 }, String)])
    expect(await see(orders)).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
});

test('unknown orders and another store’s are skipped', async () => {
  const [ours, theirs] = [await newOrder(), await newOrder(other)];
  const unknown = ['no-id', '00000000-0000-4000-8000-000000000000'];
  expect((await see([...unknown, theirs._id, ours._id, ours._id])).body).toEqual({ orders: [ours._id] });
  expect((await see(unknown)).body).toEqual({ orders: [] });
  expect(await told(theirs.slug)).toEqual(['placed']);
});

test('an order that is over is skipped', async () => {
  for (const to of [4, 5]) {
    const { _id, slug } = await newOrder();
    await moveOrder(thali, store, _id, { from: 1, to });
    expect((await see([_id])).body).toEqual({ orders: [] });
    expect(await told(slug)).not.toContain('seen');
  }
});

test('the guest is told once, however many screens see the order at once', async () => {
  const [first, second] = [await newOrder(), await newOrder()];
  const answers = await Promise.all([
    see([first._id, second._id]),
    see([second._id, first._id]),
    see([first._id]),
    see([second._id]),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(answers.flatMap(({ body }) => body.orders).toSorted()).toEqual([first._id, second._id].toSorted());
  for (const { slug } of [first, second]) expect(await told(slug)).toEqual(['placed', 'seen']);
  const { timeline } = await read(first.slug);
  expect(timeline[1]).toStrictEqual({ at: new Date(thali.clock.now).toISOString(), what: 'seen' });
});

test('row and log agree on the time', async () => {
  const { _id } = await newOrder();
  thali.clock.advance(90_000);
  await see([_id]);
  thali.clock.advance(90_000);
  await see([_id]);
  const { rows } = await thali.database.pool.query(
    `select o.seen_at, l.at from orders o join store_log l on l.store_id = o.store_id and l.order_id = o.id
     where o.store_id = $1 and o.id = $2 and l.event->>'what' = 'seen'`,
    [store.storeId, _id],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].seen_at).toEqual(rows[0].at);
});
