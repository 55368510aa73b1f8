import { type BillListQuery, billCalls } from '#domain/api/calls/bills.ts';
import { guestContext } from '../../platform/context/context.ts';
import type { Services } from '../../platform/context/services.ts';
import { parseId, parseOrderId } from '../../platform/http/parse-id.ts';
import type { App } from '../../platform/http/schemas.ts';
import { networkOf } from '../../platform/limits/network.ts';
import type { SendPrint, TurnOf } from '../../platform/limits/prints.ts';
import { memberOf } from '../access/access.ts';
import { issueBill, previewBill } from './issue-bill.ts';
import { exportBills, getBill, type ListRequest, listBills } from './list-bills.ts';
import { printBill, printForGuest } from './print-bills.ts';
import { getBillSettings, saveBillSettings } from './settings.ts';
import { issueBillsNow } from './sweep-bills.ts';

export interface BillPrints {
  turnOf: TurnOf;
  send: SendPrint;
}

export function billRoutes(app: App, services: Services, { turnOf, send }: BillPrints): void {
  app.route({
    ...billCalls.printOwnBill,
    handler: async (request, reply) => {
      const { slug } = request.params;
      const asked = { slug, paper: request.query.paper, network: networkOf(request) };
      return send(request, reply, await printForGuest(guestContext(services), asked, turnOf));
    },
  });
}

export function billDeskRoutes(app: App, { turnOf, send }: BillPrints): void {
  app.route({
    ...billCalls.listBills,
    handler: async (request) => listBills(memberOf(request), readListQuery(request.query)),
  });
  app.route({
    ...billCalls.exportBills,
    handler: async (request) => exportBills(memberOf(request), readListQuery(request.query)),
  });
  app.route({
    ...billCalls.readBill,
    handler: async (request) => getBill(memberOf(request), parseId(request.params.billId, 'BILL_NOT_FOUND')),
  });
  app.route({
    ...billCalls.printBill,
    handler: async (request, reply) => {
      const id = parseId(request.params.billId, 'BILL_NOT_FOUND');
      return send(request, reply, await printBill(memberOf(request), id, request.query.paper, turnOf));
    },
  });
  app.route({
    ...billCalls.issueBill,
    handler: async (request) => issueBill(memberOf(request), parseOrderId(request.params.orderId)),
  });
  app.route({
    ...billCalls.previewBill,
    handler: async (request) => previewBill(memberOf(request), parseOrderId(request.params.orderId)),
  });
  app.route({ ...billCalls.issueBillsNow, handler: async (request) => issueBillsNow(memberOf(request)) });
  settingsRoutes(app);
}

function settingsRoutes(app: App): void {
  app.route({
    ...billCalls.readBillSettings,
    handler: async (request) => getBillSettings(memberOf(request)),
  });
  app.route({
    ...billCalls.saveBillSettings,
    handler: async (request) => saveBillSettings(memberOf(request), request.body),
  });
}

function readListQuery({ q, kind, from, to, before }: BillListQuery): ListRequest {
  return {
    q: q?.trim() ?? '',
    kind: kind || null,
    from: from || null,
    to: to || null,
    before: before || null,
  };
}
