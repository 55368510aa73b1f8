import type { Feature } from '#platform/feature/server/feature.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { readPrices } from '#stock/ingredients/server/read-prices.ts';
import { addSupplier, changeSupplier, findSupplier } from '#stock/ingredients/server/suppliers.ts';
import { buyingCalls } from '../wire/buying-calls.ts';
import { addPurchase, closePurchase, findPurchase, sendPurchase } from './order.ts';
import { changeSupplierBill, findSupplierBill, paySupplierBill } from './pay-bill.ts';
import { readBuying } from './read-buying.ts';
import { receivePurchase } from './receive.ts';

export const buying: Feature = {
  tables: ['purchases', 'supplier_bills'],
  routes: [buyingRoutes],
  named: { supplierId: findSupplier, purchaseId: findPurchase, supplierBillId: findSupplierBill },
};

/** Each change answers all of it, since one changes what others show. */
function buyingRoutes(app: App): void {
  serve(
    app,
    buyingCalls,
    {
      readBuying,
      addSupplier: async (ctx, { body }) => addSupplier(ctx, body).then(() => readBuying(ctx)),
      changeSupplier: async (ctx, { params, body }) =>
        changeSupplier(ctx, params.supplierId, body).then(() => readBuying(ctx)),
      addPurchase: async (ctx, { body }) => addPurchase(ctx, body).then(() => readBuying(ctx)),
      sendPurchase: async (ctx, { params, body }) =>
        sendPurchase(ctx, params.purchaseId, body).then(() => readBuying(ctx)),
      receivePurchase: async (ctx, { params, body }) =>
        receivePurchase(ctx, params.purchaseId, body).then(() => readBuying(ctx)),
      closePurchase: async (ctx, { params }) =>
        closePurchase(ctx, params.purchaseId).then(() => readBuying(ctx)),
      changeSupplierBill: async (ctx, { params, body }) =>
        changeSupplierBill(ctx, params.supplierBillId, body).then(() => readBuying(ctx)),
      paySupplierBill: async (ctx, { params, body }) =>
        paySupplierBill(ctx, params.supplierBillId, body).then(() => readBuying(ctx)),
      readPrices: async (ctx, { params }) => readPrices(ctx, params.ingredientId),
    },
    { again: readBuying },
  );
}
