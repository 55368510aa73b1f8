import type { PlacedOrder } from '#domain/api/order.ts';
import { AppError } from '#domain/errors.ts';
import { authorise, type Ctx, type StoreCtx } from '../../platform/context/context.ts';
import type { OrderRow } from '../../platform/db/schema/orders.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import type { GiveBack } from '../../platform/limits/limiter.ts';
import type { CachedStore } from '../../platform/ports/menus.ts';
import { findOrder } from '../orders/find-order.ts';
import { placedOrderView } from '../orders/views.ts';
import { asksForCodes } from '../otp/recent-stores.ts';
import { bringPaymentForm } from '../payments/start-payment.ts';
import { refuseWhenClosed } from '../stores/refuse-when-closed.ts';
import { seatOrder, withinTable } from './at-table.ts';
import { draftOrder } from './draft-order.ts';
import type { OrderKey } from './order-key.ts';
import { type Client, takeOrderLimits, withinKilobytes } from './order-limits.ts';
import { checkCode, priceOrder } from './price-order.ts';
import { selectKey } from './queries.ts';
import { type AskedOrder, type Placement, readOrder } from './read-order.ts';
import { findRoundPlace, saveStaffRound } from './round-at-table.ts';
import { saveOrder } from './save-order.ts';

export interface Placed {
  isNew: boolean;
  order: PlacedOrder;
}

const MOST_TRIES = 5;

/** Places an order, once per key. The client's figures are never trusted, only compared with ours. */
export async function placeOrder(asker: Ctx, placement: Placement): Promise<Placed> {
  const asked = readOrder(placement);
  return oncePerKey(asker, { ...placement, key: asked.key }, (ctx, present) =>
    placeOnce(ctx, present, asked),
  );
}

/** Null if nothing was written: another request took the key, or the store has changed. */
type PlaceOnce = (ctx: Ctx, present: CachedStore) => Promise<OrderRow | null>;

/** Answers the order that was placed with the key, or places it. */
export async function oncePerKey(
  asker: Ctx,
  { storeId, client, key }: Pick<Placement, 'storeId' | 'client'> & Pick<AskedOrder, 'key'>,
  place: PlaceOnce,
): Promise<Placed> {
  const ctx = { ...asker, storeId };
  const present = await ctx.services.storeCache.getCurrent(ctx.db, storeId);
  const earlier = await findEarlier(ctx, present.store, key);
  if (earlier) return earlier;

  const giveBack = client ? await countGuest(ctx, client, present) : async () => {};
  try {
    const order = await placeNew(ctx, present, place);
    ctx.services.metrics.orderPlaced(client ? 'guest' : 'staff');
    return { isNew: true, order: await tell(ctx, order) };
  } catch (error) {
    await giveBack();
    // A simultaneous request with the same key may have caused this refusal, so its order is looked up first.
    const twins = error instanceof AppError ? await findEarlier(ctx, present.store, key) : null;
    if (!twins) throw error;
    return twins;
  }
}

/** Tries again if the store changed between the pricing and the insert. */
async function placeNew(ctx: Ctx, cached: CachedStore, place: PlaceOnce): Promise<OrderRow> {
  let present = cached;
  for (let attempt = 1; attempt <= MOST_TRIES; attempt++) {
    const order = await place(ctx, present);
    if (order) return order;
    present = await ctx.services.storeCache.getCurrent(ctx.db, present.store.storeId);
  }
  throw new AppError('UNAVAILABLE');
}

async function placeOnce(ctx: Ctx, present: CachedStore, asked: AskedOrder): Promise<OrderRow | null> {
  const { storeId } = present.store;
  refuseWhenClosed(ctx, present.store, asked.isGuest);
  const priced = await priceOrder(ctx, present, asked);
  const table = await seatOrder(ctx, present, asked, priced.orderType);
  const place = await findRoundPlace(ctx, present, asked, { table, orderType: priced.orderType });
  const proof = await checkCode(ctx, storeId, asked, priced);
  const draft = await draftOrder(ctx, present, asked, { priced, table, proof });
  if (place) return saveStaffRound(ctx, present, place, draft.written);
  return withinKilobytes(ctx.services.limiter, asked.network, draft.written, () =>
    withinTable(ctx, storeId, asked.isGuest ? table : null, () => saveOrder(ctx, draft)),
  );
}

function countGuest(ctx: Ctx, client: Client, present: CachedStore): Promise<GiveBack> {
  const { store, catalogue } = present;
  ctx.services.recentStores.record(client, { store, asksForCodes: asksForCodes(catalogue) });
  return takeOrderLimits(ctx.services.limiter, client);
}

/** The order that was made with this key. Refuses the key if it came with another body. */
async function findEarlier(ctx: Ctx, store: StoreRow, key: OrderKey): Promise<Placed | null> {
  const earlier = key && (await selectKey(ctx.db, store.storeId, key.key));
  if (!earlier) return null;
  if (earlier.fingerprint !== key.fingerprint) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  const order = await findOrder(ctx, store.storeId, earlier.orderId);
  return { isNew: false, order: await tell(ctx, order) };
}

/** The answer. It has the form to pay with while the order waits for its payment. */
async function tell(ctx: Ctx, order: OrderRow): Promise<PlacedOrder> {
  const placed = placedOrderView(order);
  const form = order.paymentState === 'awaiting' ? await bringPaymentForm(ctx, order) : null;
  return form ? { ...placed, data: form } : placed;
}

/** Places an order for a guest at the counter or on the phone, by the rules for guests. */
export async function takeOrder(
  ctx: StoreCtx,
  { body, idempotencyKey }: Pick<Placement, 'body' | 'idempotencyKey'>,
): Promise<Placed> {
  authorise(ctx, 'order.place');
  const { storeId, network } = ctx;
  return placeOrder(ctx, { storeId, body, idempotencyKey, network, client: null });
}
