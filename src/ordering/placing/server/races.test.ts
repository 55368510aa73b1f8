import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  moveOrder,
  orderBody,
  patchItem,
  simpleItem,
} from '#testing/server/test-stores.ts';

const thali = await useTestApp();
const ROUNDS = 12;

test('no order follows the log entry that says its dish is sold out', async () => {
  const store = await createTestStore(thali, catalogueOf([simpleItem('Tea', 20)]));
  const setState = (state: string) => patchItem(thali, store, 'Tea', { state });
  const body = orderBody(store, { lines: [{ item: 'Tea', value: 20 }], amount: 20 });
  const place = () => thali.call('POST', `/order/create/web/${store.storeId}`, { body });
  let refused = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const [, ...orders] = await Promise.all([setState('Sold Out'), place(), place(), place(), place()]);
    for (const { status, body: answer } of orders) {
      expect([201, 409]).toContain(status);
      if (status === 409) expect(answer.code).toBe('ITEM_UNAVAILABLE');
    }
    refused += orders.filter(({ status }) => status === 409).length;
    await setState('Available');
  }
  expect(refused).toBeGreaterThan(0);
  const { rows } = await thali.database.pool.query<{ kind: string }>(
    'select kind from store_log where store_id = $1 order by seq',
    [store.storeId],
  );
  // The menu's entries alternate between sold out and available; no order may come after the first kind.
  let isSoldOut = false;
  for (const { kind } of rows.slice(rows.findIndex((row) => row.kind === 'menu') + 1)) {
    if (kind === 'menu') isSoldOut = !isSoldOut;
    else expect(isSoldOut).toBe(false);
  }
});

test('items that sell out while the catalogue is replaced cause no deadlock, and none is lost', async () => {
  const store = await createTestStore(thali, catalogueOf([simpleItem('Tea', 20), simpleItem('Cake', 50)]));
  const { token } = store;
  for (let round = 0; round < ROUNDS; round++) {
    const { body: catalogue } = await thali.call('GET /api/stores/:storeId/catalogue', {
      params: store,
      token,
    });
    const headers = { 'if-match': `"${catalogue.revision}"` };
    const answers = await Promise.all([
      thali.call('PUT /api/stores/:storeId/catalogue', { params: store, body: catalogue, token, headers }),
      ...['Tea', 'Cake', 'Tea', 'Cake'].map((label) => patchItem(thali, store, label, { state: 'Sold Out' })),
    ]);
    const [put, ...patches] = answers.map(({ status }) => status);
    expect([200, 412]).toContain(put);
    expect(patches).toEqual([200, 200, 200, 200]);
  }
});

test('an order that is served twice keeps its first time of serving', async () => {
  const store = await createTestStore(thali, catalogueOf([simpleItem('Tea', 20)]));
  const body = orderBody(store, { lines: [{ item: 'Tea', value: 20 }], amount: 20 });
  const { body: placed } = await thali.call('POST', `/order/create/web/${store.storeId}`, { body });
  const move = (from: number, to: number) => moveOrder(thali, store, placed._id, { from, to });
  await move(1, 4);
  const served = thali.clock.now;
  thali.clock.advance(MINUTE);
  await move(4, 3);
  await move(3, 4);
  const { rows } = await thali.database.pool.query('select served_at from orders where store_id = $1', [
    store.storeId,
  ]);
  expect(rows[0].served_at.getTime()).toBe(served);
});
