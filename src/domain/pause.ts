/** Paused by hand, and not yet past the time at which it resumes by itself. */
export function isPaused(store: { paused: boolean; pausedUntil: Date | null }, now: number): boolean {
  return store.paused && (store.pausedUntil === null || store.pausedUntil.getTime() > now);
}
