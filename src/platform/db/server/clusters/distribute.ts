import type pg from 'pg';
import { drizzle } from '../drizzle.ts';
import { isOfStores } from '../table-kinds.ts';
import { selectTableNames } from '../table-names.ts';

/** The rows of all other tables lie beside those of this one, so that a store is whole on one machine. */
const FIRST = 'stores';

/** Whether the tables of stores are spread over the machines of a Citus cluster. */
export async function isDistributed(client: pg.ClientBase | pg.Pool): Promise<boolean> {
  if (!(await hasCitus(client))) return false;
  const { rowCount } = await client.query(
    'select from pg_dist_partition where logicalrelid = to_regclass($1)',
    [FIRST],
  );
  return rowCount === 1;
}

export async function hasCitus(client: pg.ClientBase | pg.Pool): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    "select to_regclass('pg_dist_partition') is not null as has",
  );
  return rows[0]?.has === true;
}

/** The tables of stores that are not spread yet, those first to which others refer. */
export async function undistributedTables(client: pg.ClientBase): Promise<string[]> {
  const names = (await selectTableNames(drizzle(client as pg.PoolClient))).filter(isOfStores);
  const { rows } = await client.query<{ name: string }>(
    'select logicalrelid::text as name from pg_dist_partition',
  );
  const done = new Set(rows.map(({ name }) => name));
  const left = names.filter((name) => !done.has(name));
  return left.includes(FIRST) ? [FIRST, ...left.filter((name) => name !== FIRST)] : left;
}

const CREATES_TABLE = /\bcreate table\b/i;
const ADDS_CHECK = /\balter table ("\w+") add constraint "\w+" check\b/i;

/** Runs a migration, and spreads the tables that it makes. */
export async function runDistributed(client: pg.ClientBase, statements: readonly string[]): Promise<void> {
  // Statements may touch all machines, some of which one after another.
  await client.query("set local citus.multi_shard_modify_mode = 'sequential'");
  for (const statement of statements) {
    // The parts of a table have names of their own, by which its own name in a check is unknown.
    const [, table] = ADDS_CHECK.exec(statement) ?? [];
    await client.query(table === undefined ? statement : statement.replaceAll(`${table}.`, ''));
    // At once, since the next statement may let it refer to a table that is spread.
    if (CREATES_TABLE.test(statement)) await distributeTables(client, await undistributedTables(client));
  }
}

/**
 * Spreads these tables by store, with the rows that they have. Tables that belong to no store stay on the machine that
 * the program reaches.
 */
export async function distributeTables(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const beside = table === FIRST ? 'none' : FIRST;
    await client.query("select create_distributed_table($1::regclass, 'store_id', colocate_with => $2)", [
      table,
      beside,
    ]);
  }
  // The rows are copies by now. A table can't be emptied before those that refer to it are spread too.
  for (const table of tables)
    await client.query('select truncate_local_data_after_distributing_table($1::regclass)', [table]);
}
