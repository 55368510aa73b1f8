import { readFile, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedDatabaseError, hasCode, InUseError } from './errors.ts';
import type { Layout } from './layout.ts';

interface Lock {
  release(): void;
}

const SQLITE_BUSY = 5;
// Two processes that ask at the same moment can both be refused, so each asks a few times.
const ATTEMPTS = 8;

/**
 * Admits one program per data directory. Node has no flock, so SQLite takes the kernel's lock on an empty file. The
 * lock ends with its process however that dies: it is never stale, and no pids are compared.
 */
export async function takeLock(layout: Layout): Promise<Lock> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const lock = tryLock(layout.lockFile);
    if (lock) {
      await writeFile(layout.holderFile, String(process.pid), { mode: 0o600 });
      return lock;
    }
    await wait(5 + Math.random() * 20);
  }
  const holder = await readHolder(layout.holderFile);
  throw new InUseError(
    `Another Thali (process ${holder}) is already running on this data directory, ${layout.dataDir}. ` +
      'Stop it first, or set DATA_DIR (and PORT) to something else for this one.',
  );
}

function tryLock(path: string): Lock | undefined {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { timeout: 0 });
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw new EmbeddedDatabaseError(
      `The lock file ${path} cannot be used (${String(error)}). ` +
        'It must belong to this user, on a file system that has locks: check its owner, or set DATA_DIR to another place.',
      { cause: error },
    );
  }
  const held = file;
  return {
    release() {
      if (held.isOpen) held.close();
    },
  };
}

async function readHolder(path: string): Promise<string> {
  try {
    return (await readFile(path, 'utf8')).trim() || 'unknown';
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EACCES')) return 'unknown';
    throw error;
  }
}
