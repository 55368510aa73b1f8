import { tableLink } from '#domain/store/table-link.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { selectTable } from './queries.ts';

/** Finds the page that a scanned code opens. The page itself says that a store or a table is unknown. */
export async function findTablePage(ctx: Ctx, slug: string, iden: string): Promise<string> {
  const cached = await ctx.services.storeCache.getBySlug(slug);
  const table = cached && (await selectTable(ctx.db, cached.store.storeId, iden));
  return tableLink('', slug, table ?? { iden, idel: '', conf: null });
}
