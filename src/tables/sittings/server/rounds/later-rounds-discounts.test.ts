import { expect, test } from 'vitest';
import { expectRightTab } from '#money/tabs/server/testing/expect-right-tab.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { catalogueOf, createTestStore, moveOrder, simpleItem } from '#testing/server/test-stores.ts';
import { addTable, type Phone, sitDown } from '../testing/sit-down.ts';

const thali = await useTestApp();
const taxes = [
  { label: 'CGST', value: 2.5 },
  { label: 'SGST', value: 2.5 },
];
const store = await createTestStore(
  thali,
  catalogueOf([simpleItem('Tea', 20, { taxes }), simpleItem('Thali', 100, { taxes })]),
);
const { storeId, token } = store;
const desk = (orderId: string, path: string, body?: object) =>
  thali.call('POST', `/api/stores/${storeId}/orders/${orderId}/${path}`, { token, body });
const edit = (orderId: string, ...changes: object[]) => desk(orderId, 'edit', { changes });
const right = (tab: string) =>
  expectRightTab(
    async (sql: string, ...values: unknown[]) =>
      (await thali.database.pool.query(sql, [storeId, ...values])).rows,
    tab,
  );
const look = async (orderId: string) =>
  (await thali.call('GET', `/api/stores/${storeId}/orders/${orderId}`, { token })).body;

const sit = async () => sitDown(thali, store, await addTable(thali, store));
const TEA = 21;
const THALI = 105;
/** Orders a dish at the sum that the phone shows for it. */
async function order(phone: Phone, dish: 'Tea' | 'Thali'): Promise<string> {
  const line = await phone.put(dish);
  const { sums } = await phone.read();
  const { status, body } = await phone.send([line], sums.all);
  expect([status, body.amount]).toEqual([201, sums.all]);
  return body._id;
}

test('a later round has the table’s percentage, which is off the sum that the guest sees and sends', async () => {
  const phone = await sit();
  const first = await order(phone, 'Thali');
  await edit(first, { kind: 'discount', percent: 10, reason: 'Friend' });
  expect(await phone.read()).toMatchObject({ discounts: [{ reason: 'Friend', percent: 10 }] });
  const second = await order(phone, 'Tea');
  const { amount, discounts, charges } = await look(second);
  expect(discounts).toMatchObject([{ kind: 'percent', of: 10, amount: 2, reason: 'Friend', by: 'Asha Rao' }]);
  expect(charges.map(({ value }: { value: number }) => value)).toEqual([0.45, 0.45]);
  expect(amount).toBe(18.9);
  expect(await right(phone.sittingId)).toMatchObject({ due: 94_50 + 18_90, owed: 0 });
  // It runs on like any other order with a discount.
  const [{ _id: line }] = (await look(second)).items;
  expect((await edit(second, { kind: 'quantity', line, quantity: 2 })).body.amount).toBe(37.8);
});

test('it is on the bill that was issued before, and in the staff’s order too', async () => {
  const phone = await sit();
  const first = await order(phone, 'Thali');
  await edit(first, { kind: 'discount', percent: 10, reason: 'Friend' });
  await desk(first, 'bill');
  await order(phone, 'Tea');
  const { body } = await desk(first, 'bill');
  const { figures } = body.bills[1].content;
  expect(figures).toMatchObject({
    total: 18_90,
    discounts: [{ reason: 'Friend', percent: 1000, amount: 2_00 }],
  });
});

test('taken back at one round, it holds for none and for no later one', async () => {
  const phone = await sit();
  const first = await order(phone, 'Thali');
  const { body } = await edit(first, { kind: 'discount', percent: 10, reason: 'Friend' });
  const second = await order(phone, 'Tea');
  await edit(second, { kind: 'undiscount', id: body.discounts[0]._id });
  const third = await order(phone, 'Tea');
  for (const id of [second, third]) expect(await look(id)).toMatchObject({ amount: TEA });
  expect(await right(phone.sittingId)).toMatchObject({ due: THALI * 100 + 2 * TEA * 100 });
});

test('an amount, a discount of a dish, and that of a cancelled round alone are not for later rounds', async () => {
  const phone = await sit();
  const first = await order(phone, 'Thali');
  const [{ _id: line }] = (await look(first)).items;
  await edit(first, { kind: 'discount', amount: '10', reason: 'Voucher' });
  await edit(first, { kind: 'discount', line, percent: 10, reason: 'Cold' });
  const second = await order(phone, 'Tea');
  expect(await look(second)).toMatchObject({ amount: TEA });
  const other = await sit();
  const gone = await order(other, 'Thali');
  await edit(gone, { kind: 'discount', percent: 10, reason: 'Friend' });
  await moveOrder(thali, store, gone, { from: 1, to: 5 });
  expect(await look(await order(other, 'Thali'))).toMatchObject({ amount: THALI });
});

test('guests who order while a discount is given pay the sum that they have confirmed, or see the new one', async () => {
  const phone = await sit();
  const first = await order(phone, 'Thali');
  const line = await phone.put('Tea');
  const [sent] = await Promise.all([
    phone.send([line], TEA),
    edit(first, { kind: 'discount', percent: 10, reason: 'Friend' }),
  ]);
  if (sent.status === 409) {
    expect(sent.body).toMatchObject({ code: 'PRICE_CHANGED', details: { amount: 18.9 } });
    expect((await phone.send([line], 18.9)).body.amount).toBe(18.9);
  } else {
    // The discount came after the round, and was given for it too.
    expect([sent.status, sent.body.amount]).toEqual([201, TEA]);
    expect(await look(sent.body._id)).toMatchObject({ amount: 18.9 });
  }
  await right(phone.sittingId);
});

test('a sum from before the discount is answered with the present one, for guests and staff', async () => {
  const phone = await sit();
  const first = await order(phone, 'Thali');
  const line = await phone.put('Tea');
  await edit(first, { kind: 'discount', percent: 10, reason: 'Friend' });
  const details = expect.objectContaining({ amount: 18.9 });
  expectError(await phone.send([line], TEA), 409, 'PRICE_CHANGED', { details });
  expect((await phone.send([line], 18.9)).status).toBe(201);
  const { table } = await phone.read();
  const take = (amount: number) =>
    thali.call('POST', `/api/stores/${storeId}/orders`, {
      token,
      body: {
        currency: 'INR',
        orderType: 'Dine-In',
        address: '',
        remarks: '',
        amount,
        items: [{ itemID: store.items['Tea'], itemLabel: 'Tea', value: '20.00', quantity: 1, configs: [] }],
        table: { iden: table.iden, idel: table.label },
      },
    });
  expectError(await take(TEA), 409, 'PRICE_CHANGED', { details });
  expect(await take(18.9)).toMatchObject({ status: 201, body: { amount: 18.9 } });
});
