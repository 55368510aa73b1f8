import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ERROR_MESSAGES } from '#platform/errors/rules/error-messages.ts';
import type { Answer } from '#testing/server/call.ts';
import { changed, mutationsOf } from '#testing/server/mutations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { catalogueOf, createTestStore, orderBody, simpleItem } from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const orderTypes = [{ label: 'Dine-In', contents: [{ label: 'Packing', value: 5, valueType: 'absolute' }] }];
const store = await createTestStore(
  thali,
  catalogueOf([simpleItem('Tea', 20), simpleItem('Cake', 50)], { orderTypes }),
);
const url = `/order/create/web/${store.storeId}`;

/** An order with every field that exists. */
const WHOLE = {
  ...orderBody(store, {
    lines: [
      { item: 'Tea', value: '20.00', quantity: 2, configs: [{ label: 'Portion', contents: ['Regular'] }] },
      { item: 'Cake', value: 50 },
    ],
    amount: 95,
  }),
  profileID: store.storeId,
  remarks: 'hot',
  state: 1,
  charges: [{ label: 'Packing', value: 5 }],
  user: { phone: '9876543210', name: 'Meera', countryCode: '+91' },
  table: { iden: 'T4', idel: 'Table' },
};

const send = (payload: string | Buffer, key?: string): Promise<Answer> =>
  thali.call('POST', url, {
    body: payload,
    headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
  });

async function stored() {
  const sql = `select
      (select count(*)::int from orders where store_id = $1) as orders,
      (select count(*)::int from orders where store_id = $1 and amount = 9500) as priced,
      (select count(*)::int from order_lines where store_id = $1) as lines,
      (select count(*)::int from store_log where store_id = $1 and kind = 'order') as entries,
      (select count(*)::int from idempotency_keys where store_id = $1) as keys,
      (select order_no from store_counters where store_id = $1) as counter`;
  return (await thali.database.pool.query(sql, [store.storeId])).rows[0];
}

const NOTHING = { orders: 0, priced: 0, lines: 0, entries: 0, keys: 0, counter: 0 };

test.each([
  [['items'], 'Tea', 'items'],
  [['items'], {}, 'items'],
  [['items'], null, 'items'],
  [['items'], undefined, 'items'],
  [['items'], Array(2_000).fill({ itemID: 'x', value: 1, quantity: 1 }), 'items'],
  [['items', 0], null, 'items[0]'],
  [['items', 0, 'itemID'], undefined, 'items[0].itemID'],
  [['items', 0, 'itemID'], null, 'items[0].itemID'],
  [['items', 0, 'itemID'], { $ne: null }, 'items[0].itemID'],
  [['items', 0, 'itemID'], 'x'.repeat(201), 'items[0].itemID'],
  [['items', 0, 'quantity'], undefined, 'items[0].quantity'],
  [['items', 0, 'quantity'], 1e21, 'items[0].quantity'],
  [['items', 0, 'value'], null, 'items[0].value'],
  [['items', 0, 'value'], [], 'items[0].value'],
  [['items', 0, 'discount'], 100, 'items[0].discount'],
  [['items', 0, 'configs'], {}, 'items[0].configs'],
  [['items', 0, 'configs', 0, 'contents'], 'Regular', 'items[0].configs[0].contents'],
  [['items', 0, 'configs', 0, 'contents'], [1], 'items[0].configs[0].contents[0]'],
  [['items', 0, 'configs', 0, 'contents'], Array(10_000).fill('R'), 'items[0].configs[0].contents'],
  [['items', 0, 'images'], Array(10_000).fill('R'), 'items[0].images'],
  [['amount'], undefined, 'amount'],
  [['amount'], true, 'amount'],
  [['amount'], '9'.repeat(10_000), 'amount'],
  [['address'], 7, 'address'],
  [['address'], 'x'.repeat(20_001), 'address'],
  [['remarks'], { toString: 'x' }, 'remarks'],
  [['orderType'], 1, 'orderType'],
  [['user'], 'Meera', 'user'],
  [['user', 'phone'], 9876543210, 'phone'],
  [['user', 'role'], 'OWNER', 'role'],
  [['charges'], Array(10_000).fill({ label: 'x', value: 1 }), 'charges'],
  [['table', 'iden'], '', 'table.iden'],
  [['table', 'iden'], ['T4'], 'table.iden'],
  [['otp'], { challengeId: 'x', code: ['1234'] }, 'otp.code'],
  [['otp'], '1234', 'otp'],
  [['paymentState'], 'paid', 'paymentState'],
  [['orderNo'], 1, 'orderNo'],
] as [(string | number)[], unknown, string][])('%j may not be %j', async (path, value, field) => {
  const answer = await send(changed(WHOLE, path, value), 'a key of the client');
  expect({ status: answer.status, code: answer.body.code }, answer.text).toEqual({
    status: 422,
    code: 'VALIDATION',
  });
  expect(Object.keys(answer.body.details)).toEqual(['fields', 'faults']);
  expect(Object.keys(answer.body.details.fields)).toContain(field);
  expect(await stored()).toEqual(NOTHING);
});

