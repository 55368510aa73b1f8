import { checkPayment } from '#money/payments/server/check-payment.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { parseOrderId } from '#platform/http/server/documents/parse-id.ts';
import { parseKey } from '#platform/http/server/documents/parse-key.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { OWED_CURSOR, OWED_KINDS } from '../wire/refunds.ts';
import { refundCalls } from '../wire/refunds-calls.ts';
import { getRefunds } from './get-refunds.ts';
import { FROM_THE_START, listOwed, type OwedRequest } from './list-owed.ts';
import { listRefunds } from './list-refunds.ts';
import { refundOrder } from './refund-order.ts';
import { settleByHand } from './settle-by-hand.ts';

const PAGE = 50;

export function refundRoutes(app: App): void {
  serve(app, refundCalls, {
    listOwed: async (ctx, { query }) => {
      const { after, limit } = query;
      return listOwed(ctx, { from: readCursor(after), limit: Number(limit ?? PAGE) });
    },
    listRefunds: async (ctx, { query }) => listRefunds(ctx, query.before || null),
    checkPayment: async (ctx, { params, body }) => {
      const attemptId = parseOrderId(params.attemptId);
      await checkPayment(ctx, attemptId, body);
    },
    settleRefund: async (ctx, { params, body }) => settleByHand(ctx, parseOrderId(params.refundId), body),
    readRefunds: async (ctx, { params }) => getRefunds(ctx, parseOrderId(params.orderId)),
    refundOrder: async (ctx, request) => {
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
