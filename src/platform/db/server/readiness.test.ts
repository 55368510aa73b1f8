import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '#testing/server/test-database.ts';
import { openDatabase } from './client.ts';
import { createReadiness } from './readiness.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

/** As if the disk were full, or the database had become a copy of another one. */
const TROUBLES = ['temp_file_limit = 0', 'default_transaction_read_only = on'];

test.each(TROUBLES)('is not ready while nothing can be written: %s', async (trouble) => {
  const { pool, connection } = database;
  await pool.query(`alter database ${connection.database} set ${trouble}`);
  const troubled = openDatabase(connection, () => {}, 1);
  await expect(createReadiness(troubled.db, Date.now)()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await troubled.close();
  await pool.query(`alter database ${connection.database} reset ${trouble.split(' ')[0]}`);
  await createReadiness(database.db, Date.now)();
});

test('many probes try to write once', async () => {
  let now = 0;
  let transactions = 0;
  const { db, pool } = database;
  pool.on('acquire', () => transactions++);
  const isReady = createReadiness(db, () => now);
  await isReady();
  const first = transactions;
  await isReady();
  expect(transactions - first).toBe(1);
  now += 5_000;
  await isReady();
  expect(transactions - first).toBe(1 + first);
});
