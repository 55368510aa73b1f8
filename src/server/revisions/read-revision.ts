import type { RevisionDetail } from '#domain/api/revisions.ts';
import { AppError } from '#domain/errors.ts';
import { authorise, type StoreCtx } from '../context.ts';
import { presentHead } from './present.ts';
import { findRevision, type RevisionRow } from './queries.ts';

/** The menu as it was then, and what that save had changed. */
export async function readRevision(ctx: StoreCtx, revision: number): Promise<RevisionDetail> {
  authorise(ctx, 'revision.read');
  const row = await findKept(ctx, revision);
  return { ...presentHead(row), changes: row.changes, catalogue: row.catalogue };
}

export async function findKept(ctx: StoreCtx, revision: number): Promise<RevisionRow> {
  const row = await findRevision(ctx.db, ctx.storeId, revision);
  if (!row) throw new AppError('REVISION_NOT_FOUND');
  return row;
}

/** By its number, as it stands in an address. */
export async function findRevisionNamed(ctx: StoreCtx, number: string): Promise<RevisionRow> {
  if (!/^\d{1,9}$/.test(number)) throw new AppError('REVISION_NOT_FOUND');
  return findKept(ctx, Number(number));
}
