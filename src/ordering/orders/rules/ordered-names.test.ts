import { expect, test } from 'vitest';
import { labelsOnly, MOST_LANGUAGES } from '#ordering/menu/rules/translations.ts';
import { aGroup, anItem, anOption } from '#testing/rules/builders.ts';
import { dishNameIn, namesOfChoice, optionNamesIn, orderedNames } from './ordered-names.ts';

const hi = (label: string) => ({ hi: { label } });
const size = aGroup('Size', [anOption('Half', 80_00, { translations: hi('आधा') }), anOption('Full', 150_00)]);
const extras = aGroup('Extras', [anOption('Ghee', 20_00, { translations: { ta: { label: 'நெய்' } } })]);
const dosa = anItem('dosa', { label: 'Dosa', translations: hi('डोसा'), groups: [size, extras] });

const chosen = [
  { label: 'Size', contents: ['Half'] },
  { label: 'Extras', contents: ['Ghee'] },
];

test('each language has its own names, and falls back to the default ones', () => {
  const { translations } = namesOfChoice(dosa, chosen);
  expect(translations).toEqual({
    hi: { label: 'डोसा', options: ['आधा', 'Ghee'] },
    ta: { options: ['Half', 'நெய்'] },
  });
  const item = { itemLabel: 'Dosa', configs: chosen, options: ['Half', 'Ghee'], translations };
  expect([dishNameIn(item, 'hi'), optionNamesIn(item, 'hi')]).toEqual(['डोसा', ['आधा', 'Ghee']]);
  expect([dishNameIn(item, 'ta'), optionNamesIn(item, 'ta')]).toEqual(['Dosa', ['Half', 'நெய்']]);
  expect([dishNameIn(item, 'en'), optionNamesIn(item, 'en')]).toEqual(['Dosa', ['Half', 'Ghee']]);
});

test('choices that come with every dish are left out in all languages', () => {
  const given = { given: true, options: [{ label: 'Regular', translations: hi('सामान्य') }] };
  expect(orderedNames({ itemTranslations: null, configs: [given] })).toEqual({});
});

test('an option that the menu has lost keeps the name by which it was chosen', () => {
  const { translations } = namesOfChoice(dosa, [{ label: 'Size', contents: ['Quarter'] }]);
  expect(translations).toEqual({ hi: { label: 'डोसा' } });
});

test('a language without any option names gets no list of options', () => {
  const configs = [
    { options: [{ label: 'Half' }, { label: 'Ghee', translations: { ta: { description: 'x' } } }] },
  ];
  expect(orderedNames({ itemTranslations: hi('डोसा'), configs }).translations).toEqual({
    hi: { label: 'डोसा' },
  });
});

test('an order of a menu with more languages than the limit can be read', () => {
  const translations = Object.fromEntries(
    Array.from({ length: 100_000 }, (_, at) => [`aa-${at + 10}`, { label: 'x' }]),
  );
  const options = Array.from({ length: 5000 }, (_, at) => ({
    label: `${at}`,
    ...(at ? {} : { translations }),
  }));
  const names = orderedNames({ itemTranslations: translations, configs: [{ options }] }).translations ?? {};
  expect(Object.keys(names)).toHaveLength(MOST_LANGUAGES);
  expect(Object.keys(labelsOnly(translations) ?? {})).toHaveLength(MOST_LANGUAGES);
});
