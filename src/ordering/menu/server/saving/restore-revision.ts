import { keepStates } from '#ordering/menu-editor/rules/changes/keep-states.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { getCurrentCatalogue } from '../get-catalogue.ts';
import { findStoredRevision } from '../revisions/get-revision.ts';
import { type SavedJson, saveCatalogue } from './replace-catalogue.ts';

/** Saves an earlier menu as a new revision. Dishes that are sold out now stay so. */
export async function restoreRevision(ctx: StoreCtx, revision: number, seen: number): Promise<SavedJson> {
  authorise(ctx, 'catalogue.replace');
  const { catalogue: earlier } = await findStoredRevision(ctx, revision);
  const restored = keepStates(earlier, await getCurrentCatalogue(ctx));
  return saveCatalogue(ctx, restored, seen, { cause: 'restore', restored: revision });
}
