import { setTimeout as sleep } from 'node:timers/promises';
import type { Ctx } from '#platform/context/server/context.ts';
import type { DueEntry } from '#platform/db/server/claim-due.ts';
import { reportFailure, runDueList, takenFor } from '#platform/due/server/run-due.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { messageDue } from '../tables.ts';
import { deliverOne } from './deliver-one.ts';
import { createLanes } from './lanes.ts';

const LIST = { table: messageDue, id: messageDue.messageId, store: messageDue.storeId };
/** How soon newly due messages are seen while a push is awaited. */
const POLL_MS = 1_000;

/** Sends due messages. A failure makes its own lane wait, never the whole store. */
export async function deliverMessages(ctx: Ctx, signal?: AbortSignal): Promise<void> {
  const ways = createLanes(ctx.services, signal);
  const work = async (present: Ctx, entry: DueEntry) => {
    await deliverOne(present, entry, ways).catch((error: unknown) => reportFailure(ctx, 'messages', error));
    return true;
  };
  try {
    do {
      await runDueList(ctx, { kind: 'messages', list: LIST, taken: takenFor(MINUTE), work }, signal);
    } while (await oneOf(ways.pushes()));
  } finally {
    await Promise.all(ways.pushes());
  }
}

/** Waits for one push. Answers whether there was any. */
async function oneOf(pushes: Promise<void>[]): Promise<boolean> {
  const done = new AbortController();
  const look = sleep(POLL_MS, undefined, { signal: done.signal }).catch(() => {});
  if (pushes.length > 0) await Promise.race([...pushes, look]);
  done.abort();
  return pushes.length > 0;
}
