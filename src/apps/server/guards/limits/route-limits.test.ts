import { readFile } from 'node:fs/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { ALL_CALLS } from '#calls/index.ts';
import { addStory } from '#guests/stories/server/testing/add-story.ts';
import { askForInvoice } from '#operators/invoices/server/testing/ask-for-invoice.ts';
import { invoiceHref } from '#operators/plans/rules/invoice.ts';
import type { Endpoint } from '#platform/calls/wire/endpoints.ts';
import { LIMITS, type LimitName } from '#platform/limits/rules/policy.ts';
import { giveDomain } from '#restaurant/domains/server/testing/give-domain.ts';
import { giveLegalPages } from '#testing/server/every-page.ts';
import { listRoutes, readOperations } from '#testing/server/operations.ts';
import { urlOf } from '#testing/server/scene.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { logIn, teaStore } from '#testing/server/test-stores.ts';
import { loadBuiltPages } from '../../pages/built-pages.ts';
import { ACCESS, isOperators } from '../permissions-table.ts';
import { sampleFor } from '../testing/sample-for.ts';
import { makeWorld, OPERATOR, TABLET } from '../testing/world.ts';
import { type Counted, only, PAGE_LIMITS } from './page-limits.ts';

const pages = await loadBuiltPages(new URL('../../../../../dist', import.meta.url).pathname);
const thali = await useTestApp({ pages });
const world = await makeWorld(thali);
const operations = await readOperations(thali);
const taken = new Set<LimitName>();
/** The limits that any of the calls has counted. */
const everTaken = new Set<LimitName>();
const { limiter } = thali.services;
const { take, takeTold, tryTake } = limiter;
vi.spyOn(limiter, 'take').mockImplementation((name, key) => {
  taken.add(name);
  return take(name, key);
});
vi.spyOn(limiter, 'takeTold').mockImplementation((name, key) => {
  taken.add(name);
  return takeTold(name, key);
});
vi.spyOn(limiter, 'tryTake').mockImplementation((name, key) => {
  taken.add(name);
  return tryTake(name, key);
});
afterAll(() => vi.restoreAllMocks());

/** These calls do nothing for a confirmed address. */
const UNCONFIRMED = ['resendVerification'];

/** The limits that a valid call counts, made by the caller with the most permissions. */
async function limitsOf(operation: (typeof operations)[number], name: string): Promise<LimitName[]> {
  const access = ACCESS[name];
  const caller = isOperators(access) ? OPERATOR : access === 'tablet' ? TABLET : 'OWNER';
  const by = access === 'program' ? world.program : world.actors[caller];
  const headers = (await by?.headers()) ?? {};
  const hasStandIn =
    !isOperators(access) && !['guest', 'anybody', 'tablet', 'program'].includes(String(access));
  const standIn = hasStandIn ? await world.standInFor('OWNER') : null;
  const own = standIn === null ? headers : await ownHeaders(standIn);
  const sample = await sampleFor(name, world, own);
  const url = urlOf(operation, world, sample.params) + (sample.query ?? '');
  if (UNCONFIRMED.includes(name))
    await thali.database.pool.query('update accounts set verified_at = null where email = $1', [standIn]);
  taken.clear();
  await thali.call(operation.method, url, {
    headers: { ...sample.headers, ...own },
    ...(sample.body === undefined ? {} : { body: sample.body }),
  });
  await thali.services.afterwards.settled();
  return [...taken];
}

async function ownHeaders(email: string): Promise<Record<string, string>> {
  return { authorization: `token ${await logIn(thali, email)}` };
}

const CALLS = new Map<string, Endpoint>(Object.entries(ALL_CALLS));

test('every declared call is served, and every call is declared', () => {
  const served = operations.map(({ operationId }) => operationId);
  expect([...CALLS.keys()].toSorted()).toEqual(served.toSorted());
});

