import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chown,
  lchown,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import { EmbeddedDatabaseError, hasCode, WAY_OUT } from './errors.ts';
import { type Layout, PASSWORD_FILE } from './layout.ts';
import { endProcesses } from './processes.ts';
import { commandOf, type RunAs } from './run-as.ts';
import { DATABASE_USER } from './session.ts';

const MAJOR = '18';
const MAKING = 'postgres.new-';

/** True if this call created the cluster. */
export async function ensureCluster(
  layout: Layout,
  binaries: Binaries,
  runAs: RunAs,
  log: (message: string) => void,
): Promise<boolean> {
  await removeHalfMade(layout);
  const version = await readText(join(layout.cluster, 'PG_VERSION'));
  if (version !== undefined && version !== MAJOR) {
    throw new EmbeddedDatabaseError(
      `${layout.cluster} was made by PostgreSQL ${version}; this Thali has PostgreSQL ${MAJOR} and cannot read it. ` +
        'Start it with the Thali that wrote it, or move the directory away to begin with an empty one.',
    );
  }
  if (await hasData(layout.cluster)) {
    if (runAs.owner) await giveTo(runAs.owner, layout.cluster);
    return false;
  }
  await setAside(layout.cluster, log);
  await make(layout, binaries, runAs);
  return true;
}

export async function readPassword(layout: Layout): Promise<string> {
  const password = await readText(layout.passwordFile);
  if (password) return password;
  throw new EmbeddedDatabaseError(
    `The password of the embedded database is gone: ${layout.passwordFile} is missing or empty. ` +
      `Put it back from a copy of the data directory. Or: ${WAY_OUT}`,
  );
}

/** Builds the cluster beside its place and moves it there as the last step, so that it is always complete. */
async function make(layout: Layout, binaries: Binaries, runAs: RunAs): Promise<void> {
  const making = join(layout.dataDir, MAKING + randomBytes(6).toString('hex'));
  const passwordFile = `${making}.password`;
  await mkdir(making, { mode: 0o700 });
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  });
  if (runAs.owner) {
    for (const path of [making, passwordFile]) await chown(path, runAs.owner.uid, runAs.owner.gid);
  }
  const [command, args] = commandOf(runAs, binaries.initdb, [
    `--pgdata=${making}`,
    `--username=${DATABASE_USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ]);
  try {
    // Runs in that directory, so that the next start can find what a killed one left running.
    await promisify(execFile)(command, args, { ...runAs.ids, cwd: making, env: serverEnvironment() });
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
    const { stderr, message } = error as Error & { stderr?: string };
    throw new EmbeddedDatabaseError(
      `The embedded database could not be made in ${layout.dataDir}: ${(stderr || message).trim()}. ` +
        `Check that the disk is not full. Or: ${WAY_OUT}`,
      { cause: error },
    );
  }
  await rename(passwordFile, join(making, PASSWORD_FILE));
  await syncDirectory(making);
  await rename(making, layout.cluster);
  await syncDirectory(layout.dataDir);
}

/** Passes on almost nothing of the environment: PGDATA, PGOPTIONS or LANG must not change the server. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const keep = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].map((name) => [name, process.env[name]]);
  return { ...Object.fromEntries(keep.filter(([, value]) => value)), LC_ALL: 'C', TZ: 'UTC' };
}

async function removeHalfMade(layout: Layout): Promise<void> {
  for (const name of await readdir(layout.dataDir)) {
    if (!name.startsWith(MAKING)) continue;
    const path = join(layout.dataDir, name);
    await endProcesses(path, path);
    await rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  }
}

async function hasData(cluster: string): Promise<boolean> {
  return (await readText(join(cluster, 'global', 'pg_control'))) !== undefined;
}

/**
 * A directory without pg_control holds no readable data. It is renamed, because we never delete what we did not make.
 */
async function setAside(cluster: string, log: (message: string) => void): Promise<void> {
  const aside = `${cluster}.unfinished-${Date.now()}`;
  try {
    if ((await readdir(cluster)).length === 0) {
      await rmdir(cluster);
      return;
    }
    await rename(cluster, aside);
    log(`${cluster} was not a whole database. It is now ${aside}; a new one is made.`);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}

async function giveTo(owner: NonNullable<RunAs['owner']>, cluster: string): Promise<void> {
  if ((await stat(cluster)).uid === owner.uid) return;
  for (const entry of await readdir(cluster, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  }
  // The directory itself comes last, because the next start checks its owner.
  await chown(cluster, owner.uid, owner.gid);
}

async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const directory = await open(path);
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
