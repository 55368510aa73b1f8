import { describe, expect, test } from 'vitest';
import { nameOf } from '#ordering/menu/rules/name-in.ts';
import { names as HINDI_NAMES } from '#platform/language/rules/words/hi.ts';
import { picturesOf } from './demo-pictures.ts';
import type { DemoConfig, DemoItem, DemoStore } from './demo-store.ts';
import { DEMO_STORES } from './demo-stores.ts';
import { otherStores } from './diets/other-stores.ts';
import { saffronStreetDiets } from './diets/saffron-street.ts';

const bySlug = (slug: string): DemoStore => {
  const store = DEMO_STORES.find((candidate) => candidate.slug === slug);
  if (!store) throw new Error(`no demo store ${slug}`);
  return store;
};
const categoriesOf = (store: DemoStore) => store.menus.flatMap(({ categories }) => categories);
const itemsOf = (store: DemoStore) => categoriesOf(store).flatMap(({ items }) => items);
const saffron = bySlug('saffron-street');

/** The check character of a GSTIN: base 36, weights 1 and 2 in turn, digit sums. */
function gstinCheck(first14: string): string {
  const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const sum = [...first14].reduce((total, char, index) => {
    const product = alphabet.indexOf(char) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return alphabet.charAt((36 - (sum % 36)) % 36);
}

const hundredths = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
const unique = (values: string[]) => new Set(values).size === values.length;
const kindOf = (group: DemoConfig, item: DemoItem): string => {
  if (group.maxSelection === 0) return 'information';
  if (item.configs.length === 1 && group.contents.length === 1) return 'simple';
  return `${group.required ? 'required' : 'optional'} ${group.maxSelection === 1 ? 'single' : 'multi'}`;
};

function expectGroup({ label, maxSelection, contents }: DemoConfig): void {
  expect(contents.length, label).toBeGreaterThan(0);
  expect(unique(contents.map((option) => option.label)), label).toBe(true);
  expect(maxSelection, label).toBeLessThanOrEqual(contents.length);
  for (const { value } of contents) {
    if (maxSelection === 0) expect(typeof value, label).toBe('string');
    else expect(typeof value === 'number' && value >= 0 && hundredths(value), label).toBe(true);
  }
}

test('the five stores', () => {
  expect(DEMO_STORES.map(({ slug }) => slug)).toEqual([
    'saffron-street',
    'udupi-tiffin',
    'palace-rooms',
    'heritage-cafe',
    'night-owl',
  ]);
  expect(DEMO_STORES.map((store) => store.viewOnly)).toEqual([false, false, false, true, false]);
  expect(DEMO_STORES.map((store) => store.menus.length)).toEqual([3, 1, 1, 1, 0]);
  expect(bySlug('udupi-tiffin').menus[0]?.pureVeg).toBe(true);
});

test('the check character agrees with a published example', () => {
  expect(gstinCheck('27AAPFU0939F1Z')).toBe('V');
});

describe.each(DEMO_STORES.map((store) => [store.slug, store] as const))('%s', (_slug, store) => {
  test('has valid numbers, and no number or link of a real business', () => {
    expect(store.gstNo).toMatch(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/);
    expect(store.gstNo.slice(14)).toBe(gstinCheck(store.gstNo.slice(0, 14)));
    expect(store.fssaiNo).toMatch(/^[12]\d{13}$/);
    expect(store.address.pinCode).toMatch(/^[1-9]\d{5}$/);
    expect(store.primaryColor).toMatch(/^[0-9a-f]{6}$/);
    for (const { type, url } of store.links) {
      if (type === 'Phone' || type === 'WhatsApp') expect(url).toMatch(/^\+?9100000\d{5}$/);
      else expect(url).toMatch(/example(\.com(\/|$)|$)/);
    }
  });

  test('has no table, order type or label twice', () => {
    expect(unique(store.tables.map(({ iden, idel }) => `${idel} ${iden}`))).toBe(true);
    expect(unique(store.orderConfigs.map(({ label }) => label))).toBe(true);
    expect(unique(store.menus.map(({ label }) => label))).toBe(true);
    for (const { categories } of store.menus) {
      expect(unique(categories.map(({ label }) => label))).toBe(true);
      for (const { items } of categories) expect(unique(items.map(({ label }) => label))).toBe(true);
    }
  });

  test('has valid percentages, texts and pictures', () => {
    for (const { label, translations, discount } of categoriesOf(store)) {
      expect(translations.hi.label, label).toMatch(/[\u0900-\u097f]/);
      expect(discount >= 0 && discount < 100 && hundredths(discount), label).toBe(true);
    }
    for (const item of itemsOf(store)) {
      expect(item.translations.hi.label, item.label).toMatch(
        /^[\u0900-\u097f\d ,]*[\u0900-\u097f][\u0900-\u097f\d ,]*$/,
      );
      expect(item.description.length, item.label).toBeGreaterThanOrEqual(10);
      expect(item.description.length, item.label).toBeLessThanOrEqual(90);
      for (const { value } of [...item.taxes, { value: item.discount }]) {
        expect(value >= 0 && value < 100 && hundredths(value), item.label).toBe(true);
      }
    }
  });

  test('names its menus, options, tags, order types and charges in Hindi too', () => {
    const hindi = /^[^a-z]*[\u0900-\u097f][^a-z]*$/i;
    const groups = itemsOf(store).flatMap(({ configs }) => configs);
    const options = groups.flatMap(({ contents }) => contents);
    const named = [...store.menus, ...groups, ...options].map(({ translations }) => translations.hi.label);
    const told = [
      ...store.menus,
      ...groups.filter(({ description }) => description !== ''),
      ...options.filter(({ value }) => typeof value === 'string'),
    ].map(({ translations }) => translations.hi.description);
    const tags = itemsOf(store).flatMap((item) => item.tags.map((label) => ({ label })));
    const charges = store.orderConfigs.flatMap(({ contents }) => contents);
    const usual = [...store.orderConfigs, ...charges, ...tags].map((thing) =>
      nameOf(thing, 'hi', HINDI_NAMES),
    );
    for (const words of [...named, ...told, ...usual]) expect(words).toMatch(hindi);
  });

  test('has all texts of every dish in Hindi too', () => {
    for (const { label, translations } of itemsOf(store)) {
      expect(translations.hi.label, label).toMatch(/[\u0900-\u097f]/);
      expect(translations.hi.description, label).toMatch(/[\u0900-\u097f]/);
      expect(translations.hi.description, label).not.toMatch(/[a-z]/i);
    }
  });

  test('has groups that can be ordered from', () => {
    for (const item of itemsOf(store)) {
      expect(unique(item.configs.map(({ label }) => label)), item.label).toBe(true);
      item.configs.forEach(expectGroup);
      const least = item.configs
        .filter(({ required }) => required)
        .reduce((sum, { contents }) => sum + Math.min(...contents.map(({ value }) => Number(value))), 0);
      expect(least, `${item.label} must cost something`).toBeGreaterThan(0);
    }
  });

  test('has every part of every picture', () => {
    for (const picture of picturesOf(store)) {
      expect(picture.art.length).toBeGreaterThan(0);
    }
  });

  test('has no service charge', () => {
    for (const { contents } of store.orderConfigs) {
      for (const { label } of contents) expect(label).not.toMatch(/service/i);
    }
  });
});

test('a menu that is pure veg has only vegetarian dishes', () => {
  for (const menu of DEMO_STORES.flatMap(({ menus }) => menus).filter(({ pureVeg }) => pureVeg)) {
    for (const { items } of menu.categories) expect(items.filter(({ veg }) => veg === false)).toEqual([]);
  }
});

test('saffron-street has the five order types, OTP on one', () => {
  const minimums = saffron.orderConfigs.map(({ label, minimumOrderValue }) => [label, minimumOrderValue]);
  expect(minimums).toEqual([
    ['Delivery', 700],
    ['Dine-In', 900],
    ['Pickup', 500],
    ['Roof-Top', 0],
    ['In-Room', 0],
  ]);
  expect(saffron.orderConfigs.filter(({ otp_on_order }) => otp_on_order)).toHaveLength(1);
  expect(saffron.orderConfigs[0]?.contents).toEqual([
    { label: 'Delivery charge', value: 30, valueType: 'absolute' },
    { label: 'Packing', value: 2, valueType: 'percentage' },
  ]);
  for (const { contents, label } of saffron.orderConfigs) expect(contents, label).not.toEqual([]);
  expect(saffron.tables).toHaveLength(24);
});

test('saffron-street shows 80 items or more at half past twelve, on two of three menus', () => {
  const shown = saffron.menus
    .filter(({ activeStartTime }) => activeStartTime === null)
    .flatMap(({ categories }) => categories.filter(({ state }) => state === 1));
  expect(shown.flatMap(({ items }) => items).length).toBeGreaterThanOrEqual(80);
  const times = saffron.menus.map(({ activeStartTime, activeEndTime }) => [activeStartTime, activeEndTime]);
  expect(times).toEqual([
    [null, null],
    ['07:00', '11:00'],
    [null, null],
  ]);
});

test('saffron-street shows every kind of group, discount, tax, state and marker', () => {
  const items = itemsOf(saffron);
  const kinds = new Set(items.flatMap((item) => item.configs.map((group) => kindOf(group, item))));
  expect([...kinds].sort()).toEqual([
    'information',
    'optional multi',
    'optional single',
    'required single',
    'simple',
  ]);
  const options = items.flatMap(({ configs }) =>
    configs.flatMap(({ maxSelection, contents }) => contents.map((option) => ({ ...option, maxSelection }))),
  );
  expect(
    options.filter(({ label, maxSelection }) => label.length > 34 && maxSelection > 1).length,
  ).toBeGreaterThan(3);
  expect(options.some(({ value }) => value === 0)).toBe(true);
  expect(items.filter(({ configs }) => configs.length >= 4).length).toBeGreaterThan(1);

  const both = categoriesOf(saffron).filter(({ discount }) => discount > 0);
  expect(both.some(({ items: discounted }) => discounted.some(({ discount }) => discount > 0))).toBe(true);
  expect(items.filter(({ discount }) => discount > 0).length).toBeGreaterThan(5);
  expect(items.filter(({ state }) => state !== 'Available').length).toBeGreaterThan(5);
  expect(items.some(({ taxes }) => taxes.length === 0)).toBe(true);
  expect(categoriesOf(saffron).filter(({ state }) => state === 2)).toHaveLength(1);
  expect(categoriesOf(saffron).filter(({ collapsed }) => collapsed)).toHaveLength(1);
  expect(new Set(items.map(({ veg }) => veg))).toEqual(new Set([true, false, null]));
  expect(items.filter(({ images }) => images.length > 1).length).toBeGreaterThan(8);
  for (const tag of ['Bestseller', 'Spicy', "Chef's special"]) {
    expect(items.some(({ tags }) => tags.includes(tag))).toBe(true);
  }
});

test.each([
  ['udupi-tiffin', 28],
  ['palace-rooms', 24],
  ['heritage-cafe', 24],
])('%s has %d items or more', (slug, least) => {
  expect(itemsOf(bySlug(slug)).length).toBeGreaterThanOrEqual(least);
});

test('palace-rooms has rooms and serves them', () => {
  const palace = bySlug('palace-rooms');
  expect(new Set(palace.tables.map(({ idel }) => idel))).toEqual(new Set(['Room']));
  expect(palace.orderConfigs.some(({ label, active }) => label === 'In-Room' && active)).toBe(true);
});

test('all but a few dishes have diet details, and every entry belongs to a dish', () => {
  const items = DEMO_STORES.flatMap(itemsOf);
  const labels = new Set(items.map(({ label }) => label));
  for (const label of Object.keys({ ...saffronStreetDiets, ...otherStores })) expect(labels).toContain(label);
  const ofSaffron = itemsOf(saffron);
  const unknown = ofSaffron.filter(({ allergens }) => allergens === undefined);
  expect(unknown.length).toBeGreaterThan(0);
  expect(unknown.length).toBeLessThan(ofSaffron.length / 10);
  for (const { label, veg, egg, jain } of items) {
    expect([label, egg === true && veg !== false]).toEqual([label, false]);
    expect([label, jain === true && veg !== true]).toEqual([label, false]);
  }
});

test('only what no drawing would resemble has no picture', () => {
  const plain = DEMO_STORES.flatMap(itemsOf).filter(({ images }) => images.length === 0);
  expect(plain.map(({ label }) => label)).toEqual([
    'Sirke wale pyaaz',
    'Cutlery and napkins',
    'Bun maska',
    'Tender coconut',
    'Panakam',
    'Palace breakfast',
    'Bakery basket',
    'Ghevar',
    'Infusion',
    'Chicken kabiraji',
    'Egg devil',
    'Picture postcard',
  ]);
});
