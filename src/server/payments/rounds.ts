import { setTimeout as sleep } from 'node:timers/promises';
import type { Ctx } from '../context.ts';
import { claimFrom, type DueEntry, type DueList } from './due-queries.ts';

const AT_ONCE = 8;
const OF_ONE_STORE = 2;
/** Longer than it takes to ask a gateway that does not answer. */
const AGAIN_AFTER_MS = 30_000;
/** How soon others see that their time has come, while a gateway lets us wait. */
const LOOK_MS = 1_000;

export type { DueEntry };

export interface RoundOptions {
  /** One that can't be looked after stops no other. */
  onError: (error: unknown) => void;
  /** Ends the round as soon as what is under way is done. */
  signal?: AbortSignal;
}

interface Round {
  list: DueList;
  /** Answers whether the gateway has answered. */
  look: (ctx: Ctx, entry: DueEntry) => Promise<boolean>;
}

/**
 * Looks after everything whose time has come, until there is nothing. Several processes may do it at once. A store
 * whose gateway has not answered waits for the next round, so that it takes nobody's place for long.
 */
export async function goRound(ctx: Ctx, { list, look }: Round, signal?: AbortSignal): Promise<void> {
  const inHand = new Map<Promise<void>, string>();
  const silent = new Set<string>();
  const begin = (entry: DueEntry) => {
    const work = look(present(ctx), entry)
      .then((hasAnswered) => {
        if (!hasAnswered) silent.add(entry.storeId);
      })
      .finally(() => inHand.delete(work));
    inHand.set(work, entry.storeId);
  };
  try {
    for (;;) {
      const room = signal?.aborted ? 0 : AT_ONCE - inHand.size;
      const { now } = present(ctx);
      const without = [...new Set([...silent, ...inHand.values()])];
      const times = { now: new Date(now), again: new Date(now + AGAIN_AFTER_MS) };
      const most = { most: room, ofOneStore: OF_ONE_STORE };
      for (const entry of room > 0 ? await claimFrom(ctx.db, list, { ...times, ...most, without }) : [])
        begin(entry);
      if (inHand.size === 0) return;
      await firstOf([...inHand.keys()]);
    }
  } finally {
    await Promise.all(inHand.keys());
  }
}

const present = (ctx: Ctx): Ctx => ({ ...ctx, now: ctx.services.clock() });

async function firstOf(works: Promise<void>[]): Promise<void> {
  const done = new AbortController();
  const look = sleep(LOOK_MS, undefined, { signal: done.signal }).catch(() => {});
  await Promise.race([...works, look]);
  done.abort();
}
