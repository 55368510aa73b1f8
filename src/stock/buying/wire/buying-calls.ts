import * as z from 'zod/mini';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import { anyId, ofStore } from '#platform/calls/wire/params.ts';
import { nothingBody } from '#restaurant/accounts/wire/own-account.ts';
import {
  buyingView,
  payBillBody,
  pricesView,
  purchaseBody,
  receiveBody,
  sendPurchaseBody,
  supplierBillPatch,
  supplierBody,
  supplierPatch,
} from './buying.ts';

const ofPurchase = z.object({ storeId: anyId, purchaseId: anyId });
const ofBill = z.object({ storeId: anyId, supplierBillId: anyId });
const example = { name: 'Sharma Traders', phone: '+91 98765 43210', email: '', gstin: '' };
const response = { 200: buyingView };

export const buyingCalls = endpoints('Buying', {
  readBuying: {
    method: 'GET',
    url: '/api/stores/:storeId/stock/buying',
    access: 'stock.count',
    schema: { summary: 'Suppliers, what was ordered, and their bills', params: ofStore, response },
  },
  addSupplier: {
    method: 'POST',
    url: '/api/stores/:storeId/stock/suppliers',
    access: 'stock.manage',
    example,
    schema: { summary: 'Somebody to buy from', params: ofStore, body: supplierBody, response },
  },
  changeSupplier: {
    method: 'PUT',
    url: '/api/stores/:storeId/stock/suppliers/:supplierId',
    access: 'stock.manage',
    example: { ...example, isGone: false },
    schema: {
      summary: 'Changes a supplier, or puts it away',
      params: z.object({ storeId: anyId, supplierId: anyId }),
      body: supplierPatch,
      response,
    },
  },
  addPurchase: {
    method: 'POST',
    url: '/api/stores/:storeId/stock/purchases',
    once: 'noted',
    access: 'stock.manage',
    schema: { summary: 'Orders from a supplier', params: ofStore, body: purchaseBody, response },
  },
  sendPurchase: {
    method: 'POST',
    url: '/api/stores/:storeId/stock/purchases/:purchaseId/send',
    once: 'noted',
    access: 'stock.buy',
    sometimes: {
      purchasesEmailed: 'by email',
      purchasesEmailedByStore: 'by email',
      supplierEmails: 'by email',
    },
    example: { by: 'paper' },
    schema: {
      summary: 'Emails an order to its supplier, or notes that it went by WhatsApp or on paper',
      params: ofPurchase,
      body: sendPurchaseBody,
      response,
    },
  },
  receivePurchase: {
    method: 'POST',
    url: '/api/stores/:storeId/stock/purchases/:purchaseId/receive',
    command: 'noted',
    access: 'stock.count',
    schema: {
      summary: 'What a supplier brought, with the bill for it',
      params: ofPurchase,
      body: receiveBody,
      response,
    },
  },
  closePurchase: {
    method: 'POST',
    url: '/api/stores/:storeId/stock/purchases/:purchaseId/close',
    access: 'stock.manage',
    schema: { summary: 'Nothing more comes of an order', params: ofPurchase, body: nothingBody, response },
  },
  changeSupplierBill: {
    method: 'PUT',
    url: '/api/stores/:storeId/stock/bills/:supplierBillId',
    access: 'stock.buy',
    example: { number: '417', amount: 2400, dueOn: '2026-12-05' },
    schema: {
      summary: 'Corrects a supplier’s bill that is not paid yet',
      params: ofBill,
      body: supplierBillPatch,
      response,
    },
  },
  paySupplierBill: {
    method: 'POST',
    url: '/api/stores/:storeId/stock/bills/:supplierBillId/pay',
    access: 'stock.buy',
    example: { from: 'bank', amount: 2400 },
    schema: {
      summary: 'Pays a supplier’s bill, once: from a drawer, whose close knows of it, or from the bank',
      params: ofBill,
      body: payBillBody,
      response,
    },
  },
  readPrices: {
    method: 'GET',
    url: '/api/stores/:storeId/stock/ingredients/:ingredientId/prices',
    access: 'stock.manage',
    schema: {
      summary: 'What an ingredient has cost over time',
      params: z.object({ storeId: anyId, ingredientId: anyId }),
      response: { 200: pricesView },
    },
  },
});
