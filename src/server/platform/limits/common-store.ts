import { COMMON_LIMITS } from '#domain/limits/common.ts';
import type { LimitStore, Slot } from './limit-store.ts';
import { shorten } from './memory-store.ts';

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
