import type { TabReceipts } from '#domain/api/corrections.ts';
import { dueOf, tabBalanceOf } from '#domain/bills/balance.ts';
import { AppError } from '#domain/errors.ts';
import { toNumber } from '#domain/money/money.ts';
import { tabOf } from '#domain/money/tab.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { isId } from '../../platform/http/parse-id.ts';
import { findSaleStates } from '../bills/sale-state.ts';
import { findOrders, findTabs } from '../orders/find-order.ts';
import { findReceipts } from '../tabs/find-receipts.ts';
import { receiptViewOf } from '../tabs/receipt-view.ts';

/** The id of the tab that an address names: by itself, or by an order of it. */
export async function findTabId(ctx: StoreCtx, name: string): Promise<string> {
  if (!isId(name)) throw new AppError('ORDER_NOT_FOUND');
  const order = (await findOrders(ctx, ctx.storeId, [name])).get(name);
  if (order) return tabOf(order);
  const orders = (await findTabs(ctx, ctx.storeId, [name])).get(name);
  if (!orders) throw new AppError('ORDER_NOT_FOUND');
  return name;
}

export async function listReceipts(ctx: StoreCtx, name: string): Promise<TabReceipts> {
  authorise(ctx, 'payment.record');
  return readReceipts(ctx, await findTabId(ctx, name));
}

/** What settled a tab, a khata too. */
export async function readReceipts(ctx: StoreCtx, tabId: string): Promise<TabReceipts> {
  const orders = (await findTabs(ctx, ctx.storeId, [tabId])).get(tabId) ?? [];
  const stored = await findReceipts(ctx, ctx.storeId, tabId);
  const due = orders.length === 0 ? 0 : dueOf(tabBalanceOf(orders));
  const stateOf = await findSaleStates(ctx, { storeId: ctx.storeId, tabId });
  const receipts = stored.map((one) => receiptViewOf(ctx, one, stateOf));
  return { tab: tabId, due: toNumber(due), receipts };
}
