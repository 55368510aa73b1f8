/** Tells other processes that a store's log has grown. A lost hint only delays, because a slow poll catches up. */
export interface HintBus {
  publish(storeId: string): void;
  subscribe(listener: (storeId: string) => void): void;
  close(): Promise<void>;
}

/** For a single process, which receives its own events directly. */
export function createLocalBus(): HintBus {
  return { publish: () => {}, subscribe: () => {}, close: async () => {} };
}
