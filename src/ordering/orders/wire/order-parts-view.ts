import type { OrderDiscount } from '#money/discounts/rules/discounts.ts';
import { isForeign } from '#ordering/menu/rules/foreign-pictures.ts';
import type { Tax, Translations } from '#ordering/menu/rules/menu.ts';
import { onlyTranslated } from '#ordering/menu/rules/translations.ts';
import type { PricedCart } from '#ordering/prices/rules/price-cart.ts';
import type { Charge } from '#ordering/prices/rules/price-line.ts';
import { type Minor, toDecimal, toNumber } from '#platform/money/rules/money.ts';
import { type OrderedPart, partsOfLine } from '../rules/combo-parts.ts';
import { orderedNames } from '../rules/ordered-names.ts';
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
    options: {
      label: string;
      translations?: Translations | undefined;
      part?: OrderedPart | undefined;
      swap?: object | undefined;
    }[];
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

type StaffLine = StaffOrderView['items'][number];

/** What the staff see of a line that nobody has begun to make. */
export const newLineView = (line: OrderLine & { itemId: string; taxes: Tax[] }): StaffLine => ({
  ...orderLineView(line),
  ready: false,
  itemID: line.itemId,
  taxes: line.taxes.map(taxRateView),
  ...partsView(line),
});

/** What the kitchen must not overlook: swaps, and the dishes of a combo. It is not told what they cost. */
export function partsView(
  line: Pick<OrderLine, 'configs'>,
  ready: ReadonlySet<number> | 'all' = new Set(),
  { isKitchen = false }: { isKitchen?: boolean } = {},
): Pick<StaffLine, 'parts' | 'swaps'> {
  const parts = partsOfLine(line);
  const swaps = swapsOfLine(line);
  const swapped = swaps.length > 0 ? { swaps } : {};
  if (parts.length === 0) return swapped;
  return {
    ...swapped,
    parts: parts.map(({ itemId, label, translations, said = [], worth, taxes }, at) => ({
      itemID: itemId,
      itemLabel: label,
      ready: ready === 'all' || ready.has(at),
      ...(said.length > 0 ? { options: said.map((option) => option.label) } : {}),
      ...orderedNames({ itemTranslations: translations ?? null, configs: [{ options: said }] }),
      ...(isKitchen ? {} : { worth: toNumber(worth), taxes: taxes.map(taxRateView) }),
    })),
  };
}

/** The options that somebody chose, without those that come with the dish. */
export function shownOptionsOfLine({ configs }: Pick<OrderLine, 'configs'>): string[] {
  return configs.filter(({ given }) => !given).flatMap(({ options }) => options.map(({ label }) => label));
}

export const swapsOfLine = ({ configs }: Pick<OrderLine, 'configs'>): string[] =>
  configs.flatMap(({ options }) => options.flatMap(({ label, swap }) => (swap ? label : [])));

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
      _id: discount.id,
      line: discount.line,
      kind: discount.kind,
      reason: discount.reason,
      amount: toNumber(amount),
      of: ofWhat(discount),
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
