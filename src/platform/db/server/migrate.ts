import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { Connection } from './client.ts';
import { isDistributed, runDistributed } from './clusters/distribute.ts';
import { DEADLOCK, hasSqlState, LOCK_NOT_AVAILABLE } from './errors.ts';
import { connectAlone, type Lease, underLease } from './migration-lease.ts';

const FOLDER = fileURLToPath(new URL('./migrations/', import.meta.url));
const LEASE_SECONDS = 60;
const TRIES = 300;
const PAUSE_MS = 500;

interface Options extends Lease {
  folder: string;
}

/**
 * Migrates forward only, one process at a time. Each migration is one transaction that may take as long as it needs.
 */
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

/**
 * Creates empty tables as they are after these migrations, in the caller's transaction. Answers the unknown
 * migrations.
 */
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
    // When two processes create a table at once, one fails despite `if not exists`. By then the table exists.
    await client.query(statement).catch(() => client.query(statement));
  }
}

async function pending(client: pg.ClientBase, names: string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const done = new Set(rows.map((row) => row.name));
  return names.filter((name) => !done.has(name));
}

/**
 * A migration that waits for a table makes all orders wait behind it. It waits briefly, lets them pass and tries
 * again.
 */
async function applyWhenFree(client: pg.ClientBase, name: string, path: string): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await apply(client, name, path);
    } catch (error) {
      if (!hasSqlState(error, [LOCK_NOT_AVAILABLE, DEADLOCK]) || attempt === TRIES)
        throw new Error(`Migration ${name} failed`, { cause: error });
      await sleep(PAUSE_MS);
    }
  }
}

/** False if another process has applied it. The insert of its name keeps other processes out. */
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
  const statements = text.split('--> statement-breakpoint');
  if (await isDistributed(client)) return runDistributed(client, statements);
  for (const statement of statements) await client.query(statement);
}
