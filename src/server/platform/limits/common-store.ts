import { COMMON_LIMITS } from '#domain/limits/common.ts';
import type { Db } from '../db/client.ts';
import type { LimitStore } from './limit-store.ts';
import { shorten } from './memory-store.ts';
import { addCount, deleteOver, selectStart, takeBackCount } from './queries.ts';

/** Connections for counts alone: a flood of tries takes none from orders, and a transaction may count. */
export const LIMIT_CONNECTIONS = 2;

/** Counts common limits in the database and the others in this process. */
export function createCommonLimits(db: Db, own: LimitStore): LimitStore {
  const isCommon = (limit: string) => (COMMON_LIMITS as ReadonlySet<string>).has(limit);
  return {
    async add(slot) {
      if (!isCommon(slot.limit)) return own.add(slot);
      if (slot.amount > slot.most) return { isTaken: false, startedAt: slot.now };
      const asked = { ...slot, key: shorten(slot.key) };
      const startedAt = await addCount(db, asked);
      if (startedAt !== null) return { isTaken: true, startedAt };
      return { isTaken: false, startedAt: (await selectStart(db, asked)) ?? slot.now };
    },
    async takeBack(slot, startedAt) {
      if (!isCommon(slot.limit)) return own.takeBack(slot, startedAt);
      await takeBackCount(db, { ...slot, key: shorten(slot.key) }, startedAt);
    },
  };
}

/** Deletes counts whose windows are over. */
export const sweepCounts = ({ db, now }: { db: Db; now: number }): Promise<void> =>
  deleteOver(db, new Date(now));
