import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Binaries } from './binaries.ts';
import { type Endpoint, endpointOf } from './endpoint.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import type { Layout } from './layout.ts';
import { type PidFile, pidFilePath, readPidFile } from './pid-file.ts';
import { type Postmaster, stopPostmaster, untilReady, watch } from './postmaster.ts';
import { endProcesses, exists, isAlive, serverProcesses, within } from './processes.ts';
import { sizeOf } from './server-log.ts';
import { askSettings, type Connection, ensureDatabase, refuseUnlessDurable } from './session.ts';
import { FINGERPRINT } from './settings.ts';

/** Together with what precedes a start anew, below the five seconds that a start may take. */
const PATIENCE = { fast: 1_000, immediate: 300 };

/**
 * What an earlier run left behind, the lock being ours: a server that is just as we would start it is kept;
 * everything else is ended, so that a new one can start.
 */
export async function takeOver(
  layout: Layout,
  binaries: Binaries,
  fingerprint: string,
  connectionTo: (endpoint: Endpoint) => Connection,
  log: (message: string) => void,
): Promise<{ server: Postmaster; connection: Connection } | undefined> {
  const found = await readPidFile(layout.cluster);
  const running = await serverProcesses(layout.cluster, layout.name);
  if (found && running.includes(found.pid)) {
    log(`The database server of an earlier run (process ${found.pid}) is still there.`);
    const connection = await tryAdopt(layout, found, fingerprint, connectionTo, log);
    if (connection) return { server: watch(found.pid), connection };
    await stopPostmaster(layout, binaries, found.pid, PATIENCE);
    log('It has been stopped.');
  } else if (running.length > 0) {
    log(`Ending what an earlier database server left behind (processes ${running.join(', ')}).`);
    await endProcesses(layout.cluster, layout.name);
  }
  await removeStale(layout);
  return undefined;
}

async function tryAdopt(
  layout: Layout,
  found: PidFile,
  fingerprint: string,
  connectionTo: (endpoint: Endpoint) => Connection,
  log: (message: string) => void,
): Promise<Connection | undefined> {
  if (found.status === 'stopping') {
    await within(PATIENCE.fast, () => !isAlive(found.pid));
    return undefined;
  }
  try {
    const logStart = await sizeOf(layout.logFile);
    const ready = await untilReady(layout, found.pid, () => !isAlive(found.pid), logStart);
    const connection = connectionTo(endpointOf(ready));
    await ensureDatabase(connection);
    const settings = await askSettings(connection, [FINGERPRINT]);
    if (settings[FINGERPRINT] !== fingerprint) return undefined;
    await refuseUnlessDurable(connection, '');
    return connection;
  } catch (error) {
    // Whatever is wrong with it, a new one is the answer; if that fails, it says why.
    log(`It cannot be kept (${error instanceof EmbeddedDatabaseError ? 'not fit' : String(error)}).`);
    return undefined;
  }
}

/**
 * PostgreSQL believes a postmaster.pid whose pid exists, be it anybody's or a zombie's. In every other case
 * the file stays: from it, PostgreSQL itself checks once more that nobody holds the old shared memory.
 */
async function removeStale(layout: Layout): Promise<void> {
  const found = await readPidFile(layout.cluster);
  if (!found || exists(found.pid)) await rm(pidFilePath(layout.cluster), { force: true });
  if (found && basename(found.socketDir).startsWith(layout.name)) {
    await rm(found.socketDir, { recursive: true, force: true });
  }
}
