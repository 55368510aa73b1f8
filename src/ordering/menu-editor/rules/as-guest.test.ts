import { describe, expect, test } from 'vitest';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import { menusAsGuest, storeAsGuest, whyUnseen } from './as-guest.ts';
import { findItemView } from './edits/items.ts';
import { catalogueFaults, faultsWithin, pathOf } from './faults.ts';
import { aCatalogueView, aCategoryView, aMenuView, anItemView } from './testing/views.ts';

const ZONE = 'Asia/Kolkata';
const at = (time: string) => Date.parse(`2026-11-20T${time}:00+05:30`);
const until = '2026-11-20T12:00:00+05:30';
const dal = aCategoryView('Mains', [
  anItemView('Dal'),
  anItemView('Thali', { state: 'Sold out', until }),
  anItemView('Paneer', { state: 'Hidden' }),
]);
const hours = (activeStartTime: string, activeEndTime: string) => ({ activeStartTime, activeEndTime });
const catalogue = aCatalogueView(
  aMenuView('Breakfast', [aCategoryView('Dosas', [anItemView('Plain dosa')])], hours('07:00', '11:00')),
  aMenuView('Meals', [dal, aCategoryView('Secret', [anItemView('Off the card')], { state: 2 })]),
  aMenuView('Bar', [aCategoryView('Drinks', [anItemView('Lassi')])], hours('20:00', '02:00')),
  aMenuView('Old', [aCategoryView('Gone', [anItemView('Last year')])], { active: false }),
);

const seen = (time: string) =>
  menusAsGuest(catalogue, ZONE, at(time)).map(
    ({ label, categories }) =>
      `${label}: ${categories.flatMap(({ items }) => items.map((item) => item.label))}`,
  );

describe('what guests see', () => {
  test.each([
    ['06:59', ['Meals: Dal']],
    ['07:00', ['Breakfast: Plain dosa', 'Meals: Dal']],
    ['11:00', ['Meals: Dal']],
    ['12:00', ['Meals: Dal,Thali']],
    ['20:00', ['Meals: Dal,Thali', 'Bar: Lassi']],
    ['01:59', ['Meals: Dal', 'Bar: Lassi']],
    ['02:00', ['Meals: Dal']],
  ])('at %s', (time, shown) => {
    expect(seen(time)).toEqual(shown);
  });

  test.each([
    ['Last year', '12:00', 'menu-off'],
    ['Plain dosa', '20:00', 'menu-hours'],
    ['Off the card', '12:00', 'category-hidden'],
    ['Thali', '11:59', 'not-available'],
    ['Thali', '12:00', null],
    ['Lassi', '01:00', null],
  ])('why %s is unseen at %s', (id, time, why) => {
    const place = findItemView(catalogue, id);
    expect(place && whyUnseen(place, ZONE, at(time))).toBe(why);
  });

  test('an unfinished amount counts as 0', () => {
    const [item] = [anItemView('Half typed')];
    const [group] = item.configs;
    const typed = { ...item, discount: Number.NaN, configs: group ? [{ ...group, contents: [] }] : [] };
    const half = aCatalogueView(aMenuView('M', [aCategoryView('C', [typed])]));
    expect(menusAsGuest(half, ZONE, at('12:00'))[0]?.categories[0]?.items[0]).toMatchObject({ discount: 0 });
  });
});

describe('the page of a store', () => {
  const now = { page: { menus: [], viewMode: true }, color: 'c2410c', changesAt: 1 } as unknown as StoreModel;
  const store = { paused: false, pausedUntil: null, openingHours: null, timeZone: ZONE };

  test('has the menus of that time, as they are sent to guests', () => {
    const noon = at('12:00');
    const shown = storeAsGuest(now, menusAsGuest(catalogue, ZONE, noon), store, noon);
    expect(shown.page.menus.map(({ label }) => label)).toEqual(['Meals']);
    expect(shown.page.menus[0]?.categories.map(({ label }) => label)).toEqual(['Mains']);
    expect(shown).toMatchObject({ page: { viewMode: true }, color: 'c2410c', changesAt: null });
  });

  test('shows whether the store is open then', () => {
    const paused = { ...store, paused: true, pausedUntil: new Date(at('12:00')) };
    expect(storeAsGuest(now, [], paused, at('11:59')).opening).toMatchObject({
      open: false,
      reason: 'paused',
    });
    expect(storeAsGuest(now, [], paused, at('12:00')).opening.open).toBe(true);
  });
});

test('the faults of a menu, category or item are found by its path', () => {
  const wrong = aCatalogueView(
    aMenuView('M', [
      aCategoryView('C', [anItemView('Fine'), anItemView('', { _id: 'x', discount: Number.NaN })]),
    ]),
  );
  const path = pathOf(wrong, 'x');
  expect(path).toBe('menus[0].categories[0].items[1]');
  expect(faultsWithin(catalogueFaults(wrong), path ?? '')).toEqual({
    label: { rule: 'required' },
    discount: { rule: 'percentage' },
  });
  expect([pathOf(wrong, 'M'), pathOf(wrong, 'C'), pathOf(wrong, 'gone')]).toEqual([
    'menus[0]',
    'menus[0].categories[0]',
    null,
  ]);
});
