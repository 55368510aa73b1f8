import { expect, test } from 'vitest';
import { HOUR } from '#platform/time/rules/durations.ts';
import { orderMadeHere } from '#restaurant/without-the-line/rules/order-made-here.ts';
import { ownIdAt, partIdOf } from '#restaurant/without-the-line/rules/own-ids.ts';
import { addTestPerson, admitTestTablet, startTestTurn } from '#testing/server/people/test-tablets.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { catalogueOf, createTestStore, orderBody, simpleItem } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const NAME = { translations: { hi: { label: 'चाय' } } };
const GROUPS = [
  {
    label: 'Size',
    maxSelection: 1,
    required: true,
    contents: [
      { label: 'Half', value: 0 },
      { label: 'Full', value: 20.5 },
    ],
  },
  { label: 'Extras', maxSelection: 2, contents: [{ label: 'Ginger', value: 5, ...NAME }] },
];
const TAXES = [
  { label: 'CGST', value: 2.5 },
  { label: 'SGST', value: 2.5 },
];

/** A tablet of a store whose prices have everything that a price can have. */
async function counter() {
  const orderTypes = [
    {
      label: 'Pickup',
      contents: [{ label: 'Packing', value: 7, valueType: 'percentage', taxes: TAXES }],
      ...NAME,
    },
  ];
  const dishes = [
    simpleItem('Tea', 33.33, { taxes: TAXES, discount: 7, ...NAME }),
    { label: 'Chai', configs: GROUPS, taxes: TAXES },
  ];
  const store = await createTestStore(thali, catalogueOf(dishes, { orderTypes, category: { discount: 3 } }));
  const { storeId, token } = store;
  const bills = { kind: 'bill', prefix: 'INV/', creditPrefix: 'CN/', isRounded: true, footer: '' };
  const set = await thali.call('PUT', `/api/stores/${storeId}/bill-settings`, { token, body: bills });
  expect(set.status, set.text).toBe(200);
  const ravi = await addTestPerson(thali, store, { role: 'MANAGER' });
  const cookie = await startTestTurn(thali, await admitTestTablet(thali, store), ravi);
  const get = async (path: string) => (await thali.call('GET', path, { headers: { cookie } })).body;
  return {
    store,
    cookie,
    get,
    profile: await get(`/store/api/store/${storeId}`),
    catalogue: await get(`/api/stores/${storeId}/catalogue`),
  };
}

const LINES = [
  { item: 'Tea', value: '30.07', quantity: 3, remarks: 'No sugar' },
  {
    item: 'Chai',
    value: '0.00',
    configs: [
      { label: 'Size', contents: ['Full'] },
      { label: 'Extras', contents: ['Ginger'] },
    ],
  },
];
const SALES = [
  undefined,
  { paid: { method: 'Cash' as const, tendered: 500 } },
  { paid: { method: 'Card' as const }, discount: { percent: 12.5, reason: 'Regular' } },
  { paid: { method: 'Cash' as const }, discount: { amount: 20, reason: 'Late' } },
];

test.each(SALES)(
  'an order made without the line is the one that the server shows afterwards: %j',
  async (sale) => {
    const { store, cookie, get, profile, catalogue } = await counter();
    const at = thali.clock.now - HOUR;
    const id = ownIdAt(at, '0123456789ab');
    const asked = orderBody(store, {
      lines: LINES,
      amount: 0,
      more: { orderType: 'Pickup', remarks: 'Window' },
    });
    // What guests would have been shown, which late orders only leave to check.
    const body = asked as unknown as Parameters<typeof orderMadeHere>[0]['body'];
    const own = { orderNo: 1, tabletLetter: 'A' };
    const given = { orderNo: (await numbersOf(cookie)).orders[0]?.next ?? 0 };
    const made = orderMadeHere(
      { id, at, body, own: { ...own, ...given }, by: 'Ravi', ...(sale && { sale }) },
      { catalogue, profile },
    );
    const answer = await thali.call('POST', `/api/stores/${store.storeId}/${sale ? 'sales' : 'orders'}`, {
      headers: {
        cookie,
        'idempotency-key': id,
        'made-at': new Date(at).toISOString(),
        'sent-at': new Date(thali.clock.now).toISOString(),
        'menu-revision': String(catalogue.revision),
      },
      body: sale ? { order: body, ...sale, given } : { ...body, given },
    });
    expect(answer.status, answer.text).toBe(201);
    const [shown] = (await get(`/api/stores/${store.storeId}/orders`)).orders;
    expect(shown._id).toBe(id);
    expect(shown.items.map(({ _id }: { _id: string }) => _id)).toEqual(
      [0, 1].map((place) => partIdOf(id, place)),
    );
    const { slug: _, estimate: __, timeline, discounts = [], ...server } = shown;
    const { slug: ___, estimate: ____, timeline: told, discounts: taken = [], ...here } = made;
    expect(here).toEqual(server);
    const unnamed = (rows: { _id: string }[]) => rows.map(({ _id, ...row }) => row);
    expect(unnamed(taken)).toEqual(unnamed(discounts));
    expect(told.map(({ what }) => what)).toEqual(
      timeline.map(({ what }: { what: string }) => what).filter((what: string) => what !== 'discounted'),
    );
  },
);

const numbersOf = async (cookie: string) =>
  (await thali.call('POST /api/tablet/numbers', { headers: { cookie }, body: {} })).body;
