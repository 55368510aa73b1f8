import type { ChangeTablesBody, TablesView } from '#domain/api/tables.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { defined } from '../../platform/defined.ts';
import { changeList, refuseUnknown, refuseUnknownType } from './change-list.ts';
import { listTables } from './list-tables.ts';
import { updateTables } from './queries.ts';

/** A printed code no longer names a renamed table, and the screen says so first. */
export async function changeTables(ctx: StoreCtx, { idens, change }: ChangeTablesBody): Promise<TablesView> {
  authorise(ctx, 'table.update');
  if (Object.keys(change).length === 0) throw fieldFault({ change: { rule: 'nothingToChange' } });
  if (change.iden !== undefined && idens.length > 1) throw fieldFault({ iden: { rule: 'oneTableOnly' } });
  await changeList(ctx, async (tx, before) => {
    await refuseUnknownType(tx, [change.conf]);
    refuseUnknown(idens, before);
    const isTaken = change.iden !== idens[0] && before.some(({ iden }) => iden === change.iden);
    if (isTaken) throw fieldFault({ iden: { rule: 'tableTaken' } });
    await updateTables(tx.db, tx.storeId, idens, defined(change));
  });
  return listTables(ctx);
}
