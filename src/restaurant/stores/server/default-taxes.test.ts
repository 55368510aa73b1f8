import { expect, test } from 'vitest';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, patchStore, teaStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const store = await teaStore(thali);
const GST = [
  { label: 'CGST', value: 2.5 },
  { label: 'SGST', value: 2.5 },
];

test('the taxes of new dishes are stored as sent and shown to the staff only', async () => {
  const read = () => thali.call('GET /store/api/store/:storeId', { params: store, token: store.token });
  expect((await read()).body.defaultTaxes).toBeNull();
  for (const defaultTaxes of [GST, [], null]) {
    expect((await patchStore(thali, store, { defaultTaxes })).body.defaultTaxes).toEqual(defaultTaxes);
    expect((await read()).body.defaultTaxes).toEqual(defaultTaxes);
  }
  const guest = await thali.call('GET /restaurant/api/store/web/:slug', { params: store });
  expect(guest.text).not.toContain('defaultTaxes');
});

test('invalid rates, too many of them, and changes without permission are refused', async () => {
  const most = Array.from({ length: 11 }, (_, at) => ({ label: `Tax ${at}`, value: 1 }));
  for (const defaultTaxes of [
    [{ label: 'GST', value: 101 }],
    [{ label: '', value: 5 }],
    [{ label: 'GST' }],
    most,
  ])
    expect((await patchStore(thali, store, { defaultTaxes })).status).toBe(422);
  const token = await addTestStaff(thali, store, 'STAFF');
  expectError(await patchStore(thali, { ...store, token }, { defaultTaxes: GST }), 403, 'FORBIDDEN');
});
