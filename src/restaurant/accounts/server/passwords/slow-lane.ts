import { setTimeout as sleep } from 'node:timers/promises';
import type { SlowLane } from '#platform/ports/server/passwords.ts';
import { whileUsed } from '#platform/work/server/at-most.ts';
import { fairGate } from '#platform/work/server/fair-gate.ts';

const PACE_MS = 1000;
/** Waiting networks of one account. A /48 counts as one, and each has a turn before the second of any. */
const MOST_WAITING = 30;
/** Waiting tries of one /48 besides the one in line. Its networks take turns too. */
const MOST_WAITING_OF_ONE = 8;

/**
 * Admits one try a second for each account, so that guesses from everywhere achieve little and the owner still gets
 * in.
 */
export function createSlowLane(paceMs = PACE_MS): SlowLane {
  const laneOf = whileUsed(() => ({
    turnOf: fairGate({ atOnce: 1, mostWaiting: MOST_WAITING }),
    within: whileUsed(() => fairGate({ atOnce: 1, mostWaiting: MOST_WAITING_OF_ONE })),
  }));
  return {
    turnOf:
      (account, { near, wide }) =>
      (work) => {
        const paced = async () => {
          await sleep(paceMs);
          return work();
        };
        const one = wide ?? near;
        return laneOf(account, ({ turnOf, within }) =>
          within(one, (inTurn) => inTurn(near)(() => turnOf(one)(paced))),
        );
      },
  };
}
