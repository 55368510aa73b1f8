import type { PlacedOrder, PlaceOrderBody } from '#domain/api/order.ts';
import { AppError } from '#domain/errors.ts';
import { parseHundredths } from '#domain/money/money.ts';
import { DEFAULT_COUNTRY_CODE, needsOtp, normaliseCountryCode } from '#domain/placing/checkout.ts';
import { type DecidedOrder, decideOrder, type OrderRequest } from '#domain/placing/place-order.ts';
import { isPaidOnline } from '#domain/placing/way-to-pay.ts';
import { addressLabel } from '#domain/serving/served-way.ts';
import { orderTypesAt } from '#domain/store/type-pauses.ts';
import { minuteOfDayIn } from '#domain/time/clock.ts';
import { openingStatus } from '#domain/time/opening.ts';
import { pickupInstant, untilPickup } from '#domain/time/pickup.ts';
import {
  actorRecord,
  type Ctx,
  noteLogGrowth,
  withOneStatement,
  withTransaction,
} from '../../platform/context/context.ts';
import type { OrderRow } from '../../platform/db/schema/orders.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import type { Network } from '../../platform/limits/network.ts';
import type { CachedStore } from '../../platform/ports/menus.ts';
import { findOrder } from '../orders/find-order.ts';
import { placedOrderView } from '../orders/views.ts';
import { checkOtp, spendOtp } from '../otp/check-otp.ts';
import { bringPaymentForm, draftAttempt, keepAttempt, onlineMethod } from '../payments/start-payment.ts';
import { takesOnlinePayment } from '../stores/gateway.ts';
import { seatOrder, writeAtTable } from './at-table.ts';
import { draftLines, draftOrder } from './draft-order.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type Client, takeOrderLimits, writeCounted } from './order-limits.ts';
import { insertPlaced, selectKey } from './queries.ts';

export interface Placement {
  storeId: string;
  body: PlaceOrderBody;
  idempotencyKey: string | null;
  /** The network of the request, a guest's or the staff's. */
  network: Network;
  /** Null for the staff, who have no limits, codes or closing hours and take the money at the counter. */
  client: Client | null;
}

export interface Placed {
  isNew: boolean;
  order: PlacedOrder;
}

type Key = { key: string; fingerprint: string } | null;

interface Asked {
  body: PlaceOrderBody;
  key: Key;
  network: Network;
  isGuest: boolean;
}

const MOST_DECISIONS = 5;

/** Places an order, once per key. The client's figures are never trusted, only compared with ours. */
export async function placeOrder(asker: Ctx, placement: Placement): Promise<Placed> {
  const { storeId, body, idempotencyKey, network, client } = placement;
  const ctx = { ...asker, storeId };
  const key = idempotencyKey === null ? null : { key: idempotencyKey, fingerprint: fingerprintOf(body) };
  const present = await ctx.services.storeCache.getCurrent(ctx.db, storeId);
  const earlier = await findEarlier(ctx, present.store, key);
  if (earlier) return earlier;

  if (client) ctx.services.recentStores.record(client, present);
  const giveBack = client ? await takeOrderLimits(ctx.services.limiter, client) : async () => {};
  const asked = { body, key, network, isGuest: client !== null };
  try {
    return { isNew: true, order: await answer(ctx, await placeNew(ctx, present, asked)) };
  } catch (error) {
    await giveBack();
    // A simultaneous request with the same key may have caused this refusal, so its order is looked up first.
    const twins = error instanceof AppError ? await findEarlier(ctx, present.store, key) : null;
    if (!twins) throw error;
    return twins;
  }
}

/** Decides again if the store changed between the decision and the insert. */
async function placeNew(ctx: Ctx, cached: CachedStore, asked: Asked): Promise<OrderRow> {
  let present = cached;
  for (let decision = 1; decision <= MOST_DECISIONS; decision++) {
    const order = await decideAndWrite(ctx, present, asked);
    if (order) return order;
    present = await ctx.services.storeCache.getCurrent(ctx.db, present.store.storeId);
  }
  throw new AppError('UNAVAILABLE');
}

