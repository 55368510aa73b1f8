import type { Place } from '#domain/store/table-link.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { insertTables, readTables } from './queries.ts';

export type NewTable = Place & { position?: number | undefined };

/** Behind those that are there, inside the caller's transaction; answers the names that were new. */
export async function writeTables(ctx: Ctx, storeId: string, tables: NewTable[]): Promise<string[]> {
  if (tables.length === 0) return [];
  const last = (await readTables(ctx.db, storeId)).at(-1)?.position ?? 0;
  const rows = tables.map(({ iden, idel, conf, position }, index) => ({
    storeId,
    iden,
    idel,
    conf,
    position: position ?? last + 1 + index,
  }));
  return insertTables(ctx.db, rows);
}