/** What the call counts by its declaration. */
function declared(operationId: string): Counted[] {
  const { access, forKeys, limits = [], within = [], sometimes = {} } = CALLS.get(operationId) ?? {};
  if (typeof limits === 'string') return [];
  const isOpen = access === 'guest' || access === 'anybody';
  const occasions = Object.keys(sometimes) as LimitName[];
  const usual = forKeys ? ('programCalls' as const) : ('calls' as const);
  const always: LimitName[] = [...(isOpen ? [] : [usual]), ...limits, ...within];
  return [...always, ...occasions.map((limit) => only(limit))];
}

const limited = operations
  .filter(({ operationId }) => !operationId.startsWith('follow'))
  .flatMap((operation) => {
    const names = Object.keys(ACCESS).filter((entry) => entry.split('/')[0] === operation.operationId);
    return names.map((name) => ({ name, operation }));
  });

function expectLimits(counted: LimitName[], limits: Counted[] | string = ''): void {
  const known = Array.isArray(limits) ? limits : [];
  const always = known.filter((limit) => typeof limit === 'string');
  const sometimes = known.flatMap((limit) => (typeof limit === 'string' ? [] : [limit.limit]));
  for (const limit of counted) everTaken.add(limit);
  expect(counted.filter((limit) => !sometimes.includes(limit)).toSorted()).toEqual(always.toSorted());
}

test.each(limited)('$name counts what it declares', async ({ name, operation }) => {
  expectLimits(await limitsOf(operation, name), declared(operation.operationId));
});

const early = operations.filter(({ operationId, method }) => {
  const { limits = [] } = CALLS.get(operationId) ?? {};
  return method !== 'GET' && typeof limits !== 'string' && limits.length > 0;
});

test.each(early)('$operationId is counted before its body is read', async (operation) => {
  const headers = { 'content-type': 'application/json', ...(await world.actors['OWNER']?.headers()) };
  taken.clear();
  const answer = await thali.call(operation.method, urlOf(operation, world), { body: '{', headers });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect([...taken]).toEqual(expect.arrayContaining([...(CALLS.get(operation.operationId)?.limits ?? [])]));
});

/** Built files, which are sent as they are. */
const FILE = /^GET \/(assets|docs\/static)\//;

test('the table of pages has every route that is not in the document', () => {
  const documented = operations.map(({ method, path }) => `${method} ${path}`);
  const others = listRoutes(thali).filter((route) => !documented.includes(route) && !FILE.test(route));
  expect(Object.keys(PAGE_LIMITS).toSorted()).toEqual(others.toSorted());
});

const { slug } = world.store;

/** A store whose invoice no other call takes back. */
const asked = await teaStore(thali);

/** A store on its own host. Its story has the same address as that of the world's store. */
const apart = await teaStore(thali);
const apartHost = await giveDomain(thali, apart.storeId);
const story = await addStory(thali, world.store, { title: 'Limits' });
await addStory(thali, apart, { title: 'Limits' });

/** Addresses for routes whose pattern is no address by itself. */
const ADDRESSES: Record<string, string> = {
  'GET /*': '/auth/login',
  'GET /app*': '/app/orders',
  'GET /operator*': '/operator/brand',
  'GET /docs*': '/docs/',
  'GET /{slug}': `/${slug}`,
  'GET /invoice/{storeId}/{invoiceId}': invoiceHref({
    storeId: asked.storeId,
    id: await askForInvoice(thali, asked),
  }),
  'GET /{slug}/stories': `/${slug}/stories`,
  'GET /{slug}/stories/{story}': `/${slug}/stories/${story.slug}`,
  'GET /{slug}/stories/feed.xml': `/${slug}/stories/feed.xml`,
  'GET /stories/{story}': `/stories/${story.slug}`,
  'GET /order': `/order?s=${world.params['slug']}`,
  'GET /menu/order/{orderId}': `/menu/order/${world.params['slug']}`,
  'GET /images/stores/{slug}/{name}': `/images/stores/${slug}/icon-192.png`,
  'GET /manifest.webmanifest': `/manifest.webmanifest?store=${slug}`,
};

/** Routes that are on a store's own host alone. */
const HOSTS: Record<string, string> = {
  'GET /t/{iden}': apartHost,
  'GET /stories': apartHost,
  'GET /stories/{story}': apartHost,
  'GET /stories/feed.xml': apartHost,
};