test('a body of 256 kB is read, and one more byte is refused', async () => {
  const most = 256 * 1024;
  const padded = (length: number) => JSON.stringify(WHOLE).padEnd(length, ' ');
  const tooLarge = await send(padded(most + 1));
  expect([tooLarge.status, tooLarge.body.code]).toEqual([413, 'BODY_TOO_LARGE']);
  const lines = Array(10_000).fill({ itemID: store.items.Tea, value: 20, quantity: 1 });
  const tooMany = await send(changed(WHOLE, ['items'], lines));
  expect([tooMany.status, tooMany.body.code]).toEqual([413, 'BODY_TOO_LARGE']);
  expect(await stored()).toEqual(NOTHING);
  const read = await send(padded(most).replace('"amount":95', '"amount":94'));
  expect([read.status, read.body.code]).toEqual([409, 'PRICE_CHANGED']);
});

test('numbers that only look valid are refused', async () => {
  for (const amount of [
    '95.001',
    '-95',
    '0',
    '1e-999',
    '"0x5f"',
    '"95,00"',
    '"95.000"',
    '"٩٥"',
    '"Infinity"',
    '"9.5e1"',
  ]) {
    const answer = await send(JSON.stringify(WHOLE).replace('"amount":95', `"amount":${amount}`));
    expect([answer.status, answer.body.code], amount).toEqual([409, 'PRICE_CHANGED']);
  }
  expect(await stored()).toEqual(NOTHING);
});

test('many errors are reported together, up to a limit', async () => {
  const lines = Array.from({ length: 100 }, () => ({ itemID: '', value: null, quantity: 0, extra: 1 }));
  const answer = await send(changed(WHOLE, ['items'], lines));
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.details.fields).length).toBeGreaterThan(50);
  expect(answer.text.length).toBeLessThan(20_000);
});

test('any mutation of an order is placed whole or refused with a code', async () => {
  const before = await stored();
  let taken = 0;
  const body = mutationsOf(WHOLE, ['Tea', '20.00', store.items.Tea as string, store.storeId]);
  await fc.assert(
    fc.asyncProperty(body, async (payload) => {
      const answer = await send(payload);
      if (answer.status === 201) {
        taken++;
        expect(answer.body.amount).toBe(95);
        return;
      }
      expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
      expect(answer.status, answer.text).toBeLessThan(500);
      expect(Object.keys(ERROR_MESSAGES)).toContain(answer.body.code);
    }),
  );
  expect(await stored()).toEqual({
    orders: before.orders + taken,
    priced: before.priced + taken,
    lines: before.lines + 2 * taken,
    entries: before.entries + taken,
    keys: before.keys + taken,
    counter: before.counter + taken,
  });
});

test('cut, doubled and swapped bytes of an order are placed whole or refused', async () => {
  const whole = Buffer.from(JSON.stringify(WHOLE));
  const before = await stored();
  let taken = 0;
  const position = fc.nat({ max: whole.length - 1 });
  await fc.assert(
    fc.asyncProperty(position, position, fc.nat({ max: 255 }), async (from, to, byte) => {
      const [start, end] = [Math.min(from, to), Math.max(from, to)];
      const middles = [Buffer.of(byte), Buffer.alloc(0), Buffer.concat([whole, Buffer.of(byte)])];
      for (const middle of middles) {
        const payload = Buffer.concat([whole.subarray(0, start), middle, whole.subarray(end)]);
        const answer = await thali.app.inject({
          method: 'POST',
          url,
          payload,
          headers: { 'content-type': 'application/json' },
        });
        if (answer.statusCode === 201) taken++;
        else expect([400, 409, 422], answer.body).toContain(answer.statusCode);
      }
    }),
  );
  const after = await stored();
  expect(after).toMatchObject({ orders: before.orders + taken, counter: before.counter + taken });
  expect(thali.logs.filter((line) => line.includes('INTERNAL'))).toEqual([]);
});

test('the unchanged order is placed after all of that', async () => {
  const { orders } = await stored();
  const placed = await send(JSON.stringify(WHOLE), 'a key of the client');
  expect(placed.status, placed.text).toBe(201);
  expect(placed.body).toMatchObject({ amount: 95, orderNo: orders + 1 });
});
