import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { readPassword } from './cluster.ts';
import { EmbeddedDatabaseError, InUseError } from './errors.ts';
import { prepareLayout } from './layout.ts';
import { listenAddressOf } from './listen-address.ts';
import { readPidFile } from './pid-file.ts';
import { DATABASE, DATABASE_USER, type EmbeddedConnection } from './session.ts';
import { startEmbedded } from './start-embedded.ts';

export interface ReachedDatabase {
  readonly connection: EmbeddedConnection;
  leave(): Promise<void>;
}

/** Connects to the database of a data directory, also while the program runs it. Otherwise starts it until leave(). */
export async function reachEmbedded(options: Parameters<typeof startEmbedded>[0]): Promise<ReachedDatabase> {
  await access(join(options.dataDir, 'postgres', 'PG_VERSION')).catch((error: unknown) => {
    throw new EmbeddedDatabaseError(
      `There is no database in ${options.dataDir}. Set DATA_DIR to the directory that has one.`,
      { cause: error },
    );
  });
  try {
    const { connection, stop } = await startEmbedded(options);
    return { connection, leave: stop };
  } catch (error) {
    if (!(error instanceof InUseError)) throw error;
    return { connection: await findRunning(options.dataDir), leave: async () => {} };
  }
}

/** Another program holds the lock. Its server's pid file says where it listens. */
async function findRunning(dataDir: string): Promise<EmbeddedConnection> {
  const layout = await prepareLayout(dataDir);
  const found = await readPidFile(layout.cluster);
  if (found?.status !== 'ready') {
    throw new EmbeddedDatabaseError(
      `The database in ${dataDir} is just being started or stopped. Try again in a moment.`,
    );
  }
  return {
    ...listenAddressOf(found),
    user: DATABASE_USER,
    password: await readPassword(layout),
    database: DATABASE,
  };
}
