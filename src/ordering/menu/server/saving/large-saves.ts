import { Worker } from 'node:worker_threads';
import { hasMoreEntries } from '#ordering/catalogue/wire/catalogue-faults.ts';
import { AppError, type ErrorCode } from '#platform/errors/rules/errors.ts';
import { tooMany } from '#platform/limits/server/limiter.ts';
import type { CatalogueDraft, PreparedSave, Saves } from '#platform/ports/server/menus.ts';
import { beside } from '#platform/work/server/beside.ts';
import { fairGate } from '#platform/work/server/fair-gate.ts';
import { prepareSave } from './prepare-save.ts';

/** Larger menus are checked in a thread of their own, so that the event loop stays free. */
export const LARGE_BYTES = 256 * 1024;
const LARGE_ENTRIES = 2_000;

/** Limits how many bodies of large menus are in memory, on their way or being checked. */
export const SAVE_PLACES = { account: 2, all: 16 } as const;
export const AT_ONCE = 1;
export const MOST_WAITING = 8;
const COME_BACK_MS = 5_000;
const LONGEST_MS = 20_000;

export type WorkerAnswer =
  | { prepared: PreparedSave }
  | { refused: { code: ErrorCode; details: AppError['details'] } };

/** A scale of 0 switches off the limit of each account; the common one stays. */
export function createSaves(scale: number): Saves {
  const inTurn = fairGate({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING });
  const taken = new Map<string, number>();
  let all = 0;
  return {
    takePlace(account) {
      const count = taken.get(account) ?? 0;
      if (all >= SAVE_PLACES.all) throw new AppError('UNAVAILABLE', { retryAfter: COME_BACK_MS / 1000 });
      if (scale > 0 && count >= Math.ceil(SAVE_PLACES.account * scale)) throw tooMany(COME_BACK_MS);
      taken.set(account, count + 1);
      all++;
      let isGiven = false;
      return () => {
        if (isGiven) return;
        isGiven = true;
        all--;
        const left = (taken.get(account) ?? 1) - 1;
        if (left > 0) taken.set(account, left);
        else taken.delete(account);
      };
    },
    async prepare(account, draft) {
      return isLarge(draft) ? inTurn(account)(() => besideTheLoop(draft)) : prepareSave(draft);
    },
  };
}

function isLarge({ document, present }: CatalogueDraft): boolean {
  return document instanceof Uint8Array || isLargeMenu(document) || isLargeMenu(present);
}

export function isLargeMenu(document: unknown): boolean {
  return hasMoreEntries(document, LARGE_ENTRIES);
}

/** Starts a thread for each save: large menus are rare, and an idle thread would hold memory. */
async function besideTheLoop(draft: CatalogueDraft): Promise<PreparedSave> {
  const worker = new Worker(new URL('./large-save-worker.ts', import.meta.url), { workerData: draft });
  const ended = Promise.withResolvers<WorkerAnswer>();
  worker.once('message', ended.resolve);
  worker.once('error', ended.reject);
  worker.once('exit', () => ended.reject(new AppError('UNAVAILABLE')));
  const timer = setTimeout(() => beside(() => worker.terminate(), ended.reject), LONGEST_MS);
  try {
    const answer = await ended.promise;
    if ('refused' in answer) throw new AppError(answer.refused.code, answer.refused.details);
    return answer.prepared;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
