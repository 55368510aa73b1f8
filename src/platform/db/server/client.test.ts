import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#testing/server/test-database.ts';
import { waitUntil } from '#testing/server/wait-until.ts';
import { inTransaction, openDatabase } from './client.ts';
import { sql } from './drizzle.ts';
import { isUnreachable } from './errors.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

test('a connection that breaks in the middle of a transaction fails that one, and not the program', async () => {
  const client = await database.pool.connect();
  await client.query('begin');
  const { rows } = await client.query('select pg_backend_pid() as pid');
  // once() would add a listener for errors, and this test is about the program's own.
  const ended = new Promise<void>((resolve) => client.on('end', resolve));
  await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  await ended;
  await expect(client.query('select 1')).rejects.toThrow(/not queryable|terminated/);
  client.release();
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('connections that are cut while in use leave no gap in the pool', async () => {
  const { db, pool } = database;
  const work = () =>
    inTransaction(db, (tx) => tx.execute(sql`select pg_sleep(0.005)`)).then(
      () => true,
      () => false,
    );
  const allWork = async () => (await Promise.all(Array.from({ length: 20 }, work))).every(Boolean);
  for (let round = 0; round < 15; round++) {
    const busy = allWork();
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await busy;
  }
  await waitUntil(allWork, 'the cut connections have been replaced');
  let together = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 20 }, () =>
      inTransaction(db, async (tx) => {
        most = Math.max(most, ++together);
        await waitUntil(() => most === 20, 'all connections are in use at once');
        await tx.execute(sql`select 1`);
        together--;
      }),
    ),
  );
  expect(most).toBe(20);
});

test('the wait for a silent server ends', async () => {
  const deaf = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
  await once(deaf, 'listening');
  const { port } = deaf.address() as AddressInfo;
  const lost = openDatabase({ ...database.connection, host: '127.0.0.1', port }, () => {});
  const failure: unknown = await lost.db.execute(sql`select 1`).catch((error) => error);
  expect(isUnreachable(failure)).toBe(true);
  deaf.close();
  await lost.close();
});

test('a connection to a server that only reads is not kept, so that the next may lead to one that writes', async () => {
  const { db, pool } = openDatabase(database.connection, () => {}, 1);
  onTestFinished(() => pool.end());
  await pool.query('create table written (n integer)');
  await pool.query('set default_transaction_read_only = on');
  const write = () => inTransaction(db, (tx) => tx.execute(sql`insert into written (n) values (1)`));
  expect(isUnreachable(await write().catch((error: unknown) => error))).toBe(true);
  await write();
});
