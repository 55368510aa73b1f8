import type { CatalogueView } from '#domain/api/catalogue.ts';
import type { RevisionCause } from '#domain/api/revisions.ts';
import { countChanges } from '#domain/menu-edit/count-changes.ts';
import { diffCatalogues } from '#domain/menu-edit/diff-catalogues.ts';
import { recordOf, type StoreCtx } from '../context.ts';
import { deleteHeavyRevisions, hasRevisions, insertRevisions, type RevisionRow } from './queries.ts';

/** How a revision came about. */
export interface Origin {
  cause: RevisionCause;
  restored?: number;
}

/** Of one store: what has less weight is kept for as long as its age and number allow. */
const MOST_BYTES = 64 * 1024 * 1024;
/** More than anybody reads; the counts are those of all. */
const MOST_CHANGES = 500;

/**
 * In the transaction of the save, which holds the store's row. The first is kept together with what was there before,
 * so that it can be undone; a save that changes nothing leaves no trace.
 */
export async function recordRevision(
  ctx: StoreCtx,
  before: CatalogueView,
  after: CatalogueView,
  { cause, restored }: Origin,
): Promise<void> {
  const changes = diffCatalogues(before, after);
  if (changes.length === 0) return;
  const shared = { storeId: ctx.storeId, at: new Date(ctx.now) };
  const row: RevisionRow = {
    ...shared,
    revision: after.revision,
    actor: recordOf(ctx.actor),
    cause,
    restored: restored ?? null,
    summary: countChanges(changes),
    changes: changes.slice(0, MOST_CHANGES),
    catalogue: after,
  };
  if (await hasRevisions(ctx.db, ctx.storeId)) {
    await insertRevisions(ctx.db, [row]);
    return deleteHeavyRevisions(ctx.db, ctx.storeId, MOST_BYTES);
  }
  const first: RevisionRow = {
    ...shared,
    revision: before.revision,
    actor: { kind: 'system' },
    cause: 'before',
    restored: null,
    summary: { added: 0, removed: 0, changed: 0 },
    changes: [],
    catalogue: before,
  };
  return insertRevisions(ctx.db, [first, row]);
}
