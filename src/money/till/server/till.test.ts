import { describe, expect, test } from 'vitest';
import { askOffice, setUpPrinter } from '#kitchen/printing/server/testing/print-scene.ts';
import { entriesOf } from '#money/books/rules/entries.ts';
import { createReceiptStore, receiptScene } from '#money/receipts/server/testing/receipt-scene.ts';
import { createContext } from '#platform/context/server/context.ts';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { addTable } from '#tables/sittings/server/testing/sit-down.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, moveOrder, type TestStore } from '#testing/server/test-stores.ts';
import { sumsOfStretch } from '../rules/day.ts';
import { closeLateDays } from './day/close-day.ts';
import { selectDay } from './queries.ts';
import { readStretch } from './read-stretch.ts';
import { sumsIn, tillAt } from './testing/till-at.ts';

const thali = await useTestApp();
const tillOf = (store: TestStore, token?: string) => tillAt(thali, store, token);

describe('a day', () => {
  test('from the float to the Z report, with a shortage', async () => {
    const store = await createReceiptStore(thali);
    const { place, record } = receiptScene(thali, store);
    const { add, read, close, days } = tillOf(store);
    await add({ what: 'float', pieces: { 500: 2, 100: 5 } });
    const [first, second] = [await place(), await place()];
    await record(first, { method: 'Cash' });
    await record(second, { method: 'UPI', amount: 30 });
    await add({ what: 'out', amount: 200, reason: 'supplier', note: 'Milk' });
    await add({ what: 'in', amount: 50, reason: 'change' });
    await add({ what: 'noSale' });
    await add({ what: 'count', amount: 1400 });
    const { drawers, report, entries, day } = await read();
    expect(drawers).toEqual([
      expect.objectContaining({
        _id: null,
        float: 1500_00,
        in: 50_00,
        out: 200_00,
        cash: 70_00,
        noSales: 1,
        expected: 1420_00,
        counted: 1400_00,
        difference: -20_00,
      }),
    ]);
    expect(sumsIn(report)).toMatchObject({
      order: 140_00,
      gross: 140_00,
      'received Cash': 70_00,
      'received UPI': 30_00,
    });
    expect(report?.unpaid).toEqual([{ orderId: second.id, orderNo: second.orderNo, due: 40_00 }]);
    expect([entries.length, entries[1]?.note, day]).toEqual([5, 'Milk', '2026-11-20']);

    const closed = await close(1, 'Short by a note');
    expect(closed.body).toMatchObject({ number: 1, note: 'Short by a note', unpaid: [{ due: 40_00 }] });
    expect(await close(1)).toMatchObject({ status: 200, body: closed.body });
    expect(await days()).toMatchObject([{ number: 1, sales: 140_00, difference: -20_00 }]);
    expect(await read()).toMatchObject({ number: 2, day: null, entries: [], report: { sums: [] } });
  });

  test('never changes once it is closed; what comes later belongs to the next', async () => {
    const store = await createReceiptStore(thali);
    const { place, record, cancel } = receiptScene(thali, store);
    const { close, day, read } = tillOf(store);
    const [paid, dropped] = [await place(), await place()];
    await close(1);
    const before = await day(1);
    await record(paid, { method: 'Cash', amount: 20 });
    await record(paid, { method: 'Card' });
    await cancel(dropped);
    const [owner] = (await read()).report?.sums.find(({ kind }) => kind === 'person')?.key.split(' ') ?? [];
    expect(await day(1)).toEqual(before);
    expect(sumsIn((await read()).report)).toEqual({
      order: -70_00,
      gross: -70_00,
      cancelled: 70_00,
      'received Cash': 20_00,
      'received Card': 50_00,
      [`person ${owner} Card`]: 50_00,
      [`person ${owner} Cash`]: 20_00,
      drawer: 20_00,
    });
    await close(2);
    await expectSameAgain(store, 1);
    await expectSameAgain(store, 2);
  });

  test('leaves in the drawer what the close says, which the next day begins with; the rest goes to the bank', async () => {
    const store = await createReceiptStore(thali);
    const { storeId, token } = store;
    const { add, read } = tillOf(store);
    const closeWith = (number: number, amount: number) =>
      thali.call('POST', `/api/stores/${storeId}/till/close`, {
        body: { number, stays: [{ amount }] },
        token,
      });
    await add({ what: 'float', amount: 500 });
    await add({ what: 'out', amount: 120, reason: 'supplier' });
    await add({ what: 'count', amount: 370 });
    expect((await closeWith(1, 371)).body.details.faults.stays).toMatchObject({ rule: 'outside' });
    const { body } = await closeWith(1, 200);
    expect(body.drawers).toMatchObject([
      { counted: 370_00, difference: -10_00, stays: 200_00, toBank: 170_00 },
    ]);
    expect((await closeWith(1, 200)).body).toEqual(body);
    // The night's float is of nobody's day until something happens.
    expect(await read()).toMatchObject({
      number: 2,
      day: null,
      drawers: [{ float: 200_00, expected: 200_00 }],
    });
    const days = { from: '2026-11-20', to: '2026-11-20' };
    const url = 'GET /api/stores/:storeId/bills/money';
    const { cash = [] } = (await thali.call(url, { params: store, query: days, token })).body;
    const booked = Map.groupBy(
      entriesOf([], [], cash).flatMap(({ postings }) => postings),
      ({ account }) => account,
    );
    const sums = [...booked].map(([account, own]) => [
      account,
      own.reduce((sum, { amount }) => sum + amount, 0),
    ]);
    expect(Object.fromEntries(sums)).toEqual({
      Cash: 200_00,
      bank: 170_00,
      suppliers: 120_00,
      difference: 10_00,
      safe: -500_00,
    });
  });

  test('counts the guests of two tables once when one joins the other, also on the day after', async () => {
    const store = await createReceiptStore(thali);
    const { storeId, token } = store;
    const { read, close } = tillOf(store);
    const [two = '', three = ''] = await Promise.all(
      [2, 3].map(async (covers) => {
        const table = await addTable(thali, store);
        const url = `/api/stores/${storeId}/sittings`;
        return (await thali.call('POST', url, { body: { table, covers }, token })).body._id as string;
      }),
    );
    const covers = async () => (await read()).report?.sums.find(({ kind }) => kind === 'covers')?.count;
    expect(await covers()).toBe(5);
    await close(1);
    const url = `/api/stores/${storeId}/sittings/${three}/merge`;
    expect((await thali.call('POST', url, { body: { into: two }, token })).status).toBe(200);
    expect(await covers()).toBeUndefined();
  });

  test('with refunds in cash', async () => {
    const store = await createReceiptStore(thali);
    const { place, record } = receiptScene(thali, store);
    const order = await place();
    await record(order, { method: 'Cash' });
    await moveOrder(thali, store, order.id, { from: 1, to: 5, reason: 'Sold out' });
    await thali.call('POST', `/api/stores/${store.storeId}/orders/${order.id}/refunds`, {
      body: { how: 'hand', method: 'Cash' },
      headers: { 'idempotency-key': 'refund-in-cash' },
      token: store.token,
    });
    const { drawers, report } = await tillOf(store).read();
    expect(drawers[0]).toMatchObject({ cash: 0, expected: 0 });
    expect(sumsIn(report)).toMatchObject({ 'refund Cash': 70_00, cancelled: 70_00 });
  });

  test('holds each payment that comes while it is closed exactly once', async () => {
    const store = await createReceiptStore(thali);
    const { place, record } = receiptScene(thali, store);
    const { close, day, read, add } = tillOf(store);
    const orders = await Promise.all(Array.from({ length: 6 }, place));
    await add({ what: 'float', amount: 100 });
    const answers = await Promise.all([
      ...orders.map((order) => record(order, { method: 'Cash' })),
      ...[1, 1].map((number) => close(number)),
      add({ what: 'in', amount: 5, reason: 'other' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await tillOf(store).days()).length).toBe(1);
    const [closed, open] = [await day(1), await read()];
    const cash = (sums: object) => (sums as Record<string, number>)['received Cash'] ?? 0;
    expect(cash(sumsIn(closed)) + cash(sumsIn(open.report))).toBe(6 * 70_00);
    expect(closed.entries.length + open.entries.length).toBe(2);
    await expectSameAgain(store, 1);
  });
});

/** Folding the same stretch again gives what was kept. */
async function expectSameAgain({ storeId }: TestStore, number: number) {
  const { db } = thali.services;
  const row = await selectDay(db, storeId, number);
  const { stretch } = await readStretch({ db }, storeId, { from: row?.fromSeq ?? 0, to: row?.toSeq ?? 0 });
  expect(sumsOfStretch(stretch)).toEqual(row?.figures.sums);
}

describe('drawers', () => {
  test('a device’s cash goes into the drawer that it chose', async () => {
    const store = await createReceiptStore(thali);
    const { place, record } = receiptScene(thali, store);
    const { save, read } = tillOf(store);
    await save({ drawers: [{ name: 'Bar' }] });
    const bar = (await read()).drawers[1]?._id ?? '';
    await record(await place(), { method: 'Cash', drawer: bar });
    await record(await place(), { method: 'Cash', drawer: 'gone', amount: 20 });
    expect((await read()).drawers.map(({ name, expected }) => [name, expected])).toEqual([
      [null, 20_00],
      ['Bar', 70_00],
    ]);
    await save({ drawers: [] });
    expect((await read()).drawers).toHaveLength(2);
    await tillOf(store).close(1);
    expect((await read()).drawers).toHaveLength(1);
    const entry = await tillOf(store).add({ what: 'float', amount: 5, drawer: bar });
    expectError(entry, 404, 'DRAWER_NOT_FOUND');
  });

  test('a second tap adds nothing', async () => {
    const store = await createReceiptStore(thali);
    const { add, read } = tillOf(store);
    const key = { 'idempotency-key': 'the-same-tap' };
    await add({ what: 'float', amount: 100 }, key);
    await add({ what: 'float', amount: 100 }, key);
    expect((await read()).drawers[0]?.float).toBe(100_00);
  });

  test('what was written down in error is taken back once, in its own day, by whoever did it or the office', async () => {
    const store = await createReceiptStore(thali);
    const waiter = tillOf(store, await addTestStaff(thali, store, 'STAFF'));
    const owner = tillOf(store);
    await waiter.add({ what: 'float', amount: 1_000_000 });
    await owner.add({ what: 'in', amount: 50, reason: 'change' });
    const [float, change] = (await owner.read()).entries;
    const seen = (await waiter.read()).entries.map(({ canUndo }) => canUndo);
    expect(seen).toEqual([true, false]);
    expectError(await waiter.undo(change?._id), 403, 'FORBIDDEN');
    for (const _ of [1, 2]) {
      const { body } = await waiter.undo(float?._id);
      expect(body.drawers[0]).toMatchObject({ float: 0, in: 50_00, expected: 50_00 });
      expect(body.entries[0]).toMatchObject({ amount: 1_000_000_00, canUndo: false, undoneBy: float?.by });
    }
    await owner.close(1);
    expectError(await owner.undo(change?._id), 404, 'TILL_ENTRY_NOT_FOUND');
    expect((await owner.day(1)).entries[0].undoneBy).toBe(float?.by);
  });

  test('after ten minutes only the office takes an entry back', async () => {
    const store = await createReceiptStore(thali);
    const waiter = tillOf(store, await addTestStaff(thali, store, 'STAFF'));
    const { body } = await waiter.add({ what: 'float', amount: 100 });
    thali.clock.advance(11 * MINUTE);
    expectError(await waiter.undo(body.entries[0]._id), 403, 'FORBIDDEN');
    expect((await tillOf(store).undo(body.entries[0]._id)).status).toBe(200);
  });

  test.each([
    [{ what: 'count' }, 'amount'],
    [{ what: 'out', amount: 0, reason: 'bank' }, 'amount'],
    [{ what: 'out', amount: 10 }, 'reason'],
    [{ what: 'in', amount: 10 }, 'reason'],
  ])('nothing is written down from %j', async (body, field) => {
    const store = await createReceiptStore(thali);
    expectFields(await tillOf(store).add(body), { [field]: 'This field is required' });
  });
});

test('whoever counts blind sees nothing that is expected; the office does', async () => {
  const store = await createReceiptStore(thali);
  await tillOf(store).save({ blind: true });
  const { place, record } = receiptScene(thali, store);
  await record(await place(), { method: 'Cash' });
  const waiter = tillOf(store, await addTestStaff(thali, store, 'STAFF'));
  expect(await waiter.read()).toMatchObject({ report: null, drawers: [{ cash: null, expected: null }] });
  expectError(await waiter.close(1), 403, 'FORBIDDEN');
  await waiter.add({ what: 'count', amount: 60 });
  expect((await tillOf(store).read()).drawers[0]).toMatchObject({ counted: 60_00, difference: -10_00 });
});

test('a day that nobody has closed is late, and closes itself where the store wants it', async () => {
  const store = await createReceiptStore(thali);
  const { save, read, days } = tillOf(store);
  await receiptScene(thali, store).place();
  await save({ closesItself: true });
  const ctx = () => createContext(thali.services, { kind: 'system' });
  await closeLateDays(ctx(), [store.storeId]);
  expect(await days()).toEqual([]);
  thali.clock.advance(17 * HOUR);
  expect((await read()).isLate).toBe(true);
  await closeLateDays(ctx(), [store.storeId]);
  expect(await days()).toMatchObject([{ number: 1, day: '2026-11-20', closedBy: null, difference: null }]);
  expect(await read()).toMatchObject({ number: 2, isLate: false });
});

test('a closed day is printed on a receipt printer, and one that is not closed is not', async () => {
  const store = await createReceiptStore(thali);
  const { place, record } = receiptScene(thali, store);
  await record(await place(), { method: 'Cash' });
  await tillOf(store).close(1);
  const { id: printer } = await setUpPrinter(thali, store, { kind: 'star', name: 'Counter' });
  const print = (day: number) => askOffice(thali, store, 'POST', `till/days/${day}/print`, { printer });
  expect((await print(1)).status).toBe(204);
  expectError(await print(2), 404, 'TILL_DAY_NOT_FOUND');
  const { rows } = await thali.database.pool.query('select lines from print_jobs where store_id = $1', [
    store.storeId,
  ]);
  const texts = rows[0].lines.map(({ text = '', right = '' }) => `${text} ${right}`.trim());
  expect(texts).toEqual(expect.arrayContaining(['Day report Z 1', 'Cash (1) 70.00', 'Counted Not counted']));
});
