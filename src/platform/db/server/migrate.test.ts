import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '#testing/server/empty-database.ts';
import { waitUntil } from '#testing/server/wait-until.ts';
import { openClient } from '#testing/server/with-client.ts';
import { migrate } from './migrate.ts';

type Files = Record<string, string>;

/** An empty database, and a way to bring it to these migrations as another process would. */
async function useMigrations(files: Files) {
  const folder = await mkdtemp(join(tmpdir(), 'thali-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const add = async (more: Files) => {
    for (const [name, text] of Object.entries(more)) await writeFile(join(folder, name), text);
  };
  await add(files);
  const connection = await emptyDatabase();
  const connect = async () => {
    const client = await openClient(connection);
    onTestFinished(() => client.end());
    return client;
  };
  const client = await connect();
  const said: string[] = [];
  const log = (message: string) => void said.push(message);
  return {
    said,
    client,
    connect,
    add,
    run: (leaseSeconds = 1) => migrate(connection, { folder, leaseSeconds, log }),
    async count(what: string): Promise<number> {
      const { rows } = await client.query(`select count(*)::int as count from ${what}`);
      return rows[0].count;
    },
  };
}

const isSleeping = "pg_stat_activity where query like '%pg_sleep%' and pid <> pg_backend_pid()";

test('each migration is applied once, in its order, however many processes begin at once', async () => {
  const db = await useMigrations({
    '0000_a.sql': 'create table a (n int)',
    '0001_b.sql': 'insert into a (n) values (1);--> statement-breakpoint\nselect pg_sleep(0.2)',
  });
  const applied = await Promise.all([db.run(), db.run(), db.run()]);
  expect(applied.flat()).toEqual(['0000_a.sql', '0001_b.sql']);
  expect(await db.count('a')).toBe(1);
  expect(await db.run()).toEqual([]);
});

test('processes that begin at once on an empty database do not disturb each other', async () => {
  const db = await useMigrations({});
  for (let round = 0; round < 40; round++) {
    await Promise.all(Array.from({ length: 8 }, () => db.run()));
    await db.client.query('drop table migrations, migration_lease');
  }
});

test('a migration takes as long as it needs, whatever time the database gives to statements', async () => {
  const db = await useMigrations({ '0000_long.sql': 'select pg_sleep(0.6)' });
  await db.client.query(`alter database ${db.client.database} set statement_timeout = '200ms'`);
  expect(await db.run()).toEqual(['0000_long.sql']);
});

test('the lease is renewed during a long migration, and given back at its end', async () => {
  const db = await useMigrations({ '0000_long.sql': 'select pg_sleep(3)' });
  const first = db.run(2);
  await waitUntil(async () => (await db.count(isSleeping)) === 1, 'the first one migrates');
  const second = db.run(2);
  await waitUntil(() => db.said.length === 1, 'the second one waits');
  expect(await Promise.all([first, second])).toEqual([['0000_long.sql'], []]);
  expect(db.said).toEqual(['Another process is migrating the database; this one waits for it.']);
  expect(await db.count('migration_lease')).toBe(0);
});

test('waits for the lease of a dead process to expire', async () => {
  const db = await useMigrations({ '0000_a.sql': 'create table a (n int)' });
  await db.run();
  await db.client.query(
    `insert into migration_lease (id, holder, expires_at) values (1, 'dead', now() + interval '500 ms')`,
  );
  await db.add({ '0001_b.sql': 'create table b (n int)' });
  expect(await db.run()).toEqual(['0001_b.sql']);
});

test('a process that lost the lease commits nothing more, and another does the rest', async () => {
  const db = await useMigrations({
    '0000_slow.sql': 'create table a (n int);--> statement-breakpoint\nselect pg_sleep(1)',
    '0001_b.sql': 'create table b (n int)',
  });
  const first = db.run().catch((error: Error) => error);
  await waitUntil(async () => (await db.count(isSleeping)) === 1, 'the first one migrates');
  await db.client.query("update migration_lease set holder = 'another'");
  expect(await first).toBeInstanceOf(Error);
  expect(db.said).toEqual(['The migrations were broken off: another process has taken the lease']);
  expect(await db.count('migrations')).toBe(0);
  await db.client.query('delete from migration_lease');
  expect(await db.run()).toEqual(['0000_slow.sql', '0001_b.sql']);
});

test('a migration that waits for a table holds up nobody for long, and is applied once the table is free', async () => {
  const db = await useMigrations({ '0000_a.sql': 'create table a (n int)' });
  await db.run();
  const reader = await db.connect();
  await reader.query('begin');
  await reader.query('select n from a');
  await db.add({ '0001_b.sql': 'alter table a add column b int not null default 7' });
  const running = db.run();
  const waiting = "pg_stat_activity where wait_event_type = 'Lock' and query like 'alter table%'";
  await waitUntil(async () => (await db.count(waiting)) === 1, 'the migration waits');
  await waitUntil(async () => (await db.count(waiting)) === 0, 'the migration lets others pass');
  await reader.query('commit');
  expect(await running).toEqual(['0001_b.sql']);
});

test('a failed migration leaves no changes and no lease', async () => {
  const db = await useMigrations({
    '0000_a.sql': 'create table a (n int)',
    '0001_wrong.sql': 'create table b (n int);--> statement-breakpoint\nselect nothing',
  });
  await expect(db.run()).rejects.toThrow('Migration 0001_wrong.sql failed');
  expect(await db.count("migrations where name <> '0000_a.sql'")).toBe(0);
  expect(await db.count('migration_lease')).toBe(0);
});
