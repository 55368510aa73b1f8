import { setTimeout as sleep } from 'node:timers/promises';
import type { Gate } from '../at-most.ts';
import { fairGate } from '../fair-gate.ts';

export interface SlowLane {
  /** The turn of a network at an account that many networks guess at. */
  turnOf(account: string, network: string): Gate;
}

const PACE_MS = 1000;
/** Networks of one account; each has a turn before the second of any. */
const MOST_WAITING = 30;

/** One try a second for each account, so that guesses from everywhere come to little and the owner still gets in. */
export function createSlowLane(paceMs = PACE_MS): SlowLane {
  const lanes = new Map<string, { turnOf: (key: string) => Gate; used: number }>();
  return {
    turnOf: (account, network) => async (work) => {
      const lane = lanes.get(account) ?? {
        turnOf: fairGate({ atOnce: 1, mostWaiting: MOST_WAITING }),
        used: 0,
      };
      lanes.set(account, lane);
      lane.used++;
      try {
        return await lane.turnOf(network)(async () => {
          await sleep(paceMs);
          return work();
        });
      } finally {
        lane.used--;
        if (lane.used === 0) lanes.delete(account);
      }
    },
  };
}
