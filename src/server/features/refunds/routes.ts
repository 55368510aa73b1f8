import * as z from 'zod';
import { staffOrderView } from '#domain/api/order.ts';
import {
  checkedBody,
  orderRefunds,
  owedList,
  refundBody,
  refundView,
  settledBody,
} from '#domain/api/refunds.ts';
import { fieldFault } from '#domain/errors.ts';
import { readOrderId } from '../../platform/http/read-id.ts';
import type { App } from '../../platform/http/schemas.ts';
import { memberOf } from '../access/access.ts';
import { readKey } from '../ordering/placing.ts';
import { checkPayment } from '../payments/check-payment.ts';
import { FROM_THE_START, KINDS, listOwed, type OwedRequest } from './list-owed.ts';
import { readRefunds } from './read-refunds.ts';
import { refundOrder } from './refund-order.ts';
import { settleByHand } from './settle-by-hand.ts';

const tags = ['Refunds'];
const anyId = z.string().max(256);
const store = z.object({ storeId: anyId });
const storeOrder = store.extend({ orderId: anyId });

const PAGE = 50;
const CURSOR = new RegExp(`^(${KINDS.join('|')})\\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$`);

/** Money that goes back to customers. */
export function refundRoutes(app: App): void {
  app.get(
    '/api/stores/:storeId/owed',
    {
      schema: {
        tags,
        operationId: 'listOwed',
        summary:
          'What is owed to customers, refunds on their way, and payments that may yet be heard of, by cursor',
        params: store,
        querystring: z.object({
          after: z.string().regex(CURSOR, 'A cursor from an earlier answer').optional(),
          limit: z
            .string()
            .regex(/^[1-9]\d?$/, 'From 1 to 99')
            .optional(),
        }),
        response: { 200: owedList },
      },
    },
    async (request) => {
      const { after, limit } = request.query;
      return listOwed(memberOf(request), { from: readCursor(after), limit: Number(limit ?? PAGE) });
    },
  );
  app.post(
    '/api/stores/:storeId/owed/:attemptId/checked',
    {
      schema: {
        tags,
        operationId: 'checkPayment',
        summary:
          'Somebody has looked into a payment that the gateway tells nothing clear of; it is asked no more',
        params: store.extend({ attemptId: anyId }),
        body: checkedBody,
        response: { 204: z.undefined() },
      },
    },
    async (request, reply) => {
      const attemptId = readOrderId(request.params.attemptId);
      await checkPayment(memberOf(request), attemptId, request.body);
      return reply.code(204).send();
    },
  );
  app.post(
    '/api/stores/:storeId/refunds/:refundId/settled',
    {
      schema: {
        tags,
        operationId: 'settleRefund',
        summary: 'Somebody has seen what has become of a refund whose gateway does not answer',
        params: store.extend({ refundId: anyId }),
        body: settledBody,
        response: { 200: refundView },
      },
    },
    async (request) => settleByHand(memberOf(request), readOrderId(request.params.refundId), request.body),
  );
  app.get(
    '/api/stores/:storeId/orders/:orderId/refunds',
    {
      schema: {
        tags,
        operationId: 'readRefunds',
        summary: 'What was paid for an order, what was given back, and what is still owed',
        params: storeOrder,
        response: { 200: orderRefunds },
      },
    },
    async (request) => readRefunds(memberOf(request), readOrderId(request.params.orderId)),
  );
  app.post(
    '/api/stores/:storeId/orders/:orderId/refunds',
    {
      schema: {
        tags,
        operationId: 'refundOrder',
        summary: 'Gives back what is owed, or a part of it, once for each Idempotency-Key',
        params: storeOrder,
        headers: z.object({ 'idempotency-key': z.string().optional() }),
        body: refundBody,
        response: { 200: staffOrderView },
      },
    },
    async (request) => {
      const ctx = memberOf(request);
      const orderId = readOrderId(request.params.orderId);
      const key = readKey(request.headers['idempotency-key']);
      if (key === null)
        throw fieldFault({ 'idempotency-key': 'Needed, so that a second tap gives nothing back' });
      return refundOrder(ctx, { orderId, key, body: request.body });
    },
  );
}

function readCursor(text: string | undefined): OwedRequest['from'] {
  const [, kind, after] = CURSOR.exec(text ?? '') ?? [];
  const known = KINDS.find((one) => one === kind);
  return known && after ? { kind: known, after } : FROM_THE_START;
}
