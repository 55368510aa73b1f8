import { beforeEach, expect, test } from 'vitest';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  patchItem,
  simpleItem,
  type TestStore,
} from '#testing/server/test-stores.ts';

/** 2,000 kB in a day from one network. */
const thali = await useTestApp({ rateLimitScale: 1 / 100 });

/** About 750 kB. */
function largeMenu(price: number) {
  const dish = (name: string) => ({ ...simpleItem(name, price), description: 'x'.repeat(1000) });
  return catalogueOf(Array.from({ length: 600 }, (_, index) => dish(`Dish ${index}`)));
}

/** All accounts of this test share one network. */
async function signUp(): Promise<TestStore> {
  thali.clock.advance(10 * MINUTE);
  return createTestStore(thali, catalogueOf([simpleItem('Tea', 20)]));
}

const setVerified = (when: string) =>
  thali.database.pool.query(`update accounts set verified_at = ${when} where id is not null`);

const addressOf = ({ storeId }: TestStore) => `/api/stores/${storeId}/catalogue`;

/** Sends the current revision, which a save or a restore must have seen. */
async function readHeaders(store: TestStore) {
  thali.clock.advance(MINUTE);
  const { token } = store;
  const { headers } = await thali.call('GET', addressOf(store), { token });
  return { token, headers: { 'if-match': headers['etag'] as string } };
}

const save = async (store: TestStore, body: object) =>
  thali.call('PUT', addressOf(store), { ...(await readHeaders(store)), body });

const restore = async (store: TestStore, revision: number) =>
  thali.call('POST', `${addressOf(store)}/revisions/${revision}/restore`, await readHeaders(store));

beforeEach(() => thali.clock.advance(DAY));

test('unconfirmed accounts of one network can write only so many kilobytes of menus in a day', async () => {
  const [one, other] = [await signUp(), await signUp()];
  await setVerified('null');
  const saved = await save(one, largeMenu(10));
  expect(saved.status).toBe(200);
  expect((await save(other, largeMenu(10))).status).toBe(200);
  expectError(await save(one, largeMenu(20)), 403, 'EMAIL_UNVERIFIED');
  const items = { Dish: saved.body.menus[0].categories[0].items[0]._id };
  thali.clock.advance(MINUTE);
  const change = () => patchItem(thali, { ...one, items }, 'Dish', { description: 'Another' });
  expectError(await change(), 403, 'EMAIL_UNVERIFIED');
  const { body } = await thali.call('GET', addressOf(one), { token: one.token });
  expect(JSON.stringify(body)).not.toContain('Another');
  await setVerified('now()');
  expect((await change()).status).toBe(200);
  expect((await save(one, largeMenu(20))).status).toBe(200);
});

test('restoring an earlier menu counts too, and a day later the accounts can save again', async () => {
  const store = await signUp();
  await setVerified('null');
  const first = await save(store, largeMenu(10));
  expect((await save(store, largeMenu(20))).status).toBe(200);
  expectError(await restore(store, first.body.revision), 403, 'EMAIL_UNVERIFIED');
  expectError(await save(store, largeMenu(30)), 403, 'EMAIL_UNVERIFIED');
  thali.clock.advance(DAY);
  expect((await save(store, largeMenu(30))).status).toBe(200);
});
