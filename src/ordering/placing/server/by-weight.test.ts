import { expect, test } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  placeTestOrder,
  postOrder,
  simpleItem,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const size = (label: string, value: number) => ({ label, value, added: false });
const katli = (contents: object[], more: object = { byWeight: true }) => ({
  ...simpleItem('Kaju katli', 0),
  configs: [{ label: 'Weight', required: true, maxSelection: 1, contents, ...more }],
});
const store = await createTestStore(thali, catalogueOf([katli([size('250 g', 240), size('1 kg', 900)])]));
const weighing = (weight: string, value: string, amount: number) => ({
  lines: [{ item: 'Kaju katli', value, configs: [{ label: 'Weight', contents: [weight] }] }],
  amount,
});

test('a typed weight costs its part of the heaviest size, and stands on the order', async () => {
  const { _id } = await placeTestOrder(thali, store, weighing('350 g', '315.00', 315));
  const path = `/api/stores/${store.storeId}/orders/${_id}`;
  const { body } = await thali.call('GET', path, { token: store.token });
  expect(body.items).toMatchObject([{ itemLabel: 'Kaju katli', value: '315.00', options: ['350 g'] }]);
});

test('a weight is refused at another price, and where it is none', async () => {
  const { body } = await postOrder(thali, store, weighing('350 g', '240.00', 240));
  expect(body.code).toBe('PRICE_CHANGED');
  expect((await postOrder(thali, store, weighing('60 kg', '900.00', 900))).body.code).toBe('OPTIONS_INVALID');
});

test('a dish is refused that is sold by weight and whose sizes name none', async () => {
  const { configs } = katli([size('Full', 900)]);
  const path = `/api/stores/${store.storeId}/items/${store.items['Kaju katli']}`;
  const { status, body } = await thali.call('PATCH', path, { token: store.token, body: { configs } });
  expect(status).toBe(422);
  expect(body.details.errors).toMatchObject([{ path: 'configs[0].byWeight' }]);
});
