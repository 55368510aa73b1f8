import type { PlacedOrder, PlaceOrderBody } from '#domain/api/order.ts';
import { DEFAULT_COUNTRY_CODE, MESSAGES, needsOtp, normaliseCountryCode } from '#domain/checkout.ts';
import { minuteOfDayIn } from '#domain/clock.ts';
import { AppError, fieldFault } from '#domain/errors.ts';
import { parseHundredths } from '#domain/money.ts';
import { SERVED } from '#domain/order.ts';
import { isPaused } from '#domain/pause.ts';
import { type DecidedOrder, decideOrder, type OrderRequest } from '#domain/place-order.ts';
import { type Ctx, noteGrowth, recordOf, withOneStatement, withTransaction } from '../context.ts';
import { newOrderSlug, uuidV7 } from '../ids.ts';
import type { Shelved } from '../menus/shelf.ts';
import { checkOtp, spendOtp } from '../otp/check-otp.ts';
import { isKnownTable, type StoreRow } from '../stores/find-store.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type Client, takeOrderLimits } from './order-limits.ts';
import { presentPlaced } from './present.ts';
import { insertPlaced, type LineRow, type OrderRow, readKey } from './queries.ts';

export interface Placement {
  storeId: string;
  body: PlaceOrderBody;
  idempotencyKey: string | null;
  client: Client;
}

export interface Placed {
  isNew: boolean;
  order: PlacedOrder;
}

type Key = { key: string; fingerprint: string } | null;

const MOST_DECISIONS = 5;

/** Takes an order, once for each key. No number of the client's is trusted: they are only compared with ours. */
export async function placeOrder(ctx: Ctx, placement: Placement): Promise<Placed> {
  const { storeId, body, idempotencyKey, client } = placement;
  const key = idempotencyKey === null ? null : { key: idempotencyKey, fingerprint: fingerprintOf(body) };
  const present = await ctx.services.shelf.getPresent(ctx.db, storeId);
  const earlier = await findEarlier(ctx, present.store, key);
  if (earlier) return earlier;

  ctx.services.recentStores.note(client, present);
  const giveBack = takeOrderLimits(ctx.services.limiter, client);
  try {
    return { isNew: true, order: presentPlaced(await placeNew(ctx, present, body, key)) };
  } catch (error) {
    giveBack();
    // A twin of this request may have been faster: what this one is refused for can be that one's doing.
    const twins = error instanceof AppError ? await findEarlier(ctx, present.store, key) : null;
    if (!twins) throw error;
    return twins;
  }
}

/** Decides anew when the store has changed between the decision and the writing. */
async function placeNew(ctx: Ctx, shelved: Shelved, body: PlaceOrderBody, key: Key): Promise<OrderRow> {
  let present = shelved;
  for (let decision = 1; decision <= MOST_DECISIONS; decision++) {
    const order = await decideAndWrite(ctx, present, body, key);
    if (order) return order;
    present = await ctx.services.shelf.getPresent(ctx.db, present.store.storeId);
  }
  throw new AppError('UNAVAILABLE');
}

/** Null when nothing was written: a twin has taken the key, or the store has changed. */
async function decideAndWrite(
  ctx: Ctx,
  { store, catalogue }: Shelved,
  body: PlaceOrderBody,
  key: Key,
): Promise<OrderRow | null> {
  refuseWhenClosed(ctx, store);
  const request = toRequest(body);
  const minuteOfDay = minuteOfDayIn(store.timeZone, ctx.now);
  const decided = decideOrder(request, catalogue, { minuteOfDay, now: ctx.now });
  if (body.table && !(await isKnownTable(ctx.db, store.storeId, body.table.iden))) {
    throw fieldFault({ table: MESSAGES.tableUnknown });
  }
  const { challengeId = '', code = '' } = body.otp ?? {};
  const otp = { challengeId, code };
  const proof = needsOtp(decided.orderType) ? { ...request.form.contact, otp } : null;
  if (proof) await checkOtp(ctx, store.storeId, proof);

  const estimate = await ctx.services.estimates.get(store.storeId);
  const order = draftOrder(ctx, store, body, request, decided, estimate);
  const { storeId, id: orderId, createdAt } = order;
  const event = { what: 'placed' as const, state: order.state, amount: order.amount };
  const written = {
    // An order without a key of the client's claims its own id, which nobody else can have.
    key: { storeId, key: key?.key ?? orderId, fingerprint: key?.fingerprint ?? '', orderId, createdAt },
    order,
    lines: draftLines(ctx, order, decided),
    entry: { storeId, at: createdAt, kind: 'order' as const, orderId, actor: recordOf(ctx.actor), event },
  };
  const write = async (tx: Ctx): Promise<OrderRow | null> => {
    const orderNo = await insertPlaced(tx.db, written);
    if (orderNo === null) return null;
    noteGrowth(tx, storeId, { pages: false });
    return { ...order, orderNo };
  };
  if (!proof) return withOneStatement(ctx, write);
  return withTransaction(ctx, async (tx) => {
    const placed = await write(tx);
    if (placed) await spendOtp(tx, storeId, proof);
    return placed;
  });
}

