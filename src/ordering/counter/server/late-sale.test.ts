import { describe, expect, test } from 'vitest';
import { billNumber, defaultBillSettings } from '#money/bills/rules/bill-settings.ts';
import { ADDRESS, billScene, GSTIN } from '#money/bills/server/testing/bill-scene.ts';
import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { ownIdAt } from '#restaurant/without-the-line/rules/own-ids.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { addTestPerson, admitTestTablet, startTestTurn } from '#testing/server/people/test-tablets.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  orderBody,
  patchItem,
  patchStore,
  placeTestOrder,
  replaceCatalogue,
  simpleItem,
  TEA,
  type TestStore,
  teaStore,
  unique,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const { saveSettings } = billScene(thali);
const orderTypes = [{ label: 'Pickup' }];

async function counterOf(role: 'MANAGER' | 'STAFF' = 'MANAGER') {
  const store = await teaStore(thali, { orderTypes });
  const ravi = await addTestPerson(thali, store, { role });
  const tablet = await admitTestTablet(thali, store);
  const cookie = await startTestTurn(thali, tablet, ravi);
  /** After so long the tablet has locked itself. */
  const later = async (ms: number) => {
    thali.clock.advance(ms);
    return startTestTurn(thali, tablet, ravi);
  };
  const { revision } = (await thali.call('GET', `/api/stores/${store.storeId}/catalogue`, store)).body;
  return { store, cookie, later, revision: revision as number };
}

interface Late {
  key?: string;
  /** How long ago it was sold. */
  ago?: number;
  /** In place of the time at which it was sold. */
  madeAt?: string;
  /** By how much the tablet's clock is wrong. */
  fast?: number;
  revision: number;
  order?: object;
  paid?: object;
  discount?: object;
  given?: object;
}

function sellLate(
  { store, cookie }: { store: TestStore; cookie: string },
  {
    key = unique(),
    ago = 3 * HOUR,
    fast = 0,
    madeAt = new Date(thali.clock.now + fast - ago).toISOString(),
    revision,
    order = {},
    paid = { method: 'Cash', amount: 20 },
    discount,
    given,
  }: Late,
) {
  return thali.call('POST', `/api/stores/${store.storeId}/sales`, {
    headers: {
      cookie,
      'idempotency-key': key,
      'made-at': madeAt,
      'sent-at': new Date(thali.clock.now + fast).toISOString(),
      'menu-revision': String(revision),
    },
    body: {
      order: { ...orderBody(store, { ...TEA, more: { orderType: 'Pickup', address: 'ASAP' } }), ...order },
      paid,
      ...(discount && { discount }),
      ...(given && { given }),
    },
  });
}

const questionsOf = async ({ storeId, token }: TestStore) =>
  (await thali.call('GET', `/api/stores/${storeId}/questions`, { token })).body.questions;
const ordersOf = async ({ storeId, token }: TestStore) =>
  (await thali.call('GET', `/api/stores/${storeId}/orders`, { token })).body.orders;

test('a sale without the line is of when it was made, once, and paid', async () => {
  const counter = await counterOf();
  const key = unique();
  const sold = await sellLate(counter, { ...counter, key });
  expect(sold.status, sold.text).toBe(201);
  expect((await sellLate(counter, { ...counter, key })).status).toBe(200);
  const [order, ...others] = await ordersOf(counter.store);
  expect(others).toEqual([]);
  expect(order).toMatchObject({
    createdAt: new Date(thali.clock.now - 3 * HOUR).toISOString(),
    payment: { state: 'paid', paid: 20 },
  });
  expect(await questionsOf(counter.store)).toEqual([]);
});

test('a sale is rounded as its tablet has rounded it, whatever the restaurant does by then', async () => {
  const { store, cookie } = await counterOf();
  await patchItem(thali, store, 'Tea', { taxes: [{ label: 'GST', value: 2 }] });
  const path = `/api/stores/${store.storeId}`;
  const { revision } = (await thali.call('GET', `${path}/catalogue`, store)).body;
  const settings = { kind: 'bill', prefix: 'INV/', creditPrefix: 'CN/', footer: '' };
  for (const [isRounded, amount] of [
    [false, 20],
    [true, 20.4],
  ] as const) {
    const saved = { token: store.token, body: { ...settings, isRounded } };
    expect((await thali.call('PUT', `${path}/bill-settings`, saved)).status).toBe(200);
    const paid = { method: 'Cash', amount };
    const sold = await sellLate({ store, cookie }, { revision, order: { amount: 20.4 }, paid });
    expect(sold.status, sold.text).toBe(201);
    const [order] = await ordersOf(store);
    expect(order.payment).toMatchObject({ state: 'paid', paid: amount });
    expect(order.money.due).toBe(0);
  }
});

