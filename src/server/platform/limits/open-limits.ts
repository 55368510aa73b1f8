import { type Connection, openDatabase } from '../db/client.ts';
import { createCommonLimits } from './common-store.ts';
import { createDatabaseLimits, LIMIT_CONNECTIONS } from './database-store.ts';
import type { LimitStore } from './limit-store.ts';
import { createMemoryLimits } from './memory-store.ts';

interface Options {
  /** Whether there is no other process. */
  isAlone: boolean;
  redisUrl: string | null;
  connection: Connection;
  log: (message: string) => void;
}

export type OpenLimits = LimitStore & { close(): Promise<void> };

/** Where limits are counted: in this process, and those that processes share in Redis or in the database. */
export async function openLimits({ isAlone, redisUrl, connection, log }: Options): Promise<OpenLimits> {
  const own = createMemoryLimits();
  if (redisUrl !== null) {
    // Without Redis its client is not in memory.
    const { createRedisLimits } = await import('./redis-store.ts');
    const redis = createRedisLimits(redisUrl, log);
    return { ...createCommonLimits(redis, own), close: redis.close };
  }
  if (isAlone) return { ...own, close: async () => {} };
  const database = openDatabase(connection, log, LIMIT_CONNECTIONS);
  return { ...createCommonLimits(createDatabaseLimits(database.db), own), close: database.close };
}
