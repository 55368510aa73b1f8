import { tabOf } from '#domain/money/tab.ts';
import type { Printout } from '#domain/printing/printout.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { OrderRow } from '../../platform/db/schema/orders.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import { findStoredTab } from '../orders/find-order.ts';
import { findBilling } from '../stores/find-store.ts';
import { findCash, findTips } from '../tabs/receive.ts';
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