test('a sale is taxed as its tablet has taxed it, whether prices have their tax in them by then or not', async () => {
  const { store, cookie } = await counterOf();
  await patchStore(thali, store, { gstNo: GSTIN, ...ADDRESS });
  const taxes = ['CGST', 'SGST'].map((label) => ({ label, value: 2.5 }));
  await patchItem(thali, store, 'Tea', { taxes });
  const { revision } = (await thali.call('GET', `/api/stores/${store.storeId}/catalogue`, store)).body;
  for (const [isTaxIncluded, amount] of [
    [false, 20],
    [true, 21],
  ] as const) {
    expect((await saveSettings(store, { isTaxIncluded })).status).toBe(200);
    const sold = await sellLate(
      { store, cookie },
      { revision, order: { amount }, paid: { method: 'Cash', amount } },
    );
    expect([sold.status, sold.body.amount], sold.text).toEqual([201, amount]);
  }
  expect(await questionsOf(store)).toEqual([]);
});

test.each([false, true])(
  'what was taken stands where the sale comes to less, and is owed to the guest; with a discount: %s',
  async (hasDiscount) => {
    const counter = await counterOf();
    const { store } = counter;
    const discount = hasDiscount ? { amount: 5, reason: 'Regular' } : undefined;
    const sold = await sellLate(counter, {
      ...counter,
      order: { amount: 35, items: [{ ...(orderBody(store, TEA).items as object[])[0], value: '35.00' }] },
      paid: { method: 'Cash', amount: 35 },
      ...(discount && { discount }),
    });
    expect(sold.status, sold.text).toBe(201);
    const [order] = await ordersOf(store);
    const price = hasDiscount ? 15 : 20;
    expect(order.payment).toMatchObject({ paid: 35, owed: 35 - price });
    const { body: till } = await thali.call('GET', `/api/stores/${store.storeId}/till`, store);
    expect(till.drawers[0].cash).toBe(3500);
    expect(await questionsOf(store)).toMatchObject([{ kind: 'price', taken: 35, due: 20 }]);
  },
);

test('a sale of before the close is of the next day, which begins with what is sold in it', async () => {
  const counter = await counterOf();
  const { store } = counter;
  const { storeId, token } = store;
  const till = async () => (await thali.call('GET', `/api/stores/${storeId}/till`, store)).body;
  await counter.later(2 * HOUR);
  await thali.call('POST', `/api/stores/${storeId}/till/close`, { token, body: { number: 1 } });
  const cookie = await counter.later(20 * HOUR);
  expect((await sellLate({ ...counter, cookie }, { ...counter, ago: 21 * HOUR })).status).toBe(201);
  expect(await till()).toMatchObject({ day: null, isLate: false, drawers: [{ cash: 20_00 }] });
  await placeTestOrder(thali, store, { ...TEA, more: { orderType: 'Pickup', address: 'ASAP' } });
  const day = new Date(thali.clock.now).toISOString().slice(0, 10);
  expect(await till()).toMatchObject({ day, isLate: false });
});

test('a sale is one order, also when it comes again after its key was forgotten', async () => {
  const counter = await counterOf();
  const key = ownIdAt(thali.clock.now - 3 * HOUR, '0123456789ab');
  expect((await sellLate(counter, { ...counter, key })).body._id).toBe(key);
  await thali.database.pool.query('delete from idempotency_keys where store_id = $1', [
    counter.store.storeId,
  ]);
  const again = await sellLate(counter, { ...counter, key });
  expect([again.status, again.body._id]).toEqual([200, key]);
  expect(await ordersOf(counter.store)).toHaveLength(1);
});

test('a sale whose number is another order’s takes the next one, and its place in the series of bills', async () => {
  const counter = await counterOf();
  const { body } = await thali.call('POST', '/api/tablet/numbers', {
    headers: { cookie: counter.cookie },
    body: {},
  });
  const given = { orderNo: body.orders[0].next };
  expect((await sellLate(counter, { ...counter, given })).body.orderNo).toBe(given.orderNo);
  const second = await sellLate(counter, { ...counter, given });
  expect([second.status, second.body.orderNo], second.text).toEqual([201, given.orderNo + 1]);
  const bills = await thali.call('GET', `/api/stores/${counter.store.storeId}/bills`, counter.store);
  expect(bills.body.bills.map(({ number }: { number: string }) => number.slice(-4)).toSorted()).toEqual([
    '0001',
    '0002',
  ]);
});

