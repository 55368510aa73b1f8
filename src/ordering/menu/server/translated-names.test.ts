import { expect, test } from 'vitest';
import { expectFields } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  patchItem,
  placeTestOrder,
  replaceCatalogue,
  simpleItem,
  type TestStore,
} from '#testing/server/test-stores.ts';
import { MOST_LANGUAGES } from '../rules/translations.ts';

const thali = await useTestApp();

const hi = (label: string, description?: string) => ({
  hi: { label, ...(description ? { description } : {}) },
});

const SIZE = {
  label: 'Size',
  required: true,
  maxSelection: 1,
  translations: hi('आकार', 'एक चुनें'),
  contents: [
    { label: 'Half', value: 80, translations: hi('आधा') },
    { label: 'Full', value: 150 },
  ],
};
const KNOW = {
  label: 'Good to know',
  maxSelection: 0,
  contents: [{ label: 'Serves', value: 'two', translations: hi('कितनों के लिए', 'दो') }],
};
const DOSA = {
  label: 'Dosa',
  tags: ['Popular'],
  translations: hi('डोसा'),
  tagTranslations: { Popular: hi('सबकी पसंद') },
  configs: [SIZE, KNOW],
};
const PACKING = { label: 'Box', value: 10, valueType: 'absolute', translations: hi('डिब्बा') };

const makeStore = () =>
  createTestStore(
    thali,
    catalogueOf([DOSA, simpleItem('Tea', 20)], {
      menu: { translations: hi('दिन का मेन्यू', 'सुबह से शाम तक') },
      orderTypes: [{ label: 'Garden', active: true, translations: hi('बगीचे में'), contents: [PACKING] }],
    }),
  );

async function catalogueOfStore({ storeId, token }: TestStore) {
  return (await thali.call('GET', `/api/stores/${storeId}/catalogue`, { token })).body;
}

const anOrder = (store: TestStore) =>
  placeTestOrder(thali, store, {
    lines: [
      { item: 'Dosa', value: '80.00', configs: [{ label: 'Size', contents: ['Half'] }] },
      { item: 'Tea', value: '20.00' },
    ],
    amount: 110,
    more: { orderType: 'Garden' },
  });

const statusOf = async (slug: string) => (await thali.call('GET', `/order/status/${slug}/`)).body;

test('menus, options, tags, order types and charges keep their names in other languages, and guests are sent them', async () => {
  const store = await makeStore();
  const known = await catalogueOfStore(store);
  const { body: page } = await thali.call('GET', `/restaurant/api/store/web/${store.slug}/`);
  for (const { menus, orderConfigs } of [known, { ...page, orderConfigs: page.profile.orderConfigs }]) {
    const [dosa, tea] = menus[0].categories[0].items;
    expect(menus[0].translations).toEqual(hi('दिन का मेन्यू', 'सुबह से शाम तक'));
    expect(dosa.tagTranslations).toEqual(DOSA.tagTranslations);
    expect(dosa.configs[0].translations).toEqual(SIZE.translations);
    expect(dosa.configs[0].contents[0].translations).toEqual(hi('आधा'));
    expect(dosa.configs[1].contents[0].translations).toEqual(hi('कितनों के लिए', 'दो'));
    expect(orderConfigs[0].translations).toEqual(hi('बगीचे में'));
    expect(orderConfigs[0].contents[0].translations).toEqual(hi('डिब्बा'));
    // Names without translations are sent without the field.
    expect(dosa.configs[0].contents[1]).not.toHaveProperty('translations');
    expect(tea).not.toHaveProperty('tagTranslations');
    expect(tea.configs[0]).not.toHaveProperty('translations');
  }
  const again = await replaceCatalogue(thali, store, known);
  expect((await catalogueOfStore(again)).menus).toEqual(known.menus);
});

