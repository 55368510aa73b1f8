import type { Feature } from '../../platform/feature/feature.ts';
import { parseId } from '../../platform/http/parse-id.ts';
import { findOwnBill } from './list-bills.ts';
import { billRoutes } from './routes.ts';
import { issueDueBills } from './sweep-bills.ts';

export const bills: Feature = {
  tables: ['bills', 'bill_counters', 'bill_settings'],
  routes: [billRoutes],
  named: { billId: (ctx, id) => findOwnBill(ctx, parseId(id, 'BILL_NOT_FOUND')) },
  hourlyOfStores: { bills: [issueDueBills] },
};
