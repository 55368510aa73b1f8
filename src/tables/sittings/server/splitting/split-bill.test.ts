import { describe, expect, test } from 'vitest';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  catalogueOf,
  createTestStore,
  moveOrder,
  patchStore,
  simpleItem,
} from '#testing/server/test-stores.ts';
import { addTable, type Phone, sitDown } from '../testing/sit-down.ts';

const thali = await useTestApp();
const taxes = ['CGST', 'SGST'].map((label) => ({ label, value: 2.5 }));
const charges = [
  { label: 'Cover', valueType: 'absolute', value: 10 },
  { label: 'Service', valueType: 'percentage', value: 10 },
];
const store = await createTestStore(
  thali,
  catalogueOf([simpleItem('Momos', 120, { taxes }), simpleItem('Chai', 30, { taxes })], {
    orderTypes: [{ label: 'Dine-In', contents: charges }],
  }),
);
const address = { street: '12 MG Road', city: 'Bengaluru' };
await patchStore(thali, store, { gstNo: '29AAGCB7383J1Z4', address });
const waiter = await addTestStaff(thali, store, 'STAFF');
const desk = `/api/stores/${store.storeId}`;
const COMPANY = {
  name: 'Shah & Sons',
  gstin: '27AAPFU0939F1ZV',
  address: '',
  state: 'Maharashtra',
  phone: '',
};

const post = (path: string, body: object = {}, token = waiter) =>
  thali.call('POST', desk + path, { token, body });
const read = async (path: string) => (await thali.call('GET', desk + path, { token: store.token })).body;

interface Item {
  _id: string;
  itemLabel: string;
  quantity: number;
}

/** A table that has ordered two momos, and chai in a second round. */
async function seated() {
  const phone = await sitDown(thali, store, await addTable(thali, store));
  const rounds: string[] = [];
  for (const [dish, quantity] of [
    ['Momos', 2],
    ['Chai', 1],
  ] as const) {
    const line = await phone.put(dish, { quantity });
    rounds.push((await phone.send([line], (await phone.read()).sums.all)).body._id);
  }
  const [momos, chai] = (await phone.read()).orders.flatMap(({ items }: { items: Item[] }) => items) as [
    Item,
    Item,
  ];
  return { phone, rounds, momos: momos._id, chai: chai._id };
}

const split = (phone: Phone, body: object, token = waiter) =>
  post(`/sittings/${phone.sittingId}/split`, body, token);
const pay = (sittingId: string, body: object) => post(`/sittings/${sittingId}/payments`, body);
const billOf = async (orderId: string) => (await post(`/orders/${orderId}/bill`)).body.bills.at(-1).content;
const itemsOf = (view: { orders: { items: Item[] }[] }) =>
  view.orders.flatMap(({ items }) => items.map(({ itemLabel, quantity }) => `${quantity} ${itemLabel}`));

