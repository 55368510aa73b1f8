import { expect, test } from 'vitest';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  createTestStore,
  patchStore,
  placeTestOrder,
  TEA,
  teaStore,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const USUAL = { terms: null, returns: null, privacy: null };
const read = async (slug: string) =>
  (await thali.call('GET /profile/web/:slug/policies', { params: { slug } })).body;

test('an unknown store has no policies', async () => {
  expectError(
    await thali.call('GET /profile/web/:slug/policies', { params: { slug: 'nobody' } }),
    404,
    'STORE_NOT_FOUND',
  );
});

test.each([
  ['an empty text', { terms: '' }, 'policies.terms'],
  ['one that is too long', { returns: 'x'.repeat(30_001) }, 'policies.returns'],
  ['an unknown policy', { cookies: 'None.' }, 'policies.cookies'],
])('%s is refused, and nothing of it is stored', async (_, policies, path) => {
  const store = await createTestStore(thali);
  const answer = await patchStore(thali, store, { policies: { privacy: 'Ours.', ...policies } });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.details.fields)).toEqual([path]);
  expect(await read(store.slug)).toEqual(USUAL);
});

test('serving staff and strangers cannot change policies', async () => {
  const [store, other] = [await createTestStore(thali), await createTestStore(thali)];
  const waiter = await addTestStaff(thali, store, 'STAFF');
  const policies = { terms: 'Ours.' };
  expectError(await patchStore(thali, { ...store, token: waiter }, { policies }), 403, 'FORBIDDEN');
  expectError(
    await patchStore(thali, { ...store, token: other.token }, { policies }),
    404,
    'STORE_NOT_FOUND',
  );
  expect(await read(store.slug)).toEqual(USUAL);
});

test('a store’s own text replaces the default until it is removed; other policies stay', async () => {
  const store = await createTestStore(thali);
  const text = 'Food is made for you.\n\nIt cannot come back.';
  const { body } = await patchStore(thali, store, { policies: { returns: text, terms: 'Be kind.' } });
  expect(await read(store.slug.toUpperCase())).toEqual({ ...USUAL, returns: text, terms: 'Be kind.' });
  expect(JSON.stringify(body)).not.toContain('Be kind.');
  await patchStore(thali, store, { policies: { returns: 'Shorter.' } });
  await patchStore(thali, store, { policies: { terms: null } });
  expect(await read(store.slug)).toEqual({ ...USUAL, returns: 'Shorter.' });
});

test('two concurrent changes of different policies both succeed', async () => {
  const store = await createTestStore(thali);
  await Promise.all([
    patchStore(thali, store, { policies: { terms: 'One.' } }),
    patchStore(thali, store, { policies: { privacy: 'Two.' } }),
  ]);
  expect(await read(store.slug)).toEqual({ ...USUAL, terms: 'One.', privacy: 'Two.' });
});

test('invalid registration numbers are refused with a reason, and empty ones accepted', async () => {
  const store = await createTestStore(thali);
  expectFields(await patchStore(thali, store, { gstNo: '27AAPFU0939F1ZW', fssaiNo: '123' }), {
    gstNo: 'Must be a GSTIN: 15 characters, the last of them a check character',
    fssaiNo: 'Must be the 14 digits of a food licence or registration',
  });
  const numbers = { gstNo: '27AAPFU0939F1ZV', fssaiNo: '11226000000002' };
  expect((await patchStore(thali, store, numbers)).body).toMatchObject(numbers);
  const empty = { gstNo: '', fssaiNo: '' };
  expect((await patchStore(thali, store, empty)).body).toMatchObject(empty);
});

test('the set-up list counts what a store has, for owners and managers only', async () => {
  const store = await teaStore(thali);
  const token = await addTestStaff(thali, store, 'STAFF');
  expectError(
    await thali.call('GET /api/stores/:storeId/set-up', { params: store, token }),
    403,
    'FORBIDDEN',
  );
  const before = (await thali.call('GET /api/stores/:storeId/set-up', { params: store, token: store.token }))
    .body;
  expect(before).toEqual({ dishes: 1, tables: 0, people: 2, orders: 0 });
  await placeTestOrder(thali, store, TEA);
  expect(
    (await thali.call('GET /api/stores/:storeId/set-up', { params: store, token: store.token })).body,
  ).toEqual({ ...before, orders: 1 });
});

test('an invalid number from before the checks may stay, but not be set again', async () => {
  const store = await createTestStore(thali);
  const sql = "update stores set gst_no = 'APPLIED FOR' where store_id = $1";
  await thali.database.pool.query(sql, [store.storeId]);
  const unchanged = await patchStore(thali, store, {
    gstNo: 'APPLIED FOR',
    legalName: 'Chai Private Limited',
  });
  expect([unchanged.status, unchanged.body.gstNo]).toEqual([200, 'APPLIED FOR']);
  expect((await patchStore(thali, store, { gstNo: 'applied for' })).status).toBe(422);
});
