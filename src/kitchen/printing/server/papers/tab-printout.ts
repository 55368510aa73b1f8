import { tabOf } from '#money/payments/rules/tab.ts';
import { findCash, findTips } from '#money/tabs/server/receive.ts';
import { findStoredTab } from '#ordering/orders/server/find-order.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { findBilling } from '#restaurant/stores/server/find-store.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import type { Printout } from '../../rules/printout.ts';
import { printoutOf } from './print-content.ts';

/** The printout of an order, or of all orders of its table. Read after the bill, which may round them. */
export async function tabPrintout(
  ctx: Pick<Ctx, 'db'>,
  order: OrderRow,
  store: StoreRow,
  told: { bill: Printout['bill']; seq?: number },
): Promise<Printout> {
  const { storeId, sittingId } = order;
  const tips = sittingId === null ? 0 : await findTips(ctx, storeId, sittingId);
  const cash = await findCash(ctx, storeId, tabOf(order));
  const { footer } = await findBilling(ctx.db, store);
  return printoutOf(await findStoredTab(ctx, order), { ...store, footer }, { ...told, tips, cash });
}
