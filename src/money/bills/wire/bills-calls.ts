import * as z from 'zod/mini';
import { SOUGHT_STATES } from '#money/e-invoices/rules/states.ts';
import { endpoints } from '#platform/calls/wire/endpoints.ts';
import {
  aDay,
  anyId,
  day,
  empty,
  nothing,
  ofOrder,
  ofSlug,
  ofStore,
  upTo,
} from '#platform/calls/wire/params.ts';
import { formatFault } from '#platform/errors/rules/field-fault.ts';
import {
  billExport,
  billList,
  billPreview,
  billSettingsBody,
  billSettingsView,
  billsOfOrder,
  buyerBody,
  DOCUMENT_KINDS,
  knownBuyers,
  moneyOfDays,
  ownBuyer,
  unbilledSales,
} from './bills.ts';

const ofBill = z.extend(ofStore, { billId: anyId });
const printing = z.object({ paper: z._default(z.enum(['a4', '80mm']), 'a4') });
const listQuery = z.object({
  q: z.optional(upTo(60)),
  kind: z.optional(z.union([empty, z.enum(DOCUMENT_KINDS)])),
  eInvoice: z.optional(z.union([empty, z.enum(SOUGHT_STATES)])),
  from: day,
  to: day,
  before: z.optional(z.union([empty, z.uuid()], formatFault('cursor'))),
});
export type BillListQuery = z.infer<typeof listQuery>;

const COMPANY = {
  name: 'Rao Traders',
  address: '4 MG Road, Bengaluru',
  state: '',
  gstin: '29AAGCB7383J1Z4',
  phone: '',
};

export const billCalls = endpoints('Bills', {
  printOwnBill: {
    method: 'GET',
    url: '/order/status/:slug/bill.pdf',
    access: 'guest',
    limits: ['billsPrintedByGuests'],
    schema: {
      summary: 'What was billed for an order, once it was served or paid; issued when it is first asked for',
      produces: ['application/pdf'],
      params: ofSlug,
      querystring: printing,
    },
  },
  listBills: {
    method: 'GET',
    url: '/api/stores/:storeId/bills',
    access: 'bill.read',
    schema: {
      summary: 'The latest first; ?before= the `next` of the page before',
      params: ofStore,
      querystring: listQuery,
      response: { 200: billList },
    },
  },
  exportBills: {
    method: 'GET',
    url: '/api/stores/:storeId/bills/export',
    access: 'bill.export',
    schema: {
      summary: 'The same list with all figures',
      params: ofStore,
      querystring: listQuery,
      response: { 200: billExport },
    },
  },
  readMoney: {
    method: 'GET',
    url: '/api/stores/:storeId/bills/money',
    access: 'bill.export',
    schema: {
      summary: 'What came and went back on each day, by way of paying, for the books',
      params: ofStore,
      querystring: z.object({ from: aDay, to: aDay }),
      response: { 200: moneyOfDays },
    },
  },
  readBill: {
    method: 'GET',
    url: '/api/stores/:storeId/bills/:billId',
    access: 'bill.read',
    schema: {
      summary: 'All that was issued for the order of this bill',
      params: ofBill,
      response: { 200: billsOfOrder },
    },
  },
  printBill: {
    method: 'GET',
    url: '/api/stores/:storeId/bills/:billId/bill.pdf',
    access: 'bill.read',
    limits: ['billsPrinted'],
    schema: {
      summary: 'A bill on A4 or on a roll of 80 mm',
      produces: ['application/pdf'],
      params: ofBill,
      querystring: printing,
    },
  },
  issueBill: {
    method: 'POST',
    url: '/api/stores/:storeId/orders/:orderId/bill',
    command: 'same',
    access: 'bill.issue',
    schema: {
      summary: 'The bill of an order, and what has corrected it; issued when it is first asked for',
      params: ofOrder,
      body: nothing,
      response: { 200: billsOfOrder },
    },
  },
  previewBill: {
    method: 'GET',
    url: '/api/stores/:storeId/orders/:orderId/bill',
    access: 'bill.read',
    schema: {
      summary: 'What was issued for an order; where that is nothing, the bill as it would be',
      params: ofOrder,
      response: { 200: billPreview },
    },
  },
  setBuyer: {
    method: 'PUT',
    url: '/api/stores/:storeId/orders/:orderId/buyer',
    command: 'noted',
    access: 'bill.issue',
    within: ['changesOfOrder'],
    example: { buyer: COMPANY },
    schema: {
      summary: 'The company that the bill is for; one that was issued is credited and issued again',
      params: ofOrder,
      body: buyerBody,
      response: { 200: billPreview },
    },
  },
  findBuyers: {
    method: 'GET',
    url: '/api/stores/:storeId/buyers',
    access: 'bill.issue',
    schema: {
      summary: 'Companies of earlier bills, by name or GSTIN',
      params: ofStore,
      querystring: z.object({ q: z._default(upTo(60), '') }),
      response: { 200: knownBuyers },
    },
  },
  readOwnBuyer: {
    method: 'GET',
    url: '/order/status/:slug/buyer',
    access: 'guest',
    limits: 'reads one order, by a link that can’t be guessed',
    schema: {
      summary: 'The company that a guest wants the bill for',
      params: ofSlug,
      response: { 200: ownBuyer },
    },
  },
  setOwnBuyer: {
    method: 'PUT',
    url: '/order/status/:slug/buyer',
    access: 'guest',
    limits: ['ownBuyers'],
    within: ['ownBuyersOfOrder'],
    example: { buyer: COMPANY },
    schema: {
      summary: 'Before the bill is issued: the company that it is for',
      params: ofSlug,
      body: buyerBody,
      response: { 200: ownBuyer },
    },
  },
  issueBillsNow: {
    method: 'POST',
    url: '/api/stores/:storeId/bills',
    access: 'bill.issue',
    schema: {
      summary: 'Bills all sales that have no bill yet',
      params: ofStore,
      body: nothing,
      response: { 200: unbilledSales },
    },
  },
  readBillSettings: {
    method: 'GET',
    url: '/api/stores/:storeId/bill-settings',
    access: 'bill.settings',
    schema: {
      summary: 'Which bills the store issues, and how they are numbered',
      params: ofStore,
      response: { 200: billSettingsView },
    },
  },
  saveBillSettings: {
    method: 'PUT',
    url: '/api/stores/:storeId/bill-settings',
    access: 'bill.settings',
    sometimes: { largeMenus: 'large menu' },
    schema: {
      summary: 'For bills that are issued from now on; those that were stay as they are',
      params: ofStore,
      body: billSettingsBody,
      response: { 200: billSettingsView },
    },
  },
});
