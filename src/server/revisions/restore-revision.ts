import type { CatalogueView } from '#domain/api/catalogue.ts';
import { keepStates } from '#domain/menu-edit/keep-states.ts';
import { authorise, type StoreCtx } from '../context.ts';
import { readWholeCatalogue } from '../menus/read-catalogue.ts';
import { readDocument, saveCatalogue } from '../menus/replace-catalogue.ts';
import { countCatalogueSave } from '../menus/save-limits.ts';
import { findKept } from './read-revision.ts';

/** An earlier menu again, as one new revision; what is sold out now stays so. */
export async function restoreRevision(ctx: StoreCtx, revision: number, seen: number): Promise<CatalogueView> {
  authorise(ctx, 'catalogue.replace');
  countCatalogueSave(ctx);
  const { catalogue: earlier } = await findKept(ctx, revision);
  const restored = readDocument(ctx, keepStates(earlier, await readWholeCatalogue(ctx)));
  return saveCatalogue(ctx, restored, seen, { cause: 'restore', restored: revision });
}
