import { MINUTE } from '#domain/time/durations.ts';

const FIRST_REST_MS = 25_000;
const LONGEST_REST_MS = 10 * MINUTE;
const MOST_KEPT = 10_000;

interface Resting {
  until: number;
  forMs: number;
}

/** Endpoints that have let us wait: left alone for a while, and twice as long after each further time. */
export function restEndpoints() {
  const resting = new Map<string, Resting>();
  return {
    isResting: (endpoint: string, now: number) => (resting.get(endpoint)?.until ?? 0) > now,
    rest(endpoint: string, now: number): void {
      const last = resting.get(endpoint)?.forMs ?? FIRST_REST_MS / 2;
      const forMs = Math.min(2 * last, LONGEST_REST_MS);
      resting.delete(endpoint);
      resting.set(endpoint, { until: now + forMs, forMs });
      const [oldest] = resting.keys();
      if (resting.size > MOST_KEPT && oldest !== undefined) resting.delete(oldest);
    },
    wake: (endpoint: string) => void resting.delete(endpoint),
  };
}
