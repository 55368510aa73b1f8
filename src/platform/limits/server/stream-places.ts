import type { Network } from './network.ts';
import { asHolder, createShares } from './shares.ts';

/** Streams that may be open at once. 200 phones in a food court share one address and have two or three each. */
export const STREAM_PLACES = {
  network: 700,
  wideNetwork: 2_800,
  order: 30,
  account: 60,
  all: 10_000,
} as const;

export interface StreamReader {
  network: Network;
  /** The order that is streamed, or the account whose stream it is. */
  order?: string;
  account?: string;
}

export interface StreamPlaces {
  /** Takes a place or refuses. The answer gives it back, once. */
  take(follower: StreamReader): () => void;
}

const COME_BACK_MS = 30_000;

/** A scale of 0 turns all limits off but the total. */
export function createStreamPlaces(scale: number): StreamPlaces {
  const places = createShares(STREAM_PLACES, { scale, comeBackMs: COME_BACK_MS });
  return {
    take: ({ network, order, account }) => places.take({ ...asHolder(network), order, account }),
  };
}
