/**
 * Tells other processes that a store's log has grown, or that there is something new for a person. A lost hint only
 * delays, because a slow poll catches up.
 */
export interface HintBus {
  /** A hint is a store's id, or one of `people.ts`. */
  publish(hints: readonly string[]): void;
  subscribe(listener: (hint: string) => void): void;
  close(): Promise<void>;
}

/** For a single process, which receives its own events directly. */
export function createLocalBus(): HintBus {
  return { publish: () => {}, subscribe: () => {}, close: async () => {} };
}
