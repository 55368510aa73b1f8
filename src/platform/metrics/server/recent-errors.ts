import { describeError } from '#platform/http/server/log-error.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';

/** What went wrong unexpectedly at one place, in the last minutes. */
export interface RecentError {
  /** The declared route of a call, or another part of the program. */
  where: string;
  count: number;
  lastAt: number;
  text: string;
}

export interface RecentErrors {
  note(where: string, error: unknown): void;
  /** The most frequent first. */
  read(): RecentError[];
}

const KEPT_MINUTES = 15;
const MOST_PLACES = 200;
const MOST_LETTERS = 200;

interface Place {
  lastAt: number;
  text: string;
  /** By minute. */
  counts: Map<number, number>;
}

/** Remembers the errors of the last minutes in this process. A place that was quiet for so long is forgotten. */
export function createRecentErrors(clock: () => number): RecentErrors {
  const places = new Map<string, Place>();
  const minute = () => Math.floor(clock() / MINUTE);

  function forget(): void {
    const first = minute() - KEPT_MINUTES + 1;
    for (const [where, { counts }] of places) {
      for (const at of counts.keys()) if (at < first) counts.delete(at);
      if (counts.size === 0) places.delete(where);
    }
  }

  return {
    note(where, error) {
      if (!places.has(where)) forget();
      const known = places.get(where);
      if (!known && places.size >= MOST_PLACES) return;
      const counts = known?.counts ?? new Map<number, number>();
      counts.set(minute(), (counts.get(minute()) ?? 0) + 1);
      places.set(where, { lastAt: clock(), text: textOf(error), counts });
    },
    read() {
      forget();
      return [...places]
        .map(([where, { counts, ...last }]) => ({ where, count: sum(counts.values()), ...last }))
        .toSorted((one, other) => other.count - one.count);
    },
  };
}

const sum = (counts: Iterable<number>) => [...counts].reduce((all, count) => all + count, 0);

/** Of the error that caused the others, without what a log does not keep either. */
export function textOf(error: unknown): string {
  const told = causeOf(error);
  return (told.message || told.code || told.type).slice(0, MOST_LETTERS);
}

/** Which kind of error caused the others: "TypeError", "DatabaseError 42P01". */
export function kindOf(error: unknown): string {
  const { type, code } = causeOf(error);
  return code === undefined ? type : `${type} ${code}`;
}

function causeOf(error: unknown) {
  let told = describeError(error);
  while (told.cause) told = told.cause;
  return told;
}
