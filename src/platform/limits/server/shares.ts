import { AppError } from '#platform/errors/rules/errors.ts';
import { tooMany } from './limiter.ts';
import type { Network } from './network.ts';

/** The names of a holder. Names that are left out or null are not counted. */
export type Holder<Kind extends string> = { readonly [kind in Kind]?: string | null | undefined };

export interface Shares<Kind extends string> {
  /** Takes a share or refuses. The answer gives it back, once. */
  take(holder: Holder<Kind>, amount?: number): () => void;
  /** Like take, but null when there is no more. */
  tryTake(holder: Holder<Kind>, amount?: number): (() => void) | null;
}

export interface ShareOptions {
  /** Multiplies all shares but the total. 0 turns them off. */
  scale: number;
  comeBackMs: number;
}

/**
 * Shares of something limited that is held for a while: at most so much for each kind of holder, and in total. A
 * holder without a share gets any amount that the total allows.
 */
export function createShares<Kind extends string>(
  most: Readonly<Record<Kind | 'all', number>>,
  { scale, comeBackMs }: ShareOptions,
): Shares<Kind> {
  const held = new Map<string, number>();
  let all = 0;

  const add = (key: string, amount: number) => {
    const now = (held.get(key) ?? 0) + amount;
    if (now > 0) held.set(key, now);
    else held.delete(key);
  };

  function isFull(kind: Kind, key: string, amount: number): boolean {
    const before = held.get(key) ?? 0;
    return scale > 0 && before > 0 && before + amount > Math.ceil(most[kind] * scale);
  }

  function refusalOf(keys: [Kind, string][], amount: number): AppError | null {
    if (all + amount > most.all) return new AppError('UNAVAILABLE', { retryAfter: comeBackMs / 1000 });
    return keys.some(([kind, key]) => isFull(kind, key, amount)) ? tooMany(comeBackMs) : null;
  }

  function hold(keys: [Kind, string][], amount: number): () => void {
    for (const [, key] of keys) add(key, amount);
    all += amount;
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      for (const [, key] of keys) add(key, -amount);
      all -= amount;
    };
  }

  return {
    take(holder, amount = 1) {
      const keys = keysOf(holder);
      const refusal = refusalOf(keys, amount);
      if (refusal) throw refusal;
      return hold(keys, amount);
    },
    tryTake(holder, amount = 1) {
      const keys = keysOf(holder);
      return refusalOf(keys, amount) ? null : hold(keys, amount);
    },
  };
}

function keysOf<Kind extends string>(holder: Holder<Kind>): [Kind, string][] {
  const kinds = Object.keys(holder) as Kind[];
  return kinds.flatMap((kind) => (holder[kind] ? [[kind, `${kind} ${holder[kind]}`]] : []));
}

/** The network and the /48 around it. */
export function asHolder({ near, wide }: Network) {
  return { network: near, wideNetwork: wide };
}
