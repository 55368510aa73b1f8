import { createHash } from 'node:crypto';
import { access, constants, lchown, mkdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { EmbeddedDatabaseError, hasCode } from './errors.ts';

/** The files of one embedded database. */
export interface Layout {
  readonly dataDir: string;
  readonly cluster: string;
  readonly passwordFile: string;
  readonly logFile: string;
  readonly lockFile: string;
  readonly holderFile: string;
  /** Also the server's cluster_name, so that `ps` shows whose processes they are. */
  readonly name: string;
}

export const PASSWORD_FILE = 'thali.password';

export async function prepareLayout(wantedDataDir: string): Promise<Layout> {
  let dataDir: string;
  try {
    await mkdir(dirname(resolve(wantedDataDir)), { recursive: true });
    await mkdir(wantedDataDir, { mode: 0o700 }).catch(unlessThere);
    dataDir = await realpath(wantedDataDir);
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `The data directory ${wantedDataDir} cannot be used (${String(error)}). Set DATA_DIR to a directory that this user may write.`,
      { cause: error },
    );
  }
  const cluster = join(dataDir, 'postgres');
  await refuseForeignCluster(dataDir, cluster);
  return {
    dataDir,
    cluster,
    passwordFile: join(cluster, PASSWORD_FILE),
    logFile: join(dataDir, 'postgres.log'),
    lockFile: join(dataDir, 'postgres.lock'),
    holderFile: join(dataDir, 'postgres.holder'),
    name: clusterName(cluster),
  };
}

/** Gives files back to the owner of the directory, who must be able to start without sudo. */
export async function handToOwner(layout: Layout): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(layout.dataDir);
  for (const path of [layout.lockFile, layout.holderFile, layout.logFile]) {
    try {
      await lchown(path, uid, gid);
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
    }
  }
}

function unlessThere(error: unknown): void {
  if (!hasCode(error, 'EEXIST')) throw error;
}

export function clusterName(cluster: string): string {
  return `thali-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`;
}

async function refuseForeignCluster(dataDir: string, cluster: string): Promise<void> {
  const uid = process.getuid?.();
  if (uid === undefined || uid === 0) return;
  try {
    const { uid: owner } = await stat(cluster);
    if (owner === uid) return;
    throw new EmbeddedDatabaseError(
      `The database in ${cluster} belongs to another user (uid ${owner}; this is uid ${uid}). ` +
        `Run Thali as that user, or give the files to this one: chown -R ${uid} "${dataDir}"`,
    );
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
}
