import { AppError } from '#domain/errors.ts';
import { tooMany } from './limiter.ts';
import type { Network } from './network.ts';

/** Streams that may be open at once. A food court's 200 phones on one address have two or three each. */
export const STREAM_PLACES = {
  network: 700,
  wideNetwork: 2_800,
  order: 30,
  account: 60,
  all: 10_000,
} as const;

export interface Follower {
  network: Network;
  /** The order that is followed, or the account whose stream it is. */
  order?: string;
  account?: string;
}

export interface StreamPlaces {
  /** Takes a place, or refuses; the answer gives it back, once. */
  take(follower: Follower): () => void;
}

const COME_BACK_MS = 30_000;

/** A scale of 0 turns all but the last of them off. */
export function createStreamPlaces(scale: number): StreamPlaces {
  const taken = new Map<string, number>();
  let all = 0;

  function isFull(kind: keyof typeof STREAM_PLACES, key: string): boolean {
    return scale > 0 && (taken.get(key) ?? 0) >= Math.ceil(STREAM_PLACES[kind] * scale);
  }

  return {
    take({ network, order, account }) {
      if (all >= STREAM_PLACES.all) throw new AppError('UNAVAILABLE', { retryAfter: COME_BACK_MS / 1000 });
      const places = [
        ['network', `network ${network.near}`],
        ['wideNetwork', network.wide && `network ${network.wide}`],
        ['order', order && `order ${order}`],
        ['account', account && `account ${account}`],
      ] as const;
      const keys = places.filter(([, key]) => key).map(([kind, key]) => ({ kind, key: key as string }));
      if (keys.some(({ kind, key }) => isFull(kind, key))) throw tooMany(COME_BACK_MS);
      for (const { key } of keys) taken.set(key, (taken.get(key) ?? 0) + 1);
      all++;
      let isGiven = false;
      return () => {
        if (isGiven) return;
        isGiven = true;
        all--;
        for (const { key } of keys) {
          const left = (taken.get(key) ?? 1) - 1;
          if (left > 0) taken.set(key, left);
          else taken.delete(key);
        }
      };
    },
  };
}
