import { expect, test } from 'vitest';
import { ALL_CALLS } from '#calls/index.ts';
import { isOfOperators } from '#operators/stores/rules/roles.ts';
import { storeModelBody } from '#ordering/menu/server/store-page/store-model.ts';
import type { Endpoint } from '#platform/calls/wire/endpoints.ts';
import { guestContext } from '#platform/context/server/context.ts';
import { decode } from '#platform/http/server/cached-body.ts';
import { fillPath } from '#testing/server/operations.ts';
import { plainParts } from '#testing/server/plain-parts.ts';
import { urlOf } from '#testing/server/scene.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { createServices } from '../program/create-services.ts';
import { entryOf } from './testing/params-for.ts';
import { sampleFor } from './testing/sample-for.ts';
import { makeWorld, OPERATOR } from './testing/world.ts';

/**
 * What guests read of a store is kept until its revision moves on. A change that shows on pages and does not move it
 * leaves them as they were, for hours, and with the words of a guest who has been erased since.
 */
const thali = await useTestApp();
const world = await makeWorld(thali);
const { store } = world;

/** They end the store, the session of who asks, or what they are asked with. */
const LAST = [
  'closeStore',
  'closeOperatedStore',
  'suspendStore',
  'leaveStore',
  'signOut',
  'endOtherSessions',
];
/** What a tablet asks, and the company of a bill that is issued: none of it is on guests' pages. */
const REFUSED = [
  'setOwnBuyer',
  'reserveNumbers',
  'startTurn',
  'resumeTurn',
  'touchTurn',
  'endTurn',
  'approve',
];
const calls = Object.entries<Endpoint>(ALL_CALLS).filter(
  ([name, { method, access }]) => method !== 'GET' && access !== 'account' && !LAST.includes(name),
);

const served = async () =>
  withoutEstimates((await thali.call('GET', fillPath('/api/store-pages/{slug}', { slug: store.slug }))).text);

/** These are some minutes old on purpose. */
function withoutEstimates(text: string): string {
  const { estimate: _, popular: __, ...rest } = JSON.parse(text);
  return JSON.stringify(rest);
}

/** As a program that has kept nothing would answer. */
async function anew(): Promise<string> {
  const services = createServices({
    ...plainParts(thali.database.db),
    clock: () => thali.clock.now,
    build: crypto.randomUUID(),
  });
  const body = await storeModelBody(guestContext(services), store.slug);
  await services.afterwards.settled();
  await services.feeds.close();
  return withoutEstimates((await decode(body)).toString());
}

async function ask(name: string, { method, url: path, access, forKeys }: Endpoint): Promise<number> {
  const caller = forKeys ? world.program : world.actors[isOfOperators(access) ? OPERATOR : 'OWNER'];
  const asker = (await caller?.headers()) ?? {};
  const { params, query = '', body, headers } = await sampleFor(entryOf(name), world, asker);
  const url = urlOf({ path: path.replaceAll(/:(\w+)/g, '{$1}') }, world, params) + query;
  const given = { headers: { ...headers, ...(access === 'guest' ? {} : asker) } };
  return (await thali.call(method, url, { ...given, ...(body === undefined ? {} : { body }) })).status;
}

test('after each change guests read what a program would answer that has kept nothing', async () => {
  const refused: string[] = [];
  const stale: string[] = [];
  const shown: string[] = [];
  let before = await served();
  for (const [name, call] of calls) {
    if ((await ask(name, call)) >= 400) refused.push(name);
    const [now, right] = [await served(), await anew()];
    if (before === right) continue;
    shown.push(name);
    if (now !== right) stale.push(name);
    before = right;
  }
  expect(stale).toEqual([]);
  // A request that is refused changes nothing, and would show nothing: its call needs an example or a sample.
  expect(refused).toEqual(REFUSED);
  for (const name of ['replaceCatalogue', 'updateStore', 'addPost']) expect(shown).toContain(name);
});

test('when a guest has been erased, nothing that they wrote is on the pages of a restaurant', async () => {
  const { pool } = thali.database;
  // As if one guest had placed all of them, and all had been served.
  const guest = { countryCode: '+91', phone: '9876543210' };
  await pool.query(
    `update orders set state = 4, customer_name = 'Meera Nair', country_code = $2, customer_phone = $3
     where store_id = $1`,
    [store.storeId, guest.countryCode, guest.phone],
  );
  const { rows } = await pool.query<{ comment: string }>('select comment from feedback where store_id = $1', [
    store.storeId,
  ]);
  const comments = rows.map(({ comment }) => comment).filter((comment) => comment !== '');
  expect(comments).not.toEqual([]);
  const { body } = await thali.call('POST /api/stores/:storeId/guest-data/erase', {
    params: store,
    token: store.token,
    body: guest,
  });
  expect(body.erased).toBeGreaterThan(0);
  const page = await served();
  expect(page).toBe(await anew());
  expect(['Meera', ...comments].filter((word) => page.includes(word))).toEqual([]);
});
