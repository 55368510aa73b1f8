import type { Db } from './client.ts';
import { sql } from './drizzle.ts';

/** All tables as the database itself lists them. Referenced tables come first. */
export async function selectTableNames(db: Db): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`,
  );
  const { rows: references } = await db.execute<{ child: string; parent: string }>(
    sql`select child.relname as child, parent.relname as parent from pg_constraint
     join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
     where contype = 'f' and child.relnamespace = current_schema()::regnamespace and conrelid <> confrelid`,
  );
  let waiting = tables.map(({ name }) => name);
  const ordered: string[] = [];
  while (waiting.length > 0) {
    const isReady = (name: string) =>
      references.every(({ child, parent }) => child !== name || ordered.includes(parent));
    const ready = waiting.filter(isReady);
    if (ready.length === 0) throw new Error(`Tables that refer to each other: ${waiting.join(', ')}`);
    ordered.push(...ready);
    waiting = waiting.filter((name) => !ready.includes(name));
  }
  return ordered;
}

/** The tables with rows of stores, those first that refer to others. */
export async function selectStoreTables(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.columns
     where table_schema = current_schema() and column_name = 'store_id'`,
  );
  const named = new Set(rows.map(({ name }) => name));
  return (await selectTableNames(db)).filter((name) => named.has(name)).toReversed();
}
