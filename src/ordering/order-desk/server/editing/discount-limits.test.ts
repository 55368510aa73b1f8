import { describe, expect, test } from 'vitest';
import { addTable, type Phone, sitDown } from '#tables/sittings/server/testing/sit-down.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, catalogueOf, createTestStore, simpleItem } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const store = await createTestStore(
  thali,
  catalogueOf([simpleItem('Thali', 200), simpleItem('Chaat', 50)], { orderTypes: [{ label: 'Dine-In' }] }),
);
const waiter = await addTestStaff(thali, store, 'STAFF');
const { token: owner, storeId } = store;

const post = (path: string, body: object, token: string) =>
  thali.call('POST', `/api/stores/${storeId}/${path}`, { token, body });
const look = async (orderId: string) =>
  (await thali.call('GET', `/api/stores/${storeId}/orders/${orderId}`, { token: owner })).body;
const edit = (orderId: string, change: object, token = waiter) =>
  post(`orders/${orderId}/edit`, { changes: [change] }, token);

/** Forty portions and one dish of another kind at a table, with a tenth of it given as an amount by the waiter. */
async function scene({ token = waiter } = {}) {
  const phone = await sitDown(thali, store, await addTable(thali, store));
  const lines = [await phone.put('Thali', { quantity: 40 }), await phone.put('Chaat')];
  const { _id: orderId } = (await phone.send(lines, 8050)).body;
  expect((await edit(orderId, { kind: 'discount', amount: 790, reason: 'Friend' }, token)).status).toBe(200);
  const { items } = await look(orderId);
  const lineOf = (dish: string): string =>
    items.find(({ itemLabel }: { itemLabel: string }) => itemLabel === dish)?._id;
  return { phone, orderId: orderId as string, many: lineOf('Thali'), one: lineOf('Chaat') };
}

describe('what a waiter gave stays within their limit', () => {
  test.each<[string, (made: Awaited<ReturnType<typeof scene>>, token: string) => ReturnType<typeof post>]>([
    ['a line is taken off', ({ orderId, many }, token) => edit(orderId, { kind: 'off', line: many }, token)],
    [
      'portions are taken off',
      ({ orderId, many }, token) => edit(orderId, { kind: 'quantity', line: many, quantity: 1 }, token),
    ],
    [
      'a line is removed',
      ({ orderId, many }, token) =>
        post(`orders/${orderId}/items/${many}/discard`, { discarded: true }, token),
    ],
  ])('when %s', async (_, step) => {
    const made = await scene();
    const before = await look(made.orderId);
    expectError(await step(made, waiter), 403, 'FORBIDDEN');
    expect(await look(made.orderId)).toEqual(before);
    expect((await step(made, owner)).status).toBe(200);
  });

  test('what goes to another table takes its part of it along, so that neither is beyond', async () => {
    const { phone, orderId, many } = await scene();
    const to = await splitOff(phone, many, waiter);
    expect([to.body.total, (await look(orderId)).amount]).toEqual([7214.91, 45.09]);
  });

  test('a few portions less are still a tenth where something else has come', async () => {
    const { orderId, many } = await scene();
    expectError(await edit(orderId, { kind: 'quantity', line: many, quantity: 39 }), 403, 'FORBIDDEN');
    const other = await scene();
    const more = { kind: 'quantity', line: other.one, quantity: 40 };
    expect((await edit(other.orderId, more)).status).toBe(200);
    expect((await edit(other.orderId, { kind: 'quantity', line: other.many, quantity: 35 })).status).toBe(
      200,
    );
  });

  test('what an owner let pass holds for the waiter’s next steps, up to that amount', async () => {
    const { orderId, many, one } = await scene();
    expect((await edit(orderId, { kind: 'quantity', line: many, quantity: 30 }, owner)).status).toBe(200);
    expect((await edit(orderId, { kind: 'quantity', line: one, quantity: 2 })).status).toBe(200);
    expect((await edit(orderId, { kind: 'quantity', line: many, quantity: 20 })).status).toBe(200);
    const more = { kind: 'discount', percent: 1, reason: 'Late' };
    expectError(await edit(orderId, more), 403, 'FORBIDDEN');
  });

  test('what an owner gave stands whatever the waiter takes off', async () => {
    const { orderId, many } = await scene({ token: owner });
    expect((await edit(orderId, { kind: 'off', line: many })).body.amount).toBe(0);
  });

  test('a portion that costs nothing is a tenth of ten, not all of one', async () => {
    const { orderId, many } = await scene();
    const free = { kind: 'complimentary', line: many, quantity: 1, reason: 'Hair' };
    expectError(await edit(orderId, free), 403, 'FORBIDDEN');
  });
});

async function splitOff({ sittingId }: Phone, line: string, token: string) {
  const to = await addTable(thali, store);
  return post(`sittings/${sittingId}/split`, { lines: [line], to }, token);
}
