import type { Ctx } from '#platform/context/server/context.ts';
import type { CachedStore } from '#platform/ports/server/menus.ts';
import { homeOf } from '#platform/site/server/sites.ts';
import { BOUNDS, boundText } from '#platform/text/rules/bounded-text.ts';
import { knownPlaceWord } from '../rules/place-name.ts';
import { tableLink } from '../rules/table-link.ts';
import { bindTypes, selectTables } from './queries.ts';

/** A table as a link names it. */
export interface TableName {
  name: string;
  label?: string | undefined;
}

export interface FoundTable {
  /** Null for a table in no list. */
  id: string | null;
  name: string;
  label: string;
  /** The order type that its link sets. */
  orderType: string | null;
  /** Whether the store has it in its list. In a store without a list anybody can make up tables. */
  isListed: boolean;
}

/** The table as the store names it, whatever a link calls it. Null if the store has a list without it. */
export function tableIn(
  { tables }: Pick<CachedStore, 'tables'>,
  { name, label = '' }: TableName,
): FoundTable | null {
  const table = tables.find((listed) => listed.name === name);
  if (table) return { ...table, isListed: true };
  if (tables.length > 0) return null;
  return {
    id: null,
    name: boundText(name, BOUNDS.place),
    label: knownPlaceWord(label),
    orderType: null,
    isListed: false,
  };
}

export const findTables = selectTables;

/** Binds tables to their order types by id, before types get other labels. */
export const keepTypes = (tx: Ctx, storeId: string): Promise<void> => bindTypes(tx.db, storeId);

/** Finds the page that a scanned code opens. The page itself says that a store or a table is unknown. */
export async function findTablePage(ctx: Ctx, slug: string, name: string): Promise<string> {
  const cached = await ctx.services.storeCache.getBySlug(slug);
  const table = cached?.tables.find((listed) => listed.name === name);
  const host = { origin: '', home: homeOf(ctx.site) };
  return tableLink(host, slug, table ?? { name, label: '', orderType: null });
}
