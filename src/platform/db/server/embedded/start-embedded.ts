import { rm } from 'node:fs/promises';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { type Binaries, findBinaries, type ResolvePackage } from './binaries.ts';
import { ensureCluster, readPassword } from './cluster.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { handToOwner, type Layout, prepareLayout } from './layout.ts';
import { type ListenAddress, LOOPBACK, makeListenAddress } from './listen-address.ts';
import { takeLock } from './lock.ts';
import { launch, type Postmaster, stopPostmaster } from './postmaster.ts';
import { signal } from './processes.ts';
import { chooseRunAs, type RunAs } from './run-as.ts';
import { boundLog } from './server-log.ts';
import {
  DATABASE,
  DATABASE_USER,
  type EmbeddedConnection,
  ensureDatabase,
  refuseUnlessDurable,
} from './session.ts';
import { asArguments, FINGERPRINT, serverSettings } from './settings.ts';
import { takeOver } from './take-over.ts';

export { EmbeddedDatabaseError };

export interface EmbeddedDatabase {
  readonly connection: EmbeddedConnection;
  stop(): Promise<void>;
  /** Resolves when the server is gone without stop() having been called. */
  readonly died: Promise<void>;
  readonly adopted: boolean;
  /** Whether this start made the cluster. */
  readonly created: boolean;
}

/** Replaceable in tests. */
export interface Machine {
  readonly resolve?: ResolvePackage;
  readonly waysToRun?: readonly RunAs[];
  readonly hasUnixSockets?: boolean;
  /** False for tests: the data may be lost in a power cut, and everything is much faster. */
  readonly isDurable?: boolean;
}

interface Running {
  readonly server: Postmaster;
  readonly connection: EmbeddedConnection;
  readonly adopted: boolean;
}

// The whole program may take ten seconds to stop, including requests in flight.
const PATIENCE = { fast: 5_000, immediate: 1_000 };
const LOG_CHECK = MINUTE;

/** Starts a PostgreSQL under `<dataDir>/postgres`, for this program alone and until stop(). */
export async function startEmbedded(
  { dataDir, log }: { dataDir: string; log: (message: string) => void },
  machine: Machine = {},
): Promise<EmbeddedDatabase> {
  const binaries = await findBinaries(machine.resolve);
  const layout = await prepareLayout(dataDir);
  const lock = await takeLock(layout);
  try {
    const runAs = await chooseRunAs(binaries, layout, machine.waysToRun);
    await boundLog(layout.logFile);
    const created = await ensureCluster(layout, binaries, runAs, log);
    const running = await getRunning(layout, binaries, runAs, machine, log);
    await handToOwner(layout);
    return guard(layout, binaries, running, created, lock.release, log);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function getRunning(
  layout: Layout,
  binaries: Binaries,
  runAs: RunAs,
  { hasUnixSockets = process.platform !== 'win32', isDurable = true }: Machine,
  log: (message: string) => void,
): Promise<Running> {
  const password = await readPassword(layout);
  const connectionTo = ({ host, port }: ListenAddress): EmbeddedConnection => ({
    host,
    port,
    user: DATABASE_USER,
    password,
    database: DATABASE,
  });
  const settings = serverSettings(layout, binaries, hasUnixSockets, isDurable);
  const kept = await takeOver(layout, binaries, settings[FINGERPRINT] ?? '', connectionTo, log);
  if (kept) return { ...kept, adopted: true };

  const endpoint = await makeListenAddress(layout, runAs, hasUnixSockets);
  const args = asArguments({ ...settings, ...endpoint.settings });
  const connection = connectionTo(endpoint);
  let server: Postmaster | undefined;
  try {
    server = await launch(layout, binaries, runAs, args);
    await ensureDatabase(connection);
    const singleUser = `"${binaries.postgres}" --single -D "${layout.cluster}" ${DATABASE}`;
    if (isDurable) await refuseUnlessDurable(connection, singleUser);
  } catch (error) {
    if (server) await stopPostmaster(layout, binaries, server.pid, PATIENCE);
    await removeSocketDir(connection);
    throw error;
  }
  return { server, connection, adopted: false };
}

async function removeSocketDir({ host }: EmbeddedConnection): Promise<void> {
  if (host !== LOOPBACK) await rm(host, { recursive: true, force: true });
}

function guard(
  layout: Layout,
  binaries: Binaries,
  { server, connection, adopted }: Running,
  created: boolean,
  releaseLock: () => void,
  log: (message: string) => void,
): EmbeddedDatabase {
  let stopping: Promise<void> | undefined;
  let gone = false;
  const logCheck = setInterval(() => {
    boundLog(layout.logFile).catch((error) => log(`The database's log cannot be bounded: ${error}`));
  }, LOG_CHECK).unref();
  // process.exit() waits for nothing, so the server gets its signal and ends by itself. The lock is named here
  // because the returned object may be dropped before the lock.
  const onExit = () => {
    if (!gone && process.platform !== 'win32') signal(server.pid, 'SIGINT');
    releaseLock();
  };
  process.once('exit', onExit);
  const stop = async () => {
    clearInterval(logCheck);
    await stopPostmaster(layout, binaries, server.pid, PATIENCE);
    await removeSocketDir(connection);
    process.removeListener('exit', onExit);
    releaseLock();
  };
  const died = new Promise<void>((resolve, reject) => {
    server.gone.then(() => {
      gone = true;
      clearInterval(logCheck);
      if (!stopping) resolve();
    }, reject);
  });
  return {
    connection,
    adopted,
    created,
    died,
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
}
