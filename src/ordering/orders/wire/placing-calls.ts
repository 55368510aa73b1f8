import { withKey } from '#platform/calls/wire/params.ts';
import { placedOrder, placeOrderBody } from './order.ts';

export const placing = {
  summary: 'Places an order, once for each Idempotency-Key',
  headers: withKey,
  body: placeOrderBody,
  response: { 200: placedOrder, 201: placedOrder },
};
