import { expect, test } from 'vitest';
import { HOUR } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { NOON, useTestApp } from '#testing/server/test-app.ts';
import { catalogueOf, createTestStore, simpleItem, type TestStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const teaStore = (parts: Parameters<typeof catalogueOf>[1] = {}) =>
  createTestStore(thali, catalogueOf([simpleItem('Tea', 20)], parts));
const get = (url: string) => thali.call('GET', url);
const at = ({ slug }: TestStore, time: string) => get(`/profile/web/${slug}/${time}`);
const labels = (things: { label: string }[]) => things.map(({ label }) => label);

/** One menu for each pair of times, none without a pair. */
async function storeWithTimes(times: Record<string, [string, string] | null>): Promise<TestStore> {
  const menus = Object.entries(times).map(([label, span]) => ({
    label,
    ...(span ? { activeStartTime: span[0], activeEndTime: span[1] } : {}),
  }));
  return createTestStore(thali, { orderConfigs: [{ label: 'Dine-In' }], menus });
}

test.each(['24-00', '12-60', '-1-00', '12', '12-', '-30', '12:30', 'noon', '012-00', '12-5-1', '1e1-00'])(
  'an invalid time is refused: %s',
  async (time) => {
    const store = await teaStore();
    for (const slash of ['', '/']) {
      expectError(await get(`/profile/web/${store.slug}/${time}${slash}`), 400, 'BAD_TIME');
    }
  },
);

test('unknown stores and menus are not found', async () => {
  const uuid = '00000000-0000-4000-8000-000000000000';
  for (const url of [
    '/profile/web/no-such-store/12-00',
    '/restaurant/api/store/web/no-such-store',
    '/restaurant/api/store/web/%27%3B--',
    `/store/api/store/retrieve/${uuid}`,
    '/store/api/store/retrieve/no-such-store',
  ]) {
    for (const slash of ['', '/']) expectError(await get(url + slash), 404, 'STORE_NOT_FOUND');
  }
  for (const url of [
    '/restaurant/api/menu/nothing',
    `/restaurant/api/menu/${uuid}`,
    '/restaurant/api/menu/time/x',
  ]) {
    for (const slash of ['', '/']) expectError(await get(url + slash), 404, 'MENU_NOT_FOUND');
  }
});

test('a store without menus, or without one at this time, answers an empty list', async () => {
  const none = await createTestStore(thali);
  const night = await storeWithTimes({ Night: ['22:00', '04:00'] });
  for (const store of [none, night]) {
    for (const answer of [await at(store, '12-00'), await get(`/restaurant/api/store/web/${store.slug}/`)]) {
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ profile: { _id: store.storeId, slug: store.slug }, menus: [] });
    }
    const older = await get(`/store/api/store/retrieve/${store.storeId}`);
    expect(older.body.menu).toEqual({ categories: [] });
  }
});

test.each([
  ['0-0', ['Always', 'Night']],
  ['00-01', ['Always', 'Night']],
  ['3-59', ['Always', 'Night']],
  ['4-0', ['Always']],
  ['6-59', ['Always']],
  ['07-00', ['Always', 'Breakfast']],
  ['10-59', ['Always', 'Breakfast']],
  ['11-00', ['Always']],
  ['21-59', ['Always']],
  ['22-00', ['Always', 'Night']],
  ['23-59', ['Always', 'Night']],
])('the menus at %s', async (time, expected) => {
  const store = await storeWithTimes({
    Always: null,
    Breakfast: ['07:00', '11:00'],
    Night: ['22:00', '04:00'],
  });
  for (const slash of ['', '/']) expect(labels((await at(store, time + slash)).body.menus)).toEqual(expected);
});

test("a request without a time is served the menus of the store's own clock", async () => {
  const store = await storeWithTimes({ Lunch: ['12:00', '15:00'], Dinner: ['18:00', '23:00'] });
  const now = async () => labels((await get(`/restaurant/api/store/web/${store.slug}`)).body.menus);
  expect(await now()).toEqual(['Lunch']);
  thali.clock.advance(3 * HOUR - 1);
  expect(await now()).toEqual(['Lunch']);
  thali.clock.advance(1);
  expect(await now()).toEqual([]);
  thali.clock.advance(3 * HOUR);
  expect(await now()).toEqual(['Dinner']);
  thali.clock.now = NOON;
});

test('the time of a menu, and a single menu at any hour', async () => {
  const store = await storeWithTimes({ Night: ['22:00', '04:00'], Always: null });
  const { body: night } = await at(store, '23-00');
  const [nightId, alwaysId] = night.menus.map((menu: { _id: string }) => menu._id);
  for (const slash of ['', '/']) {
    expect((await get(`/restaurant/api/menu/time/${nightId}${slash}`)).body).toStrictEqual({
      _id: nightId,
      activeStartTime: '22:00',
      activeEndTime: '04:00',
      activeNow: false,
    });
    expect((await get(`/restaurant/api/menu/time/${alwaysId}${slash}`)).body).toStrictEqual({
      _id: alwaysId,
      activeStartTime: null,
      activeEndTime: null,
      activeNow: true,
    });
    const { body } = await get(`/restaurant/api/menu/${nightId}${slash}`);
    expect(body).toEqual({ ...night, menus: [night.menus[0]] });
  }
});

