import { drawerFor } from '#money/till/office-api/till.ts';
import { call } from '#platform/calls/office-api/call.ts';
import { query } from '#platform/calls/office-api/query.ts';
import { EVERY_MS } from '#stock/ingredients/office-api/stock.ts';
import type { PaidFrom } from '#stock/ingredients/rules/buying.ts';

export const buyingQuery = (storeId: string) =>
  query(
    'GET /api/stores/:storeId/stock/buying',
    { params: { storeId } },
    {
      staleTime: 0,
      // The kitchen receives while the office looks.
      refetchInterval: EVERY_MS,
    },
  );

export const pricesQuery = (storeId: string, ingredientId: string) =>
  query(
    'GET /api/stores/:storeId/stock/ingredients/:ingredientId/prices',
    {
      params: { storeId, ingredientId },
    },
    { staleTime: 0 },
  );

/** Cash leaves this browser's drawer. */
export const payBill = (storeId: string, supplierBillId: string, from: PaidFrom | null, amount?: number) =>
  call('POST /api/stores/:storeId/stock/bills/:supplierBillId/pay', {
    params: { storeId, supplierBillId },
    body: {
      from,
      ...(amount === undefined ? {} : { amount }),
      ...(from === 'drawer' ? drawerFor(storeId, 'Cash') : {}),
    },
  });
