import { AppError } from '#domain/errors.ts';
import { openingStatus } from '#domain/time/opening.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';

/** Pauses and hours apply to guests only; the staff know what the kitchen can do. */
export function refuseWhenClosed(ctx: Ctx, store: StoreRow, isGuest: boolean): void {
  if (store.closedAt !== null) throw new AppError('STORE_CLOSED_DOWN');
  if (store.suspendedAt !== null) throw new AppError('STORE_SUSPENDED');
  if (store.viewOnly) throw new AppError('VIEW_ONLY');
  if (!isGuest) return;
  const status = openingStatus(store, ctx.now);
  if (status.open) return;
  const until = status.opensAt === null ? null : new Date(status.opensAt).toISOString();
  throw new AppError('STORE_CLOSED', { reason: status.reason, until });
}