test.each(Object.keys(PAGE_LIMITS))('%s counts what the table says', async (route) => {
  const url = ADDRESSES[route] ?? urlOf({ path: route.replace('GET ', '') }, world);
  const { sites } = thali.services;
  giveLegalPages(sites);
  taken.clear();
  const host = HOSTS[route] ?? 'localhost';
  const { status } = await thali.call('GET', url, { headers: { accept: 'text/html', host } });
  expect(status).toBeLessThan(400);
  expectLimits([...taken], PAGE_LIMITS[route]);
});

/** The limits that no call above counts, with the file and the test in which they refuse. */
const SHOWN_IN: Partial<Record<LimitName, [file: string, title: string]>> = {
  orderKilobytes: [
    'ordering/placing/server/refusals/large-orders',
    'a network can write only so many kilobytes of orders in a day',
  ],
  menuKilobytes: [
    'ordering/menu/server/strangers-menus',
    'unconfirmed accounts of one network can write only so many kilobytes of menus in a day',
  ],
  ordersOfUnlistedTables: ['ordering/placing/server/places', 'made-up tables share a number of open orders'],
  sittingCodesOfNetwork: [
    'tables/sittings/server/table-limits',
    'codes are not guessed at one table after another',
  ],
  unlistedOrdersOfNetwork: ['ordering/placing/server/places', 'made-up tables share a number of open orders'],
  sittingAsks: ['apps/server/guards/limits/victims', 'an honest guest'],
  sittingCodesOfTable: ['apps/server/guards/limits/victims', 'an honest guest'],
  sittingCodes: [
    'tables/sittings/server/joining/joining',
    'a wrong code only asks, and guessing it ends soon',
  ],
  placedPages: [
    'apps/server/pages/places/linked-pages',
    'beyond the budget of a network, its tables get the page without a table',
  ],
  purchasesEmailed: [
    'stock/buying/server/buying-emails',
    'orders by email are limited for a store and for a person',
  ],
  purchasesEmailedByStore: [
    'stock/buying/server/buying-emails',
    'orders by email are limited for a store and for a person',
  ],
  supplierEmails: ['apps/server/guards/emails', 'are limited, also if the address is written differently'],
  operatorEmails: ['apps/server/guards/emails', 'are limited, also if the address is written differently'],
  newVisitors: [
    'guests/phone-codes/server/send-otp',
    'a stranger who keeps changing the user agent fills no table',
  ],
  paymentsOfOrder: ['money/payments/server/begin-payment', 'beginning payments repeatedly is limited'],
  returnsOfPayment: [
    'money/payments/server/call-limits',
    'forms of one payment stop asking the gateway at the limit',
  ],
  searches: ['restaurant/listing/server/listing-pages', 'searching is limited'],
  largeSaves: ['ordering/menu/server/saving/large-saves', 'saving a menu above 1 MB is limited'],
  uploadsUnconfirmed: [
    'restaurant/pictures/server/upload-limits',
    'some pictures can be uploaded before the address is confirmed',
  ],
  signInsOfDevice: [
    'restaurant/accounts/server/strangers',
    'a browser that has logged in gets through beside a stranger',
  ],
  secondSteps: [
    'restaurant/accounts/server/second-step/two-factor',
    'refuses even the right code for a while after five wrong ones',
  ],
  resetsOfDevice: [
    'restaurant/accounts/server/strangers',
    'a known browser, too, gets three emails in ten minutes',
  ],
  resetEmailsByDevice: [
    'restaurant/accounts/server/strangers',
    'known browsers get ten emails in half an hour',
  ],
  messageEmails: ['apps/server/guards/emails', 'emails of the kind %s are limited'],
};

test('every limit is counted by some call', async () => {
  const uncounted = (Object.keys(LIMITS) as LimitName[]).filter((name) => !everTaken.has(name));
  expect(uncounted.toSorted()).toEqual(Object.keys(SHOWN_IN).toSorted());
  for (const [file, title] of Object.values(SHOWN_IN))
    expect(await readFile(`src/${file}.test.ts`, 'utf8')).toContain(title);
});
