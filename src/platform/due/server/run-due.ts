import { setTimeout as sleep } from 'node:timers/promises';
import type { DueWork as Kind } from '#operators/health/rules/figures.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { claimDue, type DueEntry, type DueList } from '#platform/db/server/claim-due.ts';

export interface DueWork<T> {
  kind: Kind;
  atOnce: number;
  /** How soon newly due work is seen while a slow answer is awaited. */
  pollMs: number;
  /** Claims due work for this process alone: at most `most`, and none of the stores in `without`. */
  claim: (ctx: Ctx, most: number, without: string[]) => Promise<T[]>;
  /** Answers whether the other side, such as a gateway, has answered. */
  work: (ctx: Ctx, entry: T) => Promise<boolean>;
}

/**
 * Runs due work until none is left; several processes may do so at once. A failure is reported and stops nothing
 * else. Its store, like one whose counterpart does not answer, waits for the next run. The signal ends the run once
 * work in hand is done.
 */
export async function runDue<T extends { storeId: string }>(
  ctx: Ctx,
  { kind, atOnce, pollMs, claim, work }: DueWork<T>,
  signal?: AbortSignal,
): Promise<void> {
  const inHand = new Map<Promise<void>, string>();
  const silent = new Set<string>();
  const begin = (entry: T) => {
    const working = work(atPresent(ctx), entry)
      .catch((error: unknown) => {
        reportFailure(ctx, kind, error);
        return false;
      })
      .then((hasAnswered) => {
        if (!hasAnswered) silent.add(entry.storeId);
      })
      .finally(() => inHand.delete(working));
    inHand.set(working, entry.storeId);
  };
  try {
    for (;;) {
      // Work that ends during the claim may make room for more of its store.
      const isIdle = inHand.size === 0;
      const room = signal?.aborted ? 0 : atOnce - inHand.size;
      const without = [...new Set([...silent, ...inHand.values()])];
      for (const entry of room > 0 ? await claim(atPresent(ctx), room, without) : []) begin(entry);
      if (inHand.size > 0) await firstOf([...inHand.keys()], pollMs);
      else if (isIdle) return;
    }
  } finally {
    await Promise.all(inHand.keys());
  }
}

export function reportFailure({ services }: Ctx, kind: Kind, error: unknown): void {
  services.onError(error);
  services.metrics.shared.add('failures', kind);
}

const atPresent = (ctx: Ctx): Ctx => ({ ...ctx, now: ctx.services.clock() });

async function firstOf(works: Promise<void>[], lookMs: number): Promise<void> {
  const done = new AbortController();
  const look = sleep(lookMs, undefined, { signal: done.signal }).catch(() => {});
  await Promise.race([...works, look]);
  done.abort();
}

interface Listed<Row> {
  kind: Kind;
  list: DueList<Row>;
  atOnce?: number;
  ofOneStore?: number;
  /** What is written to entries while they are worked on: another process may take them if this one dies. */
  taken: (now: number) => Record<string, unknown>;
  /** Answers whether the other side, such as a gateway, has answered. */
  work: (ctx: Ctx, entry: Row & DueEntry) => Promise<boolean>;
}

/** For so long, nobody else takes an entry. It is longer than the longest wait for an answer. */
export const takenFor = (ms: number) => (now: number) => ({ dueAt: new Date(now + ms) });

/** Runs the due work of one of the lists over all stores. */
export function runDueList<Row>(
  ctx: Ctx,
  { kind, list, atOnce = 8, ofOneStore = 2, taken, work }: Listed<Row>,
  signal?: AbortSignal,
): Promise<void> {
  const claim = ({ db, now }: Ctx, most: number, without: string[]) =>
    claimDue(db, list, { now: new Date(now), taken: taken(now), most, ofOneStore, without });
  return runDue(ctx, { kind, atOnce, pollMs: 1_000, claim, work }, signal);
}
