import { AppError } from '#domain/errors.ts';
import type { Channel } from '#domain/placing/channel.ts';
import { openingStatus } from '#domain/time/opening.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import { isOrderingPlan } from '../../platform/site/plan-features.ts';

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
