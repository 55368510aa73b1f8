import { paymentCalls } from '#domain/api/calls/payments.ts';
import { parseOrderId } from '../../platform/http/parse-id.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
import { claimPayment } from './claim-payment.ts';
import { recordPayment } from './record-payment.ts';
import { refuseClaim } from './refuse-claim.ts';

export function receiptRoutes(app: App): void {
  serve(app, paymentCalls, {
    claimPayment: async (ctx, { params, body }) => claimPayment(ctx, { ...params, ...body }),
    recordPayment: async (ctx, { params, body }) => recordPayment(ctx, parseOrderId(params.orderId), body),
    refuseClaim: async (ctx, { params, body }) => refuseClaim(ctx, parseOrderId(params.orderId), body),
  });
}