test('an inactive menu does not exist for customers', async () => {
  const store = await teaStore({ menu: { active: false } });
  const { body } = await at(store, '12-00');
  expect(body.menus).toEqual([]);
  expect(body.profile.menus).toEqual([]);
  const url = `/api/stores/${store.storeId}/catalogue`;
  const [{ _id }] = (await thali.call('GET', url, { token: store.token })).body.menus;
  expectError(await get(`/restaurant/api/menu/${_id}`), 404, 'MENU_NOT_FOUND');
  expectError(await get(`/restaurant/api/menu/time/${_id}`), 404, 'MENU_NOT_FOUND');
  expect((await get(`/store/api/store/retrieve/${store.storeId}`)).body.menu.categories).toEqual([]);
});

test('hidden categories and empty groups are not sent; items of every state are, in their order', async () => {
  const group = (label: string, contents: object[]) => ({ label, maxSelection: 1, contents });
  const items = [
    simpleItem('Third', 30, { order: 3, state: 'Sold out' }),
    simpleItem('First', 10, { order: 1, state: 'Coming soon' }),
    {
      label: 'Second',
      order: 2,
      configs: [group('Empty', []), group('Size', [{ label: 'Small', value: '12.50', added: true }])],
    },
  ];
  const store = await createTestStore(thali, {
    orderConfigs: [{ label: 'Dine-In' }, { label: 'Delivery', active: false }],
    menus: [
      {
        label: 'Menu',
        categories: [
          { label: 'Later', order: 2, collapsed: true, items },
          { label: 'Hidden', order: 1, state: 2, items: [simpleItem('Secret', 10)] },
          { label: 'Sooner', order: 1, discount: 12.5, translations: { hi: { label: 'पहले' } } },
        ],
      },
    ],
  });
  const answer = await at(store, '12-00');
  expect(answer.text).not.toMatch(/Hidden|Secret|Empty/);
  const { menus, viewMode, profile } = answer.body;
  expect(viewMode).toBe(false);
  expect(profile.orderConfigs).toMatchObject([
    { label: 'Dine-In', active: true },
    { label: 'Delivery', active: false },
  ]);
  expect(menus[0].categories).toMatchObject([
    { label: 'Sooner', discount: 12.5, collapsed: false, translations: { hi: { label: 'पहले' } }, items: [] },
    {
      label: 'Later',
      collapsed: true,
      items: [
        { label: 'First', state: 'Coming soon' },
        { label: 'Second', state: 'Available' },
        { label: 'Third', state: 'Sold out' },
      ],
    },
  ]);
  const [, second] = menus[0].categories[1].items;
  expect(second.configs).toMatchObject([
    { label: 'Size', contents: [{ label: 'Small', value: 12.5, added: true }] },
  ]);
});

test('the whole page, field by field', async () => {
  const info = { label: 'Allergens', maxSelection: 0, contents: [{ label: 'Gluten', value: 'a trace' }] };
  const tea = {
    label: 'Tea',
    discount: 5,
    taxes: [{ label: 'GST', value: 2.5 }],
    veg: true,
    configs: [info],
  };
  const store = await createTestStore(thali, catalogueOf([tea]));
  const id = expect.any(String);
  expect((await at(store, '12-00')).body).toStrictEqual({
    profile: {
      _id: store.storeId,
      name: expect.any(String),
      slug: store.slug,
      subscriptionMode: 'Pro',
      subscriptionStatus: 'active',
      subscriptionEndDate: null,
      address: { street: '', pinCode: '', city: '', state: '', country: 'India' },
      description: '',
      logo: null,
      legalName: '',
      gstNo: '',
      fssaiNo: '',
      currency: 'INR',
      aboutUs: '',
      menus: [id],
      orderConfigs: [
        {
          _id: id,
          label: 'Dine-In',
          kind: 'table',
          active: true,
          otpAuthentication: false,
          otp_on_order: false,
          online_payment: 0,
          paymentMethod: 'Cash',
          initialOrderState: 1,
          minimumOrderValue: 0,
          contents: [],
        },
      ],
      links: [],
      onlinePayment: false,
    },
    menus: [
      {
        _id: id,
        label: 'Menu',
        remarks: '',
        primaryColor: null,
        active: true,
        activeStartTime: null,
        activeEndTime: null,
        pureVeg: false,
        categories: [
          {
            _id: id,
            label: 'Dishes',
            image: null,
            discount: 0,
            order: 0,
            state: 1,
            collapsed: false,
            translations: {},
            items: [
              {
                _id: id,
                label: 'Tea',
                description: '',
                images: [],
                tags: [],
                discount: 5,
                order: 0,
                taxes: [{ label: 'GST', value: 2.5 }],
                state: 'Available',
                veg: true,
                translations: {},
                configs: [
                  {
                    _id: id,
                    description: '',
                    required: false,
                    ...info,
                    contents: [{ _id: id, label: 'Gluten', value: 'a trace', added: false }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
    viewMode: false,
  });
});

test('the older variant', async () => {
  const store = await teaStore({ category: { discount: 10, image: '/images/tea.webp' } });
  for (const slash of ['', '/']) {
    expect((await get(`/store/api/store/retrieve/${store.storeId}${slash}`)).body).toStrictEqual({
      profile: { logo: null, name: expect.any(String), description: '', currency: 'INR' },
      menu: {
        categories: [
          {
            _id: expect.any(String),
            label: 'Dishes',
            discount: 10,
            order: 0,
            image: '/images/tea.webp',
            items: [{ label: 'Tea', itemId: store.items.Tea, price: '20.00' }],
          },
        ],
      },
    });
  }
});
