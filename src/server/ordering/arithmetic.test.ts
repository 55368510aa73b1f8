import { expect, test } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';
import { catalogueOf, createTestStore, orderBody, simpleItem } from '../testing/test-stores.ts';

const thali = await useTestApp();

test('two dishes with category and item discount, tax, percentage and absolute charge', async () => {
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
  const { body: order } = await thali.call('GET', `/order/status/${placed.body.slug}/`);
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

test('three dishes at a third off, with two taxes that are rounded apart', async () => {
  const taxes = [
    { label: 'CGST', value: 2.5 },
    { label: 'SGST', value: 2.5 },
  ];
  const dish = simpleItem('Kulfi', 99.99, { taxes });
  const store = await createTestStore(thali, catalogueOf([dish], { category: { discount: 33.33 } }));
  const body = orderBody(store, { lines: [{ item: 'Kulfi', value: '66.66', quantity: 3 }], amount: 209.98 });
  const placed = await thali.call('POST', `/order/create/web/${store.storeId}`, { body });
  expect(placed.status, placed.text).toBe(201);
  const { body: order } = await thali.call('GET', `/order/status/${placed.body.slug}`);
  expect(order.charges).toEqual([
    { label: 'CGST', value: 5 },
    { label: 'SGST', value: 5 },
  ]);
  expect(order.amount).toBe(209.98);
});
