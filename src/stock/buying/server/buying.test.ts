import { beforeAll, describe, expect, test } from 'vitest';
import { stockScene } from '#stock/ingredients/server/testing/stock-scene.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  addTestStaff,
  catalogueOf,
  createTestStore,
  simpleItem,
  type TestStore,
  unique,
} from '#testing/server/test-stores.ts';
import { MOST_OPEN_BILLS, MOST_OPEN_PURCHASES } from '../wire/buying.ts';
import { buyingScene } from './testing/buying-scene.ts';

const thali = await useTestApp();
let store: TestStore;
let stock: ReturnType<typeof stockScene>;
let office: ReturnType<typeof buyingScene>;
let kitchen: ReturnType<typeof buyingScene>;
let mill: string;
let rice: string;
let milk: string;

const BAG = { name: 'Bag', quantity: 25_000 };

beforeAll(async () => {
  store = await createTestStore(thali, catalogueOf([simpleItem('Biryani', 200)]));
  stock = stockScene(thali, store);
  office = buyingScene(thali, store);
  kitchen = buyingScene(thali, { ...store, token: await addTestStaff(thali, store, 'KITCHEN') });
  mill = await office.addSupplier('Sharma Traders', { email: `mill-${unique()}@example.com` });
  rice = await stock.add('Rice', 'g', { packs: [BAG], supplier: mill, price: 1_500 });
  milk = await stock.add('Milk', 'ml');
});

const held = async (id: string) => (await stock.read()).find(({ _id }) => _id === id);

