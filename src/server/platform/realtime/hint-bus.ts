/** Tells the other processes that a store's log has grown. A lost hint only delays: a slow poll catches up. */
export interface HintBus {
  publish(storeId: string): void;
  subscribe(listener: (storeId: string) => void): void;
  close(): Promise<void>;
}

/** For one process, which hears its own announcements directly. */
export function createLocalBus(): HintBus {
  return { publish: () => {}, subscribe: () => {}, close: async () => {} };
}
