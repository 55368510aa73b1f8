import { queryOptions } from '@tanstack/react-query';
import { drawerFor } from '#money/till/office-api/till.ts';
import { call, perform } from '#platform/calls/office-api/call.ts';
import { EVERY_MS, stockKey } from '#stock/ingredients/office-api/stock.ts';
import type { PaidFrom } from '#stock/ingredients/rules/buying.ts';
import type {
  PurchaseBody,
  ReceiveBody,
  SendPurchaseBody,
  SupplierBillPatch,
  SupplierBody,
  SupplierPatch,
} from '../wire/buying.ts';

export function buyingQuery(storeId: string) {
  return queryOptions({
    queryKey: [...stockKey(storeId), 'buying'],
    queryFn: () => call('GET /api/stores/:storeId/stock/buying', { params: { storeId } }),
    staleTime: 0,
    // The kitchen receives while the office looks.
    refetchInterval: EVERY_MS,
  });
}

export function pricesQuery(storeId: string, ingredientId: string) {
  return queryOptions({
    queryKey: [...stockKey(storeId), ingredientId, 'prices'],
    queryFn: () =>
      call('GET /api/stores/:storeId/stock/ingredients/:ingredientId/prices', {
        params: { storeId, ingredientId },
      }),
    staleTime: 0,
  });
}

export const addSupplier = (storeId: string, body: SupplierBody) =>
  call('POST /api/stores/:storeId/stock/suppliers', { params: { storeId }, body });

export const changeSupplier = (storeId: string, supplierId: string, body: SupplierPatch) =>
  call('PUT /api/stores/:storeId/stock/suppliers/:supplierId', { params: { storeId, supplierId }, body });

/** `key`: of the tap, here and below, so that it counts once however often it is sent. */
export const addPurchase = (storeId: string, body: PurchaseBody, key: string) =>
  call('POST /api/stores/:storeId/stock/purchases', {
    params: { storeId },
    headers: { 'idempotency-key': key },
    body,
  });

export const sendPurchase = (storeId: string, purchaseId: string, body: SendPurchaseBody, key: string) =>
  call('POST /api/stores/:storeId/stock/purchases/:purchaseId/send', {
    params: { storeId, purchaseId },
    headers: { 'idempotency-key': key },
    body,
  });

export const receivePurchase = (storeId: string, purchaseId: string, body: ReceiveBody, key: string) =>
  perform('POST /api/stores/:storeId/stock/purchases/:purchaseId/receive', {
    params: { storeId, purchaseId },
    headers: { 'idempotency-key': key },
    body,
  });

export const closePurchase = (storeId: string, purchaseId: string) =>
  call('POST /api/stores/:storeId/stock/purchases/:purchaseId/close', {
    params: { storeId, purchaseId },
    body: {},
  });

export const changeBill = (storeId: string, supplierBillId: string, body: SupplierBillPatch) =>
  call('PUT /api/stores/:storeId/stock/bills/:supplierBillId', { params: { storeId, supplierBillId }, body });

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
