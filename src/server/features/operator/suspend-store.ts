import type { OperatedStore } from '#domain/api/operator.ts';
import { withTransaction } from '../../platform/context/context.ts';
import { appendLog } from '../../platform/realtime/append-log.ts';
import type { OperatorCtx } from '../access/access.ts';
import { listStore } from '../listings/update-listing.ts';
import { appendStaffLog } from '../staff/staff-log.ts';
import { bumpRevision } from '../stores/bump-revision.ts';
import { findStore, parseStoreId } from '../stores/find-store.ts';
import { readStore } from './list-stores.ts';
import { updateSuspension } from './queries.ts';

/** Nobody can order there until it is resumed. Its people still sign in, read and export. Nothing is deleted. */
export function suspendStore(ctx: OperatorCtx, storeId: string, reason: string): Promise<OperatedStore> {
  return changeSuspension(ctx, storeId, { suspendedAt: new Date(ctx.now), suspendedFor: reason });
}

export function resumeStore(ctx: OperatorCtx, storeId: string): Promise<OperatedStore> {
  return changeSuspension(ctx, storeId, { suspendedAt: null, suspendedFor: '' });
}

async function changeSuspension(
  ctx: OperatorCtx,
  given: string,
  suspension: { suspendedAt: Date | null; suspendedFor: string },
): Promise<OperatedStore> {
  const storeId = parseStoreId(given);
  await withTransaction({ ...ctx, storeId }, async (tx) => {
    const before = await findStore(tx.db, storeId);
    // A second click changes nothing, and keeps the time of the first.
    if ((before.suspendedAt === null) === (suspension.suspendedAt === null)) return;
    const revision = await bumpRevision(tx, storeId);
    await updateSuspension(tx.db, storeId, suspension);
    await listStore(tx, { ...before, ...suspension });
    const what = suspension.suspendedAt === null ? 'resumed' : 'suspended';
    await appendStaffLog(tx, storeId, { what, subject: suspension.suspendedFor });
    await appendLog(tx, storeId, { kind: 'store', event: { what: 'profile', revision } });
  });
  return readStore(ctx, storeId);
}
