import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#platform/time/rules/durations.ts';
import { sweepPasses } from '#restaurant/access/server/passes.ts';
import { expectError } from '#testing/server/expect-error.ts';
import {
  addTestPerson,
  admitTestTablet,
  getTestPass,
  madeBy,
  startTestTurn,
  type TestPass,
  tabletCookieOf,
  turnByPass,
} from '#testing/server/people/test-tablets.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { orderBody, TEA, type TestStore, unique } from '#testing/server/test-stores.ts';
import { tabletScene } from './testing/tablet-scene.ts';

const thali = await useTestApp();
const { read, lock, setPin, board, scene } = tabletScene(thali);

const resume = (cookie: string, body: { pass: string; proof: string }) =>
  thali.call('POST /api/tablet/turn/resume', { headers: { cookie }, body });

const remove = ({ storeId, token }: TestStore, accountId: string) =>
  thali.call('DELETE /api/stores/:storeId/people/:accountId', { params: { storeId, accountId }, token });

async function withPass() {
  const world = await scene();
  return { ...world, pass: await getTestPass(thali, world.tablet, world.ravi) };
}

test('whoever has signed in without the line goes on with their pass, once for each proof', async () => {
  const { store, ravi, tablet, pass } = await withPass();
  expect(await getTestPass(thali, tablet, ravi)).toEqual(pass);
  const body = await turnByPass(thali, tablet, pass);
  const answer = await resume(tablet, body);
  expect(answer.body.session, answer.text).toMatchObject({ account: { _id: ravi }, roles: ['STAFF'] });
  const cookie = tabletCookieOf(answer);
  expect((await board(store, cookie)).status).toBe(200);
  await lock(cookie);
  expectError(await resume(tablet, body), 401, 'UNAUTHENTICATED');
});

test('a pass is of one person at one tablet of one restaurant, and of nobody who does not know its secret', async () => {
  const { store, ravi, tablet, pass } = await withPass();
  const terrace = await admitTestTablet(thali, store, 'Terrace');
  const other = await withPass();
  for (const place of [terrace, other.tablet])
    expectError(await resume(place, await turnByPass(thali, place, pass)), 401, 'UNAUTHENTICATED');
  const { secret } = await getTestPass(thali, terrace, ravi);
  const guessed = await turnByPass(thali, tablet, { id: pass.id, secret });
  expectError(await resume(tablet, guessed), 401, 'UNAUTHENTICATED');
  expectError(await resume(tablet, { ...guessed, pass: 'none' }), 401, 'UNAUTHENTICATED');
});

test.each([
  ['another PIN', (store: TestStore, id: string) => setPin(store, id, '9517')],
  ['no PIN', (store: TestStore, id: string) => setPin(store, id, null)],
  ['no part in the store', remove],
])('a pass begins no turn once its person has %s', async (_what, change) => {
  const { store, ravi, tablet, pass } = await withPass();
  expect((await change(store, ravi)).status).toBe(204);
  expectError(await resume(tablet, await turnByPass(thali, tablet, pass)), 401, 'UNAUTHENTICATED');
  expect((await read(tablet)).body.session).toBeNull();
});

test('a pass is no second step', async () => {
  const { store, tablet } = await scene();
  const meera = await addTestPerson(thali, store, { name: 'Meera', role: 'MANAGER' });
  const pass = await getTestPass(thali, tablet, meera);
  const demand = `update stores set second_step_roles = '["MANAGER"]' where store_id = $1`;
  await thali.database.pool.query(demand, [store.storeId]);
  expectError(await resume(tablet, await turnByPass(thali, tablet, pass)), 403, 'SECOND_STEP_REQUIRED');
});

test('of passes that have ended nothing is left when no tablet can have been away so long', async () => {
  const { store, ravi } = await withPass();
  await setPin(store, ravi, '9517');
  const left = async () =>
    (await thali.database.pool.query('select 1 from store_passes where store_id = $1', [store.storeId]))
      .rowCount;
  expect(await left()).toBe(1);
  thali.clock.advance(61 * DAY);
  await sweepPasses(createContext(thali.services, { kind: 'system' }), [store.storeId]);
  expect(await left()).toBe(0);
});

/** Two waiters, of whom Sita is at the tablet when what Ravi has sold without the line is sent. */
async function counter() {
  const { store, ravi, tablet, pass } = await withPass();
  const sita = await addTestPerson(thali, store, { name: 'Sita' });
  return { store, ravi, pass, cookie: await startTestTurn(thali, tablet, sita) };
}

interface Sale {
  store: TestStore;
  cookie: string;
  pass: TestPass;
  key?: string;
  ago?: number;
  /** What the tablet sends of what was signed. */
  sent?: object;
}

