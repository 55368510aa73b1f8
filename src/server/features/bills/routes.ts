import * as z from 'zod';
import {
  billExport,
  billList,
  billPreview,
  billSettingsBody,
  billSettingsView,
  billsOfOrder,
  DOCUMENT_KINDS,
  unbilledSales,
} from '#domain/api/bills.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import { readId, readOrderId } from '../../platform/http/read-id.ts';
import type { App } from '../../platform/http/schemas.ts';
import { networkOf } from '../../platform/limits/network.ts';
import type { SendPrint, TurnOf } from '../../platform/limits/prints.ts';
import { memberOf } from '../access/access.ts';
import { issueBill, previewBill } from './issue-bill.ts';
import { exportBills, type ListRequest, listBills, readBill } from './list-bills.ts';
import { printBill, printForGuest } from './print-bills.ts';
import { readBillSettings, saveBillSettings } from './settings.ts';
import { issueBillsNow } from './sweep-bills.ts';

const tags = ['Bills'];
const anyId = z.string().max(256);
const params = z.object({ storeId: anyId });
const ofBill = params.extend({ billId: anyId });
const printing = z.object({ paper: z.enum(['a4', '80mm']).default('a4') });
/** All is in the address. */
const nothing = z.strictObject({}).nullish();

/** An empty value is no value: forms send all of their fields. */
const empty = z.literal('');
const day = z.union([empty, z.iso.date()], 'Must be a day such as 2030-01-31').optional();
const listQuery = z.object({
  q: z.string().max(60).optional(),
  kind: z.union([empty, z.enum(DOCUMENT_KINDS)]).optional(),
  from: day,
  to: day,
  before: z.union([empty, z.uuid()], 'A cursor from an earlier answer').optional(),
});

/** What guests and the staff share. */
export interface BillPrints {
  turnOf: TurnOf;
  send: SendPrint;
}

export function billRoutes(app: App, services: Services, { turnOf, send }: BillPrints): void {
  app.get(
    '/order/status/:slug/bill.pdf',
    {
      schema: {
        tags,
        operationId: 'printOwnBill',
        summary:
          'What was billed for an order, once it was served or paid; issued when it is first asked for',
        produces: ['application/pdf'],
        params: z.object({ slug: anyId }),
        querystring: printing,
      },
    },
    async (request, reply) => {
      const { slug } = request.params;
      const asked = { slug, paper: request.query.paper, network: networkOf(request) };
      return send(request, reply, await printForGuest(guestContext(services), asked, turnOf));
    },
  );
}

export function billDeskRoutes(app: App, { turnOf, send }: BillPrints): void {
  app.get(
    '/api/stores/:storeId/bills',
    {
      schema: {
        tags,
        operationId: 'listBills',
        summary: 'The latest first; ?before= the `next` of the page before',
        params,
        querystring: listQuery,
        response: { 200: billList },
      },
    },
    async (request) => listBills(memberOf(request), readListQuery(request.query)),
  );
  app.get(
    '/api/stores/:storeId/bills/export',
    {
      schema: {
        tags,
        operationId: 'exportBills',
        summary: 'The same list with all figures',
        params,
        querystring: listQuery,
        response: { 200: billExport },
      },
    },
    async (request) => exportBills(memberOf(request), readListQuery(request.query)),
  );
  app.get(
    '/api/stores/:storeId/bills/:billId',
    {
      schema: {
        tags,
        operationId: 'readBill',
        summary: 'All that was issued for the order of this bill',
        params: ofBill,
        response: { 200: billsOfOrder },
      },
    },
    async (request) => readBill(memberOf(request), readId(request.params.billId, 'BILL_NOT_FOUND')),
  );
  app.get(
    '/api/stores/:storeId/bills/:billId/bill.pdf',
    {
      schema: {
        tags,
        operationId: 'printBill',
        summary: 'A bill on A4 or on a roll of 80 mm',
        produces: ['application/pdf'],
        params: ofBill,
        querystring: printing,
      },
    },
    async (request, reply) => {
      const id = readId(request.params.billId, 'BILL_NOT_FOUND');
      return send(request, reply, await printBill(memberOf(request), id, request.query.paper, turnOf));
    },
  );
  app.post(
    '/api/stores/:storeId/orders/:orderId/bill',
    {
      schema: {
        tags,
        operationId: 'issueBill',
        summary: 'The bill of an order, and what has corrected it; issued when it is first asked for',
        params: params.extend({ orderId: anyId }),
        body: nothing,
        response: { 200: billsOfOrder },
      },
    },
    async (request) => issueBill(memberOf(request), readOrderId(request.params.orderId)),
  );
  app.get(
    '/api/stores/:storeId/orders/:orderId/bill',
    {
      schema: {
        tags,
        operationId: 'previewBill',
        summary: 'What was issued for an order; where that is nothing, the bill as it would be',
        params: params.extend({ orderId: anyId }),
        response: { 200: billPreview },
      },
    },
    async (request) => previewBill(memberOf(request), readOrderId(request.params.orderId)),
  );
  app.post(
    '/api/stores/:storeId/bills',
    {
      schema: {
        tags,
        operationId: 'issueBillsNow',
        summary: 'Bills all sales that have no bill yet',
        params,
        body: nothing,
        response: { 200: unbilledSales },
      },
    },
    async (request) => issueBillsNow(memberOf(request)),
  );
  settingsRoutes(app);
}

function settingsRoutes(app: App): void {
  const url = '/api/stores/:storeId/bill-settings';
  app.get(
    url,
    {
      schema: {
        tags,
        operationId: 'readBillSettings',
        summary: 'Which bills the store issues, and how they are numbered',
        params,
        response: { 200: billSettingsView },
      },
    },
    async (request) => readBillSettings(memberOf(request)),
  );
  app.put(
    url,
    {
      schema: {
        tags,
        operationId: 'saveBillSettings',
        summary: 'For bills that are issued from now on; those that were stay as they are',
        params,
        body: billSettingsBody,
        response: { 200: billSettingsView },
      },
    },
    async (request) => saveBillSettings(memberOf(request), request.body),
  );
}

function readListQuery({ q, kind, from, to, before }: z.infer<typeof listQuery>): ListRequest {
  return {
    q: q?.trim() ?? '',
    kind: kind || null,
    from: from || null,
    to: to || null,
    before: before || null,
  };
}
