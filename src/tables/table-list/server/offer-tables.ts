import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { sittingAt } from '#tables/sittings/server/rounds/rounds-at.ts';
import type { Place } from '../rules/table-link.ts';
import type { OfferedTable } from '../wire/tables.ts';
import { tableIn } from './find-table.ts';

/**
 * The tables that guests may choose from. With a name, that table if an order may come from it, whether it is offered
 * or not.
 */
export async function offerTables(ctx: Ctx, slug: string, name: string | undefined): Promise<OfferedTable[]> {
  const cached = await ctx.services.storeCache.getBySlug(slug);
  if (!cached) throw new AppError('STORE_NOT_FOUND');
  if (name !== undefined) {
    const table = tableIn(cached, { name });
    if (!table) return [];
    const sits = table.id === null ? {} : await sittingAt(ctx, cached, { ...table, id: table.id });
    return [{ ...offeredTableView(table), ...sits }];
  }
  return cached.store.offersTables ? cached.tables.map(offeredTableView) : [];
}

function offeredTableView({ name, label, orderType }: Place): OfferedTable {
  return { iden: name, label, orderType };
}
