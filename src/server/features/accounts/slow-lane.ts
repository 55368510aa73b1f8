import { setTimeout as sleep } from 'node:timers/promises';
import type { SlowLane } from '../../platform/ports/passwords.ts';
import { whileUsed } from '../../platform/work/at-most.ts';
import { fairGate } from '../../platform/work/fair-gate.ts';

const PACE_MS = 1000;
/** Networks of one account, of which a /48 is one; each has a turn before the second of any. */
const MOST_WAITING = 30;
/** Besides the one of each that waits among the others: of the networks of a /48, each in its turn as well. */
const MOST_WAITING_OF_ONE = 8;

/** One try a second for each account, so that guesses from everywhere come to little and the owner still gets in. */
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
