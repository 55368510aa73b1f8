import { refundCalls } from '#domain/api/calls/refunds.ts';
import { OWED_CURSOR, OWED_KINDS } from '#domain/api/refunds.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { parseOrderId } from '../../platform/http/parse-id.ts';
import { parseKey } from '../../platform/http/parse-key.ts';
import type { App } from '../../platform/http/schemas.ts';
import { memberOf } from '../access/access.ts';
import { checkPayment } from '../payments/check-payment.ts';
import { getRefunds } from './get-refunds.ts';
import { FROM_THE_START, listOwed, type OwedRequest } from './list-owed.ts';
import { listRefunds } from './list-refunds.ts';
import { refundOrder } from './refund-order.ts';
import { settleByHand } from './settle-by-hand.ts';

const PAGE = 50;

export function refundRoutes(app: App): void {
  app.route({
    ...refundCalls.listOwed,
    handler: async (request) => {
      const { after, limit } = request.query;
      return listOwed(memberOf(request), { from: readCursor(after), limit: Number(limit ?? PAGE) });
    },
  });
  app.route({
    ...refundCalls.listRefunds,
    handler: async (request) => listRefunds(memberOf(request), request.query.before || null),
  });
  app.route({
    ...refundCalls.checkPayment,
    handler: async (request, reply) => {
      const attemptId = parseOrderId(request.params.attemptId);
      await checkPayment(memberOf(request), attemptId, request.body);
      return reply.code(204).send(null);
    },
  });
  app.route({
    ...refundCalls.settleRefund,
    handler: async (request) =>
      settleByHand(memberOf(request), parseOrderId(request.params.refundId), request.body),
  });
  app.route({
    ...refundCalls.readRefunds,
    handler: async (request) => getRefunds(memberOf(request), parseOrderId(request.params.orderId)),
  });
  app.route({
    ...refundCalls.refundOrder,
    handler: async (request) => {
      const ctx = memberOf(request);
      const orderId = parseOrderId(request.params.orderId);
      const key = parseKey(request.headers['idempotency-key']);
      if (key === null) throw fieldFault({ 'idempotency-key': { rule: 'keyNeeded' } });
      return refundOrder(ctx, { orderId, key, body: request.body });
    },
  });
}

function readCursor(text: string | undefined): OwedRequest['from'] {
  const [, kind, after] = OWED_CURSOR.exec(text ?? '') ?? [];
  const known = OWED_KINDS.find((one) => one === kind);
  return known && after ? { kind: known, after } : FROM_THE_START;
}
