import { expect, test } from 'vitest';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  orderBody,
  postOrder,
  simpleItem,
} from '#testing/server/test-stores.ts';

/** 2,000 kB of orders a day per network. */
const thali = await useTestApp({ rateLimitScale: 1 / 100 });

const TOPPINGS = Array.from({ length: 100 }, (_, index) => `Topping ${index}`);
const translations = { hi: { label: 'अ'.repeat(140) } };
const PLATE = {
  label: 'Plate',
  configs: [
    {
      label: 'Toppings',
      maxSelection: 100,
      contents: TOPPINGS.map((label) => ({ label, value: 1, translations })),
    },
  ],
};
const store = await createTestStore(thali, catalogueOf([PLATE, simpleItem('Tea', 20)]));
const configs = [{ label: 'Toppings', contents: TOPPINGS }];
/** Between 670 and 1,000 kB. */
const LARGE = {
  lines: Array.from({ length: 20 }, (_, index) => ({
    item: 'Plate',
    value: 100,
    configs,
    remarks: `${index}`,
  })),
  amount: 2000,
};
const TEA = { lines: [{ item: 'Tea', value: 20 }], amount: 20 };

function place(order: typeof LARGE | typeof TEA, headers: Record<string, string> = {}) {
  thali.clock.advance(MINUTE);
  return postOrder(thali, store, order, headers);
}

async function countRows(): Promise<number> {
  const sql = 'select count(*)::int as count from order_lines where store_id = $1';
  return (await thali.database.pool.query(sql, [store.storeId])).rows[0].count;
}

test('a network can write only so many kilobytes of orders in a day, and small ones still fit', async () => {
  for (let order = 0; order < 2; order++) {
    const placed = await place(LARGE);
    expect(placed.status, placed.text).toBe(201);
  }
  expect((await place(LARGE)).body.code).toBe('TOO_MANY_REQUESTS');
  const body = orderBody(store, LARGE);
  const { storeId, token } = store;
  const taken = await thali.call('POST', `/api/stores/${storeId}/orders`, { body, token });
  expect(taken.body.code).toBe('TOO_MANY_REQUESTS');
  expect(await countRows()).toBe(40);
  expect((await place(TEA)).status).toBe(201);
  thali.clock.advance(DAY);
  expect((await place(LARGE)).status).toBe(201);
});

test('an order that arrives twice at once counts once', async () => {
  thali.clock.advance(DAY);
  const twin = (device: string) => place(LARGE, { 'idempotency-key': 'the same key', 'user-agent': device });
  const twins = await Promise.all([twin('one'), twin('two')]);
  expect(twins.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  expect((await place(LARGE)).status).toBe(201);
});
