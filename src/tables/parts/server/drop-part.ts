import { PAYMENT_PATIENCE_MS } from '#money/payments/rules/payment.ts';
import { movePart, requirePart } from '#money/tabs/server/part-state.ts';
import { authorise, type Ctx, type StoreCtx, withTransaction } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { eachStore } from '#restaurant/stores/server/each-store.ts';
import type { PartState } from '#tables/sittings/rules/sitting.ts';
import {
  findSeatedIn,
  findSitting,
  type GuestPass,
  lockSitting,
} from '#tables/sittings/server/find-sitting.ts';
import type { SittingRow } from '#tables/sittings/tables.ts';
import { findOwnPart } from './claim-part.ts';
import { selectHeldSince } from './queries.ts';

const HELD: readonly PartState[] = ['open', 'awaiting'];

/** Drops a guest's own part. One that they say is paid stays until the staff have looked for the money. */
export async function dropOwnPart(ctx: Ctx, pass: GuestPass, partId: string): Promise<void> {
  const seated = await findSeatedIn(ctx, pass);
  // Before the lock: what became of the part is looked at under it.
  await withTransaction({ ...ctx, storeId: seated.sitting.storeId }, async (tx) => {
    const sitting = await lockSitting(tx, seated.sitting);
    const part = await findOwnPart(tx, { ...seated, sitting }, partId);
    if (part.state === 'claimed') throw new AppError('CLAIM_OPEN');
    if (part.state === 'paid') throw new AppError('PAYMENT_CHANGED');
    await movePart(tx, sitting, { id: part.id, from: HELD, to: 'dropped' });
  });
}

/** Drops a part whose money was not received. */
export async function dropPart(
  ctx: StoreCtx,
  { sittingId, partId }: { sittingId: string; partId: string },
): Promise<SittingRow> {
  authorise(ctx, 'payment.record');
  const found = await findSitting(ctx, ctx.storeId, sittingId);
  // Before the lock: what became of the part is looked at under it.
  return withTransaction(ctx, async (tx) => {
    const sitting = await lockSitting(tx, found);
    const part = await requirePart(tx, sitting, partId);
    if (part.state === 'paid') throw new AppError('PAYMENT_CHANGED');
    await movePart(tx, sitting, { id: part.id, from: [...HELD, 'claimed'], to: 'dropped' });
    return sitting;
  });
}

/** Drops parts that lapsed, because nobody has said in time that they are paid. */
export async function lapseParts(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now - PAYMENT_PATIENCE_MS);
  for await (const storeIds of eachStore(ctx.db)) {
    for (const { storeId, sittingId, id } of await selectHeldSince(ctx.db, storeIds, before)) {
      // Before the lock: whether it is still held is asked again under it.
      await withTransaction({ ...ctx, storeId }, async (tx) => {
        const sitting = await lockSitting(tx, { storeId, id: sittingId });
        await movePart(tx, sitting, { id, from: HELD, to: 'dropped' });
      }).catch(ctx.services.onError);
    }
  }
}
