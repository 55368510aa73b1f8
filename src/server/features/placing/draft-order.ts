import { roundOffOf } from '#domain/bills/balance.ts';
import { isGiven } from '#domain/menu/options.ts';
import { labelsOnly, onlyTranslated } from '#domain/menu/translations.ts';
import { SERVED } from '#domain/order/order.ts';
import type { DecidedOrder, OrderRequest } from '#domain/placing/place-order.ts';
import type { Estimate } from '#domain/time/estimate.ts';
import type { Ctx } from '../../platform/context/context.ts';
import type { LineRow, OrderRow } from '../../platform/db/schema/orders.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import { newOrderSlug, uuidV7 } from '../../platform/ids.ts';

/** Drafts the order to insert. The inserting statement takes its number. */
export function draftOrder(
  ctx: Ctx,
  store: StoreRow,
  { form }: OrderRequest,
  { orderType, priced }: DecidedOrder,
  /** `paidBy`: the method of online payment; null if it is not paid online. */
  more: {
    estimate: Estimate;
    paidBy: string | null;
    isRounding: boolean;
    table: { iden: string; idel: string } | null;
  },
): Omit<OrderRow, 'orderNo'> {
  const { estimate, paidBy, isRounding, table } = more;
  return {
    storeId: store.storeId,
    id: uuidV7(ctx.now),
    slug: newOrderSlug(store.key),
    state: orderType.initialState,
    amount: priced.grandTotal,
    roundOff: isRounding ? roundOffOf(priced.grandTotal) : null,
    currency: store.currency,
    orderTypeId: orderType.id,
    orderType: orderType.label,
    orderTypeTranslations: labelsOnly(orderType.translations),
    customerName: form.contact.name,
    customerPhone: form.contact.phone,
    countryCode: form.contact.countryCode,
    address: form.address,
    remarks: form.remarks,
    tableIden: table?.iden ?? null,
    tableIdel: table?.idel ?? null,
    charges: orderType.charges,
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

export function draftLines(
  ctx: Ctx,
  order: { storeId: string; id: string },
  { lines }: DecidedOrder,
): LineRow[] {
  return lines.map(({ found: { category, item }, chosen, quantity, remarks, priced }, position) => ({
    storeId: order.storeId,
    orderId: order.id,
    id: uuidV7(ctx.now),
    position,
    itemId: item.id,
    itemLabel: item.label,
    itemTranslations: labelsOnly(item.translations),
    quantity,
    base: priced.base,
    unit: priced.unit,
    categoryDiscount: category.discount,
    itemDiscount: item.discount,
    taxes: item.taxes,
    images: item.images.slice(0, 1),
    configs: chosen.map(({ group, options }) => ({
      label: group.label,
      options: options.map(({ label, price, translations }) => ({
        label,
        price,
        ...onlyTranslated(labelsOnly(translations) ?? undefined),
      })),
      ...(isGiven(item, group) ? { given: true } : {}),
    })),
    discarded: false,
    partOf: null,
    ready: false,
    remarks: remarks === '' ? null : remarks,
  }));
}
