import type { TablesView } from '#domain/api/tables.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { changeList, refuseUnknown } from './change-list.ts';
import { listTables } from './list-tables.ts';
import { deleteTables } from './queries.ts';

/** Removes tables. Orders keep their names. */
export async function removeTables(ctx: StoreCtx, idens: string[]): Promise<TablesView> {
  authorise(ctx, 'table.update');
  await changeList(ctx, async (tx, before) => {
    refuseUnknown(idens, before);
    await deleteTables(tx.db, tx.storeId, idens);
  });
  return listTables(ctx);
}
