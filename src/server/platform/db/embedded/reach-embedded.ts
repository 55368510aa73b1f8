import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { readPassword } from './cluster.ts';
import { endpointOf } from './endpoint.ts';
import { EmbeddedDatabaseError, InUseError } from './errors.ts';
import { layOut } from './layout.ts';
import { readPidFile } from './pid-file.ts';
import { type Connection, DATABASE, USER } from './session.ts';
import { startEmbedded } from './start-embedded.ts';

export interface ReachedDatabase {
  readonly connection: Connection;
  leave(): Promise<void>;
}

/** The database of a data directory beside the program that runs it; where none does, it runs until leave(). */
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

/** The lock is another program's: where its server listens stands in the server's own file. */
async function findRunning(dataDir: string): Promise<Connection> {
  const layout = await layOut(dataDir);
  const found = await readPidFile(layout.cluster);
  if (found?.status !== 'ready') {
    throw new EmbeddedDatabaseError(
      `The database in ${dataDir} is just being started or stopped. Try again in a moment.`,
    );
  }
  return { ...endpointOf(found), user: USER, password: await readPassword(layout), database: DATABASE };
}
