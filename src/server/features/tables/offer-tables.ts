import type { OfferedTable } from '#domain/api/tables.ts';
import { AppError } from '#domain/errors.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { findTable } from './find-tables.ts';
import { readTables } from './queries.ts';

/** All that guests may choose from; with a name, that one if an order may come from it, whether it is offered or not. */
export async function offerTables(ctx: Ctx, slug: string, iden: string | undefined): Promise<OfferedTable[]> {
  const shelved = await ctx.services.shelf.getBySlug(slug);
  if (!shelved) throw new AppError('STORE_NOT_FOUND');
  const { storeId, offersTables } = shelved.store;
  if (iden !== undefined) {
    const table = await findTable(ctx.db, storeId, { iden });
    return table ? [present(table)] : [];
  }
  return offersTables ? (await readTables(ctx.db, storeId)).map(present) : [];
}

function present({ iden, idel, conf }: { iden: string; idel: string; conf: string | null }): OfferedTable {
  return { iden, label: idel, orderType: conf };
}
