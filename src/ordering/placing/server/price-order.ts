import { checkOtp, type Proof } from '#guests/phone-codes/server/check-otp.ts';
import { orderTypesAt } from '#ordering/catalogue/rules/type-pauses.ts';
import type { OrderRow } from '#ordering/orders/tables.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import type { CachedStore } from '#platform/ports/server/menus.ts';
import { soldAt } from '#restaurant/stores/server/prices.ts';
import { decideLate } from '#restaurant/without-the-line/rules/late-orders.ts';
import { heldOf } from '#tables/sittings/server/rounds/add-round.ts';
import { needsOtp } from '../rules/checkout.ts';
import { type DecidedOrder, decideOrder } from '../rules/place-order.ts';
import type { AskedOrder } from './read-order.ts';

/**
 * Finds and prices what is asked for in the menu as it is now, and refuses what the guest may not order. `round`: what was
 * ordered before at its table; null for an order that stands alone.
 */
export async function priceOrder(
  ctx: Ctx,
  present: CachedStore,
  { request, channel, table }: AskedOrder,
  round: readonly OrderRow[] | null,
): Promise<DecidedOrder> {
  const { store, catalogue } = present;
  const pausedTypes = channel.keepsHours ? store.pausedTypes : {};
  const orderTypes = orderTypesAt(catalogue.orderTypes, pausedTypes, ctx.now);
  const dishes = request.lines.map(({ itemId }) => itemId);
  const estimate = await ctx.services.estimates.promise(store.storeId, dishes);
  const sold = soldAt(present, { now: ctx.now, channel: channel.name, table: { name: table?.name } });
  const moment = { ...sold, channel, store, estimate, held: heldOf(round ?? []) };
  const offered = { ...catalogue, orderTypes };
  const at = { ...moment, ...(round && { round: { before: round } }) };
  return ctx.late ? decideLate(request, offered, at) : decideOrder(request, offered, at);
}

/** The code that is used up with the order. Null if the order needs none. */
export async function checkCode(
  ctx: Ctx,
  storeId: string,
  { request, otp, channel }: AskedOrder,
  { orderType, priced }: DecidedOrder,
): Promise<Proof | null> {
  if (!channel.asksWho || !needsOtp(orderType, priced.grandTotal)) return null;
  const proof = { ...request.form.contact, otp };
  await checkOtp(ctx, storeId, proof);
  return proof;
}
