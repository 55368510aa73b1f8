import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { addTable, sitDown } from '#tables/sittings/server/testing/sit-down.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff, teaStore } from '#testing/server/test-stores.ts';

const thali = await useTestApp({ rateLimitScale: 0 });
const store = await teaStore(thali);
const desk = `/api/stores/${store.storeId}`;
const report = (query = '', token = store.token) =>
  thali.call('GET', `${desk}/sittings-report${query}`, { token });

/** Guests who stay for so long and order so many teas. */
async function dine(
  iden: string,
  teas: number,
  minutes: number,
  by: { token?: string; covers?: number } = {},
) {
  const phone = await sitDown(thali, store, iden);
  const at = `${desk}/sittings/${phone.sittingId}`;
  if (by.covers)
    await thali.call('PATCH', at, { token: by.token ?? '', body: { covers: by.covers, mine: true } });
  if (teas > 0) await phone.send([await phone.put('Tea', { quantity: teas })], 20 * teas);
  thali.clock.advance(minutes * MINUTE);
  await thali.call('POST', `${at}/close`, { token: store.token, body: { reason: 'Paid in a hurry' } });
}

test('tables are reported with their turns and what they spent', async () => {
  const [two, ten] = [await addTable(thali, store, 'T2'), await addTable(thali, store, 'T10')];
  const meera = await addTestStaff(thali, store, 'STAFF');
  await dine(ten, 6, 60, { token: meera, covers: 3 });
  await dine(ten, 2, 30);
  await dine(two, 1, 15, { token: meera, covers: 1 });
  await dine(two, 0, 45);
  await sitDown(thali, store, two);
  const { status, body, text } = await report();
  expect(status, text).toBe(200);
  expect(body).toMatchObject({ sittings: 3, covers: 4, turnMinutes: 35, revenue: 180_00, perCover: 35_00 });
  expect(body.tables).toEqual([
    { iden: 'T2', label: 'Table', sittings: 1, covers: 1, turnMinutes: 15, revenue: 20_00, perCover: 20_00 },
    {
      iden: 'T10',
      label: 'Table',
      sittings: 2,
      covers: 3,
      turnMinutes: 45,
      revenue: 160_00,
      perCover: 40_00,
    },
  ]);
  expect(body.waiters).toMatchObject([
    { waiter: { name: 'STAFF person' }, sittings: 2, revenue: 140_00 },
    { waiter: null, sittings: 1, perCover: null },
  ]);
  expect((await report('?period=yesterday')).body).toMatchObject({
    sittings: 0,
    turnMinutes: null,
    tables: [],
  });
  expect((await report('', meera)).body.code).toBe('FORBIDDEN');
});
