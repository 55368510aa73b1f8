import { AppError } from '#domain/errors.ts';
import { authorise, type StoreCtx } from '../../platform/context/context.ts';
import { revisionHead } from './list-revisions.ts';
import { findRevision, findRevisionText, hasRevision, type RevisionRow } from './revision-queries.ts';

/** Joins the stored JSON texts, because parsing a large menu would block the event loop. */
export async function getRevision(ctx: StoreCtx, revision: number): Promise<string> {
  authorise(ctx, 'revision.read');
  // Every revision counts as large, because its size is not known before it is read.
  const row = await findRevisionText(ctx.db, ctx.storeId, revision);
  if (!row) throw new AppError('REVISION_NOT_FOUND');
  const head = JSON.stringify(revisionHead(row)).slice(0, -1);
  return `${head},"changes":${row.changes},"catalogue":${row.catalogue}}`;
}

export async function findStoredRevision(ctx: StoreCtx, revision: number): Promise<RevisionRow> {
  const row = await findRevision(ctx.db, ctx.storeId, revision);
  if (!row) throw new AppError('REVISION_NOT_FOUND');
  return row;
}

/** Checks the number of a revision in an address. */
export async function findRevisionNamed(ctx: StoreCtx, number: string): Promise<void> {
  const exists = /^\d{1,9}$/.test(number) && (await hasRevision(ctx.db, ctx.storeId, Number(number)));
  if (!exists) throw new AppError('REVISION_NOT_FOUND');
}
