import { correctionCalls } from '#domain/api/calls/corrections.ts';
import { parseKey } from '../../platform/http/parse-key.ts';
import type { App } from '../../platform/http/schemas.ts';
import { serve } from '../access/serve.ts';
import { listReceipts } from './list-receipts.ts';
import { reverseReceipt } from './reverse-receipt.ts';
import { settleTab } from './settle-tab.ts';

/** What was recorded is put right, and what nobody pays is settled. */
export function correctionRoutes(app: App): void {
  serve(app, correctionCalls, {
    readReceipts: async (ctx, { params }) => listReceipts(ctx, params.tabId),
    reverseReceipt: async (ctx, { params, headers, body }) =>
      reverseReceipt(ctx, { ...params, key: parseKey(headers['idempotency-key']), body }),
    settleTab: async (ctx, { params, headers, body }) =>
      settleTab(ctx, { tab: params.tabId, key: parseKey(headers['idempotency-key']), body }),
  });
}
