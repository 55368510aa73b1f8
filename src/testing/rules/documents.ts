import * as fc from 'fast-check';
import type { CategoryInput, ItemInput, MenuInput } from '#ordering/catalogue/wire/catalogue.ts';
import { inEach, LEVEL_FIELDS, LEVELS, MARKS } from '#ordering/menu/rules/diets/diet.ts';
import { ORDER_KINDS } from '#ordering/order-types/rules/order-kind.ts';
import { toDecimal, toNumber } from '#platform/money/rules/money.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { DAYS } from '#restaurant/opening-hours/rules/opening.ts';

/** The smallest valid documents, and arbitrary ones, in the form of `PUT /catalogue`. */
export type Document = Record<string, unknown>;

export function anOptionDocument(overrides: Document = {}): Document {
  return { label: 'Regular', value: 80, ...overrides };
}

export function aGroupDocument(overrides: Document = {}): Document {
  return { label: 'Price', maxSelection: 1, contents: [anOptionDocument()], ...overrides };
}

export function anItemDocument(overrides: Document = {}): Document {
  return { label: 'Idli', configs: [aGroupDocument()], ...overrides };
}

export function aCategoryDocument(overrides: Document = {}): Document {
  return { label: 'Starters', items: [anItemDocument()], ...overrides };
}

export function aMenuDocument(overrides: Document = {}): Document {
  return { label: 'All day', categories: [aCategoryDocument()], ...overrides };
}

export function anOrderTypeDocument(overrides: Document = {}): Document {
  return { label: 'Dine-In', ...overrides };
}

export function aDocument(overrides: Document = {}): Document {
  return { orderConfigs: [anOrderTypeDocument()], menus: [aMenuDocument()], ...overrides };
}

export function aDocumentOf(item: Document): Document {
  return aDocument({ menus: [aMenuDocument({ categories: [aCategoryDocument({ items: [item] })] })] });
}

const labels = fc.oneof(
  fc.string({ minLength: 1, maxLength: 30 }),
  fc.constantFrom('इडली', 'Café', '<script>', '0', '__proto__', 'constructor', '🍛'),
);

/** Leaves out some keys, so that their defaults are tested as well. */
function partly<T extends object>(needed: string[], fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) {
  return fc.record(fields, { requiredKeys: needed as (keyof T)[] });
}

const byLabel = { selector: ({ label }: { label: string }) => label };

function wire(most: number): fc.Arbitrary<number | string> {
  const forms = [toNumber, toDecimal, (value: number) => ` ${toNumber(value)} `];
  return fc
    .tuple(fc.oneof(fc.integer({ min: 0, max: most }), fc.integer({ min: 0, max: 500_00 })), fc.nat(2))
    .map(([value, form]) => (forms[form] ?? toNumber)(Math.min(value, most)));
}

const prices = wire(10_000_000_000);
const percents = wire(10_000);
const clocks = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => new Date(minute * MINUTE).toISOString().slice(11, 16));
const translations = fc.dictionary(
  fc.constantFrom('hi', 'mr', 'ta', 'en-GB', 'zh-Hant-TW'),
  partly([], { label: labels, description: fc.string({ maxLength: 20 }) }),
);
const pictures = fc.constantFrom('/images/idli.avif', 'https://example.com/a.png?b=c#d');

const groups = fc
  .tuple(
    partly(['label'], {
      label: labels,
      description: fc.string({ maxLength: 20 }),
      required: fc.boolean(),
      translations,
    }),
    fc.integer({ min: 0, max: 5 }),
  )
  .chain(([fields, maxSelection]) => {
    const value = maxSelection === 0 ? fc.oneof(prices, fc.string({ maxLength: 20 })) : prices;
    const option = partly(['label', 'value'], { label: labels, value, added: fc.boolean(), translations });
    return fc
      .uniqueArray(option, { ...byLabel, maxLength: 4 })
      .map((contents): Document => ({ ...fields, maxSelection, contents }));
  });

