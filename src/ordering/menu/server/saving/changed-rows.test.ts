import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapItems } from '#ordering/menu-editor/rules/map-items.ts';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { anyCatalogues } from '#testing/rules/catalogues.ts';
import { runs } from '#testing/server/runs.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { catalogueOf, createTestStore, simpleItem, type TestStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const TABLES = ['order_types', 'menus', 'categories', 'items'];

const urlOf = ({ storeId }: TestStore) => `/api/stores/${storeId}/catalogue`;

async function read(store: TestStore) {
  thali.services.storeCache.forget(store.storeId);
  return (await thali.call('GET', urlOf(store), { token: store.token })).body;
}

function save(store: TestStore, revision: number, body: object) {
  return thali.call('PUT', urlOf(store), {
    token: store.token,
    headers: { 'if-match': `"${revision}"` },
    body,
  });
}

/** Returns the rows, each with the transaction that has written it. */
async function writers({ storeId }: TestStore): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const table of TABLES) {
    const { rows } = await thali.database.pool.query(
      `select id, xmin::text as writer from ${table} where store_id = $1`,
      [storeId],
    );
    for (const { id, writer } of rows) found.set(`${table} ${id}`, writer);
  }
  return found;
}

/** Removes what a save refuses: groups without options, and repeated names. */
const savable = anyCatalogues.map((catalogue) =>
  mapItems(catalogue, (item) => ({
    ...item,
    configs: item.configs
      .filter(({ contents }) => contents.length > 0)
      .map((group) => ({ ...withId(group), contents: group.contents.map(withId) })),
  })),
);
const withId = <T extends { _id: string; label: string }>(thing: T): T => ({
  ...thing,
  label: `${thing.label} ${thing._id}`,
});

test('after any change the tables hold the new catalogue, in its order', async () => {
  const store = await createTestStore(thali);
  await fc.assert(
    fc.asyncProperty(fc.array(savable, { minLength: 2, maxLength: 4 }), async (catalogues) => {
      for (const wanted of catalogues) {
        const { revision } = await read(store);
        const { status, body: saved } = await save(store, revision, wanted);
        expect(status).toBe(200);
        expect(await read(store)).toEqual(saved);
      }
    }),
    { numRuns: runs(40) },
  );
});

test('two order types can exchange their names', async () => {
  const types = ['Dine-In', 'Pickup'].map((label, at) => ({ _id: `type-${at}`, label, active: true }));
  const document = (orderTypes: object[]) => catalogueOf([simpleItem('Tea', 20)], { orderTypes });
  const store = await createTestStore(thali, document(types));
  const [dineIn, pickup] = types;
  const exchanged = [
    { ...dineIn, label: 'Pickup' },
    { ...pickup, label: 'Dine-In' },
  ];
  const present = await read(store);
  const { status } = await save(store, present.revision, {
    ...present,
    orderConfigs: exchanged,
    revision: undefined,
  });
  expect(status).toBe(200);
  const labels = (await read(store)).orderConfigs.map((type: { label: string }) => type.label);
  expect(labels).toEqual(['Pickup', 'Dine-In']);
});

test('a new price writes one row, and a removed dish leaves the others as they were', async () => {
  const dishes = ['Tea', 'Coffee', 'Lassi'].map((label) => simpleItem(label, 20));
  const store = await createTestStore(thali, catalogueOf(dishes));
  const before = await writers(store);
  const { revision, menus, orderConfigs } = await read(store);
  const items = menus[0].categories[0].items;
  items[1].configs[0].contents[0].value = 25;
  await save(store, revision, { menus, orderConfigs });
  const priced = await writers(store);
  const isRewritten = ([row, writer]: [string, string]) => before.get(row) !== writer;
  expect([...priced].filter(isRewritten).map(([row]) => row)).toEqual([`items ${items[1]._id}`]);

  const last = items.pop();
  await save(store, revision + 1, { menus, orderConfigs });
  const left = new Map(priced);
  left.delete(`items ${last._id}`);
  expect(await writers(store)).toEqual(left);
});

test('a dish can stay sold out for longer and move at the same time', async () => {
  const store = await createTestStore(
    thali,
    catalogueOf(['Tea', 'Coffee'].map((label) => simpleItem(label, 20))),
  );
  const untils = [MINUTE, HOUR, 2 * HOUR].map((ms) => new Date(thali.clock.now + ms).toISOString());
  for (const until of untils) {
    const { revision, menus, orderConfigs } = await read(store);
    const { items } = menus[0].categories[0];
    Object.assign(
      items.find(({ label }: { label: string }) => label === 'Tea'),
      { state: 'Sold out', until },
    );
    items.reverse();
    await save(store, revision, { menus, orderConfigs });
    const [after] = (await read(store)).menus;
    const dishes: { label: string; until?: string }[] = after.categories[0].items;
    expect(dishes.find(({ label }) => label === 'Tea')?.until).toBe(until);
  }
});
