import { parseId, parseOrderId } from '#platform/http/server/documents/parse-id.ts';
import type { App } from '#platform/http/server/documents/schemas.ts';
import { serve } from '#restaurant/access/server/serve.ts';
import { type BillListQuery, billCalls } from '../wire/bills-calls.ts';
import { issueBill, previewBill } from './issuing/issue-bill.ts';
import { issueBillsNow } from './issuing/sweep-bills.ts';
import { exportBills, getBill, type ListRequest, listBills } from './list-bills.ts';
import { printBill, printForGuest } from './print-bills.ts';
import { readMoney } from './read-money.ts';
import { findBuyers, readOwnBuyer, setBuyer, setOwnBuyer } from './set-buyer.ts';
import { getBillSettings, saveBillSettings } from './settings.ts';

export function billRoutes(app: App): void {
  const { turnOf, send } = app.prints;
  serve(
    app,
    billCalls,
    {
      printOwnBill: async (ctx, request, reply) => {
        const asked = { ...request.params, ...request.query };
        return send(request, reply, await printForGuest(ctx, asked, turnOf));
      },
      listBills: async (ctx, { query }) => listBills(ctx, readListQuery(query)),
      exportBills: async (ctx, { query }) => exportBills(ctx, readListQuery(query)),
      readMoney: async (ctx, { query }) => readMoney(ctx, query),
      readBill: async (ctx, { params }) => getBill(ctx, parseId(params.billId, 'BILL_NOT_FOUND')),
      printBill: async (ctx, request, reply) => {
        const id = parseId(request.params.billId, 'BILL_NOT_FOUND');
        return send(request, reply, await printBill(ctx, id, request.query.paper, turnOf));
      },
      issueBill: async (ctx, { params }) => issueBill(ctx, parseOrderId(params.orderId)),
      previewBill: async (ctx, { params }) => previewBill(ctx, parseOrderId(params.orderId)),
      issueBillsNow,
      setBuyer: async (ctx, { params, body }) => setBuyer(ctx, parseOrderId(params.orderId), body),
      findBuyers: async (ctx, { query }) => findBuyers(ctx, query.q),
      readOwnBuyer: async (ctx, { params }) => readOwnBuyer(ctx, params.slug),
      setOwnBuyer: async (ctx, { params, body }) => setOwnBuyer(ctx, params.slug, body),
      readBillSettings: getBillSettings,
      saveBillSettings: async (ctx, { body }) => saveBillSettings(ctx, body),
    },
    { again: (ctx, { orderId = '' }) => previewBill(ctx, parseOrderId(orderId)) },
  );
}

function readListQuery({ q, kind, eInvoice, from, to, before }: BillListQuery): ListRequest {
  return {
    q: q?.trim() ?? '',
    kind: kind || null,
    eInvoice: eInvoice || null,
    from: from || null,
    to: to || null,
    before: before || null,
  };
}
