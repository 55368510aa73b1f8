import type { Db } from '#platform/db/server/client.ts';
import type { LimitStore } from './limit-store.ts';
import { addCount, deleteOver, selectStart, takeBackCount } from './queries.ts';

/** Connections for counts alone: a flood of tries takes none from orders, and a transaction may count. */
export const LIMIT_CONNECTIONS = 2;

/** Counts in the database. */
export function createDatabaseLimits(db: Db): LimitStore {
  return {
    async add(slot) {
      if (slot.amount > slot.most) return { isTaken: false, startedAt: slot.now };
      const startedAt = await addCount(db, slot);
      if (startedAt !== null) return { isTaken: true, startedAt };
      return { isTaken: false, startedAt: (await selectStart(db, slot)) ?? slot.now };
    },
    takeBack: (slot, startedAt) => takeBackCount(db, slot, startedAt),
  };
}

/** Deletes counts whose windows are over. */
export const sweepCounts = ({ db, now }: { db: Db; now: number }): Promise<void> =>
  deleteOver(db, new Date(now));
