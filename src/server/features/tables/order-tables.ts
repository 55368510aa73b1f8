import type { TablesView } from '#domain/api/tables.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { changeList, refuseUnknown } from './change-list.ts';
import { listTables } from './list-tables.ts';
import { numberTables } from './queries.ts';

/** Those that are named come first, in this order; what somebody else has added meanwhile comes behind them. */
export async function orderTables(ctx: StoreCtx, idens: string[]): Promise<TablesView> {
  authorise(ctx, 'table.update');
  await changeList(ctx, async (tx, before) => {
    refuseUnknown(idens, before);
    const others = before.map(({ iden }) => iden).filter((iden) => !idens.includes(iden));
    await numberTables(tx.db, tx.storeId, [...idens, ...others]);
  });
  return listTables(ctx);
}
