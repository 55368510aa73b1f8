import { type GiveBack, type Limiter, takeInTurn } from '../../platform/limits/limiter.ts';
import type { Network } from '../../platform/limits/network.ts';

/** Where a request came from. */
export interface Client {
  network: Network;
  device: string;
}

/** Also for a request that comes again: looking for its order is work, and may begin its payment anew. */
export async function countTry(limiter: Limiter, { network }: Client): Promise<void> {
  await limiter.take('triedOrders', network);
}

/** A restaurant's guests share one address, and only orders count: the answer takes back one that was refused. */
export async function takeOrderLimits(limiter: Limiter, { network, device }: Client): Promise<GiveBack> {
  return takeInTurn([
    () => limiter.take('ordersOfDevice', `${network.near} ${device}`),
    () => limiter.take('orders', network),
  ]);
}
