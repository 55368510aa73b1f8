import type { Catalogue } from '#domain/catalogue.ts';
import { AppError } from '#domain/errors.ts';
import type { Ctx } from '../context.ts';
import { claimMenuIds, replaceCatalogue } from './queries.ts';

/** The catalogue itself, inside the caller's transaction, which also takes the revision and the log entry. */
export async function writeCatalogue(ctx: Ctx, storeId: string, catalogue: Catalogue): Promise<void> {
  const ids = catalogue.menus.map((menu) => menu.id);
  const taken = await claimMenuIds(ctx.db, storeId, ids);
  if (taken.length > 0) {
    const errors = taken.map((id) => ({
      path: `menus[${ids.indexOf(id)}]._id`,
      message: 'This id is taken',
    }));
    throw new AppError('VALIDATION', { errors });
  }
  await replaceCatalogue(ctx.db, storeId, catalogue);
}
