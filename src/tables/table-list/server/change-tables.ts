import { authorise, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import { defined } from '#platform/ids/server/defined.ts';
import { followNames, lockSittingsAt, refuseInUse } from '#tables/sittings/server/floor/follow-table.ts';
import type { ChangeTablesBody, TablesView } from '../wire/tables.ts';
import { changeList, findTypeColumns, refuseUnknown } from './change-list.ts';
import { listTables } from './list-tables.ts';
import { deleteTables, lockTables, updatePositions, updateTables } from './queries.ts';
import { fromWire } from './wire-names.ts';

/** A printed code no longer names a renamed table, and the screen says so first. */
export async function changeTables(ctx: StoreCtx, { idens, change }: ChangeTablesBody): Promise<TablesView> {
  authorise(ctx, 'table.update');
  if (Object.keys(change).length === 0) throw fieldFault({ change: { rule: 'nothingToChange' } });
  if (change.iden !== undefined && idens.length > 1) throw fieldFault({ iden: { rule: 'oneTableOnly' } });
  const { name, orderType, ...others } = fromWire(change);
  await changeSeats(ctx, idens, async (tx, before) => {
    const typed = orderType === undefined ? {} : (await findTypeColumns(tx, tx.storeId))(orderType);
    refuseUnknown(idens, before);
    const isTaken = name !== idens[0] && before.some((table) => table.name === name);
    if (isTaken) throw fieldFault({ iden: { rule: 'tableTaken' } });
    await updateTables(tx.db, tx.storeId, idens, defined({ ...others, ...typed, name }));
    if (name !== undefined || others.label !== undefined)
      await followNames(tx, tx.storeId, idsOf(before, idens));
  });
  return listTables(ctx);
}

const idsOf = (tables: { id: string; name: string }[], names: string[]) =>
  tables.filter(({ name }) => names.includes(name)).map(({ id }) => id);

/** Locks the tables, and then who sits there, before the list: whoever orders there takes the list's lock last. */
function changeSeats(ctx: StoreCtx, names: string[], change: Parameters<typeof changeList<void>>[1]) {
  return withTransaction(ctx, async (tx) => {
    const ids = await lockTables(tx.db, tx.storeId, names);
    await lockSittingsAt(tx, tx.storeId, ids);
    return changeList(tx, change);
  });
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

/** Removes tables at which nobody sits. Orders keep their names. */
export async function removeTables(ctx: StoreCtx, names: string[]): Promise<TablesView> {
  authorise(ctx, 'table.update');
  await changeSeats(ctx, names, async (tx, before) => {
    refuseUnknown(names, before);
    await deleteTables(tx.db, tx.storeId, names);
    await refuseInUse(tx, tx.storeId, idsOf(before, names));
  });
  return listTables(ctx);
}
