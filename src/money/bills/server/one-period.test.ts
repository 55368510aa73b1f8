import { expect, test } from 'vitest';
import { addDays, daysOf } from '#money/reports/rules/report-period.ts';
import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import { addTestPerson, admitTestTablet, startTestTurn } from '#testing/server/people/test-tablets.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { orderBody, TEA, teaStore, unique } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const orderTypes = [{ label: 'Pickup' }];

async function scene() {
  const store = await teaStore(thali, { orderTypes });
  const ravi = await addTestPerson(thali, store, { role: 'MANAGER' });
  const tablet = await admitTestTablet(thali, store);
  const { body } = await thali.call('GET', `/api/stores/${store.storeId}/catalogue`, store);
  const sell = async (ago: number | null = null) => {
    const cookie = await startTestTurn(thali, tablet, ravi);
    const late =
      ago === null
        ? {}
        : {
            'made-at': new Date(thali.clock.now - ago).toISOString(),
            'sent-at': new Date(thali.clock.now).toISOString(),
            'menu-revision': String(body.revision),
          };
    const { status } = await thali.call('POST', `/api/stores/${store.storeId}/sales`, {
      headers: { cookie, 'idempotency-key': unique(), ...late },
      body: {
        order: orderBody(store, { ...TEA, more: { orderType: 'Pickup', address: 'ASAP' } }),
        paid: { method: 'Cash', amount: 20 },
      },
    });
    expect(status).toBe(201);
  };
  const exported = async (from?: string, to?: string) => {
    const query = from && to ? { from, to } : {};
    const url = `/api/stores/${store.storeId}/bills/export?${new URLSearchParams(query)}`;
    const answer = await thali.call('GET', url, { token: store.token });
    return answer.body.bills as { number: string; date: string }[];
  };
  return { store, sell, exported };
}

test('each bill is in one day and in one month, also one that a tablet made late, over midnight, over a close', async () => {
  thali.clock.advance(9 * DAY);
  const { store, sell, exported } = await scene();
  const start = thali.clock.now;
  await sell();
  thali.clock.advance(11.5 * HOUR);
  await sell();
  thali.clock.advance(HOUR);
  await sell();
  const { storeId, token } = store;
  await thali.call('POST', `/api/stores/${storeId}/till/close`, { token, body: { number: 1 } });
  thali.clock.advance(DAY);
  await sell();
  thali.clock.advance(12 * HOUR);
  await sell();
  // Without a number on paper these are in the store's series, on their own days.
  await sell(2 * DAY);
  await sell(12 * HOUR);

  const all = await exported();
  expect(all).toHaveLength(7);
  const today = new Date(start).toISOString().slice(0, 10);
  const days = daysOf({ from: addDays(today, -4), to: addDays(today, 6) });
  const ofDays = (await Promise.all(days.map(async (day) => exported(day, day)))).flat();
  const ofMonths = [await exported('2026-11-01', '2026-11-30'), await exported('2026-12-01', '2026-12-31')];
  const numbersOf = (bills: { number: string }[]) => bills.map(({ number }) => number).toSorted();
  expect(numbersOf(ofDays)).toEqual(numbersOf(all));
  expect(numbersOf(ofMonths.flat())).toEqual(numbersOf(all));
  expect(ofMonths.map(({ length }) => length)).toEqual([6, 1]);
  const [month = []] = ofMonths;
  expect(month.every(({ date }) => date.startsWith('2026-11'))).toBe(true);
  const before = await exported(addDays(today, -4), addDays(today, 6));
  // What the release before wrote names no other day than its paper.
  await thali.database.pool.query('update bills set day = null where store_id = $1', [storeId]);
  expect(await exported(addDays(today, -4), addDays(today, 6))).toEqual(before);
  expect(await exported('2026-11-01', '2026-11-30')).toEqual(month);
});