test('a change of the tags of one dish is a change in the history', async () => {
  const store = await makeStore();
  const patch = { tags: ['New'], tagTranslations: { New: hi('नया') } };
  const { status, body } = await patchItem(thali, store, 'Dosa', patch);
  expect([status, body.tags, body.tagTranslations]).toEqual([200, ['New'], patch.tagTranslations]);
  const history = `/api/stores/${store.storeId}/catalogue/revisions`;
  const { body: saves } = await thali.call('GET', history, { token: store.token });
  const { body: latest } = await thali.call('GET', `${history}/${saves.revisions[0].revision}`, {
    token: store.token,
  });
  expect(latest.changes.map(({ field }: { field: string }) => field)).toEqual(['tags', 'tagTranslations']);
});

test('an order keeps the names of its dishes, options, charges and type when the menu changes', async () => {
  const store = await makeStore();
  const { slug, _id } = await anOrder(store);
  await replaceCatalogue(thali, store, catalogueOf([simpleItem('Coffee', 30)]));
  const order = await statusOf(slug);
  expect(order.items[0]).toMatchObject({
    itemLabel: 'Dosa',
    configs: [{ label: 'Size', contents: ['Half'] }],
    options: ['Half'],
    translations: { hi: { label: 'डोसा', options: ['आधा'] } },
  });
  expect(order.items[1]).not.toHaveProperty('translations');
  expect([order.orderType, order.orderTypeTranslations]).toEqual(['Garden', hi('बगीचे में')]);
  expect(order.charges).toEqual([{ label: 'Box', value: 10, translations: hi('डिब्बा') }]);
  const { body: list } = await thali.call('GET /api/stores/:storeId/orders', {
    params: store,
    token: store.token,
  });
  const [staffs] = list.orders.filter(({ _id: id }: { _id: string }) => id === _id);
  expect(staffs?.items?.[0]?.translations).toEqual(order.items?.[0]?.translations);
});

test('an order of an earlier version has only its untranslated names', async () => {
  const store = await makeStore();
  const { slug } = await anOrder(store);
  const { pool } = thali.database;
  await pool.query('update orders set order_type_translations = null where store_id = $1', [store.storeId]);
  await pool.query(
    `update order_lines set item_translations = null, configs = '[{"label":"Size","options":[{"label":"Half","price":8000}]}]'
     where store_id = $1 and item_label = 'Dosa'`,
    [store.storeId],
  );
  const order = await statusOf(slug);
  expect(order).not.toHaveProperty('orderTypeTranslations');
  expect(order.items[0]).toMatchObject({ itemLabel: 'Dosa', options: ['Half'] });
  expect(order.items[0]).not.toHaveProperty('translations');
});

test('a stored menu with more languages than may be saved now can be read and ordered from', async () => {
  const store = await makeStore();
  const languages = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [`aa-${at + 10}`, { label: `${at}` }]),
  );
  await thali.database.pool.query(
    `update items set translations = $2,
       option_groups = jsonb_set(option_groups, '{0,options,0,translations}', $2)
     where store_id = $1 and label = 'Dosa'`,
    [store.storeId, JSON.stringify(languages)],
  );
  await patchItem(thali, store, 'Tea', { state: 'Available' });
  const { menus } = await catalogueOfStore(store);
  const [dosa] = menus[0].categories[0].items;
  expect(dosa.translations).toEqual(languages);
  expect(dosa.configs[0].contents[0].translations).toEqual(languages);
  const { slug } = await anOrder(store);
  const { items } = await statusOf(slug);
  expect(Object.keys(items[0].translations)).toHaveLength(MOST_LANGUAGES);
  const refused = await patchItem(thali, store, 'Dosa', { translations: languages });
  expectFields(refused, { translations: 'At most 12' });
});

test('saving a menu without translations removes them, also those of its categories', async () => {
  const store = await makeStore();
  const plain = await replaceCatalogue(
    thali,
    store,
    catalogueOf([{ label: 'Dosa', configs: [{ ...SIZE, translations: {} }] }]),
  );
  const [menu] = (await catalogueOfStore(plain)).menus;
  expect(menu).not.toHaveProperty('translations');
  expect(menu.categories[0].translations).toEqual({});
  expect(menu.categories[0].items[0].configs[0]).not.toHaveProperty('translations');
  // The translation of an option is a part of the option, and options were sent.
  expect(menu.categories[0].items[0].configs[0].contents[0].translations).toEqual(hi('आधा'));
});
