import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { listStore } from '#restaurant/listing/server/update-listing.ts';
import { appendStaffLog } from '#restaurant/people/server/staff-log.ts';
import { changeStore, UNCHANGED } from '#restaurant/stores/server/change-store.ts';
import { parseStoreId } from '#restaurant/stores/server/find-store.ts';
import { requireAuthority } from '#restaurant/stores/server/require-authority.ts';
import type { OperatedStore } from '../../wire/operator.ts';
import { readStore } from '../list-stores.ts';
import { type Suspension, updateSuspension } from '../subscriptions/subscription-queries.ts';
import { tellOfSuspension } from './suspension-email.ts';

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
  suspension: Suspension,
): Promise<OperatedStore> {
  const storeId = parseStoreId(given);
  const tell = await changeStore({ ...ctx, storeId }, 'profile', async (tx) => {
    const isResumed = suspension.suspendedAt === null;
    await requireAuthority(tx, isResumed ? 'resume' : 'suspend', 'operator');
    const store = await updateSuspension(tx.db, storeId, suspension);
    if (!store) return UNCHANGED;
    await listStore(tx, store);
    const what = isResumed ? 'resumed' : 'suspended';
    await appendStaffLog(tx, storeId, { what, subject: suspension.suspendedFor });
    return tellOfSuspension(tx, store);
  });
  if (tell !== UNCHANGED) await tell();
  return readStore(ctx, storeId);
}
