import { expect, test } from 'vitest';
import { billNumber } from '#money/bills/rules/bill-settings.ts';
import { tillAt } from '#money/till/server/testing/till-at.ts';
import { HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import {
  addTestPerson,
  admitTestTablet,
  getTestPass,
  madeBy,
  startTestTurn,
  type TestPass,
} from '#testing/server/people/test-tablets.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { orderBody, TEA, unique } from '#testing/server/test-stores.ts';
import { tabletScene } from './testing/tablet-scene.ts';

const thali = await useTestApp();
const { scene, setPin } = tabletScene(thali);

interface Sale {
  key?: string;
  /** When it was truly made. */
  at: number;
  cookie: string;
  /** Whose it is, if not of who sends it. */
  pass?: TestPass;
  /** Its place among the numbers that the tablet has given. */
  place: number;
}

/** Ravi works at one tablet with Sita, and nobody is at the other one yet. */
async function restaurant() {
  const { store, ravi, tablet } = await scene();
  const { storeId, token } = store;
  const sita = await addTestPerson(thali, store, { name: 'Sita', role: 'MANAGER' });
  const read = async (path: string) =>
    (await thali.call('GET', `/api/stores/${storeId}/${path}`, { token })).body;
  const till = tillAt(thali, store);
  const numbersOf = async (cookie: string) =>
    (await thali.call('POST', '/api/tablet/numbers', { headers: { cookie }, body: {} })).body;
  return {
    store,
    ravi,
    sita,
    tablet,
    till,
    questions: async () => (await read('questions')).questions,
    orders: async () => (await read('orders')).orders,
    bills: async () => (await read('bills')).bills as { number: string; day: string; payable: number }[],
    remove: () => thali.call('DELETE', `/api/stores/${storeId}/people/${ravi}`, { token }),
    cash: async () => {
      const { drawers } = await till.read();
      return drawers.reduce((sum, { cash, in: put, out }) => sum + (cash ?? 0) + put - out, 0);
    },
    /** A tablet that gives its own numbers, and whose clock is off by so much. */
    async selling(cookie: string, off = 0) {
      const { letter, orders, bills } = await numbersOf(cookie);
      return ({ key = unique(), at, cookie: sender, pass, place }: Sale) => {
        const path = `/api/stores/${storeId}/sales`;
        const madeAt = new Date(at + off).toISOString();
        const bill = billNumber(bills.prefix, bills.year, bills.next + place, letter);
        const given = { orderNo: orders[0].next + place, bill };
        const body = { order: orderBody(store, TEA), paid: { method: 'Cash', amount: 20 }, given };
        const sentAt = new Date(thali.clock.now + off).toISOString();
        const by = pass && madeBy(pass, { key, madeAt, call: `POST ${path}`, body });
        const headers = { cookie: sender, 'idempotency-key': key, 'made-at': madeAt, 'sent-at': sentAt };
        return thali.call('POST', path, { headers: { ...headers, ...(by && { 'made-by': by }) }, body });
      };
    },
  };
}

const NEW_DAY = Date.parse('2026-11-21T04:00:00+05:30');

test.each([3 * HOUR, -3 * HOUR])(
  'a clock that is %i ms wrong: each sale is of its hour and day, and a PIN ends when it ended',
  async (off) => {
    thali.clock.now = NEW_DAY - HOUR;
    const { store, ravi, sita, tablet, selling, orders, bills, questions } = await restaurant();
    const pass = await getTestPass(thali, tablet, ravi);
    const sell = await selling(await startTestTurn(thali, tablet, ravi), off);
    thali.clock.now = NEW_DAY + 20 * MINUTE;
    await setPin(store, ravi, '9517');
    thali.clock.now = NEW_DAY + 30 * MINUTE;
    const cookie = await startTestTurn(thali, tablet, sita);
    const times = [-30 * MINUTE, 15 * MINUTE, 25 * MINUTE].map((after) => NEW_DAY + after);
    for (const [place, at] of times.entries())
      expect((await sell({ at, cookie, pass, place })).status).toBe(place < 2 ? 201 : 409);
    expect(
      (await orders()).map(({ createdAt }: { createdAt: string }) => Date.parse(createdAt)).toSorted(),
    ).toEqual(times.slice(0, 2));
    expect((await bills()).map(({ day, payable }) => [day, payable]).toSorted()).toEqual([
      ['2026-11-20', 2000],
      ['2026-11-21', 0],
      ['2026-11-21', 2000],
    ]);
    const asked = { code: 'PIN_CHANGED', madeBy: 'Ravi', sum: 20 };
    const stands = { ...asked, isSaved: true };
    expect(await questions()).toMatchObject([stands, stands, { ...asked, inDrawer: 20 }]);
  },
);

test('what a waiter sold who was removed before it came is asked about under their name, and all cash is in the drawer once', async () => {
  const { ravi, sita, tablet, selling, orders, bills, questions, remove, cash } = await restaurant();
  const pass = await getTestPass(thali, tablet, ravi);
  const own = await startTestTurn(thali, tablet, ravi);
  const sell = await selling(own);
  const at = thali.clock.now;
  const done = unique();
  thali.clock.advance(MINUTE);
  expect((await sell({ key: done, at, cookie: own, place: 0 })).status).toBe(201);
  await remove();
  const cookie = await startTestTurn(thali, tablet, sita);
  const unsent = [done, unique(), unique()].map((key, place) => ({
    key,
    place,
    at: at + place,
    cookie,
    pass,
  }));
  for (const _ of [1, 2])
    for (const sale of unsent)
      expect(await sell(sale)).toMatchObject({ status: 409, body: { code: 'LEFT_TO_CHECK' } });
  expect(await orders()).toHaveLength(1);
  expect(await cash()).toBe(60_00);
  const asked = { code: 'MEMBER_NOT_FOUND', madeBy: 'Ravi', sum: 20 };
  expect(await questions()).toMatchObject([asked, asked, asked]);
  expect((await bills()).map(({ number, payable }) => [number.slice(-4), payable]).toSorted()).toEqual([
    ['0001', 2000],
    ['0002', 0],
    ['0003', 0],
  ]);
});

test('a tablet that was away at the close: its sales are in the next one, and in no day twice', async () => {
  const { store, sita, tablet, till, selling, orders, bills, questions } = await restaurant();
  const other = await admitTestTablet(thali, store, 'Counter');
  const counter = await startTestTurn(thali, other, sita);
  const here = await selling(counter);
  const there = await selling(await startTestTurn(thali, tablet, sita));
  const began = thali.clock.now;
  expect((await here({ at: began, cookie: counter, place: 0 })).status).toBe(201);
  thali.clock.advance(2 * MINUTE);
  expect((await till.close(1)).status).toBeLessThan(300);
  const closed: unknown = await till.day(1);
  const closedAt = thali.clock.now;
  thali.clock.advance(2 * MINUTE);
  const cookie = await startTestTurn(thali, tablet, sita);
  expect((await there({ at: began + MINUTE, cookie, place: 0 })).status).toBe(201);
  expect((await there({ at: closedAt + MINUTE, cookie, place: 1 })).status).toBe(201);
  expect(await till.day(1)).toEqual(closed);
  expect((await till.close(2)).status).toBeLessThan(300);
  const days = [await till.day(1), await till.day(2)];
  expect(days.map(({ drawers }) => drawers[0].cash)).toEqual([20_00, 40_00]);
  const numbers = days
    .flatMap((day) => day.bills)
    .map(({ first, last, amount }) => [first.slice(-6), last.slice(-6), amount]);
  expect(numbers).toEqual([
    ['B/0001', 'B/0001', 20_00],
    ['A/0001', 'A/0002', 40_00],
  ]);
  expect([(await orders()).length, (await bills()).length, await questions()]).toEqual([3, 3, []]);
});
