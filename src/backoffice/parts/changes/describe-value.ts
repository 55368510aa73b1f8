import type { OrderTypeView } from '#domain/api/catalogue.ts';
import type { Allergen, Spice } from '#domain/menu/diet.ts';
import { HIDDEN_CATEGORY, type Translations } from '#domain/menu/menu.ts';
import { kindOfState } from '#domain/menu-edit/items.ts';
import { formatMoney, parseHundredths } from '#domain/money/money.ts';
import type { OrderState } from '#domain/order/order.ts';
import type { Texts } from '../../texts/en.ts';
import { shortenPair } from './shorten-pair.ts';

/** What words are made with. */
export interface Wording {
  t: Texts;
  currency: string;
  /** A moment as people say it. */
  when: (at: string) => string;
}

type Describe = (value: never, wording: Wording) => string;

const yesNo = (value: boolean | number, { t }: Wording) => (value ? t.changes.yes : t.changes.no);
const money = (value: number | string, { currency }: Wording) => {
  const amount = parseHundredths(value);
  return amount === null ? String(value) : formatMoney(amount, currency);
};
const list = (parts: string[], { t }: Wording) => (parts.length === 0 ? t.changes.nothing : parts.join(', '));

const namesIn = (translations: Translations) =>
  Object.values(translations).flatMap(({ label }) => label || []);

type ChargeView = OrderTypeView['contents'][number];

function describeCharge(charge: ChargeView, wording: Wording): string {
  const { label, value, valueType, taxes = [], translations = {} } = charge;
  const amount = valueType === 'absolute' ? money(value, wording) : `${value}%`;
  const name = [label, ...namesIn(translations)].join(' · ');
  return [`${name} ${amount}`, ...taxes.map((tax) => `${tax.label} ${tax.value}%`)].join(' + ');
}

/** By field, where the value is not a plain text or number. */
const DESCRIBED: Record<string, Describe> = {
  value: money,
  minimumOrderValue: money,
  discount: (value: number) => `${value}%`,
  taxes: (taxes: { label: string; value: number }[], wording: Wording) =>
    list(
      taxes.map(({ label, value }) => `${label} ${value}%`),
      wording,
    ),
  contents: (charges: ChargeView[], wording: Wording) =>
    list(
      charges.map((charge) => describeCharge(charge, wording)),
      wording,
    ),
  availability: ({ state, until }: { state: string; until?: string }, { t, when }: Wording) => {
    const kind = kindOfState(state);
    if (kind === 'available') return t.changes.available;
    const shown = { 'sold-out': t.items.soldOut, hidden: t.changes.hidden, other: state }[kind];
    return until ? t.changes.until(shown, when(until)) : shown;
  },
  allergens: (allergens: Allergen[], { t }: Wording) =>
    allergens.map((allergen) => t.editor.diet.allergenNames[allergen]).join(', ') ||
    t.editor.diet.noAllergens,
  spice: (spice: Spice, { t }: Wording) => t.editor.diet.spices[spice],
  veg: (veg: boolean, { t }: Wording) => (veg ? t.changes.veg : t.changes.nonVeg),
  state: (state: number, { t }: Wording) => (state === HIDDEN_CATEGORY ? t.changes.hidden : t.changes.shown),
  images: (images: string[], { t }: Wording) => t.changes.pictures(images.length),
  image: (_: string, { t }: Wording) => t.changes.pictures(1),
  tags: list,
  tagTranslations: (tags: Record<string, Translations>, wording: Wording) =>
    list(
      Object.entries(tags).map(([tag, translations]) => [tag, ...namesIn(translations)].join(' · ')),
      wording,
    ),
  hours: ([start, end]: (string | null)[], { t }: Wording) =>
    start === null ? t.changes.allDay : `${start} – ${end}`,
  initialOrderState: (state: OrderState, { t }: Wording) => t.states[state],
};
for (const field of [
  'added',
  'jain',
  'egg',
  'required',
  'active',
  'pureVeg',
  'collapsed',
  'otpAuthentication',
  'otp_on_order',
  'online_payment',
])
  DESCRIBED[field] = yesNo;

export function describeValue(field: string, value: unknown, wording: Wording): string {
  if (value === null || value === undefined || value === '') return wording.t.changes.nothing;
  return DESCRIBED[field]?.(value as never, wording) ?? plain(value);
}

/** Two values of one field, so that they can be told apart. */
export function describeBoth(field: string, one: unknown, other: unknown, wording: Wording) {
  return shortenPair(describeValue(field, one, wording), describeValue(field, other, wording));
}

function plain(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value).filter(Boolean).join(' · ');
}

export function fieldName(field: string, t: Texts): string {
  const [, language] = /^translations\.(.+)$/.exec(field) ?? [];
  if (language !== undefined) return t.changes.translation(t.changes.languages[language] ?? language);
  return t.changes.fields[field] ?? field;
}
