/** One key of one limit. */
export interface Slot {
  limit: string;
  key: string;
  most: number;
  windowMs: number;
  now: number;
  /** How many are counted at once. */
  amount: number;
}

export interface Counted {
  isTaken: boolean;
  /** When the present window began. */
  startedAt: number;
}

/** Where counts are kept. Several processes that share their limits share one of these. */
export interface LimitStore {
  /** Counts them unless the window has no room for all of them. */
  add(slot: Slot): Promise<Counted>;
  /** Takes them back from the window that began then; nothing when that is over. */
  takeBack(slot: Slot, startedAt: number): Promise<void>;
}
