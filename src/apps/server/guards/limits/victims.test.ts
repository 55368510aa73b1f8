import { describe, expect, test } from 'vitest';
import { ALL_CALLS } from '#calls/index.ts';
import type { Endpoint } from '#platform/calls/wire/endpoints.ts';
import { LIMITS, type Limit, type LimitName } from '#platform/limits/rules/policy.ts';
import { createLimiter } from '#platform/limits/server/limiter.ts';
import { createMemoryLimits } from '#platform/limits/server/memory-store.ts';
import type { Network } from '#platform/limits/server/network.ts';
import { addTable, sitDown } from '#tables/sittings/server/testing/sit-down.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { postOrder, TEA, teaStore } from '#testing/server/test-stores.ts';
import { PAGE_LIMITS } from './page-limits.ts';
import { VICTIMS } from './victims-table.ts';

const [STRANGER, HONEST]: Network[] = [
  { near: '203.0.113.1', wide: null },
  { near: '198.51.100.1', wide: null },
] as const;

/** Addresses whose links or tokens nobody guesses. */
const SECRET = [/^\/order\/status\/:slug/, /^\/sittings\/:slug/, /^\/api\/chat\/:storeId\/guest\/:key/];

interface Counting {
  name: string;
  url: string;
  counts: readonly string[];
}

/** What anybody can call, with all that it counts. */
const PUBLIC: Counting[] = [
  ...Object.entries<Endpoint>(ALL_CALLS).flatMap(
    ([name, { access, limits, within = [], sometimes = {}, url }]) =>
      access === 'guest' || access === 'anybody'
        ? [
            {
              name,
              url,
              counts: [...(Array.isArray(limits) ? limits : []), ...within, ...Object.keys(sometimes)],
            },
          ]
        : [],
  ),
  ...Object.entries(PAGE_LIMITS).map(([name, counts]) => ({
    name,
    url: name,
    counts: [counts].flat().map((one) => (typeof one === 'string' ? one : one.limit)),
  })),
];

const entries = Object.entries(VICTIMS) as [keyof typeof VICTIMS, (typeof VICTIMS)[keyof typeof VICTIMS]][];
const left = entries.flatMap(([name, answer]) =>
  'leavesBy' in answer ? [[name, answer.leavesBy] as const] : [],
);
const known = entries.flatMap(([name, answer]) => ('only' in answer ? [name] : []));

describe('one stranger who spends all that they can', () => {
  test.each(left)('of %s is stopped by %s, and an honest guest gets through', async (victim, own) => {
    let now = 0;
    const limiter = createLimiter(createMemoryLimits(), () => now, 1);
    const isByNetwork = LIMITS[own].by === 'network';
    const ask = async (network: Network): Promise<boolean> => {
      const key = isByNetwork ? network : `victim ${network.near}`;
      const mine = await limiter.tryTake(own, key as never);
      return mine !== null && (await limiter.tryTake(victim, 'victim' as never)) !== null;
    };
    const [{ windowMs }, { windowMs: turn }]: [Limit, Limit] = [LIMITS[victim], LIMITS[own]];
    for (; now < windowMs; now += turn) while (await ask(STRANGER as Network));
    now = windowMs - 1;
    expect(await ask(HONEST as Network)).toBe(true);
  });

  test.each(left)('meets %s nowhere without %s', (victim, own) => {
    const calls = PUBLIC.filter(({ counts }) => counts.includes(victim));
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter(({ counts }) => !counts.includes(own)).map(({ name }) => name)).toEqual([]);
  });

  test.each(known)('can’t spend %s: no call counts it without a secret', (victim) => {
    const open = PUBLIC.filter(
      ({ counts, url }) => counts.includes(victim) && !SECRET.some((one) => one.test(url)),
    );
    expect(open.map(({ name }) => name)).toEqual([]);
  });
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const [ELSEWHERE, AT_TABLE] = [from('203.0.113.1'), from('198.51.100.1')];

test('an honest guest joins with the code where a stranger has tried others and asked until they were refused', async () => {
  const thali = await useTestApp({ rateLimitScale: 1, trustProxy: 1 });
  const store = await teaStore(thali);
  const iden = await addTable(thali, store);
  const { code } = await (await sitDown(thali, store, iden)).read();
  const ask = (headers: object, body: object = {}) =>
    thali.call('POST', `/sittings/web/${store.storeId}`, {
      body: { table: { iden }, ...body },
      headers: { ...headers },
    });
  const wrong = code === '0000' ? '0001' : '0000';
  const tried: number[] = [];
  for (let tries = 0; tries < 30; tries++) tried.push((await ask(ELSEWHERE, { code: wrong })).status);
  expect(tried.at(-1)).toBe(429);
  expect((await ask(AT_TABLE)).body.admitted).toBe(false);
  expect((await ask(AT_TABLE, { code })).body.admitted).toBe(true);
});

test('an honest guest orders at a table from which a stranger has ordered all they can', async () => {
  const thali = await useTestApp({ rateLimitScale: 1, trustProxy: 1 });
  const store = await teaStore(thali);
  const iden = await addTable(thali, store);
  const order = (headers: Record<string, string>) =>
    postOrder(thali, store, { ...TEA, more: { table: { iden, idel: 'Table' } } }, headers);
  const statuses: number[] = [];
  for (let count = 0; count < 16; count++) statuses.push((await order(ELSEWHERE)).status);
  expect([...new Set(statuses.slice(0, 15)), statuses.at(-1)]).toEqual([201, 429]);
  expect((await order(AT_TABLE)).status).toBe(201);
  const phone = await sitDown(thali, store, iden);
  expect((await phone.send([await phone.put('Tea')], 20)).status).toBe(201);
});

test('every limit of the policy is of the asker, or has an answer', () => {
  const VICTIM_KEYS = ['table', 'store', 'recipient', 'order', 'conversation', 'payment'];
  const names = (Object.keys(LIMITS) as LimitName[]).filter((name) => VICTIM_KEYS.includes(LIMITS[name].by));
  expect(Object.keys(VICTIMS).toSorted()).toEqual(names.toSorted());
});
