import { describe, expect, test } from 'vitest';
import { itemTexts, lacks, pathIn, staleIn } from './item-texts.ts';
import { anItemView } from './testing/views.ts';

const half = { _id: 'o1', label: 'Half', value: 120, added: false };
const full = { _id: 'o2', label: 'Full', value: 220, added: false, translations: { hi: { label: 'पूरा' } } };
const size = { _id: 'g1', label: 'Portion', description: '', required: true, maxSelection: 1 };
const dosa = anItemView('Masala dosa', {
  description: '',
  translations: { hi: { label: 'मसाला डोसा' } },
  configs: [{ ...size, contents: [half, full] }],
  tags: ['Our grandmother’s'],
});

test('lists the texts of a dish that guests read, each with the path of its translation', () => {
  expect(itemTexts(dosa).map((text) => [text.of, text.english, pathIn('hi', text)])).toEqual([
    ['name', 'Masala dosa', 'translations.hi.label'],
    ['group', 'Portion', 'configs[0].translations.hi.label'],
    ['option', 'Half', 'configs[0].contents[0].translations.hi.label'],
    ['option', 'Full', 'configs[0].contents[1].translations.hi.label'],
    ['tag', 'Our grandmother’s', 'tagTranslations.Our grandmother’s.hi.label'],
  ]);
});

test('leaves out the option of a single price, but not the texts of an information group', () => {
  const regular = { ...size, contents: [half] };
  expect(itemTexts({ ...dosa, configs: [regular] }).map(({ of }) => of)).toEqual(['name', 'tag']);
  const facts = { ...size, maxSelection: 0, contents: [{ ...half, label: 'Weight', value: '300 g' }] };
  expect(itemTexts({ ...dosa, configs: [facts] }).map(({ english }) => english)).toContain('300 g');
});

test('each text is translated in its place', () => {
  const next = { hi: { label: 'हिन्दी' } };
  const translated = itemTexts(dosa).reduce((item, text) => text.translate(item, next), dosa);
  expect(itemTexts(translated).map(({ translations }) => translations)).toEqual(Array(5).fill(next));
});

test('a text lacks a language unless it has some words in it or is a usual name', () => {
  const lacking = itemTexts(dosa).filter((text) => lacks('hi', text));
  expect(lacking.map(({ english }) => english)).toEqual(['Portion', 'Half', 'Our grandmother’s']);
  expect(itemTexts(dosa).filter((text) => lacks('mr', text))).toHaveLength(5);
  const plain = { at: 'translations', translations: {} };
  expect(lacks('mr', { ...plain, kind: 'label', english: 'Pickup' })).toBe(false);
  expect(lacks('hi', { ...plain, kind: 'description', english: ' ' })).toBe(false);
});

describe('a text that is renamed', () => {
  const opened = itemTexts(dosa);
  const stale = (next: typeof dosa) => staleIn('hi', opened, itemTexts(next)).map(({ of }) => of);

  test('has stale Hindi until that is changed or removed', () => {
    const renamed = { ...dosa, label: 'Rava dosa' };
    expect(stale(renamed)).toEqual(['name']);
    expect(stale({ ...renamed, translations: { hi: { label: 'रवा डोसा' } } })).toEqual([]);
    expect(stale({ ...renamed, translations: {} })).toEqual([]);
  });

  test('has none to begin with if it has no Hindi, or only blanks were added', () => {
    expect(stale(dosa)).toEqual([]);
    expect(stale({ ...dosa, label: ' Masala dosa ' })).toEqual([]);
    expect(stale({ ...dosa, configs: [{ ...size, label: 'Size', contents: [half, full] }] })).toEqual([]);
  });

  test('may be one of its options', () => {
    const contents = [half, { ...full, label: 'Large' }];
    expect(stale({ ...dosa, configs: [{ ...size, contents }] })).toEqual(['option']);
  });
});
