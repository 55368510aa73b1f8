import { expect, test } from 'vitest';
import { groupByDayPart } from './day-parts.ts';

test('times are grouped by the part of their day, in their order', () => {
  const times = ['11:45', '12:00', '16:45', '17:00', '20:45', '21:00', '23:45', '00:00', '04:45', '05:00'];
  expect(groupByDayPart(times)).toEqual([
    { part: 'morning', times: ['11:45'] },
    { part: 'afternoon', times: ['12:00', '16:45'] },
    { part: 'evening', times: ['17:00', '20:45'] },
    { part: 'night', times: ['21:00', '23:45', '00:00', '04:45'] },
    { part: 'morning', times: ['05:00'] },
  ]);
  expect(groupByDayPart([])).toEqual([]);
});
