import { AppError } from '#domain/errors.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { revisionView } from './list-revisions.ts';
import { findRevision, findRevisionText, hasRevision, type RevisionRow } from './revision-queries.ts';

/** The menu as it was then, and what that save had changed, as JSON: reading a large one would keep others waiting. */
export async function readRevision(ctx: StoreCtx, revision: number): Promise<string> {
  authorise(ctx, 'revision.read');
  // It is known only afterwards whether it is large.
  await ctx.services.limiter.take('largeMenus', ctx.actor.id);
  const row = await findRevisionText(ctx.db, ctx.storeId, revision);
  if (!row) throw new AppError('REVISION_NOT_FOUND');
  const head = JSON.stringify(revisionView(row)).slice(0, -1);
  return `${head},"changes":${row.changes},"catalogue":${row.catalogue}}`;
}

export async function findKept(ctx: StoreCtx, revision: number): Promise<RevisionRow> {
  const row = await findRevision(ctx.db, ctx.storeId, revision);
  if (!row) throw new AppError('REVISION_NOT_FOUND');
  return row;
}

/** By its number, as it stands in an address. */
export async function findRevisionNamed(ctx: StoreCtx, number: string): Promise<void> {
  const isKept = /^\d{1,9}$/.test(number) && (await hasRevision(ctx.db, ctx.storeId, Number(number)));
  if (!isKept) throw new AppError('REVISION_NOT_FOUND');
}
