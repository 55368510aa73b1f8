import type { AddTablesBody, TablesAdded } from '#domain/api/tables.ts';
import { fieldFault } from '#domain/faults/field-fault.ts';
import { MOST_TABLES } from '#domain/store/table-range.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { appendTables } from './append-tables.ts';
import { changeList, refuseUnknownType } from './change-list.ts';
import { listTables } from './list-tables.ts';

/** Existing names stay as they are, whoever added them: the primary key decides. */
export async function addTables(ctx: StoreCtx, { tables }: AddTablesBody): Promise<TablesAdded> {
  authorise(ctx, 'table.update');
  const added = await changeList(ctx, async (tx, before) => {
    await refuseUnknownType(
      tx,
      tables.map(({ conf }) => conf),
    );
    const fresh = await appendTables(tx, tx.storeId, tables);
    if (before.length + fresh.length <= MOST_TABLES) return fresh;
    throw fieldFault({ tables: { rule: 'tooManyTables', most: MOST_TABLES } });
  });
  const taken = tables.map(({ iden }) => iden).filter((iden) => !added.includes(iden));
  return { ...(await listTables(ctx)), added, taken };
}