describe('an order to a supplier', () => {
  test('is kept as the ingredient is bought, and emailed', async () => {
    const id = await office.order(mill, { [rice]: 2, [milk]: 10 });
    const { status, body } = await office.call('POST', `/purchases/${id}/send`, { by: 'email' });
    expect(status).toBe(200);
    expect(body.purchases[0]).toMatchObject({ _id: id, supplier: mill, sentBy: 'email', closedAt: null });
    expect(body.purchases[0].lines).toEqual([
      { ingredient: rice, pack: BAG, packs: 2, price: 1_500, received: 0 },
      { ingredient: milk, pack: { name: 'l', quantity: 1_000 }, packs: 10, price: null, received: 0 },
    ]);
    const email = thali.emails.at(-1);
    expect(email?.text).toContain('2 × Bag (25 kg): Rice\n10 l: Milk');
  });

  test('is made and emailed once for its key, and again for another one', async () => {
    const count = async () => (await office.read()).purchases.length;
    const before = await count();
    const body = { supplier: mill, lines: [{ ingredient: rice, packs: 3 }] };
    const key = () => ({ 'idempotency-key': unique() });
    const once = key();
    const answers = [1, 2].map(() => office.call('POST', '/purchases', body, once));
    for (const { status, body: told } of await Promise.all(answers)) {
      expect(status).toBe(200);
      expect(told.purchases).toHaveLength(before + 1);
    }
    const [made] = (await office.read()).purchases;
    const send = (headers: Record<string, string>) =>
      office.call('POST', `/purchases/${made?._id}/send`, { by: 'email' }, headers);
    const sent = thali.emails.length;
    const twice = key();
    for (const headers of [twice, twice]) expect((await send(headers)).status).toBe(200);
    expect(thali.emails).toHaveLength(sent + 1);
    await send(key());
    expect(thali.emails).toHaveLength(sent + 2);
  });

  test('comes in part and then in whole: the stock has it, and there is a bill for each time', async () => {
    const id = await office.order(mill, { [rice]: 2 });
    const once = { 'idempotency-key': unique() };
    for (const _ of [1, 2])
      await office.receive(
        id,
        [{ ingredient: rice, quantity: 25_000, price: 1_600 }],
        { number: '417' },
        once,
      );
    expect(await held(rice)).toMatchObject({ quantity: 25_000, value: 1_600, cost: 64, price: 1_600 });
    let { purchases, bills } = await office.read();
    expect(purchases.find(({ _id }) => _id === id)).toMatchObject({ closedAt: null });
    expect(bills).toHaveLength(1);
    expect(bills[0]).toMatchObject({
      supplier: mill,
      number: '417',
      amount: 1_600,
      dueOn: null,
      paidAt: null,
    });

    await office.receive(id, [{ ingredient: rice, quantity: 25_000, price: 1_500 }], {
      amount: 1_550.5,
      dueOn: '2026-12-05',
    });
    ({ purchases, bills } = await office.read());
    expect(purchases.find(({ _id }) => _id === id)?.closedAt).not.toBeNull();
    expect(bills[0]).toMatchObject({ amount: 1_550.5, dueOn: '2026-12-05' });
    expectError(await office.receive(id, [{ ingredient: rice, quantity: 1 }]), 409, 'PURCHASE_CLOSED');
    const { body } = await office.call('GET', `/ingredients/${rice}/prices`);
    expect(body.prices).toMatchObject([
      { price: 60, quantity: 25_000, note: 'Sharma Traders' },
      { price: 64, note: 'Sharma Traders · 417' },
    ]);
  });

  test('is received by the cook, who is told no prices and says none', async () => {
    const id = await office.order(mill, { [rice]: 1 });
    const line = { ingredient: rice, quantity: 25_000 };
    expectError(await kitchen.receive(id, [{ ...line, price: 1 }]), 403, 'FORBIDDEN');
    expectError(await kitchen.receive(id, [line], { amount: 1 }), 403, 'FORBIDDEN');
    const { body } = await kitchen.receive(id, [line]);
    expect(body.bills).toEqual([]);
    expect(body.purchases.find(({ _id }: { _id: string }) => _id === id).lines[0].price).toBeNull();
    expect((await office.read()).bills[0]).toMatchObject({ amount: 1_500 });
  });

  test('brings back what was out, and is closed when nothing more comes', async () => {
    await stock.call('PUT', `/ingredients/${milk}/out`, { isOut: true });
    const id = await office.order(mill, { [milk]: 4 });
    await kitchen.receive(id, [{ ingredient: milk, quantity: 1_500 }]);
    expect(await held(milk)).toMatchObject({ outSince: null, quantity: 1_500 });
    expect((await office.call('POST', `/purchases/${id}/close`, {})).status).toBe(200);
    expectError(await office.call('POST', `/purchases/${id}/close`, {}), 409, 'PURCHASE_CLOSED');
    const sent = await office.call('POST', `/purchases/${id}/send`, { by: 'paper', language: 'en' });
    expectError(sent, 409, 'PURCHASE_CLOSED');
  });

  test('of far more than was ordered is for the office, and costs no more than a price may', async () => {
    const id = await office.order(mill, { [rice]: 1 });
    const line = { ingredient: rice, quantity: 25_000_000 };
    expectError(await kitchen.receive(id, [line]), 403, 'FORBIDDEN');
    expectFields(await office.receive(id, [{ ...line, price: 10_000_000 }]), { lines: expect.anything() });
    expect((await kitchen.receive(id, [{ ...line, quantity: 30_000 }])).status).toBe(200);
  });

  test('waits until others are closed or paid, where so many are open that some would not be shown', async () => {
    const busy = await createTestStore(thali);
    const there = buyingScene(thali, busy);
    const supplier = await there.addSupplier('Dairy');
    const curd = await stockScene(thali, busy).add('Curd');
    const id = await there.order(supplier, { [curd]: 1 });
    const line = { ingredient: curd, quantity: 1 };
    await there.receive(id, [line]);
    const { pool } = thali.database;
    await pool.query(
      `insert into supplier_bills (store_id, id, supplier_id, purchase_id, number, amount, received_at, author)
       select store_id, gen_random_uuid(), supplier_id, purchase_id, number, amount, received_at, author
       from supplier_bills, generate_series(2, $2) where store_id = $1`,
      [busy.storeId, MOST_OPEN_BILLS],
    );
    expectFields(await there.receive(id, [line]), { lines: expect.stringContaining('bills') });
    await pool.query(
      `insert into purchases (store_id, id, supplier_id, lines, created_at, author)
       select store_id, gen_random_uuid(), supplier_id, lines, created_at, author
       from purchases, generate_series(2, $2) where store_id = $1`,
      [busy.storeId, MOST_OPEN_PURCHASES],
    );
    const lines = [{ ingredient: curd, packs: 1 }];
    expectFields(await there.call('POST', '/purchases', { supplier, lines }), {
      lines: expect.stringContaining('orders'),
    });
  });

  test('is refused where it makes no sense', async () => {
    const order = (supplier: string, lines: object[]) =>
      office.call('POST', '/purchases', { supplier, lines });
    const line = { ingredient: rice, packs: 1 };
    expectFields(await order(mill, [line, line]), { lines: expect.anything() });
    expectError(await order(rice, [line]), 404, 'SUPPLIER_NOT_FOUND');
    const other = stockScene(thali, await createTestStore(thali));
    const theirs = await other.add('Rice');
    expectError(await order(mill, [{ ingredient: theirs, packs: 1 }]), 404, 'INGREDIENT_NOT_FOUND');
    const id = await office.order(mill, { [rice]: 1 });
    expectFields(await office.receive(id, [{ ingredient: milk, quantity: 1 }]), { lines: expect.anything() });
    const silent = await office.addSupplier('Without an address');
    const unsent = await office.order(silent, { [rice]: 1 });
    expectFields(await office.call('POST', `/purchases/${unsent}/send`, { by: 'email' }), {
      by: expect.anything(),
    });
    expectFields(await office.call('POST', '/suppliers', { name: 'X', phone: '', email: '', gstin: '1' }), {
      gstin: expect.anything(),
    });
  });
});

