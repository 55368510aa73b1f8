import { expect, it } from 'vitest';
import { groupTimes, nearestFree, shownTimes } from './group-times.ts';

const at = (clock: string, isFree = true) => ({
  at: new Date(`2026-11-27T${clock}:00+05:30`).toISOString(),
  isFree,
});

it('groups times as the restaurant’s clock shows them', () => {
  const times = [at('11:45'), at('12:00'), at('19:00'), at('20:45'), at('21:00')];
  const groups = groupTimes(times, 'Asia/Kolkata').map(({ part, times: { length } }) => [part, length]);
  expect(groups).toEqual([
    ['morning', 1],
    ['afternoon', 1],
    ['evening', 2],
    ['night', 1],
  ]);
});

it('finds the free times around one that was taken', () => {
  const times = [at('18:00'), at('19:00', false), at('19:15'), at('19:30', false), at('19:45'), at('20:30')];
  const wanted = at('19:30').at;
  expect(nearestFree(times, wanted)).toEqual([at('19:15'), at('19:45'), at('20:30')]);
  expect(nearestFree([at('19:30', false)], wanted)).toEqual([]);
});

it('leaves quarters of an hour out of a day with very many times', () => {
  const first = Date.parse(at('00:00').at);
  const quarters = Array.from({ length: 93 }, (_, index) => ({
    at: new Date(first + index * 15 * 60_000).toISOString(),
    isFree: true,
  }));
  expect(shownTimes(quarters.slice(0, 48), null)).toHaveLength(48);
  expect(shownTimes(quarters, null)).toHaveLength(47);
  expect(shownTimes(quarters, at('19:15').at)).toContainEqual(at('19:15'));
});
