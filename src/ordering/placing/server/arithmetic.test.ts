import { expect, test } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import { catalogueOf, createTestStore, orderBody, simpleItem } from '#testing/server/test-stores.ts';

const thali = await useTestApp();

test('prices two dishes with category and item discounts, a tax, and percentage and absolute charges', async () => {
  const dish = simpleItem('Thali', 250, { discount: 5, taxes: [{ label: 'GST', value: 5 }] });
  const orderTypes = [
    {
      label: 'Delivery',
      contents: [
        { label: 'Packing', value: 2, valueType: 'percentage' },
        { label: 'Delivery', value: 30, valueType: 'absolute' },
      ],
    },
  ];
  const store = await createTestStore(thali, catalogueOf([dish], { category: { discount: 10 }, orderTypes }));
  const body = orderBody(store, {
    lines: [{ item: 'Thali', value: '213.75', quantity: 2 }],
    amount: 487.43,
    more: { orderType: 'Delivery', address: '12 MG Road' },
  });
  const placed = await thali.call('POST', `/order/create/web/${store.storeId}/`, { body });
  expect(placed.status, placed.text).toBe(201);
  const { body: order } = await thali.call('GET /order/status/:slug', { params: { slug: placed.body.slug } });
  expect(order).toMatchObject({
    amount: 487.43,
    state: 1,
    orderNo: 1,
    items: [{ itemLabel: 'Thali', price: '250.00', value: '213.75', savings: '36.25', quantity: 2 }],
    charges: [
      { label: 'Packing', value: 8.55 },
      { label: 'Delivery', value: 30 },
      { label: 'GST', value: 21.38 },
    ],
  });
});

test('prices three dishes at a third off with two separately rounded taxes', async () => {
  const taxes = [
    { label: 'CGST', value: 2.5 },
    { label: 'SGST', value: 2.5 },
  ];
  const dish = simpleItem('Kulfi', 99.99, { taxes });
  const store = await createTestStore(thali, catalogueOf([dish], { category: { discount: 33.33 } }));
  const body = orderBody(store, { lines: [{ item: 'Kulfi', value: '66.66', quantity: 3 }], amount: 209.98 });
  const placed = await thali.call('POST', `/order/create/web/${store.storeId}`, { body });
  expect(placed.status, placed.text).toBe(201);
  const { body: order } = await thali.call('GET /order/status/:slug', { params: { slug: placed.body.slug } });
  expect(order.charges).toEqual([
    { label: 'CGST', value: 5 },
    { label: 'SGST', value: 5 },
  ]);
  expect(order.amount).toBe(209.98);
});

test('rounds each charge’s tax and adds it to the row of the dishes’ tax', async () => {
  const taxes = [{ label: 'GST', value: 5 }];
  const dish = simpleItem('Thali', 213.75, { taxes });
  const contents = [
    { label: 'Packing', value: 2, valueType: 'percentage', taxes },
    { label: 'Delivery', value: '30', valueType: 'absolute', taxes: [{ label: 'GST', value: 18 }] },
    { label: 'Bag', value: 5, valueType: 'absolute', taxes: [] },
  ];
  const orderTypes = [{ label: 'Delivery', contents }];
  const store = await createTestStore(thali, catalogueOf([dish], { orderTypes }));
  const { body: page } = await thali.call('GET', `/restaurant/api/store/web/${store.slug}`);
  expect(page.profile.orderConfigs[0].contents).toStrictEqual([
    contents[0],
    { ...contents[1], value: 30 },
    { label: 'Bag', value: 5, valueType: 'absolute' },
  ]);
  const lines = [{ item: 'Thali', value: '213.75', quantity: 2 }];
  const more = { orderType: 'Delivery', address: '12 MG Road' };
  const untaxed = orderBody(store, { lines, amount: 492.43, more });
  const refused = await thali.call('POST', `/order/create/web/${store.storeId}`, { body: untaxed });
  expect([refused.status, refused.body.code, refused.body.details.amount]).toEqual([
    409,
    'PRICE_CHANGED',
    498.26,
  ]);
  const body = orderBody(store, { lines, amount: 498.26, more });
  const placed = await thali.call('POST', `/order/create/web/${store.storeId}`, { body });
  expect(placed.status, placed.text).toBe(201);
  const { body: order } = await thali.call('GET', `/order/status/${placed.body.slug}`);
  expect(order.charges).toEqual([
    { label: 'Packing', value: 8.55 },
    { label: 'Delivery', value: 30 },
    { label: 'Bag', value: 5 },
    { label: 'GST', value: 21.81 },
    { label: 'GST', value: 5.4 },
  ]);
  const url = `/api/stores/${store.storeId}/catalogue`;
  const { body: catalogue } = await thali.call('GET', url, { token: store.token });
  const again = {
    ...catalogue,
    orderConfigs: [
      { ...catalogue.orderConfigs[0], contents: [{ ...contents[0], taxes: [{ label: 'GST', value: 101 }] }] },
    ],
  };
  const headers = { 'if-match': `"${catalogue.revision}"` };
  const faulty = await thali.call('PUT', url, { body: again, headers, token: store.token });
  expect(faulty.body.details.errors).toMatchObject([{ path: 'orderConfigs[0].contents[0].taxes[0].value' }]);
});
