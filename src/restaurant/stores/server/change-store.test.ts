import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { lockRows } from '#testing/server/lock-rows.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { createTestStore } from '#testing/server/test-stores.ts';
import { changeStore, UNCHANGED } from './change-store.ts';

const thali = await useTestApp();
const { storeId } = await createTestStore(thali);
const { pool } = thali.database;

const context = () => ({ ...createContext(thali.services, { kind: 'system' }), storeId });

async function standing() {
  const { rows } = await pool.query(
    `select revision, log_seq as entries from stores join store_counters using (store_id) where store_id = $1`,
    [storeId],
  );
  return rows[0];
}

test('a change takes the next revision, and its entry has it', async () => {
  const before = await standing();
  const seen = await changeStore(
    context(),
    [{ what: 'item', itemId: 'tea' }],
    async (_, revision) => revision,
  );
  expect(seen).toBe(before.revision + 1);
  expect(await standing()).toEqual({ revision: seen, entries: before.entries + 1 });
  const last = 'select kind, event from store_log where store_id = $1 order by seq desc limit 1';
  const { rows } = await pool.query(last, [storeId]);
  expect(rows).toEqual([{ kind: 'menu', event: { what: 'item', itemId: 'tea', revision: seen } }]);
});

test('a body that finds nothing to change leaves the revision and the log as they are', async () => {
  const before = await standing();
  expect(await changeStore(context(), 'profile', async () => UNCHANGED)).toBe(UNCHANGED);
  expect(await standing()).toEqual(before);
});

test('who has seen an earlier revision is refused, and nothing is written', async () => {
  const before = await standing();
  const late = changeStore(context(), 'profile', async () => {}, before.revision - 1);
  await expect(late).rejects.toMatchObject({
    code: 'REVISION_STALE',
    details: { revision: before.revision },
  });
  expect(await standing()).toEqual(before);
});

test('the store’s row is taken before the body runs, and the counter that orders wait for after it', async () => {
  const row = await lockRows(thali.database, 'select from stores where store_id = $1 for update', [storeId]);
  const steps: string[] = [];
  const counter = 'select from store_counters where store_id = $1 for update';
  const held = await lockRows(thali.database, counter, [storeId]);
  const changing = changeStore(context(), 'profile', async () => {
    steps.push('body');
  });
  await row.whenWaiting(1);
  expect(steps).toEqual([]);
  await row.release();
  await expect.poll(() => steps).toEqual(['body']);
  await held.whenWaiting(1);
  await held.release();
  await changing;
});
