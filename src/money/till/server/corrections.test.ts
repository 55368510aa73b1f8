import { expect, test } from 'vitest';
import { useCorrectionScene } from '#money/receipts/server/testing/use-correction-scene.ts';
import type { TillView } from '../wire/till.ts';
import { expectTillTies } from './testing/expect-till-ties.ts';

const { thali, store, place, post, record, reverse, settle, first, khata, read } = await useCorrectionScene();

test('what was recorded in error leaves its drawer; losses and khatas are no money; discounts are told by reason', async () => {
  const url = `/api/stores/${store.storeId}/till`;
  const settings = { boundary: '04:00', blind: false, closesItself: false, drawers: [{ name: 'Bar' }] };
  const { body } = await thali.call('PUT', `${url}/settings`, { token: store.token, body: settings });
  const drawer = (body as TillView).drawers[1]?._id;
  const [wrong, lost, later] = [await place('Cake'), await place('Tea'), await place('Thali')];
  await record(wrong._id, { method: 'Cash', drawer });
  await reverse(await first(wrong._id), { reason: 'By card', instead: { method: 'Card', amount: 50 } });
  await settle(lost._id, { how: 'LeftUnpaid', reason: 'They ran' });
  const owing = await khata();
  await settle(later._id, { how: 'Account', khata: owing });
  await post(`khatas/${owing}/payments`, { method: 'Cash', amount: 100, drawer });
  const statement = await thali.call('GET', `/api/stores/${store.storeId}/khatas/${owing}`, {
    token: store.token,
  });
  await reverse(statement.body.entries[1]._id, {
    reason: 'Miscounted',
    instead: { method: 'Cash', amount: 90 },
  });
  const sale = await place('Cake');
  const discount = { kind: 'discount', percent: 10, reason: 'Regular guest' };
  expect((await post(`orders/${sale._id}/edit`, { changes: [discount] })).status).toBe(200);

  const { report, drawers } = (await thali.call('GET', url, { token: store.token })).body as TillView;
  const sums = Object.fromEntries(
    (report?.sums ?? []).map(({ kind, key, amount }) => [`${kind} ${key}`, amount]),
  );
  expect(sums).toMatchObject({
    'received Card': 50_00,
    'received Cash': 90_00,
    'forAccounts Cash': 90_00,
    'reversed Cash': 150_00,
    'settled LeftUnpaid': 20_00,
    'settled Account': 115_50,
    'discount Regular guest': 5_00,
    'order ': 230_50,
    'gross ': 235_50,
  });
  expect(drawers.map(({ name, expected }) => [name, expected])).toEqual([
    [null, 0],
    ['Bar', 90_00],
  ]);
  await expectTillTies({ thali, read, storeId: store.storeId });
});
