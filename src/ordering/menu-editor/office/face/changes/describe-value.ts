import type { OrderTypeView } from '#ordering/catalogue/wire/catalogue.ts';
import { inEach, LEVELS, type LevelField, MARKS, type MarkField } from '#ordering/menu/rules/diets/diet.ts';
import { HIDDEN_CATEGORY, type Translations } from '#ordering/menu/rules/menu.ts';
import { isLanguage } from '#platform/language/rules/languages.ts';
import { formatMoney, parseHundredths } from '#platform/money/rules/money.ts';
import type { Texts } from '#texts/office/en.ts';
import { kindOfState } from '../../../rules/edits/items.ts';
import type { CatalogueFields } from '../../../rules/tree.ts';
import { shortenPair } from './shorten-pair.ts';

/** What texts about changes depend on. */
export interface Wording {
  t: Texts;
  currency: string;
  /** Formats a moment. */
  when: (at: string) => string;
}

type Describe<Value> = (value: Value, wording: Wording) => string;
type Describers = { [Field in keyof CatalogueFields]: Describe<CatalogueFields[Field]> };
/** Fields whose value is neither a text nor a number, and needs words of its own. */
type Composed = Exclude<
  keyof {
    [Field in keyof CatalogueFields as CatalogueFields[Field] extends string | number ? never : Field]: Field;
  },
  LevelField
>;

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

const DESCRIBED: Partial<Describers> & Pick<Describers, Composed> = {
  value: money,
  minimumOrderValue: money,
  mostWithoutCode: money,
  discount: (value) => `${value}%`,
  taxes: (taxes, wording) =>
    list(
      taxes.map(({ label, value }) => `${label} ${value}%`),
      wording,
    ),
  contents: (charges, wording) =>
    list(
      charges.map((charge) => describeCharge(charge, wording)),
      wording,
    ),
  availability: ({ state, until }: { state: string; until?: string }, { t, when }) => {
    const kind = kindOfState(state);
    if (kind === 'available') return t.changes.available;
    const shown = { 'sold-out': t.items.soldOut, hidden: t.changes.hidden, other: state }[kind];
    return until ? t.changes.until(shown, when(until)) : shown;
  },
  allergens: (allergens, { t }) =>
    allergens.map((allergen) => t.editor.diet.allergenNames[allergen]).join(', ') ||
    t.editor.diet.noAllergens,
  veg: (veg, { t }) => (veg ? t.changes.veg : t.changes.nonVeg),
  state: (state, { t }) => (state === HIDDEN_CATEGORY ? t.changes.hidden : t.changes.shown),
  images: (images, { t }) => t.changes.pictures(images.length),
  image: (_, { t }) => t.changes.pictures(1),
  tags: list,
  tagTranslations: (tags, wording) =>
    list(
      Object.entries(tags).map(([tag, translations]) => [tag, ...namesIn(translations)].join(' · ')),
      wording,
    ),
  hours: ([start, end], { t }) => (start === null ? t.changes.allDay : `${start} – ${end}`),
  days: (days, wording) =>
    list(
      days.map((day) => wording.t.hours.days[day]),
      wording,
    ),
  kind: (kind, { t }) => (kind ? t.orderTypes.kinds[kind] : t.changes.nothing),
  initialOrderState: (state, { t }) => t.states[state],
  askName: (asked, { t }) => t.orderTypes.asked[asked],
  askPhone: (asked, { t }) => t.orderTypes.asked[asked],
  added: yesNo,
  byWeight: yesNo,
  ...inEach(MARKS, () => yesNo),
  egg: yesNo,
  required: yesNo,
  active: yesNo,
  pureVeg: yesNo,
  collapsed: yesNo,
  otpAuthentication: yesNo,
  otp_on_order: yesNo,
  online_payment: yesNo,
};

export function describeValue(field: string, value: unknown, wording: Wording): string {
  if (value === null || value === undefined || value === '') return wording.t.changes.nothing;
  if (isLevel(field))
    return (wording.t.facts.fields[field].levels as readonly string[])[Number(value)] ?? plain(value);
  const describe = DESCRIBED[field as keyof CatalogueFields] as Describe<unknown> | undefined;
  return describe?.(value, wording) ?? plain(value);
}

/** Describes two values of one field so that people see how they differ. */
export function describeBoth(field: string, one: unknown, other: unknown, wording: Wording) {
  return shortenPair(describeValue(field, one, wording), describeValue(field, other, wording));
}

function plain(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value).filter(Boolean).join(' · ');
}

export function fieldName(field: string, t: Texts): string {
  const [, language] = /^translations\.(.+)$/.exec(field) ?? [];
  if (language !== undefined)
    return t.changes.translation(isLanguage(language) ? t.changes.languageName(language) : language);
  if (isMark(field)) return t.facts.fields[field].name;
  if (isLevel(field)) return startLow(t.facts.fields[field].name);
  return (t.changes.fields as Record<string, string>)[field] ?? field;
}

const isMark = (field: string): field is MarkField => MARKS.some((mark) => mark === field);
const isLevel = (field: string): field is LevelField => Object.hasOwn(LEVELS, field);
const startLow = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1);
