import type { OrderTypeView } from '#domain/api/catalogue.ts';
import { LARGEST_PRICE } from '#domain/api/primitives.ts';
import { parseHundredths } from '#domain/money.ts';
import { type Charge, type PricedCart, priceCart } from '#domain/pricing.ts';

export type TypeFault = 'required' | 'repeated' | 'amount' | 'percent' | 'tooLong';

export interface ChargeDraft {
  label: string;
  /** As it is typed. */
  value: string;
  valueType: 'absolute' | 'percentage';
}

/** An order type while it is edited: figures are what stands in their fields. */
export interface TypeDraft extends Omit<OrderTypeView, 'minimumOrderValue' | 'contents'> {
  minimum: string;
  charges: ChargeDraft[];
}

const LONGEST_LABEL = 60;
const LONGEST_CHARGE = 200;
const LARGEST_RATE = 10_000;

export function readType({ minimumOrderValue, contents, ...same }: OrderTypeView): TypeDraft {
  const charges = contents.map(({ label, value, valueType }) => ({
    label,
    value: String(value),
    valueType: valueType === 'percentage' ? ('percentage' as const) : ('absolute' as const),
  }));
  return { ...same, minimum: minimumOrderValue === 0 ? '' : String(minimumOrderValue), charges };
}

/** Of drafts without faults. */
export function writeType({ minimum, charges, ...same }: TypeDraft): OrderTypeView {
  return {
    ...same,
    label: same.label.trim(),
    paymentMethod: same.paymentMethod.trim(),
    minimumOrderValue: Number(minimum.trim() || 0),
    contents: charges.map(({ label, value, valueType }) => ({
      label: label.trim(),
      value: Number(value),
      valueType,
    })),
  };
}

export function newType(label: string, newId: () => string): TypeDraft {
  return {
    _id: newId(),
    label,
    active: true,
    otpAuthentication: false,
    otp_on_order: false,
    online_payment: 0,
    paymentMethod: 'Cash',
    initialOrderState: 1,
    minimum: '',
    charges: [],
  };
}

/** Both marks mean the same to guests: a code before the order. */
export function asksForCode({ otpAuthentication, otp_on_order }: TypeDraft): boolean {
  return otpAuthentication || otp_on_order;
}

/** By the place of the type and its field, such as 1.charges.0.value. */
export function typeFaults(types: TypeDraft[]): Record<string, TypeFault> {
  const found = types.flatMap((type, at) => {
    const label = type.label.trim();
    const isRepeated = types.slice(0, at).some((other) => other.label.trim() === label);
    return [
      [`${at}.label`, textFault(label, LONGEST_LABEL) ?? (isRepeated ? 'repeated' : null)],
      [`${at}.minimum`, type.minimum.trim() === '' || isAmount(type.minimum) ? null : 'amount'],
      [`${at}.paymentMethod`, type.paymentMethod.trim().length > LONGEST_LABEL ? 'tooLong' : null],
      ...type.charges.flatMap((charge, index) => [
        [`${at}.charges.${index}.label`, textFault(charge.label.trim(), LONGEST_CHARGE)] as const,
        [`${at}.charges.${index}.value`, valueFault(charge)] as const,
      ]),
    ] as const;
  });
  return Object.fromEntries(found.flatMap(([path, fault]) => (fault === null ? [] : [[path, fault]])));
}

function textFault(text: string, most: number): TypeFault | null {
  if (text === '') return 'required';
  return text.length > most ? 'tooLong' : null;
}

function isAmount(typed: string): boolean {
  const amount = parseHundredths(typed);
  return amount !== null && amount <= LARGEST_PRICE;
}

function valueFault({ value, valueType }: ChargeDraft): TypeFault | null {
  if (valueType === 'absolute') return isAmount(value) ? null : 'amount';
  const rate = parseHundredths(value);
  return rate !== null && rate <= LARGEST_RATE ? null : 'percent';
}

/** What a guest would pay for dishes of that value; charges that are not filled in yet are left out. */
export function billFor(dishes: number, { charges }: TypeDraft): PricedCart {
  const line = { base: dishes, categoryDiscount: 0, itemDiscount: 0, taxes: [], quantity: 1 };
  const right = charges.filter((charge) => valueFault(charge) === null);
  return priceCart([line], right.map(toCharge));
}

function toCharge({ label, value, valueType }: ChargeDraft): Charge {
  const hundredths = parseHundredths(value) ?? 0;
  return valueType === 'absolute'
    ? { label, kind: 'absolute', amount: hundredths }
    : { label, kind: 'percentage', rate: hundredths };
}

/** How much is missing to the smallest order that is taken; nothing where it is enough. */
export function missingTo(dishes: number, { minimum }: TypeDraft): number {
  return Math.max(0, (parseHundredths(minimum) ?? 0) - dishes);
}

export function moveType(types: TypeDraft[], from: number, to: number): TypeDraft[] {
  const moved = types[from];
  if (!moved || to < 0 || to >= types.length) return types;
  return types.toSpliced(from, 1).toSpliced(to, 0, moved);
}
