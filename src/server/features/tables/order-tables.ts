import type { TablesView } from '#domain/api/tables.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { changeList, refuseUnknown } from './change-list.ts';
import { listTables } from './list-tables.ts';
import { updatePositions } from './queries.ts';

/** The named tables come first, in this order. Tables that somebody has added meanwhile come after them. */
export async function orderTables(ctx: StoreCtx, idens: string[]): Promise<TablesView> {
  authorise(ctx, 'table.update');
  await changeList(ctx, async (tx, before) => {
    refuseUnknown(idens, before);
    const others = before.map(({ iden }) => iden).filter((iden) => !idens.includes(iden));
    await updatePositions(tx.db, tx.storeId, [...idens, ...others]);
  });
  return listTables(ctx);
}
