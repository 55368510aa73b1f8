import { chown, lstat, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedDatabaseError, hasCode } from './errors.ts';
import type { RunAs } from './run-as.ts';

export const SOCKET_PORT = 5432;
// sun_path holds 107 bytes and its end on Linux, 103 on macOS and the BSDs.
const LIMIT = process.platform === 'linux' ? 107 : 103;
const ROOM_FOR_RANDOM = '-XXXXXX';

/** Makes a short private directory for the socket, because the data directory's path may be too long for one. */
export async function makeSocketDir(name: string, owner: RunAs['owner']): Promise<string> {
  const wanted = join(shortBase(name), name);
  const uid = owner?.uid ?? process.getuid?.();
  const directory = (await isPrivate(wanted, uid)) ? wanted : await make(wanted);
  if (owner) await chown(directory, owner.uid, owner.gid);
  await rm(join(directory, `.s.PGSQL.${SOCKET_PORT}`), { force: true });
  // A stale lock may name a pid that another program has now, and PostgreSQL would believe it.
  await rm(join(directory, `.s.PGSQL.${SOCKET_PORT}.lock`), { force: true });
  return directory;
}

function shortBase(name: string): string {
  const fits = (base: string) =>
    Buffer.byteLength(join(base, name + ROOM_FOR_RANDOM, `.s.PGSQL.${SOCKET_PORT}`)) <= LIMIT;
  const base = [tmpdir(), '/tmp'].find(fits);
  if (base) return base;
  throw new EmbeddedDatabaseError(`The path of the directory for temporary files is too long: ${tmpdir()}.`);
}

async function isPrivate(path: string, uid: number | undefined): Promise<boolean> {
  try {
    const found = await lstat(path);
    return found.isDirectory() && found.uid === uid && (found.mode & 0o7777) === 0o700;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

async function make(wanted: string): Promise<string> {
  try {
    await mkdir(wanted, { mode: 0o700 });
    return wanted;
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    // The directory belongs to someone else or is open to others. Uses a name that nobody can foresee.
    return mkdtemp(`${wanted}-`);
  }
}
