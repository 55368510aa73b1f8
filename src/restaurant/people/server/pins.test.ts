import { describe, expect, test } from 'vitest';
import { sweep } from '#apps/server/program/sweep.ts';
import { createContext } from '#platform/context/server/context.ts';
import { tabletScene } from '#restaurant/tablets/server/testing/tablet-scene.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { addTestPerson, PIN } from '#testing/server/people/test-tablets.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, createTestStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const { setPin, logOf, scene } = tabletScene(thali);

describe('a person without an email', () => {
  test('is added by an owner or manager, with a PIN that is not too easy', async () => {
    const store = await createTestStore(thali);
    const url = `/api/stores/${store.storeId}/people`;
    const person = { name: 'Ravi', role: 'STAFF', pin: PIN };
    const add = (body: object, token = store.token) => thali.call('POST', url, { body, token });
    expectError(await add(person, await addTestStaff(thali, store, 'STAFF')), 403, 'FORBIDDEN');
    expectFields(await add({ ...person, pin: '12345678' }), { pin: 'Must be 4 to 6 digits' });
    expectFields(await add({ ...person, pin: '1234' }), { pin: expect.stringContaining('too easy') });
    expectFields(await add({ ...person, role: 'OWNER' }), { role: expect.any(String) });
    const [first, second] = [await add(person), await add(person)];
    expect(first.body).toMatchObject({ name: 'Ravi', email: '', role: 'STAFF', hasPin: true, seenAt: null });
    expect(second.status).toBe(201);
    expectError(
      await thali.call('PATCH', `${url}/${first.body._id}`, { body: { role: 'OWNER' }, token: store.token }),
      409,
      'OWNER_NEEDS_EMAIL',
    );
  });

  test('counts towards the plan', async () => {
    const store = await createTestStore(thali);
    await thali.database.pool.query("update stores set subscription_mode = 'Free' where store_id = $1", [
      store.storeId,
    ]);
    await addTestPerson(thali, store);
    const body = { name: 'Sita', role: 'STAFF', pin: PIN };
    const refused = await thali.call('POST', `/api/stores/${store.storeId}/people`, {
      body,
      token: store.token,
    });
    expectError(refused, 409, 'PLAN_LIMIT', { details: { limit: 'people', most: 2, used: 2 } });
  });

  test('can’t sign in with no address and no password', async () => {
    await scene();
    const answer = await thali.call('POST /api/session', { body: { email: '', password: '' } });
    expectError(answer, 401, 'CREDENTIALS_INVALID');
  });

  test('is forgotten once no restaurant has them', async () => {
    const { store, ravi } = await scene();
    const sita = await addTestPerson(thali, store, { name: 'Sita' });
    const params = { storeId: store.storeId, accountId: ravi };
    await thali.call('DELETE /api/stores/:storeId/people/:accountId', { params, token: store.token });
    await sweep(createContext(thali.services, { kind: 'system' }));
    const { rows } = await thali.database.pool.query('select id from accounts where id = any($1)', [
      [ravi, sita],
    ]);
    expect(rows).toEqual([{ id: sita }]);
  });
});

test('a PIN is one’s own to set, or that of whoever may change the role', async () => {
  const store = await createTestStore(thali);
  const [manager, waiter] = [
    await addTestStaff(thali, store, 'MANAGER'),
    await addTestStaff(thali, store, 'STAFF'),
  ];
  const idOf = async (token: string) => (await thali.call('GET /api/session', { token })).body.account._id;
  const [owner, meera, ravi] = [await idOf(store.token), await idOf(manager), await idOf(waiter)];
  expect((await setPin(store, ravi, PIN, waiter)).status).toBe(204);
  expect((await setPin(store, ravi, PIN, manager)).status).toBe(204);
  expectError(await setPin(store, meera, PIN, waiter), 403, 'FORBIDDEN');
  expectError(await setPin(store, owner, PIN, manager), 403, 'FORBIDDEN');
  expectError(
    await setPin(store, await idOf((await createTestStore(thali)).token), PIN),
    404,
    'MEMBER_NOT_FOUND',
  );
  expect((await logOf(store)).map(({ what }) => what)).toEqual(['pin-set', 'pin-set']);
});
