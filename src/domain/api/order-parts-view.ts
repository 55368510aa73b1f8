import { isForeign } from '../menu/foreign-pictures.ts';
import type { Tax, Translations } from '../menu/menu.ts';
import { onlyTranslated } from '../menu/translations.ts';
import { type Minor, toDecimal, toNumber } from '../money/money.ts';
import { orderedNames } from '../order/ordered-names.ts';
import type { OrderDiscount } from '../pricing/discounts.ts';
import type { PricedCart } from '../pricing/price-cart.ts';
import type { Charge } from '../pricing/price-line.ts';
import type { OrderDiscountView, OrderView, StaffOrderView } from './order.ts';

interface OrderLine {
  id: string;
  itemLabel: string;
  itemTranslations: Translations | null;
  quantity: number;
  base: Minor;
  unit: Minor;
  images: readonly string[];
  configs: {
    label: string;
    options: { label: string; translations?: Translations | undefined }[];
    given?: boolean;
  }[];
  remarks: string | null;
  discarded: boolean;
}

export function orderLineView(line: OrderLine, reason?: string): OrderView['items'][number] {
  return {
    _id: line.id,
    itemLabel: line.itemLabel,
    quantity: line.quantity,
    price: toDecimal(line.base),
    value: toDecimal(line.unit),
    savings: toDecimal(line.base - line.unit),
    images: line.images.filter((url) => !isForeign(url)),
    configs: line.configs.map(({ label, options }) => ({
      label,
      contents: options.map((option) => option.label),
    })),
    options: shownOptionsOfLine(line),
    ...(line.remarks ? { remarks: line.remarks } : {}),
    ...orderedNames(line),
    discarded: line.discarded,
    ...(line.discarded && reason ? { reason } : {}),
  };
}

/** The options that somebody chose, without those that come with the dish. */
export function shownOptionsOfLine({ configs }: Pick<OrderLine, 'configs'>): string[] {
  return configs.filter(({ given }) => !given).flatMap(({ options }) => options.map(({ label }) => label));
}

/** Charges, then taxes. */
export function chargesView({ charges, taxes }: PricedCart): OrderView['charges'] {
  return [
    ...charges.map((charge) => ({ ...chargeRowView(charge), ...onlyTranslated(charge.translations) })),
    ...taxes.map((tax) => ({ ...chargeRowView(tax), ...(tax.included ? { included: true as const } : {}) })),
  ];
}

const chargeRowView = ({ label, amount }: { label: string; amount: Minor }) => ({
  label,
  value: toNumber(amount),
});

/** Guests aren't told who gave them. Left out if there are none. */
export function discountsView(
  { discounts }: PricedCart,
  { isForGuest }: { isForGuest: boolean },
): { discounts?: OrderDiscountView[] } {
  if (discounts.length === 0) return {};
  return {
    discounts: discounts.map(({ discount, amount }) => ({
      ...{ _id: discount.id, line: discount.line, kind: discount.kind, reason: discount.reason },
      ...{ amount: toNumber(amount), of: ofWhat(discount) },
      ...(isForGuest ? {} : { by: discount.by }),
    })),
  };
}

function ofWhat(discount: OrderDiscount): number | null {
  if (discount.kind === 'percent') return toNumber(discount.percent);
  return discount.kind === 'complimentary' ? discount.portions : null;
}

export const taxRateView = ({ rate, ...same }: Tax) => ({ ...same, value: toNumber(rate) });

export function rateView({
  label,
  taxes = [],
  ...charge
}: Charge): NonNullable<StaffOrderView['rates']>[number] {
  const { kind } = charge;
  const value = toNumber(kind === 'absolute' ? charge.amount : charge.rate);
  return { label, kind, value, taxes: taxes.map(taxRateView) };
}
