import type { Desk } from '../desk.ts';
import type { Route } from '../http/router.ts';
import { takeCheckout } from './checkout.ts';
import { mandateRoutes } from './mandates.ts';
import { orderRoutes } from './orders.ts';
import { paymentRoutes } from './payments.ts';

export function razorpayRoutes(desk: Desk): Route[] {
  return [
    ...orderRoutes(desk),
    ...paymentRoutes(desk),
    ...mandateRoutes(desk),
    { method: 'POST', path: '/v1/checkout/embedded', handle: (call) => takeCheckout(desk, call) },
  ];
}
