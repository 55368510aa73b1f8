import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '#testing/server/empty-database.ts';
import { withClient } from '#testing/server/with-client.ts';
import { migrate } from '../migrate.ts';
import { GLOBAL_TABLES } from '../table-kinds.ts';
import { distributeTables, isDistributed, undistributedTables } from './distribute.ts';

// What Citus has of tables and functions, as far as they are called: these note what was asked of them.
const CITUS = `
  create schema citus;
  create table citus.pg_dist_partition (logicalrelid regclass, beside text);
  create function citus.create_distributed_table(t regclass, key text, colocate_with text) returns void
    language sql as 'insert into citus.pg_dist_partition values (t, colocate_with)';
  create function citus.truncate_local_data_after_distributing_table(t regclass) returns void
    language sql as ''`;

async function clusterWith(folder?: string) {
  const connection = await emptyDatabase();
  const options = folder === undefined ? {} : { folder };
  await withClient(connection, async (client) => {
    await client.query(CITUS);
    await client.query(`alter database ${connection.database} set search_path = public, citus`);
  });
  return { connection, migrate: () => migrate(connection, options) };
}

test('the tables of stores are spread beside their stores, and no other', async () => {
  const { connection, migrate: toNewest } = await clusterWith();
  await toNewest();
  await withClient(connection, async (client) => {
    expect(await isDistributed(client)).toBe(false);
    const tables = await undistributedTables(client);
    expect(tables[0]).toBe('stores');
    expect(tables.indexOf('orders')).toBeLessThan(tables.indexOf('order_lines'));
    expect(tables.filter((table) => GLOBAL_TABLES.has(table))).toEqual([]);
    await distributeTables(client, tables);
    expect(await isDistributed(client)).toBe(true);
    expect(await undistributedTables(client)).toEqual([]);
    const { rows } = await client.query('select distinct beside from pg_dist_partition order by 1');
    expect(rows).toEqual([{ beside: 'none' }, { beside: 'stores' }]);
  });
});

test('a later migration spreads the tables of stores that it makes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'thali-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const write = (name: string, statements: string[]) =>
    writeFile(join(folder, name), statements.join('--> statement-breakpoint\n'));
  const cluster = await clusterWith(folder);
  await write('0000_a.sql', ['create table stores (store_id uuid primary key, price integer)']);
  await cluster.migrate();
  await withClient(cluster.connection, (client) => distributeTables(client, ['stores']));
  await write('0001_b.sql', [
    '-- A table of stores, and one that belongs to none.\ncreate table dogs (store_id uuid primary key)',
    'create table accounts (id uuid primary key)',
    'alter table "stores" add constraint "stores_price" check ("stores"."price" > 0)',
  ]);
  await cluster.migrate();
  await withClient(cluster.connection, async (client) => {
    const { rows } = await client.query(
      'select logicalrelid::text as name from pg_dist_partition order by 1',
    );
    expect(rows.map(({ name }) => name)).toEqual(['dogs', 'stores']);
  });
});