/** Null if nothing was written: another request took the key, or the store has changed. */
async function decideAndWrite(
  ctx: Ctx,
  { store, catalogue, isRounding }: CachedStore,
  { body, key, network, isGuest }: Asked,
): Promise<OrderRow | null> {
  refuseWhenClosed(ctx, store, isGuest);
  const request = toRequest(body);
  const minuteOfDay = minuteOfDayIn(store.timeZone, ctx.now);
  const pausedTypes = isGuest ? store.pausedTypes : {};
  const orderTypes = orderTypesAt(catalogue.orderTypes, pausedTypes, ctx.now);
  const kitchen = await ctx.services.estimates.get(store.storeId);
  const guest = isGuest ? { store, estimate: kitchen } : null;
  const moment = { minuteOfDay, now: ctx.now, isStaff: !isGuest, guest };
  const decided = decideOrder(request, { ...catalogue, orderTypes }, moment);
  const table = await seatOrder(ctx, store.storeId, {
    body,
    decided,
    isGuest,
    orderTypes: catalogue.orderTypes,
  });
  const { challengeId = '', code = '' } = body.otp ?? {};
  const otp = { challengeId, code };
  const proof =
    isGuest && needsOtp(decided.orderType, decided.priced.grandTotal)
      ? { ...request.form.contact, otp }
      : null;
  if (proof) await checkOtp(ctx, store.storeId, proof);

  const estimate = estimateOf(ctx, store, request, decided) ?? kitchen;
  const online = takesOnlinePayment(store);
  const isOnline = isGuest && isPaidOnline(decided.orderType, { online }, decided.priced.grandTotal);
  const paidBy = isOnline ? onlineMethod(ctx, store) : null;
  const order = draftOrder(ctx, store, request, decided, { estimate, paidBy, isRounding, table });
  const attempt = isOnline ? await draftAttempt(ctx, store, order) : null;
  const { storeId, id: orderId, createdAt } = order;
  const placed = { what: 'placed' as const, state: order.state, amount: order.amount };
  const event = isOnline ? { ...placed, payment: 'awaiting' as const } : placed;
  const written = {
    // Without a key from the client, the order's own id serves as its key.
    key: { storeId, key: key?.key ?? orderId, fingerprint: key?.fingerprint ?? '', orderId, createdAt },
    order,
    lines: draftLines(ctx, order, decided),
    entry: { storeId, at: createdAt, kind: 'order' as const, orderId, actor: actorRecord(ctx.actor), event },
  };
  const write = async (tx: Ctx): Promise<OrderRow | null> => {
    const orderNo = await insertPlaced(tx.db, written);
    if (orderNo === null) return null;
    noteLogGrowth(tx, storeId, { pages: false });
    return { ...order, orderNo };
  };
  const writeAll = async (tx: Ctx): Promise<OrderRow | null> => {
    const order = await write(tx);
    if (order && proof) await spendOtp(tx, storeId, proof);
    if (order && attempt) await keepAttempt(tx, attempt, order);
    return order;
  };
  const place = () => (!proof && !isOnline ? withOneStatement(ctx, write) : withTransaction(ctx, writeAll));
  return writeCounted(ctx.services.limiter, { network, order: written }, () =>
    writeAtTable(ctx, storeId, isGuest ? table : null, place),
  );
}

/** The estimate; an order for later gets the time until then. */
function estimateOf(ctx: Ctx, { timeZone }: StoreRow, { form }: OrderRequest, { orderType }: DecidedOrder) {
  if (form.hasTable || addressLabel(orderType.label) !== 'Pickup Time') return null;
  const at = pickupInstant(form.address, timeZone, ctx.now);
  return at === null ? null : untilPickup(at, ctx.now);
}

/** The order that was made with this key. Refuses the key if it came with another body. */
async function findEarlier(ctx: Ctx, store: StoreRow, key: Key): Promise<Placed | null> {
  const earlier = key && (await selectKey(ctx.db, store.storeId, key.key));
  if (!earlier) return null;
  if (earlier.fingerprint !== key.fingerprint) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  const order = await findOrder(ctx, store.storeId, earlier.orderId);
  return { isNew: false, order: await answer(ctx, order) };
}

/** Adds the form to pay with while the order waits for its payment. */
async function answer(ctx: Ctx, order: OrderRow): Promise<PlacedOrder> {
  const placed = placedOrderView(order);
  const form = order.paymentState === 'awaiting' ? await bringPaymentForm(ctx, order) : null;
  return form ? { ...placed, data: form } : placed;
}

/** Pauses, hours and minimums apply to guests only; the staff know what the kitchen can do. */
function refuseWhenClosed(ctx: Ctx, store: StoreRow, isGuest: boolean): void {
  if (store.viewOnly) throw new AppError('VIEW_ONLY');
  if (!isGuest) return;
  const status = openingStatus(store, ctx.now);
  if (status.open) return;
  const until = status.opensAt === null ? null : new Date(status.opensAt).toISOString();
  throw new AppError('STORE_CLOSED', { reason: status.reason, until });
}

function toRequest(body: PlaceOrderBody): OrderRequest {
  const { phone = '', name = '', countryCode = DEFAULT_COUNTRY_CODE } = body.user ?? {};
  return {
    orderType: body.orderType ?? '',
    menuId: body.menuID ?? null,
    amount: parseHundredths(body.amount),
    lines: body.items.map(({ itemID, itemLabel, configs, quantity, value, remarks = '' }) => ({
      itemId: itemID,
      label: itemLabel ?? '',
      selections: configs,
      quantity,
      value: parseHundredths(value),
      remarks,
    })),
    form: {
      contact: { phone, name, countryCode: normaliseCountryCode(countryCode) },
      address: body.address ?? '',
      remarks: body.remarks ?? '',
      hasTable: body.table !== undefined,
    },
  };
}
