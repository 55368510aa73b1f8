import { needsOtp } from '#domain/placing/checkout.ts';
import { type DecidedOrder, decideOrder, type OrderRequest } from '#domain/placing/place-order.ts';
import type { OrderDiscount } from '#domain/pricing/discounts.ts';
import { orderTypesAt } from '#domain/store/type-pauses.ts';
import { minuteOfDayIn } from '#domain/time/clock.ts';
import type { Estimate } from '#domain/time/estimate.ts';
import { pickupInstant, untilPickup } from '#domain/time/pickup.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import type { CachedStore } from '../../platform/ports/menus.ts';
import { checkOtp, type Proof } from '../otp/check-otp.ts';
import type { AskedOrder } from './read-order.ts';

export interface PricedOrder extends DecidedOrder {
  /** When the guest gets it. */
  estimate: Estimate;
}

/** Finds and prices what is asked for in the menu as it is now, and refuses what the guest may not order. */
export async function priceOrder(
  ctx: Ctx,
  { store, catalogue }: CachedStore,
  { request, channel, round }: AskedOrder,
  held: readonly OrderDiscount[],
): Promise<PricedOrder> {
  const minuteOfDay = minuteOfDayIn(store.timeZone, ctx.now);
  const pausedTypes = channel.keepsHours ? store.pausedTypes : {};
  const orderTypes = orderTypesAt(catalogue.orderTypes, pausedTypes, ctx.now);
  const kitchen = await ctx.services.estimates.get(store.storeId);
  const moment = { minuteOfDay, now: ctx.now, channel, store, estimate: kitchen, held };
  const decided = decideOrder(request, { ...catalogue, orderTypes }, { ...moment, ...(round && { round }) });
  return { ...decided, estimate: untilAsked(ctx, store, request, decided) ?? kitchen };
}

/** The time until the guest comes for the order. Null if it is wanted now. */
function untilAsked(ctx: Ctx, { timeZone }: StoreRow, { form }: OrderRequest, { orderType }: DecidedOrder) {
  if (form.hasTable || orderType.kind !== 'pickup') return null;
  const at = pickupInstant(form.address, timeZone, ctx.now);
  return at === null ? null : untilPickup(at, ctx.now);
}

/** The code that is used up with the order. Null if the order needs none. */
export async function checkCode(
  ctx: Ctx,
  storeId: string,
  { request, otp, channel }: AskedOrder,
  { orderType, priced }: PricedOrder,
): Promise<Proof | null> {
  if (!channel.asksWho || !needsOtp(orderType, priced.grandTotal)) return null;
  const proof = { ...request.form.contact, otp };
  await checkOtp(ctx, storeId, proof);
  return proof;
}
