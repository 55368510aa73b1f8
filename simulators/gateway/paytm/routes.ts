import type { Desk } from '../desk.ts';
import type { Route } from '../http/router.ts';
import { takeForm } from './form-flow.ts';
import { applyRefund, refundStatus } from './refunds.ts';
import { orderStatus } from './status.ts';
import { initiate, showPaymentPage } from './token-flow.ts';

export function paytmRoutes(desk: Desk): Route[] {
  const post = (
    path: string,
    handle: (desk: Desk, ...call: Parameters<Route['handle']>) => ReturnType<Route['handle']>,
  ) => ({ method: 'POST', path, handle: (call) => handle(desk, call) }) satisfies Route;
  return [
    post('/theia/processTransaction', takeForm),
    post('/theia/api/v1/initiateTransaction', initiate),
    post('/theia/api/v1/showPaymentPage', showPaymentPage),
    post('/v3/order/status', orderStatus),
    post('/refund/apply', applyRefund),
    post('/v2/refund/status', refundStatus),
  ];
}
