import { type GiveBack, type Limiter, takeInTurn } from '../limits/limiter.ts';
import type { Network } from '../limits/network.ts';

/** Where a request came from. */
export interface Client {
  network: Network;
  device: string;
}

/** A restaurant's guests share one address, and only orders count: the answer takes back one that was refused. */
export async function takeOrderLimits(limiter: Limiter, { network, device }: Client): Promise<GiveBack> {
  await limiter.take('triedOrders', network);
  return takeInTurn([
    () => limiter.take('ordersOfDevice', `${network.near} ${device}`),
    () => limiter.take('orders', network),
  ]);
}
