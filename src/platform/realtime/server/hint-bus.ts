import type { Grown } from '#platform/ports/server/store-feeds.ts';

/**
 * Tells other processes that a store's log has grown, or that there is something new for a person. A lost hint only
 * delays, because a slow poll catches up.
 */
export interface HintBus {
  /** A hint is one of a store, or one of `people.ts`. */
  publish(hints: readonly string[]): void;
  subscribe(listener: (hint: string) => void): void;
  close(): Promise<void>;
}

/** For a single process, which receives its own events directly. */
export function createLocalBus(): HintBus {
  return { publish: () => {}, subscribe: () => {}, close: async () => {} };
}

const ORDERS = 'orders ';

/** A hint of a store is its id, after "orders" if its pages are as before: who only has these in memory reads nothing. */
export const hintOfStore = (storeId: string, { pages }: Grown): string =>
  pages ? storeId : ORDERS + storeId;

export function storeOfHint(hint: string): { storeId: string } & Grown {
  return hint.startsWith(ORDERS)
    ? { storeId: hint.slice(ORDERS.length), pages: false }
    : { storeId: hint, pages: true };
}
