import { describe, expect, test } from 'vitest';
import { inEach, LEVEL_FIELDS, LEVELS, MARKS, NO_FACTS } from '#ordering/menu/rules/diets/diet.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  catalogueOf,
  createTestStore,
  simpleItem,
  type TestStore,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const store = await createTestStore(thali, catalogueOf([simpleItem('Idli', 60), simpleItem('Vada', 50)]));
const staff = await addTestStaff(thali, store, 'STAFF');

const urlOf = ({ storeId }: TestStore) => `/api/stores/${storeId}/catalogue`;
const read = async (of = store) => (await thali.call('GET', urlOf(of), { token: of.token })).body;
const put = (body: object, revision: number | null, { of = store, query = '' } = {}) =>
  thali.call('PUT', `${urlOf(of)}${query}`, {
    body,
    token: of.token,
    headers: revision === null ? {} : { 'if-match': `"${revision}"` },
  });

test('the dishes stand in one list too, each with its menu and category', async () => {
  const params = { storeId: store.storeId };
  const { body } = await thali.call('GET /api/products/:storeId', { params, token: staff });
  const { menus } = await read();
  const [menu] = menus;
  const [category] = menu.categories;
  expect(body.products).toEqual(
    category.items.map((item: object) => ({ ...item, menu: menu.label, category: category.label })),
  );
  const stranger = await thali.call('GET', `/api/products/${store.storeId}`);
  expect([stranger.status, stranger.body.code]).toEqual([401, 'UNAUTHENTICATED']);
});

