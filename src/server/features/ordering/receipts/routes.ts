import * as z from 'zod';
import { orderView, staffOrderView } from '#domain/api/order.ts';
import { claimBody, recordPaymentBody, refuseClaimBody } from '#domain/api/receipts.ts';
import { guestContext } from '../../../platform/context/context.ts';
import type { Services } from '../../../platform/context/services.ts';
import { readOrderId } from '../../../platform/http/read-id.ts';
import type { App } from '../../../platform/http/schemas.ts';
import { networkOf } from '../../../platform/limits/network.ts';
import { memberOf } from '../../access/access.ts';
import { claimPayment } from './claim-payment.ts';
import { recordPayment } from './record-payment.ts';
import { refuseClaim } from './refuse-claim.ts';

const tags = ['Payments'];
const anyId = z.string().max(256);
const storeOrder = z.object({ storeId: anyId, orderId: anyId });

/** What a guest does who pays by UPI. */
export function claimRoutes(app: App, services: Services): void {
  app.post(
    '/order/status/:slug/claim',
    {
      schema: {
        tags,
        operationId: 'claimPayment',
        summary: 'The guest says to have paid by UPI; it is paid once the staff have confirmed it',
        params: z.object({ slug: anyId }),
        body: claimBody,
        response: { 200: orderView },
      },
    },
    async (request) => {
      const asked = { slug: request.params.slug, network: networkOf(request) };
      return claimPayment(guestContext(services), { ...asked, ...request.body });
    },
  );
}

/** What the staff do with money that they receive. */
export function receiptRoutes(app: App): void {
  app.post(
    '/api/stores/:storeId/orders/:orderId/payments',
    {
      schema: {
        tags,
        operationId: 'recordPayment',
        summary: 'Money has come for an order: by UPI, in cash or by card. Confirms a claim',
        params: storeOrder,
        body: recordPaymentBody,
        response: { 200: staffOrderView },
      },
    },
    async (request) => recordPayment(memberOf(request), readOrderId(request.params.orderId), request.body),
  );
  app.post(
    '/api/stores/:storeId/orders/:orderId/claim/refuse',
    {
      schema: {
        tags,
        operationId: 'refuseClaim',
        summary: 'What a guest says to have paid has not come; they are told why',
        params: storeOrder,
        body: refuseClaimBody,
        response: { 200: staffOrderView },
      },
    },
    async (request) => refuseClaim(memberOf(request), readOrderId(request.params.orderId), request.body),
  );
}
