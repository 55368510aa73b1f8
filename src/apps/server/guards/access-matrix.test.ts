import { expect, test } from 'vitest';
import type { Role } from '#restaurant/people/rules/permissions.ts';
import { listRoutes, readOperations } from '#testing/server/operations.ts';
import { urlOf } from '#testing/server/scene.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { logIn } from '#testing/server/test-stores.ts';
import { ACCESS, type Access, isOperators, NOT_BY_PIN } from './permissions-table.ts';
import { askerIn, openAsking, outcome, SERVED } from './testing/asking.ts';
import { FORM } from './testing/sample-requests.ts';
import { makeWorld, OPERATOR, STRANGER, startBrowser, TABLET } from './testing/world.ts';

const APP_TOKEN = 'the-token-of-the-app';
const thali = await useTestApp();
const guarded = await useTestApp({ appToken: APP_TOKEN });
const world = await makeWorld(thali);
const operations = await readOperations(thali);
const cases = Object.entries(ACCESS);
const desk = cases.filter(([, access]) => !isOfOthers(access));

const { ask, operationOf, sampleOf } = await openAsking(thali, world);

const STRANGERS: Record<string, string> = {
  nobody: '401 UNAUTHENTICATED',
  'a disabled owner': '401 ACCOUNT_DISABLED',
  'a garbage token': '401 UNAUTHENTICATED',
  'a garbage cookie': '401 UNAUTHENTICATED',
  'a token with another scheme': '401 UNAUTHENTICATED',
};

/** Whether no member of a store is who calls. */
function isOfOthers(access: Access): boolean {
  return access === 'guest' || access === 'anybody' || access === 'program' || isOperators(access);
}

function expected(name: string, access: Access, actor: string): string {
  // Keys are tried in `key-matrix.test.ts`.
  if (access === 'program') return '401 UNAUTHENTICATED';
  if (access === 'guest' || access === 'anybody') return SERVED;
  if (access === 'tablet') return actor === TABLET ? SERVED : '401 UNAUTHENTICATED';
  if (actor === TABLET) return expectedByPin(name, access);
  if (isOperators(access)) return actor === OPERATOR ? SERVED : '404 NOT_FOUND';
  if (STRANGERS[actor]) return STRANGERS[actor];
  if (access === 'account') return SERVED;
  if (actor === STRANGER || actor === OPERATOR) return '404 STORE_NOT_FOUND';
  return access.includes(actor as Role) ? SERVED : '403 FORBIDDEN';
}

/** A manager with a PIN has no account, and no more than what their PIN is enough for. */
function expectedByPin(
  name: string,
  access: Exclude<Access, 'guest' | 'anybody' | 'tablet' | 'program'>,
): string {
  if (isOperators(access)) return '404 NOT_FOUND';
  if (access === 'account') return '401 UNAUTHENTICATED';
  const isEnough = !NOT_BY_PIN.includes(name.split('/')[0] ?? '');
  return isEnough && access.includes('MANAGER') ? SERVED : '403 FORBIDDEN';
}

/** Whether the call changes the caller's own account, sessions or membership, which other cases need unchanged. */
const isPersonal = (name: string) =>
  name === 'leaveStore' || (ACCESS[name] === 'account' && operationOf(name).method !== 'GET');

/** The headers of the actor, or of a stand-in whose account may be spoilt. */
async function headersOf(actor: string, name: string): Promise<Record<string, string>> {
  const standIn = isPersonal(name) ? await world.standInFor(actor) : null;
  if (standIn) return { authorization: `token ${await logIn(thali, standIn)}` };
  return (await world.actors[actor]?.headers()) ?? {};
}

test('the document and the table name the same operations', () => {
  const inTable = new Set(cases.map(([name]) => name.split('/')[0]));
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual([...inTable].toSorted());
});

test('the document names every route but its own pages', () => {
  const documented = operations.map(({ method, path }) => `${method} ${path}`);
  const served = listRoutes(thali).filter((route) => !route.startsWith('GET /docs'));
  expect(served.toSorted()).toEqual(documented.toSorted());
});

test.each(cases)('%s answers everybody as the table says', async (name, access) => {
  const outcomes: Record<string, string> = {};
  const wanted: Record<string, string> = {};
  // A refused call uses nothing up, so all refused callers share one sample.
  const untouched = await sampleOf(name);
  for (const actor of Object.keys(world.actors)) {
    // The owner, who comes before, has just let operators in.
    const isLetIn = name === 'allowSupport' && actor === OPERATOR;
    wanted[actor] = isLetIn ? '403 FORBIDDEN' : expected(name, access, actor);
    const sample = wanted[actor] === SERVED ? null : untouched;
    outcomes[actor] = await ask(name, await headersOf(actor, name), sample);
  }
  expect(outcomes).toEqual(wanted);
});

