import type { Proof } from '#guests/phone-codes/server/check-otp.ts';
import { roundOffOf } from '#money/bills/rules/balance.ts';
import { draftAttempt, onlineMethod, payableOrder } from '#money/payments/server/start-payment.ts';
import { printedWith } from '#money/tabs/server/pay-order.ts';
import { holdLines } from '#ordering/courses/rules/hold-lines.ts';
import { withCourses } from '#ordering/courses/server/hold-lines.ts';
import { labelsOnly } from '#ordering/menu/rules/translations.ts';
import { SERVED } from '#ordering/orders/rules/order.ts';
import type { NewOrder } from '#ordering/orders/server/order-change.ts';
import type { LineRow, OrderRow } from '#ordering/orders/tables.ts';
import { countedIn } from '#ordering/portions/server/take-portions.ts';
import { sharesOfCombo } from '#ordering/prices/rules/taxed-parts.ts';
import { actorRecord, type Ctx } from '#platform/context/server/context.ts';
import { newOrderSlug, uuidV7 } from '#platform/ids/server/ids.ts';
import type { CachedStore } from '#platform/ports/server/menus.ts';
import { takesOnlinePayment } from '#restaurant/stores/server/gateway.ts';
import type { StoreRow } from '#restaurant/stores/tables.ts';
import { idsOf, ownIdOf } from '#restaurant/without-the-line/server/late.ts';
import type { FoundTable } from '#tables/table-list/server/find-table.ts';
import type { CheckoutForm } from '../rules/checkout.ts';
import { orderedLine } from '../rules/ordered-line.ts';
import type { DecidedOrder } from '../rules/place-order.ts';
import { isPaidOnline } from '../rules/way-to-pay.ts';
import type { AskedOrder } from './read-order.ts';

/** All that is written with the order: a payment that waits, and the code that is used up. */
export interface OrderDraft {
  written: NewOrder;
  attempt: Awaited<ReturnType<typeof draftAttempt>> | null;
  proof: Proof | null;
}

export async function draftOrder(
  ctx: Ctx,
  present: CachedStore,
  { request, key, channel }: AskedOrder,
  {
    decided,
    table,
    proof,
    isRound,
    tablet,
  }: Pick<NewOrder, 'tablet'> & {
    decided: DecidedOrder;
    table: FoundTable | null;
    proof: Proof | null;
    isRound: boolean;
  },
): Promise<OrderDraft> {
  const { store, isRounding, hsn } = present;
  const online = takesOnlinePayment(store);
  const isOnline =
    channel.paysFirst && !isRound && isPaidOnline(decided.orderType, { online }, decided.priced.grandTotal);
  const paidBy = isOnline ? onlineMethod(ctx, store) : null;
  const id = ownIdOf(ctx, key?.key ?? null) ?? uuidV7(ctx.now);
  const order = orderRow(ctx, store, request.form, decided, {
    id,
    channel: channel.name,
    paidBy,
    isRounding,
    hsn,
    table,
    tablet,
  });
  const { storeId, id: orderId, createdAt, state, amount } = order;
  const event = {
    what: 'placed' as const,
    state,
    amount,
    ...(isOnline ? { payment: 'awaiting' as const } : {}),
    ...printedWith(ctx),
  };
  const rows = lineRows(order, decided, { hsn, idAt: idsOf(ctx, key?.key ?? null) });
  const lines = holdLines(withCourses(ctx, present, order, rows), []);
  const written = {
    // Without a key from the client, the order's own id serves as its key.
    key: { storeId, key: key?.key ?? orderId, fingerprint: key?.fingerprint ?? '', orderId, createdAt },
    order,
    lines,
    counted: countedIn(present, lines, ctx.now),
    entry: {
      storeId,
      at: createdAt,
      kind: 'order' as const,
      orderId,
      sittingId: null,
      actor: actorRecord(ctx.actor),
      event,
    },
    tablet,
  };
  return { written, attempt: isOnline ? await draftAttempt(ctx, store, payableOrder(order)) : null, proof };
}

/** The row without its number, which the inserting statement takes. */
function orderRow(
  ctx: Ctx,
  store: StoreRow,
  form: CheckoutForm,
  { orderType, priced, estimate }: DecidedOrder,
  /** `paidBy`: the method of online payment; null if it is not paid online. */
  {
    id,
    channel,
    paidBy,
    isRounding,
    hsn,
    table,
    tablet,
  }: Pick<CachedStore, 'isRounding' | 'hsn'> &
    Pick<NewOrder, 'tablet'> &
    Pick<OrderRow, 'id' | 'channel'> & { paidBy: string | null; table: FoundTable | null },
): Omit<OrderRow, 'orderNo'> {
  return {
    storeId: store.storeId,
    id,
    slug: newOrderSlug(store.key),
    tabletLetter: tablet?.letter ?? null,
    channel,
    state: orderType.initialState,
    amount: priced.grandTotal,
    roundOff: isRounding ? roundOffOf(priced.grandTotal) : null,
    currency: store.currency,
    orderTypeId: orderType.id,
    orderType: orderType.label,
    orderKind: orderType.kind,
    orderTypeTranslations: labelsOnly(orderType.translations),
    customerName: form.contact.name,
    customerPhone: form.contact.phone,
    countryCode: form.contact.countryCode,
    address: form.address,
    remarks: form.remarks,
    tableName: table?.name ?? null,
    tableLabel: table?.label ?? null,
    tableId: table?.id ?? null,
    sittingId: null,
    round: null,
    buyer: null,
    charges: hsn === null ? orderType.charges : orderType.charges.map((charge) => ({ ...charge, hsn })),
    discounts: null,
    paymentState: paidBy === null ? 'unpaid' : 'awaiting',
    paymentMethod: paidBy ?? orderType.paymentMethod,
    paid: 0,
    refunded: 0,
    revision: store.revision,
    estimateFrom: estimate.fromMinutes,
    estimateTo: estimate.toMinutes,
    createdAt: new Date(ctx.now),
    servedAt: orderType.initialState === SERVED ? new Date(ctx.now) : null,
    seenAt: null,
  };
}

function lineRows(
  order: { storeId: string; id: string },
  { lines }: Pick<DecidedOrder, 'lines'>,
  { hsn, idAt }: Pick<CachedStore, 'hsn'> & { idAt: (place: number) => string },
): LineRow[] {
  return lines.map((line, at) => {
    const ordered = orderedLine(line, hsn);
    return {
      storeId: order.storeId,
      orderId: order.id,
      id: idAt(at),
      position: at,
      ...ordered,
      discarded: false,
      partOf: null,
      ready: false,
      off: null,
      course: null,
      hold: null,
      shares: sharesOfCombo(ordered, line.priced.total),
    };
  });
}