const until = fc.option(
  fc
    .integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) })
    .map((time) => new Date(time).toISOString().replace('Z', time % 2 === 0 ? 'Z' : '+05:30')),
);

type Fields<Input> = Record<Exclude<keyof Input, '_id'>, fc.Arbitrary<unknown>>;

export const itemFields = {
  label: labels,
  description: fc.string({ maxLength: 20 }),
  images: fc.array(pictures, { maxLength: 2 }),
  tags: fc.array(labels, { maxLength: 2 }),
  discount: percents,
  order: fc.integer({ min: -5, max: 5 }),
  taxes: fc.uniqueArray(fc.record({ label: labels, value: percents }), { ...byLabel, maxLength: 2 }),
  state: fc.constantFrom('Available', 'Sold out', 'Back on Monday'),
  until,
  veg: fc.constantFrom(true, false, null),
  allergens: fc.constantFrom(null, [], ['nuts', 'milk'], ['egg', 'egg']),
  ...inEach(MARKS, () => fc.boolean()),
  egg: fc.boolean(),
  ...inEach(LEVEL_FIELDS, (field) => fc.constantFrom(null, ...LEVELS[field])),
  hsn: fc.constantFrom(null, '2106', '21069099'),
  translations,
  tagTranslations: fc.dictionary(fc.constantFrom('Popular', 'Chef’s pick'), translations),
  configs: fc.uniqueArray(groups, { selector: (group) => group['label'], maxLength: 3 }),
} satisfies Fields<ItemInput>;

export const categoryFields = {
  label: labels,
  image: fc.option(pictures),
  discount: percents,
  order: fc.integer({ min: -5, max: 5 }),
  state: fc.integer({ min: 0, max: 3 }),
  collapsed: fc.boolean(),
  hsn: fc.constantFrom(null, '996331'),
  translations,
  items: fc.array(partly(['label'], itemFields), { maxLength: 3 }),
} satisfies Fields<CategoryInput>;

/** A menu has both times or none. */
export const menuFields = {
  label: labels,
  remarks: fc.string({ maxLength: 20 }),
  primaryColor: fc.constantFrom('FF9900', '00ab55', null),
  active: fc.boolean(),
  days: fc.subarray([...DAYS]),
  fromDay: fc.constantFrom('2026-11-20', null),
  untilDay: fc.constantFrom('2026-12-24', null),
  pureVeg: fc.boolean(),
  translations,
  categories: fc.array(partly(['label'], categoryFields), { maxLength: 3 }),
} satisfies Fields<Omit<MenuInput, 'activeStartTime' | 'activeEndTime'>>;

const menus = fc
  .tuple(partly(['label'], menuFields), fc.option(fc.tuple(clocks, clocks)))
  .map(([menu, times]) => (times ? { ...menu, activeStartTime: times[0], activeEndTime: times[1] } : menu));

const chargeDocuments = fc.oneof(
  partly(['label', 'value', 'valueType'], {
    label: labels,
    value: prices,
    valueType: fc.constant('absolute'),
    translations,
  }),
  fc.record({ label: labels, value: percents, valueType: fc.constant('percentage') }),
);

const orderTypes = partly(['label'], {
  label: labels,
  kind: fc.constantFrom(...ORDER_KINDS),
  active: fc.boolean(),
  otpAuthentication: fc.boolean(),
  otp_on_order: fc.boolean(),
  online_payment: fc.constantFrom(0, 1),
  paymentMethod: fc.constantFrom('Cash', 'UPI'),
  initialOrderState: fc.integer({ min: 1, max: 4 }),
  minimumOrderValue: prices,
  contents: fc.array(chargeDocuments, { maxLength: 3 }),
  translations,
});

export const documents = fc.record({
  orderConfigs: fc.uniqueArray(orderTypes, { ...byLabel, maxLength: 3 }),
  menus: fc.array(menus, { maxLength: 2 }),
});
