import { expect, test } from 'vitest';
import { paramsFor } from '#apps/server/guards/testing/params-for.ts';
import { makeWorld, TABLET } from '#apps/server/guards/testing/world.ts';
import { ERROR_MESSAGES } from '#platform/errors/rules/error-messages.ts';
import type { ErrorCode } from '#platform/errors/rules/errors.ts';
import type { Answer } from '#testing/server/call.ts';
import { type Operation, readOperations } from '#testing/server/operations.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { urlOf } from '#testing/server/scene.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { postOrder, TEA } from '#testing/server/test-stores.ts';
import { STATUS } from './error-mapper.ts';

const thali = await useTestApp();
const scene = await makeWorld(thali);
const operator = await signInOperator(thali);
const routes = await readOperations(thali);
const writing = routes.filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method));
const JSON_TYPE = 'application/json';

const TAKES_PICTURES = ['uploadImage', 'sendPicture', 'sendGuestPicture'];
/** Calls that take no JSON, its raw bytes or unknown fields, and calls without a body. */
const NOT_OUR_JSON = [
  ...TAKES_PICTURES,
  'returnFromPaytm',
  'returnFromRazorpay',
  'returnFromInvoice',
  'claimInvoice',
  'hearFromRazorpay',
  'callFromEpson',
  'askForStarJob',
];
const takesNoJson = ({ operationId }: Operation) => NOT_OUR_JSON.includes(operationId);
const needsNoBody = ({ operationId }: Operation) =>
  /^(sendOtp|issueBill|resumeStore|closeStore|reopen|allowSupport|openCalendarFeed|cancelBooking|touchTurn|undoTillEntry|agreeToHandOver|testWatch)/.test(
    operationId,
  );

/** Sends a body unchanged, with the headers that the call needs. */
async function send(
  { method, path }: Operation,
  url: string,
  body: string | Buffer,
  type: string | null = JSON_TYPE,
) {
  const isOfTablet = path.startsWith('/api/tablet');
  const isOfProgram = path.startsWith('/v1/');
  const headers = {
    'if-match': '"1"',
    ...(type === null ? {} : { 'content-type': type }),
    ...(isOfTablet ? await scene.actors[TABLET]?.headers() : {}),
    ...(isOfProgram ? await scene.program.headers() : {}),
  };
  // A string would be sent with the type of JSON.
  const bytes = type === null ? Buffer.from(body) : body;
  const token = path.startsWith('/api/operator/') ? operator : scene.store.token;
  return thali.call(method, url, { body: bytes, ...(isOfProgram ? {} : { token }), headers });
}

async function stored() {
  const sql = `select
      (select count(*)::int from orders where store_id = $1) as orders,
      (select count(*)::int from order_lines where store_id = $1) as lines,
      (select count(*)::int from store_log where store_id = $1) as entries,
      (select count(*)::int from feedback where store_id = $1) as feedback,
      (select count(*)::int from item_stats where store_id = $1) as stats,
      (select count(*)::int from store_page_views where store_id = $1) as views,
      (select count(*)::int from otp_challenges where store_id = $1) as challenges,
      (select count(*)::int from items where store_id = $1) as items,
      (select revision from stores where store_id = $1) as revision,
      (select order_no from store_counters where store_id = $1) as counter`;
  return (await thali.database.pool.query(sql, [scene.store.storeId])).rows[0];
}

/** A refusal in the form of the API, with a code of the closed set and the status that belongs to it. */
function expectRefusal(answer: Answer, what: string): ErrorCode {
  expect(answer.status, `${what}: ${answer.text}`).toBeGreaterThanOrEqual(400);
  expect(answer.status, `${what}: ${answer.text}`).toBeLessThan(500);
  expect(answer.headers['content-type'], what).toBe('application/json; charset=utf-8');
  const { code, message, details: _, requestId, ...others } = answer.body;
  expect({ others, message: typeof message, requestId: typeof requestId }, what).toEqual({
    others: {},
    message: 'string',
    requestId: 'string',
  });
  expect(Object.keys(ERROR_MESSAGES), what).toContain(code);
  expect(answer.status, what).toBe(STATUS[code as ErrorCode]);
  return code;
}

