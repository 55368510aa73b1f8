import { beforeEach, expect, test } from 'vitest';
import { askOffice } from '#kitchen/printing/server/testing/print-scene.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { SCOPE_NAMES, type Scope } from '#programs/keys/rules/scopes.ts';
import { makeTestKey } from '#programs/keys/server/testing/make-test-key.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA, type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { connectAssistant } from './testing/connect-assistant.ts';

const thali = await useTestApp({ rateLimitScale: 1 });
let store: TestStore;

beforeEach(async () => {
  store = await teaStore(thali);
});

const withScopes = async (...scopes: Scope[]) =>
  connectAssistant(thali, await makeTestKey(thali, store, scopes, { name: 'Claude' }));

const TODAY = { from: '2026-11-20', to: '2026-11-20' };
const MENU = ['what_runs_out', 'read_menu'];
const CHANGES = ['mark_sold_out', 'draft_price', 'draft_story'];

test.each<[Scope, string[]]>([
  ['menu.read', MENU],
  ['menu.write', [...MENU, ...CHANGES]],
  ['orders.read', ['who_waits']],
  ['orders.write', ['who_waits']],
  ['money.read', ['how_was_business', 'what_sells_together']],
  ['guests.read', []],
])('a key with %s has the tools of its scope', async (scope, tools) => {
  const assistant = await withScopes(scope);
  expect(await assistant.tools()).toEqual(tools);
  const other = tools.includes('read_menu') ? 'who_waits' : 'read_menu';
  expect(await assistant.ask(other)).toMatchObject({ refused: true });
});

test('what changes something says so, and nothing reaches beyond the restaurant', async () => {
  const { client } = await withScopes(...SCOPE_NAMES);
  const { tools } = await client.listTools();
  expect(tools).toHaveLength(8);
  for (const { name, description, annotations, inputSchema } of tools) {
    expect(annotations?.readOnlyHint, name).toBe(!/CHANGES|ADDS/.test(String(description)));
    expect(annotations).toMatchObject({ openWorldHint: false, destructiveHint: false });
    expect(inputSchema.type).toBe('object');
  }
});

test('how a day was is told in rupees and words, compared with the week before', async () => {
  const { amount } = await placeTestOrder(thali, store, TEA);
  await placeTestOrder(thali, store, TEA);
  const { ask } = await withScopes('money.read');
  const { text, data } = await ask('how_was_business', TODAY);
  expect(text).toContain(`Friday 2026-11-20, so far: ₹${amount * 2} from 2 orders.`);
  expect(text).toContain('Friday 2026-11-13 until the same time: ₹0 from 0 orders');
  expect(text).toContain('Busiest hours: from 12 pm');
  expect(data).toMatchObject({
    orders: 2,
    amount: amount * 200,
    ended: false,
    hours: [{ hour: 12, orders: 2 }],
  });
  expect(await ask('how_was_business', { from: 'Tuesday', to: 'Tuesday' })).toMatchObject({
    refused: true,
    text: expect.stringContaining('from:'),
  });
});

test('an order that is later than promised, and a dish that runs out, are told', async () => {
  const { orderNo } = await placeTestOrder(thali, store, TEA);
  const assistant = await withScopes('orders.read', 'menu.write', 'stock.write');
  expect((await assistant.ask('who_waits')).text).toContain(
    '1 order running: 0 late, 0 ready to be served, 1 in time.',
  );
  thali.clock.advance(90 * MINUTE);
  expect((await assistant.ask('who_waits')).text).toContain(`Late: order ${orderNo}`);
  thali.clock.advance(-90 * MINUTE);
  await askOffice(thali, store, 'PUT', `items/${store.items['Tea']}/portions`, { left: 3, usual: null });
  expect((await assistant.ask('what_runs_out')).text).toContain('3 of Tea');
});

test('what three orders have in common sells together', async () => {
  const { ask } = await withScopes('money.read');
  await placeTestOrder(thali, store, TEA);
  expect((await ask('what_sells_together', TODAY)).text).toContain(
    '1 order; all rounds of a table count as one.',
  );
});

