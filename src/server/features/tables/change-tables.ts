import type { ChangeTablesBody, TablesView } from '#domain/api/tables.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { defined } from '../../platform/defined.ts';
import { changeList, refuseUnknown, refuseUnknownType } from './change-list.ts';
import { listTables } from './list-tables.ts';
import { deleteTables, updatePositions, updateTables } from './queries.ts';

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

/** Removes tables. Orders keep their names. */
export async function removeTables(ctx: StoreCtx, idens: string[]): Promise<TablesView> {
  authorise(ctx, 'table.update');
  await changeList(ctx, async (tx, before) => {
    refuseUnknown(idens, before);
    await deleteTables(tx.db, tx.storeId, idens);
  });
  return listTables(ctx);
}
