import { AppError, type ErrorCode } from '#platform/errors/rules/errors.ts';
import { LIMITS, type Limit, type LimitName } from '../rules/policy.ts';
import type { LimitStore, Slot } from './limit-store.ts';
import type { Network } from './network.ts';

/** A limit by network takes a network. All others take the name of the account, store or order. */
export type KeyOf<Name extends LimitName> = (typeof LIMITS)[Name]['by'] extends 'network' ? Network : string;

export type GiveBack = () => Promise<void>;

export interface Limiter {
  /** Multiplies all limits. With 0 none of them counts. */
  scale: number;
  /** Counts one more, or `amount`, or refuses. The answer takes it back if it turns out not to count. */
  take<Name extends LimitName>(name: Name, key: KeyOf<Name>, amount?: number): Promise<GiveBack>;
  /** Like take, but null when the limit is reached. */
  tryTake<Name extends LimitName>(name: Name, key: KeyOf<Name>, amount?: number): Promise<GiveBack | null>;
  /** Counts one more if there is room, and answers what the caller has left. Null where nothing limits them. */
  takeTold(name: LimitName, key: string): Promise<Left | null>;
}

export interface Left {
  isTaken: boolean;
  most: number;
  /** By the count of this process, where each counts for itself. Null from a store that does not say. */
  left: number | null;
  windowMs: number;
  /** Until all of it is there again. */
  resetMs: number;
}

/** A /48 holds 65,536 networks, of one customer or of a street. All of them together may do what eight may. */
const WIDE = 8;

/** A scale of 0 turns all limits off. */
export function createLimiter(store: LimitStore, clock: () => number, scale: number): Limiter {
  async function count(slots: Slot[]): Promise<{ giveBack: GiveBack } | { waitMs: number }> {
    const taken: GiveBack[] = [];
    const giveBack = async () => {
      for (const one of taken) await one();
    };
    for (const slot of slots) {
      const { isTaken, startedAt } = await store.add(slot);
      if (!isTaken) {
        await giveBack();
        return { waitMs: startedAt + slot.windowMs - slot.now };
      }
      taken.push(() => store.takeBack(slot, startedAt));
    }
    return { giveBack };
  }

  function slotsOf(name: LimitName, key: string | Network, amount = 1): Slot[] {
    if (scale === 0) return [];
    const { most, windowMs }: Limit = LIMITS[name];
    const slot = (key: string, factor: number) => ({
      limit: name,
      key,
      most: Math.ceil(most * scale) * factor,
      windowMs,
      now: clock(),
      amount,
    });
    if (typeof key === 'string') return [slot(key, 1)];
    return key.wide === null ? [slot(key.near, 1)] : [slot(key.near, 1), slot(key.wide, WIDE)];
  }

  return {
    scale,
    async takeTold(name, key) {
      const [slot] = slotsOf(name, key);
      if (!slot) return null;
      const { most, windowMs, now } = slot;
      const { isTaken, startedAt, used } = await store.add(slot);
      const counted = used === undefined ? null : most - used;
      return { isTaken, most, left: isTaken ? counted : 0, windowMs, resetMs: startedAt + windowMs - now };
    },
    async take(name, key, amount) {
      const counted = await count(slotsOf(name, key, amount));
      if ('waitMs' in counted) throw tooMany(counted.waitMs);
      return counted.giveBack;
    },
    async tryTake(name, key, amount) {
      const counted = await count(slotsOf(name, key, amount));
      return 'waitMs' in counted ? null : counted.giveBack;
    },
  };
}

/** Takes several limits. If one refuses, those before it get back what they have counted. */
export async function takeInTurn(takes: (() => Promise<GiveBack>)[]): Promise<GiveBack> {
  const taken: GiveBack[] = [];
  const giveBack = async () => {
    for (const one of taken) await one();
  };
  try {
    for (const take of takes) taken.push(await take());
  } catch (error) {
    await giveBack();
    throw error;
  }
  return giveBack;
}

export function tooMany(waitMs: number, code: ErrorCode = 'TOO_MANY_REQUESTS'): AppError {
  return new AppError(code, { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
}
