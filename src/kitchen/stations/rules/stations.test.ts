import { describe, expect, test } from 'vitest';
import { stationOf, withoutStation, withSaved } from './stations.ts';

const station = (id: string, more: object = {}) => ({
  id,
  categories: [] as string[],
  items: [] as string[],
  isDefault: false,
  ...more,
});
const grill = station('grill', { categories: ['kebabs'], isDefault: true });
const bar = station('bar', { categories: ['drinks'] });
const sweets = station('sweets', { items: ['lassi'] });

describe('a dish is cooked', () => {
  const at = (item: string, category?: string) => stationOf([grill, bar, sweets], { item, category })?.id;

  test('where it is named itself, before its category', () => {
    expect(at('lassi', 'drinks')).toBe('sweets');
  });

  test('where its category is', () => {
    expect(at('tea', 'drinks')).toBe('bar');
  });

  test('at the default if nobody names it, or it is on no menu', () => {
    expect(at('dal', 'curries')).toBe('grill');
    expect(at('open item')).toBe('grill');
  });

  test('at no station of a store without any', () => {
    expect(stationOf([], { item: 'tea', category: 'drinks' })).toBeNull();
  });
});

describe('when a station is saved', () => {
  test('what it cooks is taken from the others', () => {
    const saved = withSaved([grill, bar, sweets], { ...sweets, items: [], categories: ['drinks', 'kebabs'] });
    expect(saved.map(({ id, categories }) => [id, categories])).toEqual([
      ['grill', []],
      ['bar', []],
      ['sweets', ['drinks', 'kebabs']],
    ]);
  });

  test('a new one comes last, and the first one cooks all else', () => {
    expect(withSaved([], bar)).toEqual([{ ...bar, isDefault: true }]);
    expect(withSaved([grill], bar).map(({ id, isDefault }) => [id, isDefault])).toEqual([
      ['grill', true],
      ['bar', false],
    ]);
  });

  test('there is one default, which another one may become', () => {
    const defaults = (saved: (typeof grill)[]) =>
      saved.filter(({ isDefault }) => isDefault).map(({ id }) => id);
    expect(defaults(withSaved([grill, bar], { ...bar, isDefault: true }))).toEqual(['bar']);
    expect(defaults(withSaved([grill, bar], { ...grill, isDefault: false }))).toEqual(['grill']);
  });
});

test('the oldest that stays cooks all else once the default is removed', () => {
  expect(withoutStation([grill, bar, sweets], 'grill').map(({ id, isDefault }) => [id, isDefault])).toEqual([
    ['bar', true],
    ['sweets', false],
  ]);
  expect(withoutStation([grill, bar], 'bar')).toEqual([grill]);
  expect(withoutStation([grill], 'grill')).toEqual([]);
});