/** The order that this key has made already; the same key for something else is refused. */
async function findEarlier(ctx: Ctx, store: StoreRow, key: Key): Promise<Placed | null> {
  const earlier = key && (await readKey(ctx.db, store.storeId, key.key));
  if (!earlier) return null;
  if (earlier.fingerprint !== key.fingerprint) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return { isNew: false, order: presentPlaced(earlier.order) };
}

function refuseWhenClosed(ctx: Ctx, store: StoreRow): void {
  if (store.viewOnly) throw new AppError('VIEW_ONLY');
  if (!isPaused(store, ctx.now)) return;
  const until = store.pausedUntil?.toISOString() ?? null;
  throw new AppError('STORE_CLOSED', { until });
}

function toRequest(body: PlaceOrderBody): OrderRequest {
  const { phone = '', name = '', countryCode = DEFAULT_COUNTRY_CODE } = body.user ?? {};
  return {
    orderType: body.orderType ?? '',
    menuId: body.menuID ?? null,
    amount: parseHundredths(body.amount),
    lines: body.items.map(({ itemID, itemLabel, configs, quantity, value }) => ({
      itemId: itemID,
      label: itemLabel ?? '',
      selections: configs,
      quantity,
      value: parseHundredths(value),
    })),
    form: {
      contact: { phone, name, countryCode: normaliseCountryCode(countryCode) },
      address: body.address ?? '',
      remarks: body.remarks ?? '',
      hasTable: body.table !== undefined,
    },
  };
}

function draftOrder(
  ctx: Ctx,
  store: StoreRow,
  body: PlaceOrderBody,
  { form }: OrderRequest,
  { orderType, priced }: DecidedOrder,
  estimate: { fromMinutes: number; toMinutes: number },
): Omit<OrderRow, 'orderNo'> {
  return {
    storeId: store.storeId,
    id: uuidV7(ctx.now),
    slug: newOrderSlug(store.key),
    state: orderType.initialState,
    amount: priced.grandTotal,
    currency: store.currency,
    orderTypeId: orderType.id,
    orderType: orderType.label,
    customerName: form.contact.name,
    customerPhone: form.contact.phone,
    countryCode: form.contact.countryCode,
    address: form.address,
    remarks: form.remarks,
    tableIden: body.table?.iden ?? null,
    tableIdel: body.table?.idel ?? null,
    charges: orderType.charges,
    paymentState: 'unpaid',
    paymentMethod: orderType.paymentMethod,
    revision: store.revision,
    estimateFrom: estimate.fromMinutes,
    estimateTo: estimate.toMinutes,
    createdAt: new Date(ctx.now),
    servedAt: orderType.initialState === SERVED ? new Date(ctx.now) : null,
  };
}

function draftLines(ctx: Ctx, order: { storeId: string; id: string }, { lines }: DecidedOrder): LineRow[] {
  return lines.map(({ found: { category, item }, chosen, quantity, priced }, position) => ({
    storeId: order.storeId,
    orderId: order.id,
    id: uuidV7(ctx.now),
    position,
    itemId: item.id,
    itemLabel: item.label,
    quantity,
    base: priced.base,
    unit: priced.unit,
    categoryDiscount: category.discount,
    itemDiscount: item.discount,
    taxes: item.taxes,
    images: item.images.slice(0, 1),
    configs: chosen.map(({ group, options }) => ({
      label: group.label,
      options: options.map(({ label, price }) => ({ label, price })),
    })),
    discarded: false,
  }));
}
