import { expect, test } from 'vitest';
import { isKept } from '#ordering/orders/rules/undoing/removed-portions.ts';
import { asOf } from '#ordering/orders/server/as-of.ts';
import { findStoredOrder } from '#ordering/orders/server/find-order.ts';
import { toPriceable } from '#ordering/orders/server/views.ts';
import { priceCart } from '#ordering/prices/rules/price-cart.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  catalogueOf,
  createTestStore,
  moveOrder,
  patchStore,
  placeTestOrder,
  simpleItem,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const taxes = [{ label: 'GST', value: 5 }];
const orderTypes = [
  { label: 'Dine-In', contents: [{ label: 'Packing', value: 10, valueType: 'percentage' }] },
];
const items = [simpleItem('Thali', 200, { taxes }), simpleItem('Tea', 20, { taxes }), simpleItem('Cake', 50)];
const store = await createTestStore(thali, catalogueOf(items, { orderTypes }));
const waiter = await addTestStaff(thali, store, 'STAFF');

// Two of 200.00, packing 40.00, GST 20.00: 460.00.
async function placed() {
  const order = await placeTestOrder(thali, store, {
    lines: [{ item: 'Thali', value: 200, quantity: 2 }],
    amount: 460,
  });
  const { body } = await thali.call('GET /order/status/:slug', { params: order });
  return { orderId: order._id as string, slug: order.slug as string, line: body.items[0]?._id as string };
}

function edit(orderId: string, changes: object[], { token = store.token, key = '', reason = '' } = {}) {
  return thali.call('POST', `/api/stores/${store.storeId}/orders/${orderId}/edit`, {
    token,
    body: { changes, ...(reason ? { reason } : {}) },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });
}

const tea = (more: object = {}) => ({
  kind: 'add',
  itemID: store.items.Tea,
  value: '20.00',
  quantity: 2,
  ...more,
});

async function issueBill(orderId: string) {
  const params = { storeId: store.storeId, orderId };
  return thali.call('POST /api/stores/:storeId/orders/:orderId/bill', { params, token: store.token });
}

test('a dish is added at the price of the menu, and the guest sees it', async () => {
  const { orderId, slug } = await placed();
  const answer = await edit(orderId, [tea()], { token: waiter });
  // 440.00, packing 44.00, GST 22.00.
  expect([answer.status, answer.body.amount]).toEqual([200, 506]);
  const { body } = await thali.call('GET /order/status/:slug', { params: { slug } });
  expect(body.items.map(({ itemLabel, quantity }) => [itemLabel, quantity])).toEqual([
    ['Thali', 2],
    ['Tea', 2],
  ]);
  expect(body.timeline.at(-1)).toMatchObject({ what: 'item_added', item: 'Tea', quantity: 2, amount: 506 });
});

test('a dish at another price than the menu’s, and one that it does not have, are refused whole', async () => {
  const { orderId, line } = await placed();
  const more = { kind: 'quantity', line, quantity: 3 };
  expectError(await edit(orderId, [more, tea({ value: '10.00' })]), 409, 'PRICE_CHANGED', {
    details: expect.anything(),
  });
  expectError(await edit(orderId, [more, tea({ itemID: 'nothing' })]), 409, 'ITEM_UNAVAILABLE', {
    details: expect.anything(),
  });
  expectError(await edit(orderId, [more, { kind: 'off', line: orderId }]), 404, 'ITEM_NOT_FOUND');
  const { body } = await edit(orderId, [{ kind: 'quantity', line, quantity: 2 }]);
  expect(body.amount).toBe(460);
});

test('one tap is done once', async () => {
  const { orderId, line } = await placed();
  const once = [tea(), { kind: 'off', line, quantity: 1 }];
  const key = `tap-of-${orderId}`;
  const [first, second] = [await edit(orderId, once, { key }), await edit(orderId, once, { key })];
  expect(second.body).toEqual(first.body);
  expect(first.body.items).toHaveLength(3);
});

test('portions go up and down, and what came off stays as a line of its own', async () => {
  const { orderId, line } = await placed();
  const { body } = await edit(orderId, [{ kind: 'quantity', line, quantity: 5 }]);
  expect([body.amount, body.items[0].quantity]).toEqual([1150, 5]);
  const less = await edit(orderId, [{ kind: 'quantity', line, quantity: 1 }], { reason: 'Too much' });
  expect(less.body.amount).toBe(230);
  expect(
    less.body.items.map(({ quantity, discarded }: { quantity: number; discarded: boolean }) => [
      quantity,
      discarded,
    ]),
  ).toEqual([
    [1, false],
    [4, true],
  ]);
});