test.each([6 * MINUTE, -6 * MINUTE])('what it made has another id if its time is %i ms off', async (off) => {
  const counter = await counterOf();
  const key = ownIdAt(thali.clock.now - 3 * HOUR + off, '0123456789ab');
  const sold = await sellLate(counter, { ...counter, key });
  expect(sold.status, sold.text).toBe(201);
  expect(sold.body._id).not.toBe(key);
});

test('it costs what the menu said when it was sold, and may be sold out by now', async () => {
  const counter = await counterOf();
  const { store, revision } = counter;
  await patchItem(thali, store, 'Tea', { state: 'Sold out' });
  const dearer = await replaceCatalogue(thali, store, catalogueOf([simpleItem('Tea', 25)], { orderTypes }));
  expect(dearer.storeId).toBe(store.storeId);
  const sold = await sellLate(counter, { revision });
  expect(sold.status, sold.text).toBe(201);
  expect(sold.body.amount).toBe(20);
});

test('another sum than was taken stands, and is left to check', async () => {
  const counter = await counterOf();
  const [line] = orderBody(counter.store, TEA).items as object[];
  const order = { amount: 15, items: [{ ...line, value: '15.00' }] };
  const sold = await sellLate(counter, { ...counter, order, paid: { method: 'Cash', amount: 15 } });
  expect(sold.body.amount, sold.text).toBe(20);
  expect((await ordersOf(counter.store))[0]).toMatchObject({ amount: 20, payment: { paid: 15 } });
  const [question] = await questionsOf(counter.store);
  expect(question).toMatchObject({ kind: 'price', order: { _id: sold.body._id }, taken: 15, due: 20 });
});

test('what can’t be saved is left to check, without the guest, until somebody settles it', async () => {
  const counter = await counterOf();
  const { store } = counter;
  const key = unique();
  const order = { items: [{ ...(orderBody(store, TEA).items as object[])[0], itemID: 'gone' }] };
  for (const _ of [1, 2]) {
    const answer = await sellLate(counter, { ...counter, key, order });
    expect(answer).toMatchObject({ status: 409, body: { code: 'LEFT_TO_CHECK' } });
  }
  const [question, ...others] = await questionsOf(store);
  expect(others).toEqual([]);
  expect(question).toMatchObject({ kind: 'refused', code: 'ITEM_UNAVAILABLE', order: null, madeBy: 'Ravi' });
  expect(question).toMatchObject({ sum: 20, inDrawer: 20 });
  const till = async () =>
    (await thali.call('GET', `/api/stores/${store.storeId}/till`, store)).body.drawers[0].in;
  expect(await till()).toBe(2000);
  const takenBack = await thali.call(
    'POST',
    `/api/stores/${store.storeId}/till/entries/${question.cashEntry}/undo`,
    { token: store.token, body: {} },
  );
  expect([takenBack.status, await till()], takenBack.text).toEqual([200, 0]);
  const [open] = await questionsOf(store);
  expect([open._id, open.sum, open.inDrawer, open.cashEntry]).toEqual([key, 20, undefined, undefined]);
  const { rows } = await thali.database.pool.query(
    'select command from store_questions where store_id = $1',
    [store.storeId],
  );
  expect(rows[0].command.body.order).not.toHaveProperty('user');
  const settle = () =>
    thali.call('POST', `/api/stores/${store.storeId}/questions/${key}/settled`, {
      token: store.token,
      body: {},
    });
  expect([(await settle()).status, (await settle()).status]).toEqual([204, 204]);
  expect(await questionsOf(store)).toEqual([]);
});

test('the cash of what was refused stays in a day that was closed, and is not taken back from it', async () => {
  const counter = await counterOf();
  const { storeId, token } = counter.store;
  const order = { items: [{ ...(orderBody(counter.store, TEA).items as object[])[0], itemID: 'gone' }] };
  await sellLate(counter, { ...counter, order });
  await thali.call('POST', `/api/stores/${storeId}/till/close`, { token, body: { number: 1 } });
  const [question] = await questionsOf(counter.store);
  expect([question.inDrawer, question.cashEntry]).toEqual([20, undefined]);
});

test('its time is neither to come nor long before there was a tablet, and a person is asked', async () => {
  const counter = await counterOf();
  const admitted = thali.clock.now;
  const cookie = await counter.later(HOUR);
  await sellLate({ ...counter, cookie }, { ...counter, ago: -5 * HOUR });
  await sellLate({ ...counter, cookie }, { ...counter, ago: 4_000 * HOUR });
  const [first, second] = await ordersOf(counter.store);
  expect([first.createdAt, second.createdAt].toSorted()).toEqual([
    new Date(admitted - DAY).toISOString(),
    new Date(thali.clock.now).toISOString(),
  ]);
  const asked = { kind: 'refused', isSaved: true, code: 'MADE_LONG_AGO', sum: 20 };
  expect(await questionsOf(counter.store)).toMatchObject([asked, asked]);
});

