import { paymentCalls } from '#money/payments/wire/payments-calls.ts';
import { getForStaff } from '#ordering/orders/server/get-order.ts';
import { correctionCalls } from '#ordering/orders/wire/corrections-calls.ts';
import { parseOrderId } from '#platform/http/server/documents/parse-id.ts';
import { parseKey } from '#platform/http/server/documents/parse-key.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { claimPayment } from './claim-payment.ts';
import { listReceipts } from './list-receipts.ts';
import { recordPayment } from './record-payment.ts';
import { refuseClaim } from './refuse-claim.ts';
import { remainsOfPayment } from './refused-payment.ts';
import { reverseReceipt } from './reverse-receipt.ts';
import { settleTab } from './settle-tab.ts';

/** Money that the staff receive is recorded, put right, or settled where nobody pays it now. */
export function receiptRoutes(app: App): void {
  serve(
    app,
    paymentCalls,
    {
      claimPayment: async (ctx, { params, body }) => claimPayment(ctx, { ...params, ...body }),
      recordPayment: async (ctx, { params, body: { paidBefore, ...body } }) => {
        // Whatever came from elsewhere while a tablet was away, it has taken this.
        const seen = ctx.late || paidBefore === undefined ? {} : { paidBefore };
        return recordPayment(ctx, parseOrderId(params.orderId), { ...body, ...seen });
      },
      refuseClaim: async (ctx, { params, body }) => refuseClaim(ctx, parseOrderId(params.orderId), body),
    },
    {
      again: (ctx, { orderId = '' }) => getForStaff(ctx, parseOrderId(orderId)),
      remains: remainsOfPayment,
    },
  );
  serve(app, correctionCalls, {
    readReceipts: async (ctx, { params }) => listReceipts(ctx, params.tabId),
    reverseReceipt: async (ctx, { params, headers, body }) =>
      reverseReceipt(ctx, { ...params, key: parseKey(headers['idempotency-key']), body }),
    settleTab: async (ctx, { params, headers, body }) =>
      settleTab(ctx, { tab: params.tabId, key: parseKey(headers['idempotency-key']), body }),
  });
}