describe('some dishes of a table on a bill of their own', () => {
  test('two portions as 1 + 1: each is paid in its own way, and one bill is made out to a company', async () => {
    const { phone, rounds, momos, chai } = await seated();
    const whole = (await phone.read()).total;
    const answer = await split(phone, { lines: [momos, chai], portions: [{ line: momos, quantity: 1 }] });
    expect(answer.status).toBe(200);
    const { body: own } = answer;
    // 150 with a tenth for service and taxes of 7.50; the charge for plates stays at the table.
    expect([itemsOf(own), own.total]).toEqual([['1 Momos', '1 Chai'], 172.5]);
    const rest = await read(`/sittings/${phone.sittingId}`);
    expect([itemsOf(rest), rest.total, rest.total + own.total]).toEqual([['1 Momos'], 148, whole]);
    expect(rest.bills).toEqual([{ _id: own._id, total: 172.5, due: 172.5 }]);

    expect((await pay(phone.sittingId, { method: 'Cash' })).body.due).toBe(0);
    expectError(await post(`/sittings/${phone.sittingId}/close`), 403, 'FORBIDDEN');
    expect((await pay(own._id, { method: 'Card' })).body.due).toBe(0);
    const ownRound = own.orders[0]._id;
    await thali.call('PUT', `${desk}/orders/${ownRound}/buyer`, { token: waiter, body: { buyer: COMPANY } });
    const [theirs, others] = [await billOf(ownRound), await billOf(rounds[0] ?? '')];
    expect(theirs).toMatchObject({
      buyer: COMPANY,
      order: { rounds: 2 },
      figures: { payable: 172_50, taxable: 150_00 },
    });
    expect(others).toMatchObject({ figures: { payable: 148_00, taxable: 120_00 } });
    expect(others.buyer).toBeUndefined();
    expect((await post(`/sittings/${phone.sittingId}/close`)).body.state).toBe('closed');
  });

  test('nothing is cooked again, and what was ready stays so', async () => {
    const { phone, rounds, momos } = await seated();
    const [first = ''] = rounds;
    await moveOrder(thali, store, first, { from: 1, to: 3 });
    await post(`/orders/${first}/items/${momos}/ready`, { ready: true });
    const { body: own } = await split(phone, { lines: [momos], portions: [{ line: momos, quantity: 1 }] });
    expect(own.orders).toMatchObject([{ state: 3, ready: true }]);
    const { timeline, items } = await read(`/orders/${first}`);
    expect(items).toMatchObject([{ quantity: 1, ready: true }]);
    expect(timeline[0]).toMatchObject({ what: 'placed' });
    const floor = await read('/floor');
    const table = floor.tables.find(
      ({ sitting }: { sitting: { _id: string } | null }) => sitting?._id === phone.sittingId,
    );
    expect(table.sitting.rounds).toHaveLength(3);
  });

  test('discounts are divided by what they are for, and the waiter’s limit holds for each bill', async () => {
    const { phone, rounds, momos } = await seated();
    const give = { changes: [{ kind: 'discount', amount: 24, reason: 'Regular' }] };
    expect((await post(`/orders/${rounds[0]}/edit`, give)).status).toBe(200);
    // 21.42 of it are of the momos.
    const { body: own } = await split(phone, { lines: [momos], portions: [{ line: momos, quantity: 1 }] });
    const [mine] = own.orders;
    expect((await read(`/orders/${mine._id}`)).discounts).toMatchObject([{ amount: 10.71 }]);
    expect((await read(`/orders/${rounds[0]}`)).discounts).toMatchObject([{ amount: 10.71 }]);
    const more = { changes: [{ kind: 'discount', amount: 2, reason: 'Regular' }] };
    expectError(await post(`/orders/${mine._id}/edit`, more), 403, 'FORBIDDEN');
  });

  test('after the bill was issued it takes a manager: it is credited and issued anew', async () => {
    const { phone, rounds, chai } = await seated();
    const before = await billOf(rounds[0] ?? '');
    expectError(await split(phone, { lines: [chai] }), 403, 'FORBIDDEN');
    const { body: own } = await split(phone, { lines: [chai] }, store.token);
    const { bills } = (await post(`/orders/${rounds[0]}/bill`)).body;
    expect(
      bills.map(({ content }: { content: typeof before }) => [content.kind, content.figures.payable]),
    ).toEqual([
      ['tax_invoice', before.figures.payable],
      ['credit_note', before.figures.payable],
      ['tax_invoice', before.figures.payable - own.total * 100],
    ]);
    expect((await billOf(own.orders[0]._id)).figures.payable).toBe(own.total * 100);
  });

  test('whoever has it moves with the table, and joins another one with it', async () => {
    const { phone, chai } = await seated();
    const { body: own } = await split(phone, { lines: [chai] });
    const to = await addTable(thali, store);
    await post(`/sittings/${phone.sittingId}/move`, { to });
    expect((await read(`/sittings/${own._id}`)).table.iden).toBe(to);
    const other = await seated();
    const { body: joined } = await post(`/sittings/${phone.sittingId}/merge`, {
      into: other.phone.sittingId,
    });
    expect(joined.bills).toMatchObject([{ _id: own._id }]);
  });

  test('not everything, nor what is unknown, nor while somebody pays', async () => {
    const { phone, momos, chai } = await seated();
    expect((await split(phone, { lines: [momos, chai] })).body.details.faults).toEqual({
      lines: { rule: 'invalid' },
    });
    expectError(await split(phone, { lines: ['nothing'] }), 404, 'ITEM_NOT_FOUND');
    const portions = [{ line: momos, quantity: 1 }];
    expectError(await split(phone, { lines: [chai], portions }), 404, 'ITEM_NOT_FOUND');
    const { body: own } = await split(phone, { lines: [chai] });
    expectError(await post(`/sittings/${own._id}/reopen`), 409, 'SITTING_CLOSED');
    await pay(phone.sittingId, { method: 'Cash', amount: 10 });
    expectError(
      await split(phone, { lines: [momos], portions: [{ line: momos, quantity: 1 }] }),
      409,
      'SITTING_PAID',
    );
  });
});
