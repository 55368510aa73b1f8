import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { SECOND } from '#platform/time/rules/durations.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import type { Layout } from './layout.ts';
import { type ListenAddress, listenAddressOf } from './listen-address.ts';
import { type PidFile, pidFilePath, readPidFile } from './pid-file.ts';
import { type Postmaster, stopPostmaster, untilReady, watchProcess } from './postmaster.ts';
import { endProcesses, exists, isAlive, serverProcesses, within } from './processes.ts';
import { fileSize } from './server-log.ts';
import { type EmbeddedConnection, ensureDatabase, refuseUnlessDurable, selectSettings } from './session.ts';
import { FINGERPRINT } from './settings.ts';

/** With the work before a new start, this stays below the five seconds that a start may take. */
const PATIENCE = { fast: 1_000, immediate: 300 };

/**
 * Handles what an earlier run left behind. A server with the settings that we would use is kept; everything else is
 * ended, so that a new one can start.
 */
export async function takeOver(
  layout: Layout,
  binaries: Binaries,
  fingerprint: string,
  connectionTo: (endpoint: ListenAddress) => EmbeddedConnection,
  log: (message: string) => void,
): Promise<{ server: Postmaster; connection: EmbeddedConnection } | undefined> {
  const found = await readPidFile(layout.cluster);
  const running = await serverProcesses(layout.cluster, layout.name);
  if (found && running.includes(found.pid)) {
    log(`The database server of an earlier run (process ${found.pid}) is still there.`);
    const connection = await tryAdopt(layout, found, fingerprint, connectionTo, log);
    if (connection) return { server: watchProcess(found.pid), connection };
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
  connectionTo: (endpoint: ListenAddress) => EmbeddedConnection,
  log: (message: string) => void,
): Promise<EmbeddedConnection | undefined> {
  if (found.status === 'stopping') {
    await within(PATIENCE.fast, () => !isAlive(found.pid));
    return undefined;
  }
  try {
    const logStart = await fileSize(layout.logFile);
    const ready = await untilReady(layout, found.pid, () => !isAlive(found.pid), logStart);
    const connection = connectionTo(listenAddressOf(ready));
    // It may hang. A new one in its place recovers the same data.
    const asked = { ...connection, answersWithinMs: SECOND };
    await ensureDatabase(asked);
    const settings = await selectSettings(asked, [FINGERPRINT]);
    if (settings[FINGERPRINT] !== fingerprint) return undefined;
    await refuseUnlessDurable(asked, '');
    return connection;
  } catch (error) {
    // A new server replaces it, whatever is wrong. If that fails too, its error says why.
    log(`It cannot be kept (${error instanceof EmbeddedDatabaseError ? 'not fit' : String(error)}).`);
    return undefined;
  }
}

/**
 * Removes a postmaster.pid whose pid exists, because PostgreSQL believes it even if another program or a zombie has
 * that pid. Otherwise the file stays: PostgreSQL uses it to check for the old shared memory.
 */
async function removeStale(layout: Layout): Promise<void> {
  const found = await readPidFile(layout.cluster);
  if (!found || exists(found.pid)) await rm(pidFilePath(layout.cluster), { force: true });
  if (found && basename(found.socketDir).startsWith(layout.name)) {
    await rm(found.socketDir, { recursive: true, force: true });
  }
}