test('tax is on what a discount leaves', async () => {
  const { orderId, line } = await placed();
  await edit(orderId, [tea()]);
  const { body } = await edit(orderId, [
    { kind: 'discount', percent: 10, reason: 'Friend' },
    { kind: 'complimentary', line, quantity: 1, reason: 'Waited long' },
  ]);
  // 440.00 - 200.00 = 240.00, - 24.00 = 216.00, packing 21.60, GST 10.80.
  expect(body.amount).toBe(248.4);
  expect(body.discounts).toMatchObject([
    { line: null, kind: 'percent', of: 10, amount: 24, reason: 'Friend', by: expect.any(String) },
    { line, kind: 'complimentary', of: 1, amount: 200, reason: 'Waited long' },
  ]);
  const [first] = body.discounts;
  const { body: after } = await edit(orderId, [{ kind: 'undiscount', id: first._id }]);
  expect([after.amount, after.discounts.length]).toEqual([276, 1]);
  expectError(await edit(orderId, [{ kind: 'undiscount', id: first._id }]), 404, 'ITEM_NOT_FOUND');
});

test('guests are told of a discount, but not who gave it', async () => {
  const { orderId, slug } = await placed();
  await edit(orderId, [{ kind: 'discount', amount: '40', reason: 'Friend' }]);
  const { body } = await thali.call('GET /order/status/:slug', { params: { slug } });
  expect(body.discounts).toEqual([
    { _id: expect.any(String), line: null, kind: 'amount', of: null, amount: 40, reason: 'Friend' },
  ]);
});

test('floor staff give up to a tenth, the office everything', async () => {
  const { orderId, line } = await placed();
  const give = (percent: number, token: string) =>
    edit(orderId, [{ kind: 'discount', percent, reason: 'Friend' }], { token });
  expectError(await give(11, waiter), 403, 'FORBIDDEN');
  expect((await give(10, waiter)).status).toBe(200);
  // A second one is above the limit together with the first.
  expectError(await give(10, waiter), 403, 'FORBIDDEN');
  const comp = [{ kind: 'complimentary', line, reason: 'Friend' }];
  expectError(await edit(orderId, comp, { token: waiter }), 403, 'FORBIDDEN');
  expect((await give(100, store.token)).body.amount).toBe(0);
});

test('something with a price of its own is for the office, and taxed as the store is', async () => {
  const { orderId } = await placed();
  await patchStore(thali, store, { defaultTaxes: [{ label: 'GST', value: 18 }] });
  const open = { kind: 'open', label: 'Candles', value: '100', quantity: 1 };
  expectError(await edit(orderId, [open], { token: waiter }), 403, 'FORBIDDEN');
  const { body } = await edit(orderId, [open]);
  // 500.00, packing 50.00, GST 20.00 + 18.00.
  expect(body.amount).toBe(588);
});

test('what was billed is corrected', async () => {
  const { orderId } = await placed();
  await issueBill(orderId);
  await edit(orderId, [tea()]);
  await edit(orderId, [{ kind: 'discount', percent: 50, reason: 'Late' }]);
  const { body } = await issueBill(orderId);
  expect(body.bills.map(({ content }) => [content.kind, content.figures.payable])).toEqual([
    ['bill', 460_00],
    ['bill', 46_00],
    ['credit_note', 253_00],
  ]);
});

test('a served order to which a dish is added is prepared again, and only that dish', async () => {
  const { orderId } = await placed();
  await moveOrder(thali, store, orderId, { from: 1, to: 4 });
  const { body } = await edit(orderId, [tea()]);
  expect(body.state).toBe(3);
  expect(body.items.map(({ ready }: { ready: boolean }) => ready)).toEqual([true, false]);
});

test('a cancelled order does not change', async () => {
  const { orderId, line } = await placed();
  await moveOrder(thali, store, orderId, { from: 1, to: 5 });
  expectError(await edit(orderId, [{ kind: 'quantity', line, quantity: 3 }]), 422, 'TRANSITION_INVALID', {
    details: { state: 5 },
  });
});

test('the order as of each entry of its log costs what its lines and discounts do', async () => {
  const { orderId, line } = await placed();
  await edit(orderId, [tea(), { kind: 'quantity', line, quantity: 3 }]);
  await edit(orderId, [{ kind: 'discount', percent: 10, reason: 'Friend' }]);
  await edit(orderId, [{ kind: 'quantity', line, quantity: 1 }]);
  const stored = await findStoredOrder(thali.services, store.storeId, orderId);
  const amounts = stored.log.map(({ seq }) => {
    const { fold, lines } = asOf(stored, seq);
    const kept = lines.filter(isKept).map(toPriceable);
    expect(priceCart(kept, stored.order.charges, fold.discounts).grandTotal).toBe(fold.amount);
    return fold.amount;
  });
  expect(amounts).toEqual([460_00, 736_00, 662_40, 248_40]);
});
