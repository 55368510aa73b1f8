import type { CatalogueView } from '#domain/api/catalogue.ts';
import type { RevisionCause } from '#domain/api/revisions.ts';
import { recordOf, type StoreCtx } from '../../platform/context/context.ts';
import { deleteHeavyRevisions, hasRevisions, insertRevisions, type NewRevision } from './revision-queries.ts';

/** How a revision came about. */
export interface Origin {
  cause: RevisionCause;
  restored?: number;
}

/** Of one store: what has less weight is kept for as long as its age and number allow. */
const MB = 1024 * 1024;
export const REVISION_BYTES = { store: 64 * MB, unconfirmed: 8 * MB };
/** What a save has done. */
export interface SavedCatalogue extends Pick<NewRevision, 'revision' | 'json' | 'changes' | 'summary'> {
  /** As it was: asked for when nothing has been kept yet. */
  before: () => CatalogueView;
}

/**
 * In the transaction of the save, which holds the store's row. The first is kept together with what was there before,
 * so that it can be undone; a save that changes nothing leaves no trace.
 */
export async function recordRevision(
  ctx: StoreCtx,
  { revision, json, changes, summary, before }: SavedCatalogue,
  { cause, restored }: Origin,
): Promise<void> {
  if (changes.length === 0) return;
  const shared = { storeId: ctx.storeId, at: new Date(ctx.now) };
  const row: NewRevision = {
    ...shared,
    revision,
    actor: recordOf(ctx.actor),
    cause,
    restored: restored ?? null,
    summary,
    changes,
    json,
  };
  if (await hasRevisions(ctx.db, ctx.storeId)) {
    await insertRevisions(ctx.db, [row]);
    const most = ctx.actor.isVerified ? REVISION_BYTES.store : REVISION_BYTES.unconfirmed;
    return deleteHeavyRevisions(ctx.db, ctx.storeId, most);
  }
  const earlier = before();
  const first: NewRevision = {
    ...shared,
    revision: earlier.revision,
    actor: { kind: 'system' },
    cause: 'before',
    restored: null,
    summary: { added: 0, removed: 0, changed: 0 },
    changes: [],
    json: JSON.stringify(earlier),
  };
  return insertRevisions(ctx.db, [first, row]);
}
