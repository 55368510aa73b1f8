import type { OperatorPermission } from './roles.ts';
import { retagged, tidyTag } from './tags.ts';

/** What operators do to many stores at once. */
export const BULK_ACTS = ['plan', 'suspend', 'resume', 'announce', 'tag', 'untag', 'invite'] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

/** What each of them asks for, which is the same as for one store. */
export const NEEDED_FOR: Record<BulkAct, OperatorPermission> = {
  plan: 'operator.money',
  suspend: 'operator.stores',
  resume: 'operator.stores',
  announce: 'operator.stores',
  tag: 'operator.stores',
  untag: 'operator.stores',
  invite: 'operator.stores',
};

/** An act, with the plan or the tag that it is about. */
export interface BulkChange {
  act: BulkAct;
  to: string;
}

/** Why a store is left as it is. `same`: it is so already. `tooLarge`: it has more than the plan allows.
 * `owned`: its owner has come. */
export const WHY_LEFT = ['same', 'closed', 'tooLarge', 'tagsFull', 'owned', 'gone'] as const;
export type WhyLeft = (typeof WHY_LEFT)[number];

export interface BulkStanding {
  plan: string;
  isSuspended: boolean;
  isClosed: boolean;
  tags: readonly string[];
  /** Who was asked to own it and has not come. Empty: nobody. */
  awaits: string;
  isTrial: boolean;
  /** Whether its plan renews itself. */
  isRenewing: boolean;
  /** Whether it has more than the plan in question allows. */
  isTooLarge: boolean;
}

/** Null: the act changes it. A closed store is left alone, but for its tags. */
export function whyLeft({ act, to }: BulkChange, store: BulkStanding): WhyLeft | null {
  if (act === 'tag' || act === 'untag') return whyNotTagged(act, tidyTag(to), store.tags);
  if (store.isClosed) return 'closed';
  if (act === 'suspend' && store.isSuspended) return 'same';
  if (act === 'resume' && !store.isSuspended) return 'same';
  if (act === 'invite') return store.awaits === '' ? 'owned' : null;
  if (act !== 'plan') return null;
  if (store.plan === to) return 'same';
  return store.isTooLarge ? 'tooLarge' : null;
}

function whyNotTagged(act: 'tag' | 'untag', tag: string, tags: readonly string[]): WhyLeft | null {
  if (tags.includes(tag) === (act === 'tag')) return 'same';
  return retagged(tags, act === 'tag' ? { add: [tag] } : { remove: [tag] }) === null ? 'tagsFull' : null;
}

const NAMED = 5;

interface Group {
  count: number;
  /** The first few. */
  names: string[];
}

export interface Preview {
  change: Group;
  left: (Group & { why: WhyLeft })[];
  /** Of those that change: how many have which plan now, how many renew themselves, and how many try their plan. */
  from: { plan: string; count: number }[];
  renewing: number;
  trials: number;
  /** Of the stores that change. */
  ids: string[];
}

/** What an act would do to these stores. */
export function previewOf(
  change: BulkChange,
  stores: readonly (BulkStanding & { storeId: string; name: string })[],
): Preview {
  const outcomes = stores.map((store) => ({ ...store, why: whyLeft(change, store) }));
  const groupOf = (why: WhyLeft | null): Group => {
    const found = outcomes.filter((one) => one.why === why);
    return { count: found.length, names: found.slice(0, NAMED).map(({ name }) => name) };
  };
  const changed = outcomes.filter(({ why }) => why === null);
  const plans = Map.groupBy(changed, ({ plan }) => plan);
  return {
    change: groupOf(null),
    left: WHY_LEFT.map((why) => ({ why, ...groupOf(why) })).filter(({ count }) => count > 0),
    from: [...plans]
      .map(([plan, { length: count }]) => ({ plan, count }))
      .toSorted((one, other) => other.count - one.count),
    renewing: changed.filter(({ isRenewing }) => isRenewing).length,
    trials: changed.filter(({ isTrial }) => isTrial).length,
    ids: changed.map(({ storeId }) => storeId),
  };
}
