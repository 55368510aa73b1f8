import { afterAll, expect, test, vi } from 'vitest';
import { LIMITS, type LimitName } from '../limits/policy.ts';
import { readOperations } from '../testing/operations.ts';
import { urlOf } from '../testing/scene.ts';
import { useTestApp } from '../testing/test-app.ts';
import { logIn } from '../testing/test-stores.ts';
import { ROUTE_LIMITS } from './limits-table.ts';
import { ACCESS } from './permissions-table.ts';
import { SAMPLES } from './testing/sample-requests.ts';
import { makeWorld } from './testing/world.ts';

const thali = await useTestApp();
const world = await makeWorld(thali);
const operations = await readOperations(thali);
const taken = new Set<LimitName>();
const { limiter } = thali.services;
const { take, tryTake } = limiter;
vi.spyOn(limiter, 'take').mockImplementation((name, key) => {
  taken.add(name);
  return take(name, key);
});
vi.spyOn(limiter, 'tryTake').mockImplementation((name, key) => {
  taken.add(name);
  return tryTake(name, key);
});
afterAll(() => vi.restoreAllMocks());

/** What the call counts when it is asked as it should be, by whoever may do most. */
async function limitsOf(operation: (typeof operations)[number], name: string): Promise<LimitName[]> {
  const headers = (await world.actors['OWNER']?.headers()) ?? {};
  const isGuest = ACCESS[name] === 'guest' || ACCESS[name] === 'anybody';
  const sample = (await SAMPLES[name]?.(world, headers)) ?? {};
  const standIn = await world.standInFor('OWNER');
  const own = isGuest || standIn === null ? headers : await ownHeaders(standIn);
  const url = urlOf(operation, world, sample.params) + (sample.query ?? '');
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

test('the table has every call of the document', () => {
  const known = operations.map(({ operationId }) => operationId);
  expect(Object.keys(ROUTE_LIMITS).toSorted()).toEqual(known.toSorted());
});

const limited = operations.filter(({ operationId }) => !operationId.startsWith('follow'));

test.each(limited)('$operationId counts what the table says', async (operation) => {
  const [name = ''] = Object.keys(ACCESS).filter((entry) => entry.split('/')[0] === operation.operationId);
  const limits = ROUTE_LIMITS[operation.operationId];
  const counted = await limitsOf(operation, name);
  if (!Array.isArray(limits)) return expect(counted).toEqual([]);
  expect(counted.filter((limit) => !limits.includes(limit))).toEqual([]);
  return expect(counted).not.toEqual([]);
});

/** Of pages and pictures, which are not in the document. */
const ELSEWHERE: LimitName[] = ['billsRead', 'storePictures', 'picturesOfStore'];

test('every limit is counted by some call', () => {
  const named = new Set(
    Object.values(ROUTE_LIMITS).flatMap((limits) => (Array.isArray(limits) ? limits : [])),
  );
  const unnamed = (Object.keys(LIMITS) as LimitName[]).filter((name) => !named.has(name));
  expect(unnamed.toSorted()).toEqual(ELSEWHERE.toSorted());
});