test('what was made days ago stands on the day that it names, and a person is asked', async () => {
  const counter = await counterOf();
  const now = { ...counter, cookie: await counter.later(6 * DAY) };
  expect((await sellLate(now, { ...now, ago: 5 * DAY })).status).toBe(201);
  await sellLate(now, { ...now, ago: HOUR });
  expect(await questionsOf(counter.store)).toMatchObject([
    { code: 'MADE_LONG_AGO', isSaved: true, dishes: [{ label: 'Tea', quantity: 1 }], sum: 20 },
  ]);
});

test.each(['2026-02-31T10:00:00.000Z', '0', '2026-02-03', 'Tue, 03 Feb 2026 10:00:00 GMT'])(
  'a time that no device writes is refused: %s',
  async (madeAt) => {
    const counter = await counterOf();
    const answer = await sellLate(counter, { ...counter, madeAt });
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
    expect(await ordersOf(counter.store)).toEqual([]);
  },
);

test('a menu that was not that of the hour is believed, and a person is asked', async () => {
  const { store, ...counter } = await counterOf();
  const { body: menu } = await thali.call('GET', `/api/stores/${store.storeId}/catalogue`, store);
  menu.menus[0].categories[0].items[0].configs[0].contents[0].value = '25.00';
  await replaceCatalogue(thali, store, menu);
  const cookie = await counter.later(4 * HOUR);
  const sold = await sellLate({ store, cookie }, { ...counter });
  expect(sold.body.amount, sold.text).toBe(20);
  expect(await questionsOf(store)).toMatchObject([{ kind: 'price', taken: 20, due: 25 }]);
});

test('a tablet whose clock is wrong is put right', async () => {
  const counter = await counterOf();
  await sellLate(counter, { ...counter, ago: HOUR, fast: 48 * HOUR });
  const [order] = await ordersOf(counter.store);
  expect(order.createdAt).toBe(new Date(thali.clock.now - HOUR).toISOString());
});

test('only a tablet of the store sells late', async () => {
  const { store, revision } = await counterOf();
  const answer = await thali.call('POST', `/api/stores/${store.storeId}/sales`, {
    token: store.token,
    headers: {
      'idempotency-key': unique(),
      'made-at': new Date(thali.clock.now).toISOString(),
      'menu-revision': String(revision),
    },
    body: {
      order: orderBody(store, { ...TEA, more: { orderType: 'Pickup', address: 'ASAP' } }),
      paid: { method: 'Cash' },
    },
  });
  expectError(answer, 403, 'FORBIDDEN');
});

test('a discount that its waiter may give stands, also if the day was closed before the sale came', async () => {
  const counter = await counterOf('STAFF');
  const { storeId, token } = counter.store;
  const closed = await thali.call('POST', `/api/stores/${storeId}/till/close`, {
    token,
    body: { number: 1 },
  });
  expect(closed.status, closed.text).toBeLessThan(300);
  const sold = await sellLate(counter, {
    ...counter,
    discount: { percent: 10, reason: 'Regular' },
    paid: { method: 'Cash', amount: 18 },
  });
  expect(sold.status, sold.text).toBe(201);
  expect((await ordersOf(counter.store))[0]).toMatchObject({
    amount: 18,
    payment: { state: 'paid', paid: 18 },
  });
  expect(await questionsOf(counter.store)).toEqual([]);
});

test('a discount beyond what its waiter may give stands, and a person is asked', async () => {
  const counter = await counterOf('STAFF');
  const discount = { percent: 50, reason: 'Friend' };
  const sold = await sellLate(counter, { ...counter, discount, paid: { method: 'Cash', amount: 10 } });
  expect(sold.status, sold.text).toBe(201);
  expect(await questionsOf(counter.store)).toMatchObject([
    { kind: 'refused', isSaved: true, code: 'FORBIDDEN', sum: 10, order: { _id: sold.body._id } },
  ]);
});

