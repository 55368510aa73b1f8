import { describe, expect, test } from 'vitest';
import { readEvents } from '#testing/server/event-reader.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { admitTestTablet, startTestTurn, tabletCookieOf } from '#testing/server/people/test-tablets.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, createTestStore } from '#testing/server/test-stores.ts';
import { waitUntil } from '#testing/server/wait-until.ts';
import { tabletScene } from './testing/tablet-scene.ts';

const thali = await useTestApp({ heartbeatMs: 50 });
const base = await thali.listen();
const { read, start, touch, board, list, logOf, scene } = tabletScene(thali);

describe('a tablet', () => {
  test('is admitted by an owner or manager, who is signed out there', async () => {
    const store = await createTestStore(thali);
    const waiter = await addTestStaff(thali, store, 'STAFF');
    const body = { name: 'Counter' };
    const url = `/api/stores/${store.storeId}/tablets`;
    expectError(await thali.call('POST', url, { body, token: waiter }), 403, 'FORBIDDEN');
    expectFields(await thali.call('POST', url, { body: { name: '' }, token: store.token }), {
      name: 'This field is required',
    });
    const cookie = `thali_session=${store.token}`;
    const admitted = await thali.call('POST', url, { body, headers: { cookie } });
    expect(admitted.body.tablets).toEqual([
      expect.objectContaining({ name: 'Counter', by: 'Asha Rao', turn: null, isHere: true }),
    ]);
    expectError(await thali.call('GET', '/api/session', { headers: { cookie } }), 401, 'UNAUTHENTICATED');
    expect(String(admitted.headers['set-cookie'])).toContain('HttpOnly');
    expect((await read(tabletCookieOf(admitted))).body).toMatchObject({
      name: 'Counter',
      people: [],
      session: null,
    });
  });

  test('that is admitted again in the same browser stays one', async () => {
    const { store, tablet } = await scene();
    const body = { name: 'Bar' };
    const headers = { cookie: `${tablet}; thali_session=${store.token}` };
    await thali.call('POST', `/api/stores/${store.storeId}/tablets`, { body, headers });
    expectError(await read(tablet), 401, 'UNAUTHENTICATED');
    const { rows } = await thali.database.pool.query('select name from store_tablets where store_id = $1', [
      store.storeId,
    ]);
    expect(rows).toEqual([{ name: 'Bar' }]);
  });

  test('tells nobody without its cookie who works there', async () => {
    const { store, ravi } = await scene();
    const foreign = await admitTestTablet(thali, await createTestStore(thali));
    for (const cookie of ['', 'thali_tablet=x', `thali_tablet=${store.storeId}.${'x'.repeat(43)}`])
      for (const answer of [await read(cookie), await start(cookie, ravi)])
        expectError(answer, 401, 'UNAUTHENTICATED');
    expectError(await start(foreign, ravi), 404, 'MEMBER_NOT_FOUND');
    expect((await read(foreign)).body.people).toEqual([]);
    // A token with another store's id is no token of that store.
    const [, token] = foreign.split('.');
    expectError(await read(`thali_tablet=${store.storeId}.${token}`), 401, 'UNAUTHENTICATED');
  });

  test('ends at once when it is removed, with whoever has signed in there', async () => {
    const { store, ravi, tablet } = await scene();
    const turn = await startTestTurn(thali, tablet, ravi);
    const stream = await readEvents(`${base}/api/stores/${store.storeId}/events`, { cookie: turn });
    const tabletId = (await list(store)).body.tablets[0]?._id ?? '';
    const remove = () =>
      thali.call('DELETE /api/stores/:storeId/tablets/:tabletId', {
        params: { storeId: store.storeId, tabletId },
        token: store.token,
      });
    expect((await remove()).status).toBe(204);
    expectError(await remove(), 404, 'TABLET_NOT_FOUND');
    for (const answer of [
      await read(turn),
      await board(store, turn),
      await touch(turn),
      await start(turn, ravi),
    ])
      expectError(answer, 401, 'UNAUTHENTICATED');
    await waitUntil(stream.hasEnded, 'the stream ends');
    expect((await logOf(store)).map(({ what, subject }) => [what, subject])).toEqual([
      ['tablet-removed', 'Counter'],
      ['tablet-admitted', 'Counter'],
      ['added', 'Ravi'],
    ]);
  });
});

test('another store’s manager learns nothing of tablets', async () => {
  const { store } = await scene();
  const other = await createTestStore(thali);
  const tabletId = (await list(store)).body.tablets[0]?._id ?? '';
  const url = `/api/stores/${other.storeId}/tablets/${tabletId}`;
  expectError(await thali.call('DELETE', url, { token: other.token }), 404, 'TABLET_NOT_FOUND');
});
