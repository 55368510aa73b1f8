import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { pidFilePath, readPidFile } from './pid-file.ts';
import { ensureDatabase } from './session.ts';
import {
  isAlive,
  newDataDir,
  postmasterIn,
  query,
  serversOf,
  start,
  startOwner,
  until,
  useMadeCluster,
} from './test-support.ts';

const madeDataDir = useMadeCluster();

/** So long a busy server takes to answer for the first time. */
const FIRST_ANSWER_MS = 1_500;

/** A program that owns the database writes one row, and the connection to do more. */
async function ownedByAnother(dataDir: string) {
  const owner = startOwner(dataDir);
  expect(await owner.says).toBe('ready');
  const found = await readPidFile(join(dataDir, 'postgres'));
  if (!found) throw new Error('no postmaster.pid');
  const password = await readFile(join(dataDir, 'postgres', 'thali.password'), 'utf8');
  const connection = { host: found.socketDir, port: found.port, user: 'thali', password, database: 'thali' };
  await query({ connection }, 'CREATE TABLE paid (id int)', 'INSERT INTO paid VALUES (1)');
  return { owner, connection, postmaster: found.pid };
}

test('after kill -9 of the program, the next start adopts its server, with everything in it', async () => {
  const dataDir = await madeDataDir();
  const { owner, postmaster } = await ownedByAnother(dataDir);
  await owner.kill();
  expect(isAlive(postmaster)).toBe(true);

  const next = await start(dataDir);
  expect(next).toMatchObject({ adopted: true, created: false });
  expect(await query(next, 'SELECT id FROM paid')).toEqual([{ id: 1 }]);
  await next.stop();
  expect(await serversOf(dataDir)).toEqual([]);
});

test('an adopted server that dies is noticed', async () => {
  const dataDir = await madeDataDir();
  const { owner, postmaster } = await ownedByAnother(dataDir);
  await owner.kill();
  const next = await start(dataDir);
  process.kill(postmaster, 'SIGKILL');
  await next.died;
  await next.stop();
  // The next start tidies the shared memory of the dead one.
  await start(dataDir);
});

test('a server left behind with other settings is stopped, and a new one started', async () => {
  const dataDir = await madeDataDir();
  const { owner, postmaster } = await ownedByAnother(dataDir);
  await owner.kill();
  const next = await start(dataDir, { hasUnixSockets: false });
  expect(next.adopted).toBe(false);
  expect(next.connection).toMatchObject({ host: '127.0.0.1' });
  expect(isAlive(postmaster)).toBe(false);
  expect(await query(next, 'SELECT id FROM paid')).toEqual([{ id: 1 }]);
});

test('a server left behind that no longer answers is replaced', async () => {
  const dataDir = await madeDataDir();
  const { owner, postmaster } = await ownedByAnother(dataDir);
  process.kill(postmaster, 'SIGSTOP');
  await owner.kill();
  const next = await start(dataDir);
  expect(next.adopted).toBe(false);
  expect(await query(next, 'SELECT id FROM paid')).toEqual([{ id: 1 }]);
});

test('everything killed at once: the next start recovers', async () => {
  const dataDir = await madeDataDir();
  const { owner } = await ownedByAnother(dataDir);
  for (const pid of await serversOf(dataDir)) process.kill(pid, 'SIGKILL');
  await owner.kill();
  const next = await start(dataDir);
  expect(await query(next, 'SELECT id FROM paid')).toEqual([{ id: 1 }]);
});

test('backends that outlive their killed postmaster do not block a start', async () => {
  const dataDir = await madeDataDir();
  const { owner, connection, postmaster } = await ownedByAnother(dataDir);
  // Stopped, a backend cannot notice that its postmaster is gone.
  const busy = query({ connection }, 'SELECT pg_sleep(60)').catch(() => 'ended');
  await until('the query runs', async () => {
    const active = await query({ connection }, `SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'`);
    return active.length === 1;
  });
  const backends = (await serversOf(dataDir)).filter((pid) => pid !== postmaster);
  for (const pid of backends) process.kill(pid, 'SIGSTOP');
  process.kill(postmaster, 'SIGKILL');
  await owner.kill();
  await until('the postmaster is gone', () => !isAlive(postmaster));
  expect((await serversOf(dataDir)).length).toBeGreaterThan(0);

  const next = await start(dataDir);
  expect(await query(next, 'SELECT id FROM paid')).toEqual([{ id: 1 }]);
  expect(await busy).toBe('ended');
  expect(backends.filter(isAlive)).toEqual([]);
});

test('a server that dies under us is reported, and the same program can start it again', async () => {
  const dataDir = await madeDataDir();
  const first = await start(dataDir);
  process.kill(await postmasterIn(dataDir), 'SIGKILL');
  await first.died;
  await first.stop();
  const second = await start(dataDir);
  expect(await query(second, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a stale postmaster.pid that names an unrelated live process is recognised', async () => {
  const dataDir = await madeDataDir();
  const first = await start(dataDir);
  const file = pidFilePath(join(dataDir, 'postgres'));
  const text = await readFile(file, 'utf8');
  await first.stop();
  const bystander = spawn('sleep', ['60'], { cwd: join(dataDir, 'postgres') });
  const ended = once(bystander, 'exit');
  onTestFinished(async () => {
    bystander.kill();
    await ended;
  });
  await writeFile(file, text.replace(/^\d+/, String(bystander.pid)));

  const second = await start(dataDir);
  expect(second).toMatchObject({ adopted: false, created: false });
  expect(await query(second, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(bystander.exitCode ?? bystander.signalCode).toBeNull();
});

test('a stale postmaster.pid that names no process, or is empty, does not block', async () => {
  const dataDir = await madeDataDir();
  const first = await start(dataDir);
  const file = pidFilePath(join(dataDir, 'postgres'));
  const text = await readFile(file, 'utf8');
  await first.stop();
  const gone = spawn('true');
  await once(gone, 'exit');
  for (const stale of [text.replace(/^\d+/, String(gone.pid)), '']) {
    await writeFile(file, stale);
    const next = await start(dataDir);
    expect(await query(next, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await next.stop();
  }
});

test('killed in the middle of initdb: the next start makes the cluster anew', async () => {
  const dataDir = await newDataDir('data');
  const half = async () => (await readdir(dataDir)).find((name) => /^postgres\.new-\w+$/.test(name));
  const owner = startOwner(dataDir);
  await until('initdb is at work', async () => {
    const name = await half().catch(() => undefined);
    return name !== undefined && (await readdir(join(dataDir, name))).includes('base');
  });
  await owner.kill();
  expect(await half()).toBeDefined();

  const next = await start(dataDir);
  expect(next.created).toBe(true);
  expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres.new'))).toEqual([]);
  expect(await query(next, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a server that was just started is waited for, however long its first answer takes', async () => {
  const { connection } = await start(await madeDataDir());
  const real = { path: `${connection.host}/.s.PGSQL.${connection.port}` };
  const slow = createServer((socket) => {
    const timer = setTimeout(() => {
      const to = connect(real);
      socket.pipe(to).pipe(socket);
      for (const end of [to, socket]) end.on('error', () => {});
    }, FIRST_ANSWER_MS);
    socket.on('close', () => clearTimeout(timer));
  });
  onTestFinished(() => void slow.close());
  slow.listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const { port } = slow.address() as AddressInfo;
  await ensureDatabase({ ...connection, host: '127.0.0.1', port });
  const hasty = ensureDatabase({ ...connection, host: '127.0.0.1', port, answersWithinMs: 500 });
  await expect(hasty).rejects.toThrow(/timeout/i);
});
