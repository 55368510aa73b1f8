import type { Feature } from '#platform/feature/server/feature.ts';
import { findStoredReceipt } from './find-receipts.ts';
import { sweepReceipts } from './missing-receipts.ts';

export const tabs: Feature = {
  tables: ['receipts', 'receipt_shares', 'upi_transfers'],
  named: { receiptId: (ctx, id) => findStoredReceipt(ctx, ctx.storeId, id) },
  hourlyOfStores: { receipts: [sweepReceipts] },
};
