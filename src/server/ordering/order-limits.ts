import type { Limit, Limiter } from '../http/limiter.ts';

/** Where a request came from. */
export interface Client {
  address: string;
  device: string;
}

const ORDERS_BY_ADDRESS: Limit = { name: 'orders by address', most: 300, windowMs: 60_000 };
const ORDERS_BY_DEVICE: Limit = { name: 'orders by device', most: 60, windowMs: 60_000 };
const TRIES_BY_ADDRESS: Limit = { name: 'tried orders by address', most: 1200, windowMs: 60_000 };

/** A restaurant's guests share one address, and only orders count: the answer takes back one that was refused. */
export function takeOrderLimits(limiter: Limiter, { address, device }: Client): () => void {
  limiter.take(TRIES_BY_ADDRESS, address);
  const giveDeviceBack = limiter.take(ORDERS_BY_DEVICE, `${address} ${device}`);
  const giveAddressBack = limiter.take(ORDERS_BY_ADDRESS, address);
  return () => {
    giveDeviceBack();
    giveAddressBack();
  };
}