describe('replacing the catalogue', () => {
  test('needs a revision and refuses an outdated one', async () => {
    const present = await read();
    const missing = await put(present, null);
    expect([missing.status, missing.body.code]).toEqual([428, 'PRECONDITION_REQUIRED']);
    const stale = await put(present, present.revision - 1);
    expect([stale.status, stale.body.code, stale.body.details]).toEqual([
      412,
      'REVISION_STALE',
      { revision: present.revision },
    ]);
    expect(await read()).toEqual(present);
  });

  test('reports every fault at once and changes nothing', async () => {
    const before = await read();
    const wrong = catalogueOf(
      [
        simpleItem('Dosa', 70, { discount: 101, colour: 'brown' }),
        {
          label: '',
          configs: [
            {
              label: 'Size',
              maxSelection: 1,
              contents: [
                { label: 'S', value: '12.345' },
                { label: 'S', value: -1 },
              ],
            },
            { label: 'Size', maxSelection: -1, contents: [] },
          ],
        },
      ],
      { menu: { activeStartTime: '25:00' }, orderTypes: [{ label: 'Pickup' }, { label: 'Pickup' }] },
    );
    const { status, body } = await put(wrong, before.revision);
    expect([status, body.code]).toEqual([422, 'VALIDATION']);
    const items = 'menus[0].categories[0].items';
    const paths = body.details.errors.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'menus[0].activeStartTime',
        'menus[0].activeEndTime',
        `${items}[0].discount`,
        `${items}[0].colour`,
        `${items}[1].label`,
        `${items}[1].configs[0].contents[0].value`,
        `${items}[1].configs[0].contents[1].value`,
        `${items}[1].configs[0].contents[1].label`,
        `${items}[1].configs[1].label`,
        `${items}[1].configs[1].maxSelection`,
        'orderConfigs[1].label',
      ]),
    );
    expect(await read()).toEqual(before);
  });

  test('a dry run checks like the real one and changes nothing', async () => {
    const before = await read();
    const next = catalogueOf([simpleItem('Upma', 55)]);
    const checked = await put(next, before.revision, { query: '?dryRun=1' });
    expect(checked.status).toBe(200);
    expect(checked.body.menus[0].categories[0].items[0].label).toBe('Upma');
    expect((await put({ menus: 1 }, before.revision, { query: '?dryRun=1' })).status).toBe(422);
    expect(await read()).toEqual(before);
  });

  test('a catalogue can be saved as it was read: ids stay, and the revision goes up by one', async () => {
    const before = await read();
    const written = await put(before, before.revision);
    expect(written.status, written.text).toBe(200);
    expect(written.body).toEqual({ ...before, revision: before.revision + 1 });
    expect(await read()).toEqual(written.body);
  });

  test('takes prices as numeric strings, texts in information groups, and imported ids', async () => {
    const own = await createTestStore(thali);
    const dish = {
      _id: '64b7f0c2a1d2e3f405162738',
      label: 'Thali',
      configs: [
        { label: 'Size', maxSelection: 1, contents: [{ label: 'Full', value: '249.50' }] },
        { label: 'Allergens', maxSelection: 0, contents: [{ label: 'Nuts', value: 'cashew' }] },
      ],
    };
    const { status, body, text } = await put(catalogueOf([dish]), (await read(own)).revision, { of: own });
    expect(status, text).toBe(200);
    const [item] = body.menus[0].categories[0].items;
    expect(item._id).toBe(dish._id);
    const values = item.configs.map(({ contents }: { contents: { value: unknown }[] }) => contents[0]?.value);
    expect(values).toEqual([249.5, 'cashew']);
  });

  test('a client that names no kinds keeps those that are there, and new types have the kind of their name', async () => {
    const own = await createTestStore(thali, {
      ...catalogueOf([simpleItem('Idli', 60)]),
      orderConfigs: [{ label: 'Home delivery', kind: 'delivery' }],
    });
    const present = await read(own);
    const [{ kind: _, ...known }] = present.orderConfigs;
    const orderConfigs = [{ ...known, label: 'To your door' }, { label: 'Pickup' }, { label: 'Garden' }];
    const saved = await put({ ...present, orderConfigs }, present.revision, { of: own });
    expect(saved.status, saved.text).toBe(200);
    const kinds = (await read(own)).orderConfigs.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['delivery', 'pickup', 'table']);
  });

  test("an id of another store's menu is taken", async () => {
    const [{ _id }] = (await read()).menus;
    const own = await createTestStore(thali);
    const body = catalogueOf([simpleItem('Poha', 40)], { menu: { _id } });
    const { revision } = await read(own);
    for (const query of ['?dryRun=1', '']) {
      const { status, body: refused } = await put(body, revision, { of: own, query });
      expect([status, refused.details.errors]).toEqual([
        422,
        [{ path: 'menus[0]._id', message: 'This id is taken' }],
      ]);
    }
    expect(
      (await thali.call('GET /restaurant/api/menu/:menuId', { params: { menuId: _id } })).body.profile._id,
    ).toBe(store.storeId);
  });

  test('accepts the revision as a weak tag, which compressing proxies send', async () => {
    const own = await createTestStore(thali, catalogueOf([simpleItem('Tea', 20)]));
    const { revision, ...document } = await read(own);
    const headers = { 'if-match': `W/"${revision}"` };
    const written = await thali.call('PUT', urlOf(own), { body: document, token: own.token, headers });
    expect([written.status, written.body.revision]).toEqual([200, revision + 1]);
    const stale = await thali.call('PUT', urlOf(own), { body: document, token: own.token, headers });
    expect([stale.status, stale.body.code]).toEqual([412, 'REVISION_STALE']);
  });

  test('refuses more text than a page can hold, in one save or item by item', async () => {
    const own = await createTestStore(thali);
    const items = Array.from({ length: 2001 }, (_, at) => ({
      label: `Dish ${at}`,
      description: 'x'.repeat(1999),
    }));
    const categories = [0, 1, 2].map((at) => ({
      label: `Part ${at}`,
      items: items.slice(at * 1000, (at + 1) * 1000),
    }));
    const document = { orderConfigs: [], menus: [{ label: 'Menu', categories }] };
    const { revision } = await read(own);
    const tooMuch = [{ path: '', message: 'At most 4 MB in all, in the form that guests get' }];
    for (const query of ['?dryRun=1', '']) {
      const refused = await put(document, revision, { of: own, query });
      expect([refused.status, refused.body.details.errors]).toEqual([422, tooMuch]);
    }
    for (const category of categories) category.items.splice(870);
    const { status, body, text } = await put(document, revision, { of: own });
    expect(status, text).toBe(200);
    const [{ _id }] = body.menus[0].categories[0].items;
    const contents = Array.from({ length: 100 }, (_, at) => ({
      label: `${at} ${'x'.repeat(190)}`,
      value: 1,
    }));
    const configs = Array.from({ length: 10 }, (_, at) => ({ label: `${at}`, maxSelection: 1, contents }));
    const url = `/api/stores/${own.storeId}/items/${_id}`;
    const change = (changed: object) => thali.call('PATCH', url, { body: changed, token: own.token });
    expect((await change({ configs })).body.details.errors).toEqual(tooMuch);
    expect((await read(own)).revision).toBe(revision + 1);
    expect((await change({ state: 'Sold Out' })).status).toBe(200);
    expect((await change({ label: 'Short' })).status).toBe(200);
  });

  test('of two simultaneous saves one is refused', async () => {
    const { revision } = await read();
    const both = await Promise.all(
      ['Pongal', 'Kesari'].map((label) => put(catalogueOf([simpleItem(label, 80)]), revision)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect((await read()).revision).toBe(revision + 1);
  });
});

