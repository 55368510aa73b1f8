import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  patchStore,
  simpleItem,
  teaStore,
  unique,
} from '#testing/server/test-stores.ts';
import type { Listing } from '../wire/listing.ts';

const thali = await useTestApp();
const list = (query: Record<string, string> = {}) =>
  thali.call('GET', `/api/store-listings?${new URLSearchParams(query)}`);

async function named(name: string): Promise<string> {
  const store = await teaStore(thali);
  await patchStore(thali, store, { name });
  return store.slug;
}

test('searching is limited, and browsing has a wider limit', async () => {
  const limited = await useTestApp({ rateLimitScale: 1 / 20 });
  const ask = (q: string) => limited.call('GET', `/api/store-listings?q=${q}`);
  for (let times = 0; times < 15; times++) expect((await ask('tea')).status).toBe(200);
  expect((await ask('tea')).body.code).toBe('TOO_MANY_REQUESTS');
  for (let times = 0; times < 60; times++) expect((await ask('')).status).toBe(200);
  const refused = await ask('');
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
});

describe('pages of a search', () => {
  const mark = unique();
  const known: string[] = [];
  beforeAll(async () => {
    for (const at of [3, 1, 4, 0, 2]) known[at] = await named(`${mark} ${at === 3 ? 2 : at}`);
    const byDish = await createTestStore(thali, catalogueOf([simpleItem(mark, 20)]));
    known.push(byDish.slug);
  });

  test.each([1, 2, 4, 6])('with %i at a time have each store once, in the same order', async (limit) => {
    const seen: string[] = [];
    let after = '';
    do {
      const { body } = await list({ q: mark, limit: String(limit), after });
      expect(body.stores.length).toBeLessThanOrEqual(limit);
      seen.push(...body.stores.map(({ slug }: Listing) => slug));
      after = body.next ?? '';
    } while (after !== '');
    expect(seen.toSorted()).toEqual(known.toSorted());
    expect(seen.at(-1)).toBe(known.at(-1));
    expect([seen[0], seen[1], seen[4]]).toEqual([known[0], known[1], known[4]]);
  });

  test('without words are sorted by name', async () => {
    const first = (await list({ limit: '3' })).body;
    const second = (await list({ limit: '50', after: first.next })).body;
    const names = [...first.stores, ...second.stores].map(({ slug }: Listing) => slug);
    expect(names.toSorted()).toEqual(known.toSorted());
  });
});
