import { changeOrders } from '#ordering/order-changes/server/change-orders.ts';
import { SERVED } from '#ordering/orders/rules/order.ts';
import { lockTab } from '#ordering/orders/server/lock-tab.ts';
import { unchanged } from '#ordering/orders/server/order-change.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { SittingRow } from '../../tables.ts';
import { logSitting, tableOf } from '../find-sitting.ts';
import { selectBillsBeside, selectOpenSittings } from '../floor-queries.ts';
import { lockSittingRow, selectTableById, type TableRow, updateSitting } from '../queries.ts';
import { movedTo } from '../two-sittings.ts';

/** Called after tables were deleted, in that transaction: guests sit at none of them. */
export async function refuseInUse(tx: Ctx, storeId: string, tableIds: string[]): Promise<void> {
  const open = await selectOpenSittings(tx.db, storeId, tableIds);
  if (open.length > 0) throw new AppError('TABLE_IN_USE', { idens: open.map(({ tableName }) => tableName) });
}

/** Called with the tables locked and before the store is, which whoever orders there locks last. */
export async function lockSittingsAt(tx: Ctx, storeId: string, tableIds: string[]): Promise<void> {
  for (const sitting of await selectOpenSittings(tx.db, storeId, tableIds))
    await lockSittingRow(tx.db, sitting);
}

/** Called after tables were renamed, in that transaction: who sits there sits at the new name. */
export async function followNames(tx: Ctx, storeId: string, tableIds: string[]): Promise<void> {
  for (const sitting of await selectOpenSittings(tx.db, storeId, tableIds)) {
    const table = await selectTableById(tx.db, storeId, sitting.tableId);
    const isSame = table?.name === sitting.tableName && table.label === sitting.tableLabel;
    if (table && !isSame) await moveTo(tx, sitting, table);
  }
}

/** Moves a locked sitting, and its orders that are still to be served, to this table. */
export async function moveTo(
  tx: Ctx,
  sitting: SittingRow,
  table: Pick<TableRow, 'id' | 'name' | 'label'>,
): Promise<SittingRow> {
  const { id: tableId, name: tableName, label: tableLabel } = table;
  const moved = { ...sitting, tableId, tableName, tableLabel };
  await updateSitting(tx.db, sitting, { tableId, tableName, tableLabel });
  // Whoever has a bill of their own goes along.
  for (const { id } of await selectBillsBeside(tx.db, sitting.storeId, [sitting.id])) {
    const bill = await lockSittingRow(tx.db, { storeId: sitting.storeId, id });
    if (bill) await moveTo(tx, bill, table);
  }
  const tab = await lockTab(tx, sitting.storeId, sitting.id);
  await logSitting(tx, sitting, { what: 'moved', from: tableOf(sitting), to: tableOf(moved) });
  const cooking = tab.orders.filter(({ state }) => state < SERVED);
  await changeOrders(
    tx,
    tab,
    cooking.map((order) => movedTo(unchanged(order), moved)),
  );
  return moved;
}
