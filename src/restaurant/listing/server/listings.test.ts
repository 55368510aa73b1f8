import { describe, expect, test } from 'vitest';
import { HOUR } from '#platform/time/rules/durations.ts';
import { WEEK_OF_LUNCHES } from '#testing/rules/opening.ts';
import { expectFields } from '#testing/server/expect-error.ts';
import { NOON, useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  catalogueOf,
  createTestStore,
  patchItem,
  patchStore,
  replaceCatalogue,
  simpleItem,
  type TestStore,
  teaStore,
  unique,
} from '#testing/server/test-stores.ts';
import type { Listing } from '../wire/listing.ts';

const thali = await useTestApp();

const list = (query: Record<string, string> = {}) =>
  thali.call('GET', `/api/store-listings?${new URLSearchParams(query)}`);
const find = async (q: string): Promise<Listing[]> => (await list({ q })).body.stores;
const slugs = async (q: string) => (await find(q)).map(({ slug }) => slug);
const patch = async (store: TestStore, body: object, token = store.token) => {
  const answer = await patchStore(thali, { ...store, token }, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

/** A store with a unique name. */
async function named(name = `Kitchen ${unique()}`, more: object = {}): Promise<TestStore & { name: string }> {
  const store = await teaStore(thali);
  await patch(store, { name, ...more });
  return { ...store, name };
}

describe('a search is refused', () => {
  test.each(['nonsense', 'WzAsMV0', Buffer.from('[0,"\\u0000","x"]').toString('base64url')])(
    'with the cursor %s',
    async (after) => {
      expectFields(await list({ after }), { after: 'A cursor from an earlier answer' });
    },
  );

  test('with a cursor that holds no text', async () => {
    const place = [0, '\0', '00000000-0000-4000-8000-000000000000'];
    const after = Buffer.from(JSON.stringify(place)).toString('base64url');
    expect((await list({ after })).status).toBe(422);
  });

  test.each([['0'], ['-1'], ['1.5'], ['many']])('with a limit of %s', async (limit) => {
    expectFields(await list({ limit }), { limit: 'From 1 to 50' });
  });

  test('with more text than anybody types', async () => {
    expect((await list({ q: 'a'.repeat(201) })).status).toBe(422);
  });
});

describe('a store is not shown', () => {
  test('without a menu, with only an empty one, or with none that is active and visible', async () => {
    const { name, ...store } = await named();
    for (const catalogue of [
      { orderConfigs: [], menus: [] },
      catalogueOf([]),
      catalogueOf([simpleItem('Tea', 20)], { menu: { active: false } }),
      catalogueOf([simpleItem('Tea', 20)], { category: { state: 2 } }),
    ]) {
      await replaceCatalogue(thali, store, catalogue);
      expect(await slugs(name)).toEqual([]);
    }
    await replaceCatalogue(thali, store, catalogueOf([simpleItem('Tea', 20)]));
    expect(await slugs(name)).toEqual([store.slug]);
  });

  test('if owner or manager have hidden it', async () => {
    const { name, ...store } = await named();
    const kitchen = await addTestStaff(thali, store, 'KITCHEN');
    const refused = await patchStore(thali, { ...store, token: kitchen }, { listed: false });
    expect(refused.status).toBe(403);
    expect(await slugs(name)).toEqual([store.slug]);
    expect((await patch(store, { listed: false })).listed).toBe(false);
    expect(await slugs(name)).toEqual([]);
    expect(
      (await thali.call('GET /profile/web/:slug/:time', { params: { slug: store.slug, time: '12-00' } }))
        .status,
    ).toBe(200);
    expect((await patch(store, { listed: true })).listed).toBe(true);
    expect(await slugs(name)).toEqual([store.slug]);
  });

  test('if the change that would show it was refused as a whole', async () => {
    const { name, ...store } = await named();
    const body = { name: `Other ${name}`, timeZone: 'Asia/Atlantis' };
    await patchStore(thali, store, body);
    expect((await find(name)).map((found) => found.name)).toEqual([name]);
  });
});

describe('the search', () => {
  test.each(['%', '_', '\\', "'", '%%%', '—'])('finds nothing for %s', async (q) => {
    expect(await find(q)).toEqual([]);
  });

  test('finds pattern signs literally', async () => {
    const { name, ...store } = await named(`a_b ${unique()}`);
    expect(await slugs(name)).toEqual([store.slug]);
    expect(await slugs(name.replace('a_b', 'axb'))).toEqual([]);
  });

  test('finds a store by every word of its name, city, description and dishes, in any order', async () => {
    const mark = unique();
    const address = { city: 'Pondichéry' };
    const { slug, ...store } = await named(`Café ${mark}`, { address, description: 'By the lighthouse' });
    const hindi = { translations: { hi: { label: 'मसाला डोसा' } } };
    await replaceCatalogue(thali, { slug, ...store }, catalogueOf([simpleItem('Masala DOSA', 60, hindi)]));
    for (const q of ['cafe', ' CAFÉ ', 'pondichery', 'light', 'dosa masala', 'डोसा', 'dosa pondi cafe'])
      expect(await slugs(`${q} ${mark}`), q).toEqual([slug]);
    expect(await slugs(`idli ${mark}`)).toEqual([]);
  });

  test('follows changes of a dish’s name', async () => {
    const [before, after] = [unique(), unique()];
    const store = await createTestStore(thali, catalogueOf([simpleItem(before, 20)]));
    await patchItem(thali, store, before, { label: after });
    expect([await slugs(before), await slugs(after)]).toEqual([[], [store.slug]]);
  });

  test('lists stores with the word in their name first', async () => {
    const mark = unique();
    const ofDish = await createTestStore(thali, catalogueOf([simpleItem(mark, 20)]));
    await patch(ofDish, { name: 'Aaa' });
    const ofName = await named(`Zzz ${mark}`);
    expect(await slugs(mark)).toEqual([ofName.slug, ofDish.slug]);
  });
});

describe('the opening of a store', () => {
  const openingOf = async (name: string) => (await find(name))[0]?.opening;

  test('follows its hours, its pause and its menus', async () => {
    const { name, ...store } = await named();
    expect(await openingOf(name)).toEqual({ open: true, closesAt: null });
    await patch(store, { openingHours: WEEK_OF_LUNCHES });
    expect(await openingOf(name)).toEqual({ open: true, closesAt: NOON + 3 * HOUR });
    await patch(store, { paused: true });
    expect(await openingOf(name)).toEqual({ open: false, reason: 'paused', opensAt: null });
    await patch(store, { paused: false, openingHours: null });
    const menu = { activeStartTime: '18:00', activeEndTime: '23:00' };
    await replaceCatalogue(thali, store, catalogueOf([simpleItem('Tea', 20)], { menu }));
    expect(await openingOf(name)).toEqual({ open: false, reason: 'closed', opensAt: null });
    thali.clock.now = NOON + 7 * HOUR;
    expect(await openingOf(name)).toEqual({ open: true, closesAt: null });
    thali.clock.now = NOON;
  });

  test('has exactly the fields of a card', async () => {
    const { name, ...store } = await named(undefined, { address: { city: 'Pune' }, logo: '/logo.png' });
    const category = { image: '/banner.png' };
    await replaceCatalogue(thali, store, catalogueOf([simpleItem('Tea', 20)], { category }));
    expect(await find(name)).toEqual([
      {
        slug: store.slug,
        name,
        city: 'Pune',
        description: '',
        logo: '/logo.png',
        picture: '/banner.png',
        opening: { open: true, closesAt: null },
        timeZone: 'Asia/Kolkata',
      },
    ]);
  });
});
