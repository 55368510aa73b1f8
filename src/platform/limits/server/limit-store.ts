/** One key of one limit. */
export interface Slot {
  limit: string;
  key: string;
  most: number;
  windowMs: number;
  now: number;
  /** How many to count at once. */
  amount: number;
}

export interface CountResult {
  isTaken: boolean;
  /** How many were counted in it. Only this process's own memory says so. */
  used?: number;
  /** When the present window began. */
  startedAt: number;
}

/** Keeps the counts. Processes that share their limits share one of these. */
export interface LimitStore {
  /** Counts `amount`, unless the window has no room for all of it. */
  add(slot: Slot): Promise<CountResult>;
  /** Takes `amount` back from the window that began then. Does nothing once that is over. */
  takeBack(slot: Slot, startedAt: number): Promise<void>;
}
