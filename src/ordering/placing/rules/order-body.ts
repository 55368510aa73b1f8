import type { Cart, CartEntry } from '#ordering/cart/rules/cart.ts';
import type { CartLineNow } from '#ordering/cart/rules/priced-cart.ts';
import type { PlaceOrderBody } from '#ordering/orders/wire/order.ts';
import type { PricedCart } from '#ordering/prices/rules/price-cart.ts';
import { type Minor, toDecimal, toNumber } from '#platform/money/rules/money.ts';
import type { CheckoutForm } from './checkout.ts';

export interface Order {
  currency: string;
  orderType: string;
  lines: CartLineNow[];
  bill: PricedCart;
  form: CheckoutForm;
  table: { iden: string; idel: string } | null;
  otp: { challengeId: string; code: string } | null;
}

/** Builds the body of an order, with each figure as it was shown on the screen. */
export function orderBody({ currency, orderType, lines, bill, form, table, otp }: Order): PlaceOrderBody {
  const { phone, name, countryCode } = form.contact;
  const user = { ...(phone ? { phone, countryCode } : {}), ...(name ? { name } : {}) };
  return {
    currency,
    orderType,
    address: form.hasTable ? '' : form.address,
    remarks: form.remarks,
    amount: toNumber(bill.grandTotal),
    items: lines.map(({ entry, selections, present }) => ({
      itemID: entry.itemId,
      itemLabel: entry.label,
      price: toDecimal(present?.base ?? entry.unit),
      value: toDecimal(entry.unit),
      savings: toDecimal(present?.savings ?? 0),
      quantity: entry.quantity,
      images: entry.image === null ? [] : [entry.image],
      configs: selections,
      // Left out where there is none, since older servers refuse the field.
      ...(entry.remarks ? { remarks: entry.remarks } : {}),
    })),
    charges: rowsOf(bill).map(({ label, amount }) => ({ label, value: toNumber(amount) })),
    ...(phone || name ? { user } : {}),
    ...(table ? { table } : {}),
    ...(otp ? { otp } : {}),
  };
}

/** Whether the cart still equals the order, notes included. It may have changed since the order was sent. */
export function isOrderOf({ lines }: Cart<CartEntry>, { items }: Pick<PlaceOrderBody, 'items'>): boolean {
  const sent = items.map(({ itemID, quantity, value, remarks = '' }) => [itemID, quantity, value, remarks]);
  const held = lines.map(({ itemId, quantity, unit, remarks = '' }) => [
    itemId,
    quantity,
    toDecimal(unit),
    remarks,
  ]);
  return JSON.stringify(sent) === JSON.stringify(held);
}

function rowsOf({ charges, taxes }: PricedCart): { label: string; amount: Minor }[] {
  return [...charges, ...taxes];
}
