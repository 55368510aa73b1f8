import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { Connection } from './client.ts';
import { DEADLOCK, isOneOf, LOCK_NOT_AVAILABLE } from './errors.ts';
import { connectAlone, type Lease, underLease } from './migration-lease.ts';

const FOLDER = fileURLToPath(new URL('./migrations/', import.meta.url));
const LEASE_SECONDS = 60;
const TRIES = 300;
const PAUSE_MS = 500;

interface Options extends Lease {
  folder: string;
}

/** Forward only, one process at a time, each migration in a transaction of its own that may take as long as it needs. */
export async function migrate(connection: Connection, options: Partial<Options> = {}): Promise<string[]> {
  const { folder, ...lease } = { folder: FOLDER, leaseSeconds: LEASE_SECONDS, log: () => {}, ...options };
  const names = await listMigrations(folder);
  const client = await connectAlone(connection);
  try {
    await createBookkeeping(client);
    if ((await pending(client, names)).length === 0) return [];
  } finally {
    await client.end();
  }
  const applied: string[] = [];
  await underLease(connection, lease, async (worker) => {
    for (const name of await pending(worker, names)) {
      if (await applyWhenFree(worker, name, join(folder, name))) applied.push(name);
    }
  });
  return applied;
}

/** Empty tables as they are after these migrations, in the caller's transaction; answers those that it does not know. */
export async function buildSchema(client: pg.ClientBase, names: string[]): Promise<string[]> {
  const known = await listMigrations(FOLDER);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) return unknown;
  for (const statement of BOOKKEEPING) await client.query(statement);
  for (const name of names) await run(client, join(FOLDER, name));
  return [];
}

async function listMigrations(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

const BOOKKEEPING = [
  'create table if not exists migrations (name text primary key, applied_at timestamptz not null)',
  `create table if not exists migration_lease
     (id integer primary key, holder text not null, expires_at timestamptz not null)`,
];

async function createBookkeeping(client: pg.ClientBase): Promise<void> {
  for (const statement of BOOKKEEPING) {
    // Where two processes create a table at once, one of them fails in spite of `if not exists`; by then it is there.
    await client.query(statement).catch(() => client.query(statement));
  }
}

async function pending(client: pg.ClientBase, names: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const done = new Set(rows.map((row) => row.name));
  return names.filter((name) => !done.has(name));
}

/** While it waits for a table, all orders wait behind it: it waits briefly, lets them pass, and tries again. */
async function applyWhenFree(client: pg.ClientBase, name: string, path: string): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await apply(client, name, path);
    } catch (error) {
      if (!isOneOf(error, [LOCK_NOT_AVAILABLE, DEADLOCK]) || attempt === TRIES)
        throw new Error(`Migration ${name} failed`, { cause: error });
      await sleep(PAUSE_MS);
    }
  }
}

/** False where another process has applied it. Its name comes first, so that nobody else can be at it meanwhile. */
async function apply(client: pg.ClientBase, name: string, path: string): Promise<boolean> {
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0');
    const { rowCount } = await client.query(
      'insert into migrations (name, applied_at) values ($1, now()) on conflict do nothing',
      [name],
    );
    await client.query("set local lock_timeout = '1s'");
    if (rowCount === 1) await run(client, path);
    await client.query('commit');
    return rowCount === 1;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function run(client: pg.ClientBase, path: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  for (const statement of text.split('--> statement-breakpoint')) await client.query(statement);
}
