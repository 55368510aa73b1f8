import { describe, expect, test } from 'vitest';
import { fittingMenu } from './fitting-menu.ts';

const at = (from: number | null, to: number | null) => ({
  start: from === null ? null : from * 60,
  end: to === null ? null : to * 60,
});
const allDay = at(null, null);
const breakfast = at(7, 11);
const lateNight = at(22, 2);

describe('the menu that fits the hour', () => {
  test('a menu with hours comes before one that is served all day', () => {
    expect(fittingMenu([allDay, breakfast, at(9, 9)])).toBe(breakfast);
    expect(fittingMenu([allDay, lateNight])).toBe(lateNight);
  });

  test('the shorter hours fit better, across midnight too', () => {
    expect(fittingMenu([at(6, 12), breakfast])).toBe(breakfast);
    expect(fittingMenu([at(18, 23), lateNight])).toBe(lateNight);
  });

  test('a single menu fits', () => {
    expect(fittingMenu([allDay])).toBe(allDay);
  });

  test('no menu fits best if two have equally short hours, or if there is none', () => {
    expect(fittingMenu([allDay, at(null, null)])).toBeNull();
    expect(fittingMenu([breakfast, at(8, 12), allDay])).toBeNull();
    expect(fittingMenu([])).toBeNull();
  });
});
