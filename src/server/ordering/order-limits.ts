import type { Limit, Limiter } from '../http/limiter.ts';

/** Where a request came from. */
export interface Client {
  address: string;
  device: string;
}

const BY_ADDRESS: Limit = { name: 'orders by address', most: 300, windowMs: 60_000 };
const BY_DEVICE: Limit = { name: 'orders by device', most: 60, windowMs: 60_000 };

/** A restaurant's guests share one address, and a repeated request is no new order: only orders count. */
export function checkOrderLimits(limiter: Limiter, { address, device }: Client): void {
  limiter.check(BY_ADDRESS, address);
  limiter.check(BY_DEVICE, `${address} ${device}`);
}

export function countOrder(limiter: Limiter, { address, device }: Client): void {
  limiter.count(BY_ADDRESS, address);
  limiter.count(BY_DEVICE, `${address} ${device}`);
}
