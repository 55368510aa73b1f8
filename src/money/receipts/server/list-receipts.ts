import { dueOf, tabBalanceOf } from '#money/bills/rules/balance.ts';
import { findSaleStates } from '#money/bills/server/sale-state.ts';
import { tabOf } from '#money/payments/rules/tab.ts';
import { findReceipts } from '#money/tabs/server/find-receipts.ts';
import { receiptViewOf } from '#money/tabs/server/receipt-view.ts';
import { findOrders, findTabs } from '#ordering/orders/server/find-order.ts';
import type { TabReceipts } from '#ordering/orders/wire/corrections.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { isId } from '#platform/http/server/documents/parse-id.ts';
import { toNumber } from '#platform/money/rules/money.ts';

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