test('a dish is sold out and back for guests, under the name of the key', async () => {
  const { ask } = await withScopes('menu.write');
  const guest = await connectAssistant(thali);
  const asGuest = async () =>
    (await guest.ask('read_restaurant_menu', { slug: store.slug, find: 'tea' })).text;
  const found = await ask('read_menu', { find: 'tea' });
  expect(found.text).toContain(`Tea [${store.items['Tea']}]: available`);
  const dishId = store.items['Tea'];
  expect(await ask('mark_sold_out', { dishId, state: 'sold_out' })).toMatchObject({ refused: false });
  expect(await asGuest()).toContain('SOLD OUT');
  expect((await ask('mark_sold_out', { dishId, state: 'available' })).text).toContain('on the menu again');
  expect(await asGuest()).not.toContain('SOLD OUT');
  const { rows } = await thali.database.pool.query(
    `select actor->>'name' as name from store_log where store_id = $1 order by seq desc limit 1`,
    [store.storeId],
  );
  expect(rows).toEqual([{ name: 'Claude' }]);
  expect(await ask('mark_sold_out', { dishId: 'none', state: 'available' })).toMatchObject({ refused: true });
});

test('a price and a story are drafts, which a person saves', async () => {
  const { ask } = await withScopes('menu.write');
  const { text, data } = await ask('draft_price', { dishId: store.items['Tea'], price: 26_000 });
  expect(text).toMatch(/Nothing has changed yet.*₹260/);
  expect(data['link']).toContain(`/product/${store.items['Tea']}?option=`);
  expect(data['from']).not.toBe(26_000);
  const story = await ask('draft_story', { title: 'A new cook', text: 'Meet Meera.\n\nShe cooks.' });
  expect(story.text).toContain('No guest sees it');
  const { body } = await thali.call('GET /api/blog/:storeId/office/posts', {
    params: store,
    token: store.token,
  });
  expect(body?.posts).toMatchObject([{ title: 'A new cook', state: 'draft' }]);
});

test('a guest’s assistant reads a menu and prepares a cart, and is told what can’t be ordered', async () => {
  const { tools, ask } = await connectAssistant(thali);
  expect(await tools()).toEqual(['read_restaurant_menu', 'prepare_cart']);
  const dish = store.items['Tea'];
  const prepare = (dishes: object[]) => ask('prepare_cart', { slug: store.slug, dishes });
  const { text, data } = await prepare([{ dish, quantity: 2 }]);
  expect(text).toContain('Nothing is ordered yet');
  expect(data).toMatchObject({
    lines: [{ name: 'Tea', quantity: 2 }],
    link: expect.stringContaining(`/${store.slug}#cart=`),
  });
  const wrong = await prepare([
    { dish, quantity: 1, options: ['With gold'] },
    { dish: 'none', quantity: 1 },
  ]);
  expect(wrong).toMatchObject({
    refused: true,
    text: expect.stringContaining('Tea has no option “With gold”.'),
  });
  expect(wrong.text).toContain('No menu of now has the dish none.');
  expect(await ask('read_restaurant_menu', { slug: 'nobody' })).toMatchObject({ refused: true });
});

test('each answer stands alone, by the older protocol too, and tells what the key has left', async () => {
  const key = await makeTestKey(thali, store, ['menu.read']);
  const { status, headers, text } = await thali.call('POST', '/mcp', {
    headers: { authorization: `Bearer ${key}`, accept: 'application/json, text/event-stream' },
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'read_menu', arguments: {} } },
  });
  expect(status).toBe(200);
  expect(text).toContain('Tea');
  expect(headers['ratelimit']).toMatch(/^"calls";r=\d+/);
  expect((await thali.call('GET', '/mcp')).status).toBe(405);
});

test('refuses a wrong key, and pages of other sites', async () => {
  const post = (headers: Record<string, string>) =>
    thali.call('POST', '/mcp', { headers, body: { jsonrpc: '2.0', id: 1, method: 'ping' } });
  const wrong = await post({ authorization: 'Bearer thali_live_wrong' });
  expectError(wrong, 401, 'UNAUTHENTICATED');
  expect(wrong.headers['www-authenticate']).toBe('Bearer');
  expectError(await post({ origin: 'https://evil.example' }), 403, 'CROSS_SITE_REFUSED');
});
