import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

test('a connection that breaks in the middle of a transaction fails that one, and not the program', async () => {
  const client = await database.pool.connect();
  await client.query('begin');
  const { rows } = await client.query('select pg_backend_pid() as pid');
  // Not with once(), which would be the listener for errors that is on trial here.
  const ended = new Promise<void>((resolve) => client.on('end', resolve));
  await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  await ended;
  await expect(client.query('select 1')).rejects.toThrow(/not queryable|terminated/);
  client.release();
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
