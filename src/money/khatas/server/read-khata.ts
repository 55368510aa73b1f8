import { findSaleStates } from '#money/bills/server/sale-state.ts';
import { findReceiptsOfKhata } from '#money/tabs/server/find-receipts.ts';
import { receiptViewOf } from '#money/tabs/server/receipt-view.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import { MOST_KHATA_ENTRIES, MOST_KHATAS, onKhata } from '../rules/khata.ts';
import type { KhataRow } from '../tables.ts';
import type { KhataList, KhataStatement, KhataView } from '../wire/khatas.ts';
import { findKhata } from './find-khata.ts';
import { type Owing, selectEntryOrders, selectKhatas, selectOwing } from './queries.ts';

export async function listKhatas(ctx: StoreCtx): Promise<KhataList> {
  authorise(ctx, 'payment.record');
  const owing = await selectOwing(ctx.db, ctx.storeId);
  const rows = await selectKhatas(ctx.db, ctx.storeId, MOST_KHATAS);
  return { khatas: rows.map((row) => khataView(row, owing.get(row.id))) };
}

export async function readKhata(ctx: StoreCtx, khataId: string): Promise<KhataStatement> {
  authorise(ctx, 'payment.record');
  const khata = await findKhata(ctx, khataId);
  const owing = (await selectOwing(ctx.db, ctx.storeId)).get(khata.id);
  const stored = await findReceiptsOfKhata(ctx, khata, MOST_KHATA_ENTRIES);
  const orders = await selectEntryOrders(ctx.db, khata);
  const stateOf = await findSaleStates(ctx, { storeId: ctx.storeId, tabId: khata.id });
  let balance = (owing?.balance ?? 0) - stored.reduce((sum, { receipt }) => sum + onKhata(receipt), 0);
  return {
    ...khataView(khata, owing),
    entries: stored.map((one) => {
      const change = onKhata(one.receipt);
      balance += change;
      return {
        ...receiptViewOf(ctx, one, stateOf),
        change: toNumber(change),
        balance: toNumber(balance),
        order: orders.get(one.receipt.tabId) ?? null,
      };
    }),
  };
}

export function khataView(row: KhataRow, owing: Owing | undefined): KhataView {
  const { id, name, countryCode, phone, note, limit, closedAt } = row;
  return {
    _id: id,
    name,
    countryCode,
    phone,
    note,
    limit: limit === null ? null : toNumber(limit),
    balance: toNumber(owing?.balance ?? 0),
    since: owing?.since?.toISOString() ?? null,
    isClosed: closedAt !== null,
  };
}
