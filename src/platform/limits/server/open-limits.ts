import { type Connection, openDatabase } from '#platform/db/server/client.ts';
import { COMMON_LIMITS } from '../rules/common.ts';
import { createDatabaseLimits, LIMIT_CONNECTIONS } from './database-store.ts';
import type { LimitStore, Slot } from './limit-store.ts';
import { createMemoryLimits, shorten } from './memory-store.ts';

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

/** Counts common limits in a place that all processes share, and the others in this process. */
export function createCommonLimits(shared: LimitStore, own: LimitStore): LimitStore {
  const storeOf = ({ limit }: Slot) => ((COMMON_LIMITS as ReadonlySet<string>).has(limit) ? shared : own);
  // A key has addresses of people, and nobody else is to read them.
  const hidden = (slot: Slot): Slot => ({ ...slot, key: shorten(slot.key) });
  return {
    add: (slot) => storeOf(slot).add(hidden(slot)),
    takeBack: (slot, startedAt) => storeOf(slot).takeBack(hidden(slot), startedAt),
  };
}
