import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, moveOrder, placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';
import { addTable, sitDown } from '../testing/sit-down.ts';

const thali = await useTestApp();
const store = await teaStore(thali);
const desk = `/api/stores/${store.storeId}`;

async function tableAs(iden: string, token = store.token) {
  const { tables } = (await thali.call('GET', `${desk}/floor`, { token })).body;
  return tables.find((table: { iden: string }) => table.iden === iden);
}

test('a table that was cleared can be opened again for an hour, until others sit there', async () => {
  const iden = await addTable(thali, store);
  const close = async () => {
    const { sittingId } = await sitDown(thali, store, iden);
    await thali.call('POST', `${desk}/sittings/${sittingId}/close`, { token: store.token, body: {} });
    return sittingId;
  };
  expect((await tableAs(iden)).closed).toBeNull();
  await close();
  const latest = await close();
  expect((await tableAs(iden)).closed).toMatchObject({ _id: latest });
  const { sittingId } = await sitDown(thali, store, iden);
  expect(await tableAs(iden)).toMatchObject({ closed: null, sitting: { _id: sittingId } });
  await thali.call('POST', `${desk}/sittings/${sittingId}/close`, { token: store.token, body: {} });
  thali.clock.advance(61 * MINUTE);
  expect((await tableAs(iden)).closed).toBeNull();
});

test('what is due for orders alone is on the floor, but not for the kitchen', async () => {
  const iden = await addTable(thali, store);
  const more = { table: { iden, idel: 'Table' } };
  const { _id } = await placeTestOrder(thali, store, { ...TEA, more });
  await placeTestOrder(thali, store, { ...TEA, more });
  expect(await tableAs(iden)).toMatchObject({ loose: 2, looseDue: 40 });
  const kitchen = await addTestStaff(thali, store, 'KITCHEN');
  expect((await tableAs(iden, kitchen)).looseDue).toBeUndefined();
  await moveOrder(thali, store, _id, { from: 1, to: 4 });
  const body = { method: 'Cash' };
  await thali.call('POST', `${desk}/orders/${_id}/payments`, { token: store.token, body });
  expect(await tableAs(iden)).toMatchObject({ loose: 1, looseDue: 20 });
});
