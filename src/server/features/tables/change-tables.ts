import type { ChangeTablesBody, TablesView } from '#domain/api/tables.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { defined } from '../../platform/defined.ts';
import { changeList, refuseUnknown, refuseUnknownType } from './change-list.ts';
import { listTables } from './list-tables.ts';
import { deleteTables, updatePositions, updateTables } from './queries.ts';
import { fromWire } from './wire-names.ts';

/** A printed code no longer names a renamed table, and the screen says so first. */
export async function changeTables(ctx: StoreCtx, { idens, change }: ChangeTablesBody): Promise<TablesView> {
  authorise(ctx, 'table.update');
  if (Object.keys(change).length === 0) throw fieldFault({ change: { rule: 'nothingToChange' } });
  if (change.iden !== undefined && idens.length > 1) throw fieldFault({ iden: { rule: 'oneTableOnly' } });
  const { name, ...others } = fromWire(change);
  await changeList(ctx, async (tx, before) => {
    await refuseUnknownType(tx, [others.orderType]);
    refuseUnknown(idens, before);
    const isTaken = name !== idens[0] && before.some((table) => table.name === name);
    if (isTaken) throw fieldFault({ iden: { rule: 'tableTaken' } });
    await updateTables(tx.db, tx.storeId, idens, defined({ ...others, name }));
  });
  return listTables(ctx);
}

/** The named tables come first, in this order. Tables that somebody has added meanwhile come after them. */
export async function orderTables(ctx: StoreCtx, names: string[]): Promise<TablesView> {
  authorise(ctx, 'table.update');
  await changeList(ctx, async (tx, before) => {
    refuseUnknown(names, before);
    const others = before.map(({ name }) => name).filter((name) => !names.includes(name));
    await updatePositions(tx.db, tx.storeId, [...names, ...others]);
  });
  return listTables(ctx);
}

/** Removes tables. Orders keep their names. */
export async function removeTables(ctx: StoreCtx, names: string[]): Promise<TablesView> {
  authorise(ctx, 'table.update');
  await changeList(ctx, async (tx, before) => {
    refuseUnknown(names, before);
    await deleteTables(tx.db, tx.storeId, names);
  });
  return listTables(ctx);
}
