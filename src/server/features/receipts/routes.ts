import { paymentCalls } from '#domain/api/calls/payments.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import { parseOrderId } from '../../platform/http/parse-id.ts';
import type { App } from '../../platform/http/schemas.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { memberOf } from '../access/access.ts';
import { claimPayment } from './claim-payment.ts';
import { recordPayment } from './record-payment.ts';
import { refuseClaim } from './refuse-claim.ts';

export function claimRoutes(app: App, services: Services): void {
  app.route({
    ...paymentCalls.claimPayment,
    handler: async (request) => {
      const asked = { slug: request.params.slug, network: networkOf(request) };
      return claimPayment(guestContext(services), { ...asked, ...request.body });
    },
  });
}

export function receiptRoutes(app: App): void {
  app.route({
    ...paymentCalls.recordPayment,
    handler: async (request) =>
      recordPayment(memberOf(request), parseOrderId(request.params.orderId), request.body),
  });
  app.route({
    ...paymentCalls.refuseClaim,
    handler: async (request) =>
      refuseClaim(memberOf(request), parseOrderId(request.params.orderId), request.body),
  });
}
