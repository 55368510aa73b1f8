import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { NOON, type TestApp, useTestApp } from '#testing/server/test-app.ts';
import { createDemoPictures, pictureAddress, pictureId } from './demo-pictures.ts';
import { finishDemo } from './finish-demo.ts';
import { planPast } from './past/make-past.ts';
import { readUnfinished } from './queries.ts';
import { seedDemo } from './seed-demo.ts';
import { palaceRooms } from './stores/palace-rooms/store.ts';

const PASSWORD = 'a plain long one';

/** A demo of one store, of which nothing is made behind yet. */
async function beginDemo() {
  const thali = await useTestApp();
  const ctx = createContext(thali.services, { kind: 'system' });
  const { owner, stores } = await seedDemo(ctx, [palaceRooms], PASSWORD, pictureAddress);
  const storeId = stores[0]?.storeId ?? '';
  const { token } = (
    await thali.call('POST /tenant/api/login', { body: { email: 'owner@demo.example', password: PASSWORD } })
  ).body;
  const said: string[] = [];
  const finish = (during = (_line: string, _stop: () => void) => {}) => {
    const stopping = new AbortController();
    const say = (line: string) => {
      said.push(line);
      during(line, () => stopping.abort());
    };
    const pictures = { ...createDemoPictures(), begin: () => [] };
    return finishDemo(ctx, { pictures, say, signal: stopping.signal });
  };
  const { store, catalogue } = await thali.services.storeCache.getCurrent(ctx.db, storeId);
  const { orders } = planPast(palaceRooms, {
    storeId,
    owner,
    catalogue,
    timeZone: store.timeZone,
    now: NOON,
  });
  return { thali, storeId, token, said, planned: orders.length, finish };
}

/** The numbers of the store's orders, log entries and bills, each as it should be if none is missing. */
async function numbersOf({ database }: TestApp, storeId: string) {
  const gapless = async (column: string, table: string, where = 'true') => {
    const sql = `select count(*)::int as n, coalesce(max(${column}), 0) as last, count(distinct ${column})::int as distinct
      from ${table} where store_id = $1 and ${where}`;
    const { n, last, distinct } = (await database.pool.query(sql, [storeId])).rows[0];
    expect([table, last, distinct]).toEqual([table, n, n]);
    return n as number;
  };
  return {
    orders: await gapless('order_no', 'orders'),
    entries: await gapless('seq', 'store_log'),
    bills: await gapless('seq', 'bills', "series = 'bill' and year = 2026"),
  };
}

/** A guest orders a dish whose price the server tells. */
async function orderToRoom(thali: TestApp, storeId: string): Promise<number> {
  const { rows } = await thali.database.pool.query(
    "select id from items where store_id = $1 and label = 'Poori bhaji'",
    [storeId],
  );
  const order = (value: number, amount: number) =>
    thali.call('POST', `/order/create/web/${storeId}`, {
      body: {
        orderType: 'In-Room',
        table: { iden: '101', idel: 'Room' },
        address: '',
        user: { name: 'Kavya', phone: '', countryCode: '+91' },
        amount,
        items: [{ itemID: rows[0].id, itemLabel: 'Poori bhaji', value, quantity: 1, configs: [] }],
      },
    });
  const { details } = (await order(1, 1)).body;
  let placed = await order(Number(details.items[0].value), details.amount);
  // On a slow machine a day of the past is written for longer than an order waits.
  while (placed.status === 503) placed = await order(Number(details.items[0].value), details.amount);
  if (placed.status !== 201) throw new Error(placed.text);
  return placed.body.orderNo;
}

test('a start that ends early is continued by the next one, and orders that people place meanwhile are kept', async () => {
  const { thali, storeId, token, said, planned, finish } = await beginDemo();
  const told = async () =>
    (await thali.call('GET /api/stores/:storeId/announcements', { params: { storeId }, token })).body
      .announcements;
  const placed = [await orderToRoom(thali, storeId)];
  await finish((line, stop) => line.includes('15 of') && stop());
  expect(await readUnfinished(thali.services.db)).toHaveLength(1);
  expect((await numbersOf(thali, storeId)).orders).toBeLessThan(planned / 2);
  expect(await told()).toMatchObject([{ text: expect.stringContaining('still being written') }]);
  const during: Promise<number>[] = [];
  await finish((line) => line.includes('45 of') && during.push(orderToRoom(thali, storeId)));
  placed.push(...(await Promise.all(during)));
  expect(placed).toHaveLength(2);
  expect((await numbersOf(thali, storeId)).orders).toBe(planned + placed.length);
  const { rows } = await thali.database.pool.query(
    'select order_no from orders where store_id = $1 and customer_name = $2 and created_at >= $3 order by 1',
    [storeId, 'Kavya', new Date(NOON)],
  );
  expect(rows.map(({ order_no }) => order_no)).toEqual(placed);

  expect(said.at(-1)).toBe('The demo is whole: every picture, and sixty days of orders.');
  expect(await readUnfinished(thali.services.db)).toEqual([]);
  expect(await told()).toEqual([]);
});

test('two processes make the past once', async () => {
  const { thali, storeId, planned, finish } = await beginDemo();
  await Promise.all([finish(), finish()]);
  await finish();
  expect((await numbersOf(thali, storeId)).orders).toBe(planned);
});

test('a day that the store refuses is left out, and the rest of the demo is made', async () => {
  const { thali, storeId, said, finish } = await beginDemo();
  const close = "update order_types set active = false where store_id = $1 and label = 'In-Room'";
  await finish(async (line) => {
    if (line.includes('15 of')) await thali.database.pool.query(close, [storeId]);
  });
  expect(said.at(-1)).toContain('The demo is whole');
  await numbersOf(thali, storeId);
});

test('a picture is drawn when it is first asked for, once, and not when the demo is whole', async () => {
  const pictures = createDemoPictures();
  const [id] = pictures.begin([palaceRooms]);
  expect(id).toBe(pictureId(palaceRooms.logo, palaceRooms));
  const master = await pictures.make(id ?? '');
  expect(await sharp(master ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'webp', width: 512 });
  expect(await pictures.make('0'.repeat(32))).toBeNull();
  pictures.end();
  expect(await pictures.make(id ?? '')).toBeNull();
});
