import { setTimeout as sleep } from 'node:timers/promises';
import type { Ctx } from '../context.ts';
import { deliverOne } from './deliver-one.ts';
import { claimDue, type DueRow } from './queries.ts';

const AT_ONCE = 8;
const OF_ONE_STORE = 2;
/** Longer than it takes to hand one over to somebody who does not answer. */
const AGAIN_AFTER_MS = 60_000;
/** How soon others see that their time has come, while somebody lets us wait. */
const LOOK_MS = 1_000;

/**
 * Sends what is due, until nothing is. Several processes may do it at once. A store whose provider has not answered
 * waits for the next round, so that it takes nobody's place for long.
 */
export async function deliverMessages(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const inHand = new Map<Promise<void>, string>();
  const silent = new Set<string>();
  const begin = (row: DueRow) => {
    const work = deliverOne(present(ctx), row)
      .catch((error: unknown) => {
        ctx.services.onError(error);
        return false;
      })
      .then((hasAnswered) => {
        if (!hasAnswered) silent.add(row.storeId);
      })
      .finally(() => inHand.delete(work));
    inHand.set(work, row.storeId);
  };
  try {
    for (;;) {
      // What ends while we ask may leave room for more of its store.
      const isIdle = inHand.size === 0;
      const room = signal?.aborted ? 0 : AT_ONCE - inHand.size;
      const { now } = present(ctx);
      const times = { now: new Date(now), again: new Date(now + AGAIN_AFTER_MS) };
      const without = [...new Set([...silent, ...inHand.values()])];
      const most = { most: room, ofOneStore: OF_ONE_STORE };
      for (const row of room > 0 ? await claimDue(ctx.db, { ...times, ...most, without }) : []) begin(row);
      if (inHand.size > 0) await firstOf([...inHand.keys()]);
      else if (isIdle) return;
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