function sell({ store, cookie, pass, key = unique(), ago = HOUR, sent = {} }: Sale) {
  const path = `/api/stores/${store.storeId}/sales`;
  const madeAt = new Date(thali.clock.now - ago).toISOString();
  const body = { order: orderBody(store, TEA), paid: { method: 'Cash', amount: 20 } };
  return thali.call('POST', path, {
    headers: {
      cookie,
      'idempotency-key': key,
      'made-at': madeAt,
      'sent-at': new Date(thali.clock.now).toISOString(),
      'made-by': madeBy(pass, { key, madeAt, call: `POST ${path}`, body }),
    },
    body: { ...body, ...sent },
  });
}

const madeByOf = async ({ storeId, token }: TestStore) => {
  const { orders } = (await thali.call('GET', `/api/stores/${storeId}/orders`, { token })).body;
  return (orders as { timeline: { by: string }[] }[]).map(({ timeline }) => timeline[0]?.by);
};
const questionsOf = async ({ storeId, token }: TestStore) =>
  (await thali.call('GET', `/api/stores/${storeId}/questions`, { token })).body.questions;

test('what one person sold without the line is theirs, whoever is at the tablet when it is sent', async () => {
  const { store, pass, cookie } = await counter();
  const key = unique();
  const sold = await sell({ store, pass, cookie, key });
  expect(sold.status, sold.text).toBe(201);
  expect((await sell({ store, pass, cookie, key })).status).toBe(200);
  expect(await madeByOf(store)).toEqual(['Ravi']);
});

test('another PIN since then makes it no less theirs, and a person is asked', async () => {
  const { store, ravi, pass, cookie } = await counter();
  await setPin(store, ravi, '9517');
  const key = unique();
  expect((await sell({ store, pass, cookie, key })).status).toBe(201);
  expect((await sell({ store, pass, cookie, key })).status).toBe(200);
  expect(await madeByOf(store)).toEqual(['Ravi']);
  const asked = { kind: 'refused', isSaved: true, code: 'PIN_CHANGED', madeBy: 'Ravi', sum: 20 };
  expect(await questionsOf(store)).toMatchObject([asked]);
});

test('what was made after another PIN was set is not done in their name, and its cash is in the drawer', async () => {
  const { store, ravi, pass, cookie } = await counter();
  await setPin(store, ravi, '9517');
  thali.clock.advance(MINUTE);
  const answer = await sell({ store, pass, cookie, ago: 30 * SECOND });
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'LEFT_TO_CHECK', details: { code: 'PIN_CHANGED' } },
  });
  expect(await madeByOf(store)).toEqual([]);
  expect(await questionsOf(store)).toMatchObject([{ code: 'PIN_CHANGED', sum: 20, inDrawer: 20 }]);
  const till = await thali.call('GET', `/api/stores/${store.storeId}/till`, store);
  expect(till.body.drawers).toMatchObject([{ in: 2000 }]);
});

test('what was signed by nobody, as something else or at another tablet waits', async () => {
  const { store, pass, cookie } = await counter();
  const elsewhere = await counter();
  for (const wrong of [
    { pass: { ...pass, secret: 'guessed' } },
    { pass: { ...pass, id: 'none' } },
    { sent: { paid: { method: 'Card', amount: 20 } } },
    { pass: elsewhere.pass },
    { store: elsewhere.store, cookie: elsewhere.cookie },
  ])
    expectError(await sell({ store, pass, cookie, ...wrong }), 403, 'FORBIDDEN');
  expect([await madeByOf(store), await madeByOf(elsewhere.store)]).toEqual([[], []]);
  expect(await questionsOf(store)).toEqual([]);
});

test.each([
  ['has left', 'MEMBER_NOT_FOUND', remove],
  ['has no PIN any more', 'MEMBER_NOT_FOUND', (store: TestStore, id: string) => setPin(store, id, null)],
  [
    'may not sell any more',
    'FORBIDDEN',
    ({ storeId, token }: TestStore, accountId: string) =>
      thali.call('PATCH', `/api/stores/${storeId}/people/${accountId}`, { body: { role: 'KITCHEN' }, token }),
  ],
])('of somebody who %s it is left to check, under their name', async (_what, code, change) => {
  const { store, ravi, pass, cookie } = await counter();
  expect((await change(store, ravi)).status).toBeLessThan(300);
  expect(await sell({ store, pass, cookie })).toMatchObject({ status: 409, body: { code: 'LEFT_TO_CHECK' } });
  expect(await questionsOf(store)).toMatchObject([{ kind: 'refused', code, madeBy: 'Ravi' }]);
  expect(await madeByOf(store)).toEqual([]);
});