test.each(cases.filter(([name]) => name.startsWith('follow')))(
  '%s has no HEAD, which would hold a stream open that sends nothing',
  async (name) => {
    const { params } = await sampleOf(name);
    const url = urlOf(operationOf(name), world, params);
    const answer = await thali.call('HEAD', url, { headers: await headersOf('OWNER', name) });
    // This address also matches a route that expects a time of day, and `events` is none.
    expect(answer.status).toBe(name === 'followPage' ? 400 : 404);
  },
);

const FORGED: Record<string, Record<string, string>> = {
  'from another origin, by an old browser': { origin: 'https://evil.example' },
  'from a page without an origin': { origin: 'null' },
  'from another site': { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' },
  'from a sibling domain': { 'sec-fetch-site': 'same-site', origin: 'http://shop.localhost' },
};

/** An owner's browser: a new one each time if the call would spoil the account. */
async function browserFor(name: string): Promise<() => Promise<string>> {
  if (ACCESS[name] === 'tablet') return async () => (await headersOf(TABLET, name))['cookie'] ?? '';
  if (isPersonal(name)) return async () => startBrowser(thali, (await world.standInFor('OWNER')) ?? '');
  const cookie = await startBrowser(thali, world.emailOf['OWNER']);
  return async () => cookie;
}

const changing = desk.filter(([name]) => operationOf(name).method !== 'GET');

test.each(changing)('%s through the cookie is refused to other sites, and only to them', async (name) => {
  const cookies = await browserFor(name);
  const outcomes: Record<string, string> = {};
  const untouched = await sampleOf(name);
  for (const [where, headers] of Object.entries(FORGED))
    outcomes[where] = await ask(name, { ...headers, cookie: await cookies() }, untouched);
  expect(outcomes).toEqual(
    Object.fromEntries(Object.keys(FORGED).map((where) => [where, '403 CROSS_SITE_REFUSED'])),
  );
  const own = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80' };
  expect(await ask(name, { ...own, cookie: await cookies() })).toBe(SERVED);
});

const typed = cases.filter(
  ([name, access]) =>
    !isOperators(access) &&
    access !== 'tablet' &&
    access !== 'program' &&
    !['GET', 'DELETE'].includes(operationOf(name).method),
);
/** Payment gateways make the guest's browser post a form to us from their site. Some printers send forms too. */
const TAKES_FORMS = [
  'returnFromPaytm',
  'returnFromRazorpay',
  'returnFromInvoice',
  'claimInvoice',
  'callFromEpson',
];
const FORM_TYPES = ['text/plain', FORM, 'multipart/form-data; boundary=x'];

test.each(typed)('%s takes nothing that a form on another site could send', async (name) => {
  const headers = (await world.actors['OWNER']?.headers()) ?? {};
  const untouched = await sampleOf(name, askerIn(headers));
  for (const type of FORM_TYPES.filter((type) => type !== FORM || !TAKES_FORMS.includes(name)))
    expect(await ask(name, { ...headers, 'content-type': type }, untouched)).toBe(
      '415 UNSUPPORTED_MEDIA_TYPE',
    );
});

const below = desk.filter(([name]) => /\{storeId\}.*\{/.test(operationOf(name).path));

test.each(below)('%s finds nothing of another store under its own store’s address', async (name) => {
  const operation = operationOf(name);
  const sample = await sampleOf(name);
  const { storeId } = world.otherStore;
  const url = urlOf(operation, world, { ...sample.params, storeId }) + (sample.query ?? '');
  const answer = await thali.call(operation.method, url, {
    headers: { ...sample.headers, ...(await world.actors[STRANGER]?.headers()) },
    body: sample.body,
  });
  expect(outcome(answer.status, answer.text)).toMatch(/^404 (?!STORE_)[A-Z_]+_NOT_FOUND$/);
});

test.each(cases)('%s asks for the app token if it is a call of customers', async (name, access) => {
  const { method, path } = operationOf(name);
  const url = path.replace(/\{\w+\}/g, 'none');
  for (const headers of [{}, { 'app-token': 'another-token' }]) {
    const { body } = await guarded.call(method, url, { headers });
    expect(body?.code === 'APP_TOKEN_INVALID').toBe(access === 'guest');
  }
  const { body } = await guarded.call(method, url, { headers: { 'app-token': APP_TOKEN } });
  expect(body?.code).not.toBe('APP_TOKEN_INVALID');
});
