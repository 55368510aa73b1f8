import { setTimeout as sleep } from 'node:timers/promises';
import type { Ctx } from '../context/context.ts';

export interface Due<T> {
  atOnce: number;
  /** How soon others see that their time has come, while somebody lets us wait. */
  lookMs: number;
  /** Takes what is due, for this process alone: at most so many, and of none of these stores. */
  claim: (ctx: Ctx, most: number, without: string[]) => Promise<T[]>;
  /** Answers whether whoever had to be asked has answered. */
  work: (ctx: Ctx, entry: T) => Promise<boolean>;
}

/**
 * Works off what is due, until nothing is. Several processes may do it at once. What can't be worked off is told of and
 * stops no other; its store, as one of which nobody answers, waits for the next time, so that it takes nobody's place
 * for long. The signal ends it as soon as what is under way is done.
 */
export async function workOff<T extends { storeId: string }>(
  ctx: Ctx,
  { atOnce, lookMs, claim, work }: Due<T>,
  signal?: AbortSignal,
): Promise<void> {
  const inHand = new Map<Promise<void>, string>();
  const silent = new Set<string>();
  const begin = (entry: T) => {
    const working = work(present(ctx), entry)
      .catch((error: unknown) => {
        ctx.services.onError(error);
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
      // What ends while we ask may leave room for more of its store.
      const isIdle = inHand.size === 0;
      const room = signal?.aborted ? 0 : atOnce - inHand.size;
      const without = [...new Set([...silent, ...inHand.values()])];
      for (const entry of room > 0 ? await claim(present(ctx), room, without) : []) begin(entry);
      if (inHand.size > 0) await firstOf([...inHand.keys()], lookMs);
      else if (isIdle) return;
    }
  } finally {
    await Promise.all(inHand.keys());
  }
}

const present = (ctx: Ctx): Ctx => ({ ...ctx, now: ctx.services.clock() });

async function firstOf(works: Promise<void>[], lookMs: number): Promise<void> {
  const done = new AbortController();
  const look = sleep(lookMs, undefined, { signal: done.signal }).catch(() => {});
  await Promise.race([...works, look]);
  done.abort();
}
