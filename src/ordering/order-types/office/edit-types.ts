import { taxesWithin } from '#ordering/catalogue/rules/sold-taxes.ts';
import type { ItemView, OrderTypeView } from '#ordering/catalogue/wire/catalogue.ts';
import type { Tax, Translations } from '#ordering/menu/rules/menu.ts';
import { onlyTranslated } from '#ordering/menu/rules/translations.ts';
import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import { parsePercent } from '#ordering/menu-import/rules/numbers.ts';
import { parseTaxes, writeTaxes } from '#ordering/menu-import/rules/tax-text.ts';
import { RECEIVED } from '#ordering/orders/rules/order.ts';
import { type PricedCart, priceCart } from '#ordering/prices/rules/price-cart.ts';
import type { Charge } from '#ordering/prices/rules/price-line.ts';
import { parseHundredths, toNumber } from '#platform/money/rules/money.ts';
import type { Asked } from '../rules/order-asks.ts';
import { kindByLabel, type OrderKind } from '../rules/order-kind.ts';

export type TypeFault = 'required' | 'repeated' | 'amount' | 'percent' | 'tax' | 'count' | 'tooLong';

export interface ChargeDraft {
  label: string;
  /** The amount or percentage as it is typed. */
  value: string;
  valueType: 'absolute' | 'percentage';
  /** The taxes as they are typed: "CGST 2.5%; SGST 2.5%". */
  taxes: string;
  /** They are typed, also where they are among those to choose from. */
  isTaxTyped?: boolean | undefined;
  translations?: Translations | undefined;
}

/** The fields of an order type that are texts while it is edited. */
type Typed = 'minimumOrderValue' | 'contents' | 'askName' | 'askPhone' | 'mostPortions' | 'mostWithoutCode';

export interface TypeDraft extends Omit<OrderTypeView, Typed> {
  kind: OrderKind;
  minimum: string;
  askName: Asked;
  askPhone: Asked;
  /** Empty for no limit. */
  mostPortions: string;
  mostWithoutCode: string;
  charges: ChargeDraft[];
}

const LONGEST_LABEL = 60;
const LONGEST_CHARGE = 200;
const MOST_PORTIONS = 99_900;

export function readType({ minimumOrderValue, contents, ...view }: OrderTypeView): TypeDraft {
  const { askName = 'optional', askPhone = 'optional', mostPortions, mostWithoutCode, ...same } = view;
  const charges = contents.map(({ label, value, valueType, taxes = [], translations }) => ({
    label,
    value: String(value),
    valueType: valueType === 'percentage' ? ('percentage' as const) : ('absolute' as const),
    taxes: writeTaxes(taxes),
    ...onlyTranslated(translations),
  }));
  return {
    ...same,
    kind: same.kind ?? kindByLabel(same.label),
    minimum: minimumOrderValue === 0 ? '' : String(minimumOrderValue),
    charges,
    askName,
    askPhone,
    mostPortions: mostPortions == null ? '' : String(mostPortions),
    mostWithoutCode: mostWithoutCode == null ? '' : String(mostWithoutCode),
  };
}

/** Takes only drafts without faults. */
export function writeType({ minimum, charges, ...draft }: TypeDraft): OrderTypeView {
  const { askName, askPhone, mostPortions, mostWithoutCode, ...same } = draft;
  return {
    ...same,
    ...asksOf({ askName, askPhone, mostPortions, mostWithoutCode }),
    label: same.label.trim(),
    paymentMethod: same.paymentMethod.trim(),
    minimumOrderValue: numberOf(minimum, parsePrice) ?? 0,
    contents: charges.map((charge) => {
      const taxes = taxesOf(charge);
      const { label, valueType } = charge;
      const same = {
        label: label.trim(),
        value: numberOf(charge.value, () => figureOf(charge)) ?? Number.NaN,
        valueType,
        ...onlyTranslated(charge.translations),
      };
      return taxes.length > 0 ? { ...same, taxes } : same;
    }),
  };
}

/** Leaves out defaults, as the server does. */
function asksOf({ askName, askPhone, ...typed }: Pick<TypeDraft, Asks>): Pick<OrderTypeView, Asks> {
  const mostPortions = typed.mostPortions.trim() === '' ? null : Number(typed.mostPortions);
  const mostWithoutCode = numberOf(typed.mostWithoutCode, parsePrice);
  const isUsual = askName === 'optional' && askPhone === 'optional';
  if (isUsual && mostPortions === null && mostWithoutCode === null) return {};
  return { askName, askPhone, mostPortions, mostWithoutCode };
}

type Asks = 'askName' | 'askPhone' | 'mostPortions' | 'mostWithoutCode';

/** Returns null for an empty field, and NaN for a text that is no figure. */
function numberOf(typed: string, read: (typed: string) => number | null): number | null {
  if (typed.trim() === '') return null;
  const hundredths = read(typed);
  return hundredths === null ? Number.NaN : toNumber(hundredths);
}

