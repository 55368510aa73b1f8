import type { RevisionList, RevisionView } from '#domain/api/revisions.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { listHeads, type RevisionHead } from './revision-queries.ts';

const AT_ONCE = 50;

/** Lists the latest revisions first. */
export async function listRevisions(ctx: StoreCtx, before: number | null): Promise<RevisionList> {
  authorise(ctx, 'revision.read');
  const rows = await listHeads(ctx.db, ctx.storeId, before, AT_ONCE + 1);
  const page = rows.slice(0, AT_ONCE);
  return {
    revisions: page.map(revisionView),
    next: rows.length > AT_ONCE ? (page.at(-1)?.revision ?? null) : null,
  };
}

export function revisionView({ revision, at, actor, cause, restored, summary }: RevisionHead): RevisionView {
  const author = actor.kind === 'staff' ? actor.name : null;
  return { revision, at: at.toISOString(), cause, author, restored, summary };
}