test('what others have received meanwhile is seen first', async () => {
  const id = await office.order(mill, { [rice]: 2 });
  const seen = { ingredient: rice, quantity: 25_000, had: 0 };
  expect((await office.receive(id, [seen])).status).toBe(200);
  expectError(await office.receive(id, [seen]), 409, 'PURCHASE_CHANGED');
});

describe('a supplier’s bill', () => {
  let bill: string;
  const find = async () => (await office.read()).bills.find(({ _id }) => _id === bill);
  const pay = (from: string | null) =>
    office.call('POST', `/bills/${bill}/pay`, { from, ...(from === null ? {} : { amount: 1_400 }) });

  beforeAll(async () => {
    await office.receive(await office.order(mill, { [rice]: 1 }), [{ ingredient: rice, quantity: 25_000 }]);
    bill = (await office.read()).bills[0]?._id ?? '';
  });

  test('is corrected while it is not paid', async () => {
    const body = { number: '88', amount: 1_400, dueOn: '2026-12-01' };
    await office.call('PUT', `/bills/${bill}`, body);
    expect(await find()).toMatchObject(body);
  });

  test('is not paid from the bank by one and from the drawer by another', async () => {
    await pay('bank');
    expectError(await pay('drawer'), 409, 'SUPPLIER_BILL_PAID');
    await pay(null);
  });

  test('is not paid at another amount than the payer has read', async () => {
    expectError(
      await office.call('POST', `/bills/${bill}/pay`, { from: 'bank', amount: 1_399 }),
      409,
      'SUPPLIER_BILL_CHANGED',
    );
    expect(await find()).toMatchObject({ paidAt: null });
  });

  test('is paid from the drawer once, however often it is tapped, and the till knows of it', async () => {
    for (const { status } of await Promise.all([pay('drawer'), pay('drawer')])) expect(status).toBe(200);
    expect(await find()).toMatchObject({ paidFrom: 'drawer' });
    const till = async () =>
      (await thali.call('GET /api/stores/:storeId/till', { params: store, token: store.token })).body;
    const { entries } = await till();
    expect(entries).toMatchObject([
      { what: 'out', amount: 140_000, reason: 'supplier', note: 'Sharma Traders · 88' },
    ]);
    expectError(
      await office.call('PUT', `/bills/${bill}`, { number: '', amount: 1, dueOn: null }),
      409,
      'SUPPLIER_BILL_PAID',
    );
    await thali.call('POST', `/api/stores/${store.storeId}/till/entries/${entries[0]?._id}/undo`, {
      token: store.token,
      body: {},
    });
    expect(await find()).toMatchObject({ paidAt: null, paidFrom: null });
  });

  test('is not paid before somebody says what it costs', async () => {
    const id = await office.order(mill, { [milk]: 1 });
    const { body } = await office.receive(id, [{ ingredient: milk, quantity: 1_000 }]);
    expect(body.bills[0].amount).toBe(0);
    expectFields(await office.call('POST', `/bills/${body.bills[0]._id}/pay`, { from: 'bank' }), {
      amount: expect.anything(),
    });
  });

  test('is paid from the bank, and that is taken back', async () => {
    await pay('bank');
    expect(await find()).toMatchObject({ paidFrom: 'bank', paidAt: expect.any(String) });
    await pay(null);
    expect(await find()).toMatchObject({ paidAt: null });
  });
});