describe('changing one item', () => {
  const patch = (itemId: string, body: object, token = store.token) =>
    thali.call('PATCH', `/api/stores/${store.storeId}/items/${itemId}`, { body, token });
  const firstItem = async () => (await read()).menus[0].categories[0].items[0];

  test('staff switch availability and nothing else', async () => {
    const { _id, label } = await firstItem();
    expect((await patch(_id, { state: 'Sold Out' }, staff)).body.state).toBe('Sold Out');
    expect((await patch(_id, { label: 'Mine' }, staff)).body.code).toBe('FORBIDDEN');
    expect((await patch(_id, { state: 'Available', discount: 50 }, staff)).body.code).toBe('FORBIDDEN');
    expect(await firstItem()).toMatchObject({ label, state: 'Sold Out', discount: 0 });
    await patch(_id, { state: 'Available' }, staff);
  });

  test('sold out for an hour is available again after it', async () => {
    const { _id } = await firstItem();
    const until = new Date(thali.clock.now + HOUR).toISOString();
    expect((await patch(_id, { state: 'Sold Out', until })).body).toMatchObject({ state: 'Sold Out', until });
    thali.clock.advance(HOUR);
    const page = await thali.call('GET', `/restaurant/api/store/web/${store.slug}`);
    expect(page.body.menus[0].categories[0].items[0].state).toBe('Available');
    expect(await firstItem()).not.toHaveProperty('until');
  });

  test('changes other fields as one revision', async () => {
    const { revision } = await read();
    const { _id } = await firstItem();
    const configs = [
      { label: 'Size', maxSelection: 1, required: true, contents: [{ label: 'L', value: '99.90' }] },
    ];
    const change = {
      label: 'Rava idli',
      discount: 12.5,
      veg: true,
      configs,
      taxes: [{ label: 'GST', value: 5 }],
    };
    const { status, body } = await patch(_id, change);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      label: 'Rava idli',
      discount: 12.5,
      veg: true,
      configs: [{ contents: [{ value: 99.9 }] }],
      taxes: [{ label: 'GST', value: 5 }],
    });
    expect((await read()).revision).toBe(revision + 1);
  });

  test('guests are sent allergens, marks and levels only where they are known', async () => {
    const { _id } = await firstItem();
    const sent = async () => {
      const page = await thali.call('GET', `/restaurant/api/store/web/${store.slug}`);
      return page.body.menus[0].categories[0].items[0];
    };
    const facts = {
      ...inEach(MARKS, () => true),
      ...inEach(LEVEL_FIELDS, (field) => LEVELS[field].at(-1)),
    };
    const fields = ['allergens', 'egg', ...Object.keys(facts)];
    for (const field of fields) expect(await sent()).not.toHaveProperty(field);
    const diet = { veg: false, allergens: ['nuts', 'egg', 'nuts'], egg: true, ...facts };
    expect((await patch(_id, diet)).body).toMatchObject({ ...diet, allergens: ['nuts', 'egg'] });
    expect(await sent()).toMatchObject({ allergens: ['nuts', 'egg'], egg: true, ...facts });
    // Saving what was read changes nothing, and neither does a client that does not know the fields.
    const { revision, ...catalogue } = await read();
    expect((await put(catalogue, revision)).status).toBe(200);
    await patch(_id, { label: 'Nut cake' });
    expect(await sent()).toMatchObject({ allergens: ['nuts', 'egg'], egg: true });
    await patch(_id, { allergens: null, ...NO_FACTS, veg: true });
    for (const field of fields) expect(await sent()).not.toHaveProperty(field);
  });

  test.each([
    ['nothing to change', {}],
    ['an unknown allergen', { allergens: ['mustard'] }],
    ['an invalid spice level', { spice: 1.5 }],
    [
      'two options of one name',
      {
        configs: [
          {
            label: 'A',
            maxSelection: 1,
            contents: [
              { label: 'x', value: 1 },
              { label: 'x', value: 2 },
            ],
          },
        ],
      },
    ],
    [
      'a price that is not a number',
      { configs: [{ label: 'A', maxSelection: 1, contents: [{ label: 'x', value: 'much' }] }] },
    ],
    ['an invalid time', { state: 'Sold Out', until: 'tomorrow' }],
  ])('refuses %s', async (_, body) => {
    const { _id } = await firstItem();
    expect((await patch(_id, body)).status).toBe(422);
  });

  test("an unknown item and another store's are not found", async () => {
    const other = await createTestStore(thali, catalogueOf([simpleItem('Secret', 10)]));
    for (const id of ['nothing', other.items.Secret ?? '']) {
      const answer = await patch(id, { state: 'Sold Out' });
      expect([answer.status, answer.body.code]).toEqual([404, 'ITEM_NOT_FOUND']);
    }
  });
});
