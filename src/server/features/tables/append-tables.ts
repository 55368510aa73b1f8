import type { Place } from '#domain/store/table-link.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { insertTables, selectTables } from './queries.ts';

export type NewTable = Place & { position?: number | undefined };

/** Appends tables to the list in the caller's transaction. Returns the new names. */
export async function appendTables(ctx: Ctx, storeId: string, tables: NewTable[]): Promise<string[]> {
  if (tables.length === 0) return [];
  const last = (await selectTables(ctx.db, storeId)).at(-1)?.position ?? 0;
  const rows = tables.map(({ iden, idel, conf, position }, index) => ({
    storeId,
    iden,
    idel,
    conf,
    position: position ?? last + 1 + index,
  }));
  return insertTables(ctx.db, rows);
}
