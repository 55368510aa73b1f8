import { describe, expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { addTestPerson, PIN, startTestTurn } from '#testing/server/people/test-tablets.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { createTestStore, type TestStore } from '#testing/server/test-stores.ts';
import { tabletScene } from './testing/tablet-scene.ts';

const thali = await useTestApp();
const { read, start, touch, lock, board, list, setPin, scene } = tabletScene(thali);

describe('a turn', () => {
  test('is of one person for the one store, under their name and role', async () => {
    const { store, ravi, tablet } = await scene();
    const meera = await addTestPerson(thali, store, { name: 'Meera', role: 'MANAGER' });
    const other = await createTestStore(thali);
    expect((await read(tablet)).body.people.map(({ name, role }) => [name, role])).toEqual([
      ['Meera', 'MANAGER'],
      ['Ravi', 'STAFF'],
    ]);
    const first = await startTestTurn(thali, tablet, ravi);
    expect((await read(first)).body.session).toMatchObject({
      account: { _id: ravi, name: 'Ravi', email: '' },
      stores: [{ _id: store.storeId, role: 'STAFF' }],
      tablet: { name: 'Counter', lockMinutes: 2 },
    });
    expect((await board(store, first)).status).toBe(200);
    expectError(await board(other, first), 404, 'STORE_NOT_FOUND');
    expect((await list(store)).body.tablets[0]?.turn).toBe('Ravi');
    const second = await startTestTurn(thali, tablet, meera);
    expect((await read(second)).body.session).toMatchObject({ roles: ['DUTY_MANAGER'] });
    // Ravi's cookie, which some other tab may still send, is nobody's any more.
    expectError(await board(store, first), 401, 'UNAUTHENTICATED');
    expectError(await touch(first), 401, 'UNAUTHENTICATED');
    expect((await lock(first)).status).toBe(204);
    expect((await board(store, second)).status).toBe(200);
    expect((await lock(second)).status).toBe(204);
    expectError(await board(store, second), 401, 'UNAUTHENTICATED');
    expect((await read(second)).body.session).toBeNull();
  });

  test('locks itself unless somebody touches the tablet; what screens fetch does not count', async () => {
    const { store, ravi, tablet } = await scene();
    const turn = await startTestTurn(thali, tablet, ravi);
    thali.clock.advance(90_000);
    expect((await touch(turn)).status).toBe(204);
    thali.clock.advance(90_000);
    expect((await board(store, turn)).status).toBe(200);
    thali.clock.advance(30_000);
    expectError(await board(store, turn), 401, 'UNAUTHENTICATED');
    expectError(await touch(turn), 401, 'UNAUTHENTICATED');
    const settings = { params: store, token: store.token, body: { lockMinutes: 15 as const } };
    expect((await thali.call('PUT /api/stores/:storeId/tablets/settings', settings)).body.lockMinutes).toBe(
      15,
    );
    const longer = await startTestTurn(thali, tablet, ravi);
    thali.clock.advance(14 * MINUTE);
    expect((await board(store, longer)).status).toBe(200);
    const odd = { token: store.token, body: { lockMinutes: 3 } };
    expect((await thali.call('PUT', `/api/stores/${store.storeId}/tablets/settings`, odd)).status).toBe(422);
  });

  test('signs out whoever has signed in with a password in that browser', async () => {
    const { store, ravi, tablet } = await scene();
    const session = `thali_session=${store.token}`;
    const both = { cookie: `${tablet}; ${session}` };
    const { body } = await thali.call('GET /api/tablet', { headers: both });
    expect(body.session).toMatchObject({ account: { name: 'Asha Rao' }, roles: ['OWNER'] });
    const started = await thali.call('POST /api/tablet/turn', {
      headers: both,
      body: { accountId: ravi, pin: PIN },
    });
    expect(started.body.session?.account.name).toBe('Ravi');
    expectError(
      await thali.call('GET', '/api/session', { headers: { cookie: session } }),
      401,
      'UNAUTHENTICATED',
    );
  });

  test.each([
    ['another PIN', (store: TestStore, id: string) => setPin(store, id, '9517')],
    ['no PIN', (store: TestStore, id: string) => setPin(store, id, null)],
    [
      'no part in the store',
      ({ storeId, token }: TestStore, accountId: string) =>
        thali.call('DELETE /api/stores/:storeId/people/:accountId', {
          params: { storeId, accountId },
          token,
        }),
    ],
  ])('ends when its person gets %s', async (_what, change) => {
    const { store, ravi, tablet } = await scene();
    const turn = await startTestTurn(thali, tablet, ravi);
    expect((await change(store, ravi)).status).toBe(204);
    expectError(await board(store, turn), 401, 'UNAUTHENTICATED');
  });

  test('lets nobody in of whom the restaurant demands a second step', async () => {
    const { store, tablet } = await scene();
    const meera = await addTestPerson(thali, store, { name: 'Meera', role: 'MANAGER' });
    const turn = await startTestTurn(thali, tablet, meera);
    await thali.database.pool.query(
      `update stores set second_step_roles = '["MANAGER"]' where store_id = $1`,
      [store.storeId],
    );
    expectError(await start(tablet, meera), 403, 'SECOND_STEP_REQUIRED');
    expectError(await board(store, turn), 403, 'SECOND_STEP_REQUIRED');
    expect((await read(turn)).body.session).toBeNull();
  });
});
