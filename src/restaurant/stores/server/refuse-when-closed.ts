import type { Channel } from '#ordering/channels/rules/channel.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { isOrderingPlan } from '#platform/site/server/plan-features.ts';
import { openingStatus } from '#restaurant/opening-hours/rules/opening.ts';
import type { StoreRow } from '../tables.ts';

/** The staff know what the kitchen can do, so pauses and hours are not for them. */
export function refuseWhenClosed(
  ctx: Ctx,
  store: StoreRow,
  { keepsHours }: Pick<Channel, 'keepsHours'>,
): void {
  if (store.closedAt !== null) throw new AppError('STORE_CLOSED_DOWN');
  if (store.suspendedAt !== null) throw new AppError('STORE_SUSPENDED');
  if (store.viewOnly || !isOrderingPlan(ctx.services, store, ctx.now)) throw new AppError('VIEW_ONLY');
  if (!keepsHours) return;
  const status = openingStatus(store, ctx.now);
  if (status.open) return;
  const until = status.opensAt === null ? null : new Date(status.opensAt).toISOString();
  throw new AppError('STORE_CLOSED', { reason: status.reason, until });
}
