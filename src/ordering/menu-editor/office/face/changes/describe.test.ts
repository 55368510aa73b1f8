import { describe, expect, test } from 'vitest';
import type { CatalogueChange, Thing } from '#ordering/catalogue/wire/revisions.ts';
import { en } from '#texts/office/en.ts';
import { hi } from '#texts/office/hi.ts';
import { describeChange } from './describe-change.ts';
import { choiceText, describeConflict } from './describe-conflict.ts';

const wording = { t: en, currency: 'INR', when: (at: string) => at };
const dosa: Thing = { kind: 'item', id: 'i', label: 'Masala dosa', path: ['Day', 'Dosas'] };
const half: Thing = { kind: 'option', id: 'o', label: 'Half', path: ['Day', 'Dosas', 'Masala dosa', 'Size'] };
const changed = (thing: Thing, field: string, from: unknown, to: unknown): CatalogueChange => ({
  what: 'changed',
  thing,
  field,
  from,
  to,
});

describe('a change in words', () => {
  test.each<[CatalogueChange, string]>([
    [{ what: 'added', thing: dosa }, 'New dish: “Masala dosa”'],
    [
      { what: 'removed', thing: { ...dosa, kind: 'category', label: 'Sweets' }, items: 1 },
      'Removed category: “Sweets”, with 1 dish',
    ],
    [{ what: 'moved', thing: dosa, from: 'A', to: 'B' }, '“Masala dosa” moved from “A” to “B”'],
    [{ what: 'reordered', thing: { kind: 'menus', id: '', label: '', path: [] } }, 'New sequence of menus'],
    [changed(dosa, 'label', 'Dosa', 'Masala dosa'), '“Dosa” renamed to “Masala dosa”'],
    [changed(half, 'value', 120, 130.5), '“Masala dosa, Size, Half”: price from ₹120 to ₹130.5'],
    [changed(half, 'value', 'cashew', 'nut'), '“Masala dosa, Size, Half”: price from cashew to nut'],
    [changed(dosa, 'taxes', [], [{ label: 'GST', value: 5 }]), '“Masala dosa”: taxes from nothing to GST 5%'],
    [
      changed(dosa, 'availability', { state: 'Available' }, { state: 'Sold out', until: 'noon' }),
      '“Masala dosa”: availability from available to Sold out until noon',
    ],
    [changed(dosa, 'veg', null, false), '“Masala dosa”: veg mark from nothing to non-vegetarian'],
    [changed(dosa, 'allergens', null, ['milk', 'soy']), '“Masala dosa”: allergens from nothing to Milk, Soy'],
    [changed(dosa, 'allergens', ['milk'], []), '“Masala dosa”: allergens from Milk to none of the list'],
    [changed(dosa, 'jain', null, true), '“Masala dosa”: Jain from nothing to yes'],
    [changed(dosa, 'spice', 0, 2), '“Masala dosa”: how spicy from Not spicy to Medium'],
    [
      changed(dosa, 'translations.hi', null, { label: 'मसाला डोसा' }),
      '“Masala dosa”: texts in Hindi from nothing to मसाला डोसा',
    ],
    [
      changed(dosa, 'tagTranslations', null, { Popular: { hi: { label: 'सबकी पसंद' } } }),
      '“Masala dosa”: tags in other languages from nothing to Popular · सबकी पसंद',
    ],
    [
      changed(dosa, 'hours', [null, null], ['08:00', '11:00']),
      '“Masala dosa”: hours from all day to 08:00 – 11:00',
    ],
  ])('%#', (change, words) => {
    expect(describeChange(change, wording)).toBe(words);
    expect(describeChange(change, { ...wording, t: hi })).not.toContain('undefined');
  });
});

test('a conflict names the thing, the field and both values', () => {
  const conflict = { key: 'k', thing: half, field: 'value', mine: 150, theirs: 140 };
  expect(describeConflict(conflict, 'Asha', wording)).toBe(
    'Asha changed the price of “Masala dosa, Size, Half” to ₹140; yours is ₹150.',
  );
  expect(choiceText(conflict, 'mine', wording)).toBe('Keep mine: ₹150');
});

test('a conflict says who removed the thing and who changed it', () => {
  const conflict = { key: 'k', thing: dosa, field: 'presence', mine: false, theirs: true };
  expect(describeConflict(conflict, 'Asha', wording)).toBe('You removed “Masala dosa”, which Asha changed.');
  expect(choiceText(conflict, 'theirs', wording)).toBe('Keep theirs: stays');
});
