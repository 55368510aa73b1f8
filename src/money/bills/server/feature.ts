import type { Feature } from '#platform/feature/server/feature.ts';
import { parseId } from '#platform/http/server/documents/parse-id.ts';
import { issueDueBills } from './issuing/sweep-bills.ts';
import { findOwnBill } from './list-bills.ts';
import { billRoutes } from './routes.ts';

export const bills: Feature = {
  tables: ['bills', 'bill_counters', 'bill_settings', 'e_invoices'],
  otherTables: { e_invoice_due: 'goes' },
  routes: [billRoutes],
  named: { billId: (ctx, id) => findOwnBill(ctx, parseId(id, 'BILL_NOT_FOUND')) },
  hourlyOfStores: { bills: [issueDueBills] },
};
