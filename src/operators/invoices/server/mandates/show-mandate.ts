import { chargeAt } from '#operators/plans/rules/mandate.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { toNumber } from '#platform/money/rules/money.ts';
import type { OperatorCtx } from '#restaurant/access/server/access.ts';
import { findStore, parseStoreId } from '#restaurant/stores/server/find-store.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import type { MandateView } from '../../wire/invoices.ts';
import { mandateOf, selectLive } from './mandate-queries.ts';

/** How the store's plan renews itself. Null if it does not. */
export async function showMandate(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { storeId, subscriptionEnd }: StoreRow,
): Promise<MandateView | null> {
  const row = await selectLive(db, storeId);
  if (!row) return null;
  const { invoiceId, state, plan, months, way, cap, refusedAt } = row;
  const mandate = mandateOf(row);
  const end = subscriptionEnd?.getTime() ?? null;
  return {
    invoiceId,
    state,
    plan,
    months,
    way,
    cap: toNumber(cap),
    // One that missed its day is charged in the next hour.
    on: end === null ? null : new Date(Math.max(chargeAt(mandate, end), now)).toISOString(),
    isRetried: refusedAt !== null && mandate.announced?.end === end,
  };
}

export async function readStoreMandate(
  ctx: OperatorCtx,
  given: string,
): Promise<{ mandate: MandateView | null }> {
  return { mandate: await showMandate(ctx, await findStore(ctx.db, parseStoreId(given))) };
}