const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
const BODIES: [what: string, code: ErrorCode, body: string | Buffer][] = [
  ['not JSON', 'BAD_REQUEST', 'order please'],
  ['half of an object', 'BAD_REQUEST', '{"amount":20'],
  ['something after the end', 'BAD_REQUEST', '{}}'],
  ['single quotes', 'BAD_REQUEST', "{'amount':20}"],
  ['NaN', 'BAD_REQUEST', '{"amount":NaN}'],
  ['a raw line break in a text', 'BAD_REQUEST', '{"address":"a\nb"}'],
  ['bytes that are no UTF-8', 'BAD_REQUEST', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ['__proto__', 'BAD_REQUEST', '{"__proto__":{"isAdmin":true}}'],
  ['__proto__ further down', 'BAD_REQUEST', '{"user":{"__proto__":{"isAdmin":true}}}'],
  ['__proto__ in escapes', 'BAD_REQUEST', '{"\\u005f_proto__":{"isAdmin":true}}'],
  ['constructor.prototype', 'BAD_REQUEST', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['too large', 'BODY_TOO_LARGE', JSON.stringify({ remarks: 'x'.repeat(12 * 1024 * 1024) })],
  ['a list', 'VALIDATION', '[]'],
  ['a list of 5,000', 'VALIDATION', JSON.stringify(Array(5_000).fill(0))],
  ['a text', 'VALIDATION', '"order"'],
  ['a number', 'VALIDATION', '20'],
  ['a number without end', 'VALIDATION', '1e999'],
  ['true', 'VALIDATION', 'true'],
  ['an unknown field', 'VALIDATION', '{"isAdmin":true}'],
  ['NUL in a text', 'VALIDATION', '{"name":"a\\u0000b"}'],
  ['NUL in a name', 'VALIDATION', '{"na\\u0000me":"a"}'],
  ['half a surrogate pair', 'VALIDATION', '{"name":"a\\ud83d"}'],
  ['the other half', 'VALIDATION', '{"name":"\\ude00b"}'],
  ['lists in lists', 'VALIDATION', deep('[', ']', 5_000)],
  ['objects in objects', 'VALIDATION', `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`],
];

test('the document lists the calls that old clients know', () => {
  const known = new Set(writing.map(({ operationId }) => operationId));
  for (const operationId of [
    'placeOrder',
    'placeOrderOlder',
    'sendOtp',
    'replaceCatalogue',
    'giveFeedback',
  ]) {
    expect(known).toContain(operationId);
  }
});

test.each(writing)('$method $path refuses malformed bodies', async (route) => {
  const url = urlOf(
    route,
    scene,
    takesNoJson(route) && !TAKES_PICTURES.includes(route.operationId)
      ? {}
      : await paramsFor(scene, route.operationId),
  );
  const before = await stored();
  for (const [what, code, body] of BODIES) {
    const answer = await send(route, url, body);
    const refused = expectRefusal(answer, what);
    if (!takesNoJson(route)) expect(refused, `${what}: ${answer.text.slice(0, 300)}`).toBe(code);
  }
  for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense']) {
    const answer = await send(route, url, '{}', type);
    expect(expectRefusal(answer, type)).toBe('UNSUPPORTED_MEDIA_TYPE');
  }
  for (const body of needsNoBody(route) ? [] : ['', 'null']) {
    expectRefusal(await send(route, url, body), `"${body}"`);
    expectRefusal(await send(route, url, body, null), `untyped "${body}"`);
  }
  expect(await stored()).toEqual(before);
});

test.each(writing)('$method $path answers an empty object', async (route) => {
  const params = await paramsFor(scene, route.operationId);
  const answer = await send(route, urlOf(route, scene, params), '{}');
  if (answer.status >= 300) expectRefusal(answer, '{}');
});

const BAD_PARAMS = [
  '%00',
  'a%00b',
  '%20',
  '%ff',
  '%c0%ae',
  '%ed%a0%80',
  '%zz',
  '%',
  '..%2f..%2fetc%2fpasswd',
  "'%20or%201=1--",
  '%F0%9F%8D%9B',
  '__proto__',
  'constructor',
  'x'.repeat(65),
  'x'.repeat(201),
  'x'.repeat(5000),
  '00000000-0000-4000-8000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '-1',
];

/** Old clients' values of these are ignored. */
const IGNORED = ['code'];
const withParams = routes.flatMap((route) =>
  [...route.path.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => ({ ...route, name: name as string }))
    .filter(({ name }) => !IGNORED.includes(name)),
);

test.each(withParams)('$method $path with an invalid {$name}', async ({ name, ...route }) => {
  const { token } = scene.store;
  for (const value of BAD_PARAMS) {
    const url = urlOf(route, scene, { [name]: value });
    const isWriting = route.method !== 'GET';
    const answer = isWriting ? await send(route, url, '{}') : await thali.call('GET', url, { token });
    expectRefusal(answer, value.slice(0, 80));
  }
});

test('refuses bad queries of the list of orders', async () => {
  const url = `/api/stores/${scene.store.storeId}/orders`;
  for (const query of [
    'state=6',
    'state=1,',
    'state=%00',
    'since=yesterday',
    'since=2026-13-01T00:00:00Z',
    'since=2026-02-30T00:00:00Z',
    'since=0000-01-01T00:00:00Z',
    'since=9999-12-31T23:59:59-23:59',
    'before=-1',
    'before=99999999999',
    'limit=0',
    'limit=ten',
    'limit=1&limit=2',
    'since=%ff',
  ]) {
    const answer = await thali.call('GET', `${url}?${query}`, { token: scene.store.token });
    expect(expectRefusal(answer, query), query).toBe('VALIDATION');
  }
});

test('bad headers', async () => {
  for (const authorization of [
    '',
    'token',
    'token x',
    `Bearer ${scene.store.token}`,
    `token ${'x'.repeat(9000)}`,
    'token ३३३३३३३३३३३३३३३३३३३३',
  ]) {
    const answer = await thali.call('GET /api/stores/:storeId/orders', {
      params: { storeId: scene.store.storeId },
      headers: { authorization },
    });
    expect(expectRefusal(answer, authorization.slice(0, 40))).toBe('UNAUTHENTICATED');
  }
  for (const cookie of ['thali_session=%', 'thali_session=', ';;;', '__proto__=1', 'thali_session="a"']) {
    const answer = await thali.call('GET /api/stores/:storeId/orders', {
      params: { storeId: scene.store.storeId },
      headers: { cookie },
    });
    expect(expectRefusal(answer, cookie)).toBe('UNAUTHENTICATED');
  }
  const page = `/profile/web/${scene.store.slug}/12-00`;
  for (const headers of [
    { 'accept-encoding': ',;q=,br;q=x' },
    { 'if-none-match': '"' },
    { accept: 'text/html' },
  ]) {
    expect((await thali.app.inject({ url: page, headers })).statusCode).toBe(200);
  }
  for (const ifMatch of ['', '*', '"one"', '"99999999999999"', '-1']) {
    const headers = { 'if-match': ifMatch };
    const body = { orderConfigs: [], menus: [] };
    const answer = await thali.call('PUT /api/stores/:storeId/catalogue', {
      params: { storeId: scene.store.storeId },
      body,
      token: scene.store.token,
      headers,
    });
    expect(expectRefusal(answer, ifMatch)).toBe('PRECONDITION_REQUIRED');
  }
});

test('a valid order is still placed afterwards', async () => {
  expect(thali.logs.filter((line) => line.includes('INTERNAL'))).toEqual([]);
  const before = await stored();
  const placed = await postOrder(thali, scene.store, TEA);
  expect(placed.status, placed.text).toBe(201);
  const after = { orders: before.orders + 1, lines: before.lines + 1, entries: before.entries + 1 };
  expect(await stored()).toEqual({ ...before, ...after, counter: before.counter + 1 });
});
