import { requireRoom } from '#operators/plans/server/require-room.ts';
import { authorise, type Ctx, type StoreCtx } from '#platform/context/server/context.ts';
import { fieldFault } from '#platform/errors/rules/field-fault.ts';
import type { Place } from '../rules/table-link.ts';
import type { TablePlace } from '../rules/table-place.ts';
import { MOST_TABLES } from '../rules/table-range.ts';
import type { AddTablesBody, TablesAdded } from '../wire/tables.ts';
import { changeList, findTypeColumns } from './change-list.ts';
import { listTables } from './list-tables.ts';
import { insertTables, selectTables } from './queries.ts';
import { fromWire } from './wire-names.ts';

/** Existing names stay as they are, whoever added them: the primary key decides. */
export async function addTables(ctx: StoreCtx, { tables }: AddTablesBody): Promise<TablesAdded> {
  authorise(ctx, 'table.update');
  const added = await changeList(ctx, async (tx, before) => {
    const fresh = await appendTables(
      tx,
      tx.storeId,
      tables.map(({ _id, ...table }) => ({ ...fromWire(table), id: _id })),
    );
    await requireRoom(tx, tx.storeId, 'tables', (used) => used + fresh.length, before.length);
    if (before.length + fresh.length <= MOST_TABLES) return fresh;
    throw fieldFault({ tables: { rule: 'tooManyTables', most: MOST_TABLES } });
  });
  const taken = tables.map(({ iden }) => iden).filter((iden) => !added.includes(iden));
  return { ...(await listTables(ctx)), added, taken };
}

export type NewTable = Place & {
  /** Given to put a removed table back. */
  id?: string | undefined;
  position?: number | undefined;
  seats?: number | null | undefined;
  joins?: string | null | undefined;
  area?: string | null | undefined;
  place?: TablePlace | null | undefined;
};

/** Appends tables to the list in the caller's transaction. Returns the new names. */
export async function appendTables(ctx: Ctx, storeId: string, tables: NewTable[]): Promise<string[]> {
  if (tables.length === 0) return [];
  const typeColumns = await findTypeColumns(ctx, storeId);
  const last = (await selectTables(ctx.db, storeId)).at(-1)?.position ?? 0;
  const rows = tables.map(({ position, orderType, ...table }, index) => ({
    ...table,
    ...typeColumns(orderType),
    storeId,
    position: position ?? last + 1 + index,
  }));
  return insertTables(ctx.db, rows);
}
