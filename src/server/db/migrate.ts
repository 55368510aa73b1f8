import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { isOneOf, UNIQUE_VIOLATION } from './errors.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
const LEASE_SECONDS = 120;
const PATIENCE_MS = 180_000;

/** Forward only, one process at a time under a lease row, each migration in a transaction of its own. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const names = await listMigrations();
  await createBookkeeping(pool);
  if ((await pending(pool, names)).length === 0) return [];
  const holder = randomUUID();
  await takeLease(pool, holder);
  try {
    const applied = await pending(pool, names);
    for (const name of applied) await apply(pool, name);
    return applied;
  } finally {
    await pool.query('delete from migration_lease where holder = $1', [holder]);
  }
}

/** Empty tables as they are after these migrations, in the caller's transaction; answers those that it does not know. */
export async function buildSchema(client: pg.ClientBase, names: string[]): Promise<string[]> {
  const known = await listMigrations();
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) return unknown;
  for (const statement of BOOKKEEPING) await client.query(statement);
  for (const name of names) await run(client, name);
  return [];
}

async function listMigrations(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
}

const BOOKKEEPING = [
  'create table if not exists migrations (name text primary key, applied_at timestamptz not null)',
  `create table if not exists migration_lease
     (id integer primary key, holder text not null, expires_at timestamptz not null)`,
];

async function createBookkeeping(pool: pg.Pool): Promise<void> {
  for (const statement of BOOKKEEPING) {
    // Two processes that create it at once: one of them fails on the catalogue's own unique key.
    await pool.query(statement).catch((error: unknown) => {
      if (!isOneOf(error, [UNIQUE_VIOLATION, '42P07'])) throw error;
    });
  }
}

async function pending(pool: pg.Pool, names: string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from migrations');
  const done = new Set(rows.map((row) => row.name));
  return names.filter((name) => !done.has(name));
}

async function takeLease(pool: pg.Pool, holder: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const { rowCount } = await pool.query(
      `insert into migration_lease (id, holder, expires_at) values (1, $1, now() + make_interval(secs => $2))
       on conflict (id) do update set holder = excluded.holder, expires_at = excluded.expires_at
       where migration_lease.expires_at < now()`,
      [holder, LEASE_SECONDS],
    );
    if (rowCount === 1) return;
    if (Date.now() > deadline)
      throw new Error('Another process has been migrating this database for too long');
    await sleep(100);
  }
}

async function apply(pool: pg.Pool, name: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await run(client, name);
    await client.query('insert into migrations (name, applied_at) values ($1, now())', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed`, { cause: error });
  } finally {
    client.release();
  }
}

async function run(client: pg.ClientBase, name: string): Promise<void> {
  const text = await readFile(new URL(name, FOLDER), 'utf8');
  for (const statement of text.split('--> statement-breakpoint')) await client.query(statement);
}
