import { placedOrder, placeOrderBody } from '../order.ts';
import { withKey } from './params.ts';

export const placing = {
  summary: 'Places an order, once for each Idempotency-Key',
  headers: withKey,
  body: placeOrderBody,
  response: { 200: placedOrder, 201: placedOrder },
};
