import type { TablesView } from '#domain/api/tables.ts';
import { tableLink } from '#domain/table-link.ts';
import { authorise, type StoreCtx } from '../context.ts';
import { findStore } from '../stores/find-store.ts';
import { readTables } from './queries.ts';

export async function listTables(ctx: StoreCtx): Promise<TablesView> {
  authorise(ctx, 'table.read');
  const { slug } = await findStore(ctx.db, ctx.storeId);
  const { publicUrl } = ctx.services;
  const tables = await readTables(ctx.db, ctx.storeId);
  return {
    tables: tables.map((table) => ({ ...table, link: tableLink(publicUrl, slug, table) })),
    link: tableLink(publicUrl, slug, null),
  };
}
