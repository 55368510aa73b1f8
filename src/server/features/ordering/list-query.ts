import { MOST_ORDERS, type OrderListQuery } from '#domain/api/calls/order-list.ts';
import type { ListRequest } from './read-order.ts';

const DEFAULT_LIMIT = 50;

export function readListQuery({ state, since, before, payment, limit }: OrderListQuery): ListRequest {
  return {
    states: [state ?? ''].flat().join(',').split(',').filter(Boolean).map(Number),
    since: typeof since === 'number' ? new Date(since).toISOString() : null,
    before: before ? Number(before) : null,
    payment: payment || null,
    limit: limit ? Math.min(Number(limit), MOST_ORDERS) : DEFAULT_LIMIT,
  };
}
