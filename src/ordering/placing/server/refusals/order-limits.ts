import type { NewOrder } from '#ordering/orders/server/order-change.ts';
import { type GiveBack, type Limiter, takeInTurn } from '#platform/limits/server/limiter.ts';
import type { Network } from '#platform/limits/server/network.ts';

export interface Client {
  network: Network;
  device: string;
}

/** Writes an order if its network has kilobytes left for today; a busy restaurant's day needs about 10,000. */
export async function withinKilobytes<T>(
  limiter: Limiter,
  network: Network,
  order: NewOrder,
  write: () => Promise<T>,
): Promise<T> {
  if (limiter.scale === 0) return write();
  const kilobytes = Math.ceil(Buffer.byteLength(JSON.stringify(order)) / 1024);
  const giveBack = await limiter.take('orderKilobytes', network, kilobytes);
  let written: T | null = null;
  try {
    written = await write();
  } finally {
    if (written === null) await giveBack();
  }
  return written;
}

/** A refused request is not counted, because all guests of a restaurant share one network address. */
export async function takeOrderLimits(limiter: Limiter, { network, device }: Client): Promise<GiveBack> {
  return takeInTurn([
    () => limiter.take('ordersOfDevice', `${network.near} ${device}`),
    () => limiter.take('orders', network),
  ]);
}