describe('the number of a bill on paper', () => {
  const numbersOf = async (cookie: string, headers = {}) =>
    (await thali.call('POST', '/api/tablet/numbers', { headers: { cookie, ...headers }, body: {} })).body;
  const billsOf = async (store: TestStore) =>
    (await thali.call('GET', `/api/stores/${store.storeId}/bills`, { token: store.token })).body.bills;
  const inOrder = async (store: TestStore) =>
    (await billsOf(store))
      .map(
        ({
          number,
          payable,
          isCancelled = false,
        }: {
          number: string;
          payable: number;
          isCancelled?: boolean;
        }) => ({
          number,
          payable,
          isCancelled,
        }),
      )
      .toSorted((one: { number: string }, other: { number: string }) => (one.number < other.number ? -1 : 1));

  async function onPaper(role?: 'STAFF') {
    const counter = await counterOf(role);
    const { letter, orders, bills } = await numbersOf(counter.cookie);
    const given = (at: number) => ({
      orderNo: orders[0].next + at,
      bill: billNumber(bills.prefix, bills.year, bills.next + at, letter),
    });
    return { ...counter, given };
  }

  test('stays with its sale where one before it is refused, whose number is a cancelled bill', async () => {
    const { store, given, ...counter } = await onPaper();
    const gone = {
      items: [{ ...(orderBody(store, TEA).items as object[])[0], itemID: 'gone', itemLabel: 'Kulfi' }],
    };
    await sellLate({ store, ...counter }, { ...counter, given: given(0), order: gone });
    const sold = await sellLate({ store, ...counter }, { ...counter, given: given(1) });
    expect(sold.body.bill).toEqual({ number: given(1).bill, asGiven: true });
    expect(await inOrder(store)).toEqual([
      { number: given(0).bill, payable: 0, isCancelled: true },
      { number: given(1).bill, payable: 2000, isCancelled: false },
    ]);
    const [question] = await questionsOf(store);
    expect(question).toMatchObject({
      number: 'A 001',
      dishes: [{ label: 'Kulfi', quantity: 1 }],
      sum: 20,
      bill: given(0).bill,
      inDrawer: 20,
    });
    const [cancelled] = (await billsOf(store)).filter((bill: { isCancelled?: boolean }) => bill.isCancelled);
    const read = await thali.call('GET', `/api/stores/${store.storeId}/bills/${cancelled._id}`, store);
    expect(read.body.bills[0].content.number, read.text).toBe(given(0).bill);
  });

  test('waits for a sale that comes after later ones', async () => {
    const { store, given, ...counter } = await onPaper();
    const sell = (at: number) => sellLate({ store, ...counter }, { ...counter, given: given(at) });
    expect((await sell(1)).body.bill).toEqual({ number: given(1).bill, asGiven: true });
    await numbersOf(counter.cookie);
    expect((await sell(0)).body.bill).toEqual({ number: given(0).bill, asGiven: true });
    expect((await inOrder(store)).map(({ number }: { number: string }) => number)).toEqual([
      given(0).bill,
      given(1).bill,
    ]);
  });

  test('is a cancelled bill’s once its tablet has nothing more to send', async () => {
    const { store, given, ...counter } = await onPaper();
    await sellLate({ store, ...counter }, { ...counter, given: given(2) });
    const told = await numbersOf(counter.cookie, { 'all-sent': '1' });
    expect(told.bills.next).toBe(4);
    expect((await inOrder(store)).map(({ isCancelled }: { isCancelled: boolean }) => isCancelled)).toEqual([
      true,
      true,
      false,
    ]);
    await numbersOf(counter.cookie, { 'all-sent': '1' });
    expect(await inOrder(store)).toHaveLength(3);
  });

  test('has the prefix that is on paper, whatever the settings say by now', async () => {
    const { store, given, ...counter } = await onPaper();
    await thali.call('PUT', `/api/stores/${store.storeId}/bill-settings`, {
      token: store.token,
      body: { ...defaultBillSettings(''), prefix: 'NEW/' },
    });
    const sold = await sellLate({ store, ...counter }, { ...counter, given: given(0) });
    expect(sold.body.bill, sold.text).toEqual({ number: given(0).bill, asGiven: true });
  });
});

test('more portions than there were stand, and a person is asked', async () => {
  const counter = await counterOf();
  const { storeId, token, items } = counter.store;
  await thali.call('PUT', `/api/stores/${storeId}/items/${items['Tea']}/portions`, {
    token,
    body: { left: 1, usual: null },
  });
  expect((await sellLate(counter, { ...counter, ago: MINUTE })).status).toBe(201);
  expect(await questionsOf(counter.store)).toEqual([]);
  expect((await sellLate(counter, { ...counter, ago: MINUTE })).status).toBe(201);
  expect(await questionsOf(counter.store)).toMatchObject([
    { code: 'PORTIONS_SHORT', isSaved: true, dishes: [{ label: 'Tea', quantity: 1 }] },
  ]);
});
