import type { PlacedOrder, PlaceOrderBody } from '#domain/api/order.ts';
import { DEFAULT_COUNTRY_CODE, MESSAGES, needsOtp, normaliseCountryCode } from '#domain/checkout.ts';
import { minuteOfDayIn } from '#domain/clock.ts';
import { AppError, fieldFault } from '#domain/errors.ts';
import { currencySymbol, parseHundredths } from '#domain/money.ts';
import { type DecidedOrder, decideOrder, type OrderRequest } from '#domain/place-order.ts';
import { type Ctx, noteGrowth, recordOf, withOneStatement, withTransaction } from '../context.ts';
import { newOrderSlug, uuidV7 } from '../ids.ts';
import { checkOtp, spendOtp } from '../otp/check-otp.ts';
import { findStore, isKnownTable, type StoreRow } from '../stores/find-store.ts';
import { isPaused } from '../stores/present.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type Client, checkOrderLimits, countOrder } from './order-limits.ts';
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

/** Takes an order, once for each key. No number of the client's is trusted: they are only compared with ours. */
export async function placeOrder(ctx: Ctx, placement: Placement): Promise<Placed> {
  const { storeId, body, idempotencyKey, client } = placement;
  const store = await findStore(ctx.db, storeId);
  const key = idempotencyKey === null ? null : { key: idempotencyKey, fingerprint: fingerprintOf(body) };
  const earlier = await findEarlier(ctx, store, key);
  if (earlier) return earlier;

  checkOrderLimits(ctx.services.limiter, client);
  try {
    const order = await placeNew(ctx, store, body, key);
    countOrder(ctx.services.limiter, client);
    return { isNew: true, order: presentPlaced(order) };
  } catch (error) {
    // A twin of this request may have been faster: what this one is refused for can be that one's doing.
    const twins = error instanceof AppError ? await findEarlier(ctx, store, key) : null;
    if (!twins) throw error;
    return twins;
  }
}

async function placeNew(ctx: Ctx, store: StoreRow, body: PlaceOrderBody, key: Key): Promise<OrderRow> {
  refuseWhenClosed(ctx, store);
  refuseOtherCurrency(store, body);
  const request = toRequest(body);
  const catalogue = await ctx.services.shelf.getAt(ctx.db, store);
  const minuteOfDay = minuteOfDayIn(store.timeZone, ctx.now);
  const decided = decideOrder(request, catalogue, { minuteOfDay, now: ctx.now });
  if (body.table && !(await isKnownTable(ctx.db, store.storeId, body.table.iden))) {
    throw fieldFault({ table: MESSAGES.tableUnknown });
  }
  const proof = needsOtp(decided.orderType) ? { ...request.form.contact, otp: body.otp ?? null } : null;
  if (proof) await checkOtp(ctx, store.storeId, proof);

  const estimate = await ctx.services.estimates.get(store.storeId);
  const draft = draftOrder(ctx, store, body, request, decided, estimate);
  const lines = draftLines(ctx, draft, decided);
  const { storeId, id: orderId, createdAt } = draft;
  const event = { what: 'placed' as const, state: draft.state, amount: draft.amount };
  const written = {
    // An order without a key of the client's claims its own id, which nobody else can have.
    key: { storeId, key: key?.key ?? orderId, fingerprint: key?.fingerprint ?? '', orderId, createdAt },
    order: draft,
    lines,
    entry: { storeId, at: createdAt, kind: 'order' as const, orderId, actor: recordOf(ctx.actor), event },
  };
  const write = async (tx: Ctx): Promise<OrderRow> => {
    const orderNo = await insertPlaced(tx.db, written);
    // Refused only when a twin has taken the key, whose order is then the answer.
    if (orderNo === null) throw new AppError('UNAVAILABLE');
    noteGrowth(tx, storeId, { pages: false });
    return { ...draft, orderNo };
  };
  if (!proof) return withOneStatement(ctx, write);
  return withTransaction(ctx, async (tx) => {
    await spendOtp(tx, storeId, proof);
    return write(tx);
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

function refuseOtherCurrency(store: StoreRow, { currency }: PlaceOrderBody): void {
  if (currency === undefined || currency === store.currency) return;
  if (currency !== currencySymbol(store.currency))
    throw fieldFault({ currency: `Must be ${store.currency}` });
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
    servedAt: null,
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
