import { COUNTED_TOGETHER_MS, type Counted, type CountedKind } from '#operators/health/rules/figures.ts';

export interface StartedCount extends Counted {
  /** Of the few minutes in which it was counted. */
  startedAt: number;
}

/** What this process has counted for all of them, and nobody has written yet. */
export interface SharedCounts {
  add(kind: CountedKind, name: string, text?: string): void;
  /** Answers it, and forgets it. */
  take(): StartedCount[];
  /** For what could not be written. */
  putBack(counts: readonly StartedCount[]): void;
}

/** Routes are as many, and other names are from closed sets. */
const MOST = 2_000;

export function createSharedCounts(clock: () => number): SharedCounts {
  let counts = new Map<string, StartedCount>();

  function put(one: StartedCount): void {
    const key = `${one.kind} ${one.startedAt} ${one.name}`;
    const known = counts.get(key);
    if (known) {
      known.count += one.count;
      known.lastAt = Math.max(known.lastAt, one.lastAt);
      known.text = one.text || known.text;
    } else if (counts.size < MOST) counts.set(key, one);
  }

  return {
    add(kind, name, text = '') {
      const now = clock();
      const startedAt = now - (now % COUNTED_TOGETHER_MS);
      put({ kind, name, startedAt, count: 1, lastAt: now, text });
    },
    take() {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
    putBack: (taken) => taken.forEach(put),
  };
}
