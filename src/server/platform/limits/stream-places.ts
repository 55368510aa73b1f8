import type { Network } from './network.ts';
import { asHolder, createShares } from './shares.ts';

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
  const places = createShares(STREAM_PLACES, { scale, comeBackMs: COME_BACK_MS });
  return {
    take: ({ network, order, account }) => places.take({ ...asHolder(network), order, account }),
  };
}
