import { expect, test } from 'vitest';
import { addTable } from '#tables/sittings/server/testing/sit-down.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { moveOrder, placeTestOrder, TEA, teaStore, unique } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const store = await teaStore(thali);
const { token } = store;

const send = (path: string, body: object, key: string) =>
  thali.call('POST', `/api/stores/${store.storeId}${path}`, {
    token,
    body,
    headers: { 'idempotency-key': key },
  });
const placed = async () => (await placeTestOrder(thali, store, TEA))._id as string;
const move = (orderId: string, key: string, [from, to] = [1, 2]) =>
  send(`/orders/${orderId}/state`, { from, to }, key);
const open = async (key = unique()) => {
  const table = await addTable(thali, store);
  return { table, key, sitting: (await send('/sittings', { table }, key)).body };
};

test('what is sent again is done once, and answered as things stand now', async () => {
  const [orderId, key] = [await placed(), unique()];
  expect((await move(orderId, key)).body).toMatchObject({ state: 2 });
  expect(await move(orderId, key)).toMatchObject({ status: 200, body: { state: 2 } });
  await moveOrder(thali, store, orderId, { from: 2, to: 4 });
  const { status, body } = await move(orderId, key);
  expect([status, body.state]).toEqual([200, 4]);
  expect(body.timeline.map(({ what }: { what: string }) => what)).toEqual(['placed', 'confirmed', 'served']);
});

test('two at once with one key are one', async () => {
  const [orderId, key] = [await placed(), unique()];
  const answers = await Promise.all([move(orderId, key), move(orderId, key), move(orderId, key)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers[0]?.body.timeline).toHaveLength(2);
});

test('a key is for one command', async () => {
  const [one, other, key] = [await placed(), await placed(), unique()];
  await move(one, key);
  expectError(await move(one, key, [2, 3]), 422, 'IDEMPOTENCY_KEY_REUSED');
  expectError(await move(other, key), 422, 'IDEMPOTENCY_KEY_REUSED');
  expect(await move(one, 'short')).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
});

test('what was refused is tried anew under its key', async () => {
  const [orderId, key] = [await placed(), unique()];
  expect(await move(orderId, key, [2, 3])).toMatchObject({ status: 409, body: { code: 'STATE_CHANGED' } });
  await move(orderId, unique());
  expect((await move(orderId, key, [2, 3])).body).toMatchObject({ state: 3 });
});

test('a table that was opened and cleared is not opened by the same tap', async () => {
  const { table, key, sitting } = await open();
  await send(`/sittings/${sitting._id}/close`, {}, unique());
  const again = await send('/sittings', { table }, key);
  expect(again).toMatchObject({ status: 200, body: { _id: sitting._id, state: 'closed' } });
});

test('a table that was joined to another answers the other one again', async () => {
  const [from, into, key] = [await open(), await open(), unique()];
  const merge = () => send(`/sittings/${from.sitting._id}/merge`, { into: into.sitting._id }, key);
  expect((await merge()).body._id).toBe(into.sitting._id);
  expect((await merge()).body._id).toBe(into.sitting._id);
});

test('keys are of one store', async () => {
  const other = await teaStore(thali);
  const [orderId, key] = [await placed(), unique()];
  await move(orderId, key);
  const { _id } = await placeTestOrder(thali, other, TEA);
  const moved = await thali.call('POST', `/api/stores/${other.storeId}/orders/${_id}/state`, {
    token: other.token,
    body: { from: 1, to: 2 },
    headers: { 'idempotency-key': key },
  });
  expect(moved.body).toMatchObject({ _id, state: 2 });
});
