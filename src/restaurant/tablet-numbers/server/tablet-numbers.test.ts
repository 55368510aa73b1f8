import { describe, expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { addTestPerson, admitTestTablet, startTestTurn } from '#testing/server/people/test-tablets.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  orderBody,
  placeTestOrder,
  TEA,
  type TestStore,
  teaStore,
  unique,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const orderTypes = [{ label: 'Pickup' }];
const PICKUP = { orderType: 'Pickup', address: 'ASAP' };

/** A store with Ravi at as many tablets. */
async function scene(tablets: number) {
  const store = await teaStore(thali, { orderTypes });
  const ravi = await addTestPerson(thali, store);
  const turns: string[] = [];
  for (let at = 0; at < tablets; at++)
    turns.push(await startTestTurn(thali, await admitTestTablet(thali, store, `Counter ${at}`), ravi));
  const [one = '', two = ''] = turns;
  return { store: { ...store, ravi }, one, two };
}

type More = { given?: object; key?: string; token?: string };

function sell(store: TestStore, cookie: string, { given, key = unique(), token }: More = {}) {
  const order = orderBody(store, { ...TEA, more: PICKUP });
  return thali.call('POST', `/api/stores/${store.storeId}/sales`, {
    body: { order, paid: { method: 'Cash' }, ...(given ? { given } : {}) },
    headers: { 'idempotency-key': key, ...(token === undefined ? { cookie } : {}) },
    ...(token === undefined ? {} : { token }),
  });
}

const numbersOf = async (cookie: string) =>
  (await thali.call('POST /api/tablet/numbers', { headers: { cookie }, body: {} })).body;

const rowsOf = async (sql: string, { storeId }: TestStore) =>
  (await thali.database.pool.query(sql, [storeId])).rows;

async function letters({ storeId, token }: TestStore) {
  const { body } = await thali.call('GET /api/stores/:storeId/tablets', { params: { storeId }, token });
  return body.tablets.map(({ letter }) => letter);
}

async function removeFirst({ storeId, token }: TestStore) {
  const { body } = await thali.call('GET /api/stores/:storeId/tablets', { params: { storeId }, token });
  const tabletId = body.tablets[0]?._id ?? '';
  await thali.call('DELETE /api/stores/:storeId/tablets/:tabletId', { params: { storeId, tabletId }, token });
}

const A_YEAR_AGO = `update tablet_letters set ended_at = ended_at - interval '1 year' where store_id = $1`;

describe('a letter', () => {
  test('is of one tablet, and comes again in the next financial year unless it is on a bill', async () => {
    const { store, one } = await scene(2);
    expect(await letters(store)).toEqual(['A', 'B']);
    await removeFirst(store);
    await admitTestTablet(thali, store);
    expect(await letters(store)).toEqual(['B', 'C']);
    expectError(await sell(store, one), 401, 'UNAUTHENTICATED');
    await rowsOf(A_YEAR_AGO, store);
    await admitTestTablet(thali, store);
    expect(await letters(store)).toEqual(['B', 'C', 'A']);
  });

  test('that is on a bill stays with its tablet for good', async () => {
    const { store, one } = await scene(1);
    expect((await sell(store, one)).status).toBe(201);
    await removeFirst(store);
    await rowsOf(A_YEAR_AGO, store);
    await admitTestTablet(thali, store);
    expect(await letters(store)).toEqual(['B']);
  });

  test('is given to a tablet of the previous release when it takes an order, and shown at the tablet', async () => {
    const { store, one } = await scene(1);
    await rowsOf('delete from tablet_letters where store_id = $1', store);
    expect((await thali.call('GET /api/tablet', { headers: { cookie: one } })).body.letter).toBeNull();
    expect((await sell(store, one)).body.tabletLetter).toBe('A');
    expect((await thali.call('GET /api/tablet', { headers: { cookie: one } })).body.letter).toBe('A');
  });
});

describe('numbers of orders', () => {
  test('are of one tablet each, however many sell at once, and guests go on with the store’s', async () => {
    const { store, one, two } = await scene(2);
    const sales = Array.from({ length: 8 }, (_, at) => sell(store, at % 2 === 0 ? one : two));
    const guests = Array.from({ length: 4 }, () => placeTestOrder(thali, store, { ...TEA, more: PICKUP }));
    const sold = await Promise.all(sales);
    const placed = await Promise.all(guests);
    expect(sold.map(({ status }) => status)).toEqual(sold.map(() => 201));
    const all = [...sold.map(({ body }) => body.orderNo), ...placed.map(({ orderNo }) => orderNo)];
    expect(new Set(all).size).toBe(12);
    for (const letter of ['A', 'B']) {
      const own = sold.flatMap(({ body }) => (body.tabletLetter === letter ? [body.orderNo] : []));
      expect(own.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3].map((at) => Math.min(...own) + at));
    }
    expect(placed.every((order) => !('tabletLetter' in order))).toBe(true);
  });

  test('are reserved 500 at once, and more when a hundred are left', async () => {
    const { store, one } = await scene(1);
    expect(await numbersOf(one)).toEqual({
      letter: 'A',
      orders: [{ next: 1, last: 500 }],
      bills: { year: expect.any(Number), prefix: 'INV/', next: 1, boundary: expect.any(Number) },
    });
    expect(await numbersOf(one)).toMatchObject({ orders: [{ next: 1, last: 500 }] });
    expect((await sell(store, one, { given: { orderNo: 400 } })).body.orderNo).toBe(400);
    const { orders } = await numbersOf(one);
    expect(orders).toEqual([
      { next: 401, last: 500 },
      { next: 501, last: 1000 },
    ]);
    expect((await sell(store, one, { given: { orderNo: 500 } })).status).toBe(201);
    expect((await sell(store, one)).body.orderNo).toBe(501);
    expect((await placeTestOrder(thali, store, { ...TEA, more: PICKUP })).orderNo).toBe(1001);
  });

  test('that a tablet gave without a line are believed once, of that tablet, and of nobody else', async () => {
    const { store, one, two } = await scene(2);
    const [{ next: mine = 0 } = {}] = (await numbersOf(one)).orders;
    const [{ next: theirs = 0 } = {}] = (await numbersOf(two)).orders;
    const key = unique();
    const given = { orderNo: mine + 2 };
    const first = await sell(store, one, { given, key });
    expect(first.body).toMatchObject({ orderNo: mine + 2, tabletLetter: 'A' });
    expect(await sell(store, one, { given, key })).toMatchObject({ status: 200, body: first.body });
    for (const orderNo of [mine + 2, mine + 500, theirs])
      expectError(await sell(store, one, { given: { orderNo } }), 409, 'ORDER_NUMBER_REFUSED');
    expectError(await sell(store, '', { given, token: store.token }), 409, 'ORDER_NUMBER_REFUSED');
    expect((await sell(store, '', { token: store.token })).body).not.toHaveProperty('tabletLetter');
    // From another tab, or one that waited.
    expect((await sell(store, one, { given: { orderNo: mine + 1 } })).status).toBe(201);
    expect((await sell(store, one)).body.orderNo).toBe(mine + 3);
    const races = await Promise.all([1, 2, 3].map(() => sell(store, one, { given: { orderNo: mine + 9 } })));
    expect(races.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  test('of an order that is only taken come from the tablet too, and it is not billed yet', async () => {
    const { store, one } = await scene(1);
    const take = (given?: object) =>
      thali.call('POST', `/api/stores/${store.storeId}/orders`, {
        body: { ...orderBody(store, { ...TEA, more: PICKUP }), ...(given ? { given } : {}) },
        headers: { cookie: one },
      });
    expect((await take()).body).toMatchObject({ orderNo: 1, tabletLetter: 'A' });
    expect((await take({ orderNo: 7 })).body).toMatchObject({ orderNo: 7, tabletLetter: 'A' });
    expectError(await take({ orderNo: 7 }), 409, 'ORDER_NUMBER_REFUSED');
    expect(await rowsOf('select number from bills where store_id = $1', store)).toEqual([]);
  });
});

test('the close of a day lists the bills of each tablet, and warns of one that is silent', async () => {
  const { store, one, two } = await scene(2);
  const params = { storeId: store.storeId };
  const till = async () =>
    (await thali.call('GET /api/stores/:storeId/till', { params, token: store.token })).body;
  for (const cookie of [one, one, two]) expect((await sell(store, cookie)).status).toBe(201);
  await placeTestOrder(thali, store, { ...TEA, more: PICKUP });
  thali.clock.advance(6 * MINUTE);
  await numbersOf(one);
  const { tablets, number } = await till();
  expect(tablets).toMatchObject([
    { letter: 'A', name: 'Counter 0', silent: false },
    { letter: 'B', name: 'Counter 1', silent: true },
  ]);
  const body = { number };
  const closed = await thali.call('POST /api/stores/:storeId/till/close', {
    params,
    token: store.token,
    body,
  });
  expect(closed.status, closed.text).toBe(200);
  expect(closed.body.bills).toMatchObject([
    { series: 'bill', count: 1 },
    { series: 'bill', tablet: 'A', first: expect.stringMatching(/A.0001$/), count: 2 },
    { series: 'bill', tablet: 'B', last: expect.stringMatching(/B.0001$/), count: 1 },
  ]);
  expect(closed.body.bills[0]).not.toHaveProperty('tablet');
  expect((await sell(store, await startTestTurn(thali, one, store.ravi))).status).toBe(201);
  expect((await till()).report?.bills).toMatchObject([{ tablet: 'A', count: 1 }]);
});

test('lists are in the order of time, whichever numbers tablets give', async () => {
  const { store, one } = await scene(1);
  await numbersOf(one);
  const placed: number[] = [];
  for (const next of [
    () => placeTestOrder(thali, store, { ...TEA, more: PICKUP }),
    async () => (await sell(store, one)).body,
    () => placeTestOrder(thali, store, { ...TEA, more: PICKUP }),
  ]) {
    thali.clock.advance(1000);
    placed.push((await next()).orderNo);
  }
  expect(placed).toEqual([501, 1, 502]);
  const list = async (query: string) =>
    (await thali.call('GET', `/api/stores/${store.storeId}/orders?${query}`, { token: store.token })).body;
  const first = await list('limit=2');
  const second = await list(`limit=2&before=${first.next}`);
  const numbers = [first, second].flatMap(({ orders }) =>
    orders.map(({ orderNo }: { orderNo: number }) => orderNo),
  );
  expect(numbers).toEqual([502, 1, 501]);
  const { body } = await thali.call('GET', `/order/tokens/${store.slug}`);
  expect(body.preparing).toEqual(['501', 'A 001', '502']);
});

describe('bills', () => {
  const billsOf = async (store: TestStore) =>
    rowsOf('select series, seq, number from bills where store_id = $1 order by series, seq', store);

  test('of sales at a tablet are issued at once, in its own series and without gaps', async () => {
    const { store, one, two } = await scene(2);
    const sold = await Promise.all(
      Array.from({ length: 12 }, (_, at) => sell(store, at % 3 === 0 ? two : one)),
    );
    expect(sold.map(({ status }) => status)).toEqual(sold.map(() => 201));
    expect(sold.every(({ body }) => body.bill.asGiven)).toBe(true);
    const rows = await billsOf(store);
    const seqs = (series: string) => rows.filter((row) => row.series === series).map(({ seq }) => seq);
    expect(seqs('bill/A')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(seqs('bill/B')).toEqual([1, 2, 3, 4]);
    expect(rows[0]?.number).toMatch(/^INV\/\d\d-\d\d\/A\/0001$/);
    expect((await numbersOf(one)).bills.next).toBe(9);
  });

  test('of other orders stay in the store’s series, and so do credit notes', async () => {
    const { store, one } = await scene(1);
    const placed = await placeTestOrder(thali, store, { ...TEA, more: PICKUP });
    const url = `/api/stores/${store.storeId}`;
    await thali.call('POST', `${url}/orders/${placed._id}/bill`, { token: store.token });
    const { body } = await sell(store, one);
    const cancelled = { from: 1, to: 5, reason: 'Mistake' };
    const gone = await thali.call('POST', `${url}/orders/${body._id}/state`, {
      body: cancelled,
      token: store.token,
    });
    expect(gone.status, gone.text).toBe(200);
    expect((await billsOf(store)).map(({ series, seq }) => `${series} ${seq}`)).toEqual([
      'bill 1',
      'bill/A 1',
      'credit 1',
    ]);
  });

  test('that the tablet numbered on paper have that number if no other has it, else the answer says which', async () => {
    const { store, one } = await scene(1);
    const { year } = (await numbersOf(one)).bills;
    const short = (of: number) => String(of % 100);
    const named = (seq: number) => `INV/${short(year)}-${short(year + 1)}/A/000${seq}`;
    const sold = await sell(store, one, { given: { orderNo: 1, bill: named(1) } });
    expect(sold.body.bill).toEqual({ number: named(1), asGiven: true });
    const key = unique();
    const given = { orderNo: 2, bill: named(1) };
    const other = await sell(store, one, { given, key });
    expect(other.body.bill).toEqual({ number: named(2), asGiven: false });
    expect((await sell(store, one, { given, key })).body).toEqual(other.body);
  });

  test('that a late change corrects are in the store’s series, since the tablet’s next number may be on paper', async () => {
    const { store, one } = await scene(1);
    const manager = await addTestPerson(thali, store, { name: 'Asha', role: 'MANAGER' });
    const cookie = await startTestTurn(thali, one, manager);
    const { year } = (await numbersOf(cookie)).bills;
    const onPaper = `INV/${String(year % 100)}-${String((year + 1) % 100)}/A/0001`;
    const placed = await placeTestOrder(thali, store, { ...TEA, more: PICKUP });
    const url = `/api/stores/${store.storeId}`;
    const { token } = store;
    expect((await thali.call('POST', `${url}/orders/${placed._id}/bill`, { token })).status).toBe(200);
    const { body: order } = await thali.call('GET', `${url}/orders/${placed._id}`, { token });
    const late = (path: string, body: object) =>
      thali.call('POST', `${url}/${path}`, {
        headers: {
          cookie,
          'idempotency-key': unique(),
          'made-at': new Date(thali.clock.now - MINUTE).toISOString(),
          'sent-at': new Date(thali.clock.now).toISOString(),
        },
        body,
      });
    const more = { kind: 'quantity', line: order.items[0]._id, quantity: 2 };
    const edited = await late(`orders/${placed._id}/edit`, { changes: [more], reason: 'Two' });
    expect(edited.status, edited.text).toBe(200);
    const sale = { order: orderBody(store, { ...TEA, more: PICKUP }), paid: { method: 'Cash' } };
    const sold = await late('sales', { ...sale, given: { orderNo: 1, bill: onPaper } });
    expect(sold.body.bill, sold.text).toEqual({ number: onPaper, asGiven: true });
    expect((await billsOf(store)).map(({ series, seq }) => `${series} ${seq}`)).toEqual([
      'bill 1',
      'bill 2',
      'bill/A 1',
    ]);
  });
});
