import type { CatalogueChange, RevisionHead, RevisionList } from '#ordering/catalogue/wire/revisions.ts';
import { authorise, type StoreCtx } from '#platform/context/server/context.ts';
import { listHeads, type RevisionHeadRow } from './revision-queries.ts';

const AT_ONCE = 50;

/** Lists the latest revisions first. */
export async function listRevisions(ctx: StoreCtx, before: number | null): Promise<RevisionList> {
  authorise(ctx, 'revision.read');
  const rows = await listHeads(ctx.db, ctx.storeId, before, AT_ONCE + 1);
  const page = rows.slice(0, AT_ONCE);
  return {
    revisions: page.map((row) => ({ ...revisionHead(row), changes: row.changes.map(withShortValues) })),
    next: rows.length > AT_ONCE ? (page.at(-1)?.revision ?? null) : null,
  };
}

/** Descriptions and taxes of fifty saves would weigh too much. */
const SHORT = new Set(['label', 'value', 'availability']);

function withShortValues({ from, to, ...change }: CatalogueChange): CatalogueChange {
  const isShort = change.field === undefined || SHORT.has(change.field);
  return isShort ? { ...change, from, to } : change;
}

export function revisionHead({
  revision,
  at,
  actor,
  cause,
  restored,
  summary,
}: RevisionHeadRow): RevisionHead {
  const author = actor.kind === 'staff' ? actor.name : null;
  return { revision, at: at.toISOString(), cause, author, restored, summary };
}
