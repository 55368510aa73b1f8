import { knownPlaceWord } from '#domain/store/place-name.ts';
import { tableLink } from '#domain/store/table-link.ts';
import { BOUNDS, boundText } from '#domain/text/bounded-text.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { hasTables, selectTable, selectTables } from './queries.ts';

/** A table as a link names it. */
export interface TableName {
  iden: string;
  idel?: string | undefined;
}

export interface FoundTable {
  iden: string;
  idel: string;
  /** The order type that its link sets. */
  conf: string | null;
  /** Whether the store has it in its list. In a store without a list anybody can make up tables. */
  isListed: boolean;
}

/** The table as the store names it, whatever a link calls it. Null if the store has a list without it. */
export async function findTable(
  db: Db,
  storeId: string,
  { iden, idel = '' }: TableName,
): Promise<FoundTable | null> {
  const table = await selectTable(db, storeId, iden);
  if (table) return { ...table, isListed: true };
  if (await hasTables(db, storeId)) return null;
  return { iden: boundText(iden, BOUNDS.place), idel: knownPlaceWord(idel), conf: null, isListed: false };
}

export const findTables = selectTables;

/** Finds the page that a scanned code opens. The page itself says that a store or a table is unknown. */
export async function findTablePage(ctx: Ctx, slug: string, iden: string): Promise<string> {
  const cached = await ctx.services.storeCache.getBySlug(slug);
  const table = cached && (await selectTable(ctx.db, cached.store.storeId, iden));
  return tableLink('', slug, table ?? { iden, idel: '', conf: null });
}
