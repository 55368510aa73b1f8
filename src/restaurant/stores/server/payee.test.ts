import { expect, test } from 'vitest';
import { PAYEE } from '#money/receipts/server/testing/payee.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  createTestStore,
  PASSWORD,
  patchStore,
  teaStore,
  unique,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const store = await teaStore(thali);
const read = async () => {
  const { body } = await thali.call('GET /store/api/store/:storeId', { params: store, token: store.token });
  return body.upi;
};

test('only an owner with a confirmed address changes the payee', async () => {
  for (const role of ['MANAGER', 'STAFF', 'KITCHEN'] as const) {
    const token = await addTestStaff(thali, store, role);
    expectError(await patchStore(thali, { ...store, token }, { upi: PAYEE }), 403, 'FORBIDDEN');
    expectError(await patchStore(thali, { ...store, token }, { upi: null }), 403, 'FORBIDDEN');
  }
  const stranger = await createTestStore(thali);
  const theirs = { storeId: store.storeId, token: stranger.token };
  expectError(await patchStore(thali, theirs, { upi: PAYEE }), 404, 'STORE_NOT_FOUND');

  const email = `new-${unique()}@thali.example`;
  const body = { name: 'New', email, password: PASSWORD, storeName: `New ${unique()}` };
  const { body: signed } = await thali.call('POST', '/tenant/api/menu/signup/', { body });
  const unverified = { storeId: signed.stores[0]._id, token: signed.token };
  expectError(await patchStore(thali, unverified, { upi: PAYEE }), 403, 'EMAIL_UNVERIFIED');
  expect(await read()).toBeNull();
});

test.each([
  [{ vpa: 'tea', name: 'Tea' }, ['upi.vpa']],
  [{ vpa: 'tea@upi&pa=thief@upi', name: 'Tea' }, ['upi.vpa']],
  [{ vpa: 'tea@upi', name: '' }, ['upi.name']],
  [{ vpa: 'tea@upi', name: 'T'.repeat(61) }, ['upi.name']],
  [{ vpa: 'tea@upi' }, ['upi.name']],
])('%j is refused', async (upi, fields) => {
  const { status, body } = await patchStore(thali, store, { upi });
  expect([status, Object.keys(body.details.fields)]).toEqual([422, fields]);
});

test('the settings and the log say who changed the payee last', async () => {
  await patchStore(thali, store, { upi: PAYEE });
  thali.clock.advance(MINUTE);
  const at = new Date(thali.clock.now).toISOString();
  const { body } = await patchStore(thali, store, { upi: { ...PAYEE, vpa: 'another@upi' } });
  expect(body.upi).toEqual({ vpa: 'another@upi', name: 'Tea House', changed: { at, by: 'Asha Rao' } });
  expect(await read()).toEqual(body.upi);
  const { rows } = await thali.database.pool.query(
    "select actor, event from store_log where store_id = $1 and kind = 'store' order by seq desc limit 1",
    [store.storeId],
  );
  expect(rows[0]).toMatchObject({ actor: { kind: 'staff', name: 'Asha Rao' }, event: { what: 'profile' } });
  expect((await patchStore(thali, store, { upi: null })).body.upi).toBeNull();
});

test('guests see that a store takes UPI, but the payee only after ordering', async () => {
  const model = async () => (await thali.call('GET /api/store-pages/:slug', { params: store })).body;
  await patchStore(thali, store, { upi: PAYEE });
  const paid = await model();
  expect([paid.takesUpi, JSON.stringify(paid).includes(PAYEE.vpa)]).toEqual([true, false]);
  await patchStore(thali, store, { upi: null });
  expect((await model()).takesUpi).toBe(false);
});
