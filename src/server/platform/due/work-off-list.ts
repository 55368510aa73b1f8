import type { Ctx } from '../context/context.ts';
import { claimDue, type DueEntry, type DueList } from '../db/claim-due.ts';
import { workOff } from './work-off.ts';

const AT_ONCE = 8;
const OF_ONE_STORE = 2;
const LOOK_MS = 1_000;

interface Listed {
  list: DueList;
  /** Longer than it takes to ask somebody who does not answer. */
  againAfterMs: number;
  /** Answers whether whoever had to be asked has answered. */
  work: (ctx: Ctx, entry: DueEntry) => Promise<boolean>;
}

/** Works off what is due of one of the lists over all stores. */
export function workOffList(
  ctx: Ctx,
  { list, againAfterMs, work }: Listed,
  signal?: AbortSignal,
): Promise<void> {
  const claim = ({ db, now }: Ctx, most: number, without: string[]) => {
    const times = { now: new Date(now), again: new Date(now + againAfterMs) };
    return claimDue(db, list, { ...times, most, ofOneStore: OF_ONE_STORE, without });
  };
  return workOff(ctx, { atOnce: AT_ONCE, lookMs: LOOK_MS, claim, work }, signal);
}
