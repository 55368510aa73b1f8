import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ERROR_MESSAGES } from '#platform/errors/rules/error-messages.ts';
import { mutationsOf } from '#testing/server/mutations.ts';
import { setScene } from '#testing/server/scene.ts';
import { useTestApp } from '#testing/server/test-app.ts';

const thali = await useTestApp();
const { store, params } = await setScene(thali);
const catalogueUrl = `/api/stores/${store.storeId}/catalogue`;
const { body: catalogue } = await thali.call('GET /api/stores/:storeId/catalogue', {
  params: store,
  token: store.token,
});

const ITEM = {
  label: 'Tea',
  description: 'hot',
  images: ['/images/tea.webp'],
  tags: ['new'],
  discount: 12.5,
  order: 1,
  taxes: [{ label: 'GST', value: '2.5' }],
  state: 'Sold out',
  until: '2030-01-31T18:00:00+05:30',
  veg: true,
  translations: { hi: { label: 'चाय', description: '' } },
  configs: [{ label: 'Size', maxSelection: 1, contents: [{ label: 'Small', value: 10, added: true }] }],
};
const CATALOGUE = {
  ...catalogue,
  orderConfigs: [
    {
      label: 'Dine-In',
      minimumOrderValue: 5,
      contents: [{ label: 'Packing', value: 2, valueType: 'percentage' }],
    },
  ],
  menus: [
    {
      label: 'Menu',
      primaryColor: 'FF9900',
      activeStartTime: '07:00',
      activeEndTime: '11:00',
      categories: [{ label: 'Dishes', image: null, discount: 5, state: 1, items: [ITEM] }],
    },
  ],
};
const PROFILE = {
  name: 'Test Store',
  description: 'A store',
  logo: '/images/logo.webp',
  gstNo: '22AAAAA0000A1ZC',
  address: { street: 'MG Road', pinCode: '560001' },
  links: [{ type: 'Phone', url: 'tel:+919876543210' }],
  timeZone: 'Asia/Kolkata',
  primaryColor: 'FF9900',
  paused: true,
  pausedUntil: '2030-01-31T18:00:00Z',
  openingHours: {
    week: { mon: [], tue: [], wed: [], thu: [], fri: [{ from: '11:00', to: '15:00' }], sat: [], sun: [] },
    holidays: [
      { from: '2026-11-01', to: '2026-11-02', label: 'Diwali', hours: [{ from: '18:00', to: '02:00' }] },
    ],
  },
  store_gateway_config: { merchent_id: 'id', merchent_key: 'key', host: 'https://paytm.example' },
  upi: { vpa: 'teahouse@upi', name: 'Tea House' },
};

const DOCUMENTS: [what: string, method: string, url: string, document: object][] = [
  ['a catalogue', 'PUT', catalogueUrl, CATALOGUE],
  ['a catalogue, checked only', 'PUT', `${catalogueUrl}?dryRun=1`, CATALOGUE],
  ['an item', 'PATCH', `/api/stores/${store.storeId}/items/${params.itemId}`, ITEM],
  ['a profile', 'PATCH', `/store/api/store/${store.storeId}`, PROFILE],
  [
    'feedback',
    'POST',
    `/feedback/api/form/${params.orderSlug}`,
    { food: 1, service: 2, overall: 3, comment: 'x' },
  ],
  [
    'a change of state',
    'POST',
    `/api/stores/${store.storeId}/orders/${params.orderId}/state`,
    { from: 4, to: 3, reason: 'x' },
  ],
  [
    'money that has come',
    'POST',
    `/api/stores/${store.storeId}/orders/${params.orderId}/payments`,
    { method: 'UPI', reference: '432156789012', amount: 20, paidBefore: 0 },
  ],
  ['a claim', 'POST', `/order/status/${params.slug}/claim`, { utr: '432156789012' }],
  [
    'item events',
    'POST',
    '/restaurant/api/menus/order/item/inc',
    { profileID: store.storeId, events: [{ itemID: params.itemId, event: 'view', count: 2 }] },
  ],
  ['a request for a code', 'POST', `/order/send-otp/+91/9876543210/1234`, { profileID: store.storeId }],
  [
    'a sign-in',
    'POST',
    '/tenant/api/login',
    { email: 'asha@thali.example', password: 'a plain long one', code: '123456' },
  ],
  [
    'a new address',
    'POST',
    '/api/account/email',
    { email: 'new@thali.example', password: 'a plain long one' },
  ],
  ['a code', 'POST', '/api/account/totp/confirm', { code: '123456' }],
];

test.each(DOCUMENTS)('%s that is nearly right', async (_, method, url, document) => {
  await fc.assert(
    fc.asyncProperty(mutationsOf(document), async (body) => {
      const headers = { 'content-type': 'application/json', 'if-match': `"${await revision()}"` };
      const answer = await thali.call(method, url, { body, token: store.token, headers });
      if (answer.status < 300) return;
      expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
      expect(answer.status, answer.text).toBeLessThan(500);
      expect(Object.keys(ERROR_MESSAGES)).toContain(answer.body.code);
    }),
  );
  const page = await thali.call('GET /profile/web/:slug/:time', {
    params: { slug: store.slug, time: '08-00' },
  });
  expect(page.status, page.text).toBe(200);
});

async function revision(): Promise<number> {
  const sql = 'select revision from stores where store_id = $1';
  return (await thali.database.pool.query(sql, [store.storeId])).rows[0].revision;
}
