import { readStore } from '#operators/stores/server/list-stores.ts';
import type { OperatedStore } from '#operators/stores/wire/operator.ts';
import { authorise, type OfStore, type StoreCtx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { listStore } from '#restaurant/listing/server/update-listing.ts';
import { endHandOvers } from '#restaurant/people/server/consents.ts';
import { appendStaffLog } from '#restaurant/people/server/staff-log.ts';
import { closingStep, eraseTime } from '#restaurant/stores/rules/closing.ts';
import { changeStore, UNCHANGED } from '#restaurant/stores/server/change-store.ts';
import { findStore } from '#restaurant/stores/server/find-store.ts';
import { requireAuthority } from '#restaurant/stores/server/require-authority.ts';
import type { ClosingView } from '../wire/closing.ts';
import { tellOwners } from './closing-email.ts';
import { updateClosing } from './queries.ts';

type Closer = 'owner' | 'operator';

export async function closeStore(ctx: StoreCtx): Promise<ClosingView> {
  authorise(ctx, 'store.close');
  await close(ctx, 'owner', '');
  return readClosing(ctx);
}

export async function reopenStore(ctx: StoreCtx): Promise<ClosingView> {
  authorise(ctx, 'store.close');
  await reopen(ctx, 'owner');
  return readClosing(ctx);
}

export async function closeOperated(ctx: OperatorCtx, given: string, reason: string): Promise<OperatedStore> {
  const { storeId } = await findStore(ctx.db, given);
  await close({ ...ctx, storeId }, 'operator', reason);
  return readStore(ctx, storeId);
}

export async function reopenOperated(ctx: OperatorCtx, given: string): Promise<OperatedStore> {
  const { storeId } = await findStore(ctx.db, given);
  await reopen({ ...ctx, storeId }, 'operator');
  return readStore(ctx, storeId);
}

async function readClosing({ db, storeId }: StoreCtx): Promise<ClosingView> {
  const { closedAt } = await findStore(db, storeId);
  if (closedAt === null) return { closedAt: null, erasedAt: null };
  return {
    closedAt: closedAt.toISOString(),
    erasedAt: new Date(eraseTime(closedAt.getTime())).toISOString(),
  };
}

/** Nobody can order from now on. A second click keeps the time and the reason of the first. */
async function close(ctx: OfStore, by: Closer, closedFor: string): Promise<void> {
  const closedAt = new Date(ctx.now);
  const tell = await changeStore(ctx, 'profile', async (tx) => {
    const { closedAt: before } = await requireAuthority(tx, 'close', by);
    if (before !== null) return UNCHANGED;
    await endHandOvers(tx);
    const closed = await updateClosing(tx.db, tx.storeId, { closedAt, closedFor, closingTold: false });
    await listStore(tx, closed);
    await appendStaffLog(tx, tx.storeId, { what: 'closed', subject: closedFor });
    return tellOwners(tx, 'closed', closed);
  });
  if (tell !== UNCHANGED) await tell();
}

/** Refuses once the erasing may have begun. */
async function reopen(ctx: OfStore, by: Closer): Promise<void> {
  await changeStore(ctx, 'profile', async (tx) => {
    const { closedAt } = await requireAuthority(tx, 'reopen', by);
    if (closedAt === null) return UNCHANGED;
    if (closingStep(closedAt.getTime(), tx.now) === 'erase') throw new AppError('STORE_CLOSED_DOWN');
    const none = { closedAt: null, closedFor: '', closingTold: false };
    await listStore(tx, await updateClosing(tx.db, tx.storeId, none));
    return appendStaffLog(tx, tx.storeId, { what: 'reopened', subject: '' });
  });
}