/** A delivery asks for name and number, because the driver needs them. */
export function newType(label: string, newId: () => string): TypeDraft {
  const kind = kindByLabel(label);
  return {
    _id: newId(),
    label,
    kind,
    active: true,
    otpAuthentication: false,
    otp_on_order: false,
    online_payment: 0,
    paymentMethod: 'Cash',
    initialOrderState: RECEIVED,
    minimum: '',
    charges: [],
    askName: kind === 'delivery' ? 'required' : 'optional',
    askPhone: kind === 'delivery' ? 'required' : 'optional',
    mostPortions: '',
    mostWithoutCode: '',
  };
}

/** Both marks mean that guests need a code to order. */
export function asksForCode({ otpAuthentication, otp_on_order }: TypeDraft): boolean {
  return otpAuthentication || otp_on_order;
}

/** The faults by the index of the type and its field, such as 1.charges.0.value. */
export function typeFaults(types: TypeDraft[]): Record<string, TypeFault> {
  const found = types.flatMap((type, at) => {
    const label = type.label.trim();
    const isRepeated = types.slice(0, at).some((other) => other.label.trim() === label);
    return [
      [`${at}.label`, textFault(label, LONGEST_LABEL) ?? (isRepeated ? 'repeated' : null)],
      [`${at}.minimum`, isEmptyOrAmount(type.minimum) ? null : 'amount'],
      [`${at}.paymentMethod`, type.paymentMethod.trim().length > LONGEST_LABEL ? 'tooLong' : null],
      [`${at}.mostPortions`, countFault(type.mostPortions.trim())],
      [`${at}.mostWithoutCode`, isEmptyOrAmount(type.mostWithoutCode) ? null : 'amount'],
      ...type.charges.flatMap((charge, index) => [
        [`${at}.charges.${index}.label`, textFault(charge.label.trim(), LONGEST_CHARGE)] as const,
        [`${at}.charges.${index}.value`, valueFault(charge)] as const,
        [`${at}.charges.${index}.taxes`, 'reason' in parseTaxes(charge.taxes) ? 'tax' : null] as const,
      ]),
    ] as const;
  });
  return Object.fromEntries(found.flatMap(([path, fault]) => (fault === null ? [] : [[path, fault]])));
}

function textFault(text: string, most: number): TypeFault | null {
  if (text === '') return 'required';
  return text.length > most ? 'tooLong' : null;
}

function isEmptyOrAmount(typed: string): boolean {
  return typed.trim() === '' || parsePrice(typed) !== null;
}

function countFault(typed: string): TypeFault | null {
  const isCount = /^[1-9]\d{0,4}$/.test(typed) && Number(typed) <= MOST_PORTIONS;
  return typed === '' || isCount ? null : 'count';
}

function valueFault(charge: ChargeDraft): TypeFault | null {
  if (figureOf(charge) !== null) return null;
  return charge.valueType === 'absolute' ? 'amount' : 'percent';
}

/** The amount or percentage in hundredths. Null if the text is neither. */
function figureOf({ value, valueType }: Pick<ChargeDraft, 'value' | 'valueType'>): number | null {
  return valueType === 'absolute' ? parsePrice(value) : parseHundredths(parsePercent(value));
}

/** Returns no taxes if the text can't be parsed. */
function taxesOf({ taxes: typed }: ChargeDraft): ItemView['taxes'] {
  const read = parseTaxes(typed);
  return 'taxes' in read ? read.taxes : [];
}

/** The bill for dishes of that value, without charges that are not filled in yet. */
export function billFor(
  dishes: number,
  { charges }: TypeDraft,
  { isTaxFree = false, taxIncluded = false }: { isTaxFree?: boolean; taxIncluded?: boolean | undefined } = {},
): PricedCart {
  const line = { base: dishes, categoryDiscount: 0, itemDiscount: 0, taxes: [], quantity: 1 };
  const right = charges.filter((charge) => valueFault(charge) === null);
  const priced = right.map(toCharge);
  const sold = (taxes: Tax[]) => (isTaxFree ? [] : taxIncluded ? taxesWithin(taxes) : taxes);
  return priceCart(
    [line],
    priced.map((charge) => ({ ...charge, taxes: sold(charge.taxes ?? []) })),
  );
}

function toCharge(charge: ChargeDraft): Charge {
  const { label, valueType } = charge;
  const hundredths = figureOf(charge) ?? 0;
  const taxes = taxesOf(charge).map((tax) => ({ label: tax.label, rate: parseHundredths(tax.value) ?? 0 }));
  return valueType === 'absolute'
    ? { label, taxes, kind: 'absolute', amount: hundredths }
    : { label, taxes, kind: 'percentage', rate: hundredths };
}

/** The amount that is missing to the minimum order; 0 if nothing is. */
export function missingTo(dishes: number, { minimum }: TypeDraft): number {
  return Math.max(0, (parsePrice(minimum) ?? 0) - dishes);
}

export function moveType(types: TypeDraft[], from: number, to: number): TypeDraft[] {
  const moved = types[from];
  if (!moved || to < 0 || to >= types.length) return types;
  return types.toSpliced(from, 1).toSpliced(to, 0, moved);
}
