import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EmbeddedDatabaseError } from './start-embedded.ts';
import { newDataDir, query, serversOf, start, startOwner, useMadeCluster } from './test-support.ts';

const madeDataDir = useMadeCluster();
const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

test('a first start makes a durable, private UTF-8 cluster that keeps what is written', async () => {
  const dataDir = await newDataDir('data');
  const first = await start(dataDir);
  expect(first).toMatchObject({ created: true, adopted: false });
  expect(first.connection.database).toBe('thali');

  const settings = await query(
    first,
    `SELECT current_setting('fsync') AS fsync, current_setting('full_page_writes') AS pages,
            current_setting('synchronous_commit') AS commit, current_setting('listen_addresses') AS tcp,
            current_setting('TimeZone') AS zone, current_setting('server_encoding') AS encoding,
            current_setting('max_connections') AS connections, datlocprovider AS provider, datlocale AS locale
       FROM pg_database WHERE datname = 'thali'`,
  );
  expect(settings).toEqual([
    {
      fsync: 'on',
      pages: 'on',
      commit: 'on',
      tcp: '',
      zone: 'UTC',
      encoding: 'UTF8',
      connections: '100',
      provider: 'b',
      locale: 'C.UTF-8',
    },
  ]);
  expect(await modeOf(join(dataDir, 'postgres'))).toBe(0o700);
  expect(await modeOf(join(dataDir, 'postgres', 'thali.password'))).toBe(0o600);
  expect(await modeOf(first.connection.host)).toBe(0o700);
  expect((await stat(join(dataDir, 'postgres'))).uid).toBe(process.getuid?.());

  await query(first, 'CREATE TABLE dish (name text)', `INSERT INTO dish VALUES ('थाली ₹')`);
  await first.stop();
  const second = await start(dataDir);
  expect(second).toMatchObject({ created: false, adopted: false });
  expect(await query(second, 'SELECT name FROM dish')).toEqual([{ name: 'थाली ₹' }]);
});

test('a wrong password is refused, over the socket too', async () => {
  const database = await start(await madeDataDir());
  const { connection } = database;
  await expect(query({ connection: { ...connection, password: 'guessed' } })).rejects.toThrow(/password/);
});

test("the database's log names a refusal, not what people entered", async () => {
  const dataDir = await madeDataDir();
  const database = await start(dataDir);
  const enter = `INSERT INTO guest VALUES ('asha@thali.example')`;
  await query(database, 'CREATE TABLE guest (email text CONSTRAINT one_email UNIQUE)', enter);
  await expect(query(database, enter)).rejects.toThrow('one_email');
  await database.stop();
  const log = await readFile(join(dataDir, 'postgres.log'), 'utf8');
  expect(log).toContain('one_email');
  expect(log).not.toContain('asha@thali.example');
});

test('a stop leaves no process and no socket directory, is not reported as a death, and may be repeated', async () => {
  const dataDir = await madeDataDir();
  const database = await start(dataDir);
  expect((await serversOf(dataDir)).length).toBeGreaterThan(1);
  let died = false;
  void database.died.then(() => {
    died = true;
  });
  await Promise.all([database.stop(), database.stop()]);
  expect(await serversOf(dataDir)).toEqual([]);
  await expect(stat(database.connection.host)).rejects.toThrow('ENOENT');
  await database.stop();
  expect(died).toBe(false);
  expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).toContain('database system is shut down');
});

test('a stop does not wait for a client that stays connected', async () => {
  const database = await start(await madeDataDir());
  const sleeper = query(database, 'SELECT pg_sleep(36000)').catch(() => 'cut off');
  await database.stop();
  expect(await sleeper).toBe('cut off');
});

test('a data directory with a path of 300 characters works', async () => {
  const dataDir = await newDataDir('long-'.repeat(30), 'and, "quoted" '.repeat(10));
  expect(dataDir.length).toBeGreaterThan(290);
  const database = await start(dataDir);
  expect(await query(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(Buffer.byteLength(database.connection.host)).toBeLessThan(90);
});

test('of two programs that start at once one runs, and the other names it', async () => {
  const dataDir = await newDataDir('data');
  const owners = [startOwner(dataDir), startOwner(dataDir), startOwner(dataDir)];
  const said = await Promise.all(owners.map((owner) => owner.says));
  expect(said.filter((line) => line === 'ready')).toHaveLength(1);
  const winner = owners[said.indexOf('ready')];
  for (const line of said.filter((other) => other !== 'ready')) {
    expect(line).toContain(
      `EmbeddedDatabaseError: Another Thali (process ${winner?.pid}) is already running`,
    );
    expect(line).toContain('DATA_DIR');
  }
  await expect(start(dataDir)).rejects.toThrow(`(process ${winner?.pid}) is already running`);
});

test('a database that would not keep its commits is refused and stopped', async () => {
  const dataDir = await madeDataDir();
  const first = await start(dataDir);
  await query(first, 'ALTER DATABASE thali SET synchronous_commit = off');
  await first.stop();
  await expect(start(dataDir)).rejects.toThrow(/synchronous_commit is off[\s\S]*RESET ALL/);
  expect(await serversOf(dataDir)).toEqual([]);
});

test('settings in the files of the cluster cannot turn fsync off', async () => {
  const dataDir = await madeDataDir();
  const first = await start(dataDir);
  await query(first, 'ALTER SYSTEM SET fsync = off', 'ALTER SYSTEM SET full_page_writes = off');
  await first.stop();
  const second = await start(dataDir);
  expect(await query(second, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
});

test('a cluster of another major version is named, and left as it is', async () => {
  const dataDir = await newDataDir();
  const cluster = join(dataDir, 'postgres');
  await mkdir(cluster);
  await writeFile(join(cluster, 'PG_VERSION'), '16\n');
  const failure = start(dataDir);
  await expect(failure).rejects.toThrow(EmbeddedDatabaseError);
  await expect(failure).rejects.toThrow(/PostgreSQL 16.*PostgreSQL 18.*move the directory away/s);
  expect(await readdir(cluster)).toEqual(['PG_VERSION']);
});

test('an incomplete cluster is set aside, never deleted', async () => {
  const dataDir = await newDataDir();
  await mkdir(join(dataDir, 'postgres'));
  await writeFile(join(dataDir, 'postgres', 'precious'), 'x');
  const database = await start(dataDir);
  expect(database.created).toBe(true);
  const aside = (await readdir(dataDir)).find((name) => name.startsWith('postgres.unfinished-'));
  expect(await readdir(join(dataDir, String(aside)))).toEqual(['precious']);
  expect(database.messages.join()).toContain(aside);
});

test('the log of a server that cannot start is quoted', async () => {
  const dataDir = await madeDataDir();
  await (await start(dataDir)).stop();
  await writeFile(join(dataDir, 'postgres', 'postgresql.conf'), 'no_such_setting = 1\n');
  await expect(start(dataDir)).rejects.toThrow(/did not start[\s\S]*no_such_setting[\s\S]*DATABASE_URL/);
});
