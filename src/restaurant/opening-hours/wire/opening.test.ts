import { describe, expect, test } from 'vitest';
import { storePatch } from '#restaurant/stores/wire/store.ts';
import { faultsOf, pathsOf } from '#testing/rules/expecting.ts';
import { hours, span, WEEK_OF_LUNCHES } from '#testing/rules/opening.ts';

const faults = (openingHours: unknown) => faultsOf(storePatch, { openingHours });
const holiday = (from: string, to: string, more: object = {}) => ({ from, to, ...more });
const { sun: _, ...sixDays } = WEEK_OF_LUNCHES.week;

describe('opening hours', () => {
  test.each<[string, unknown, string]>([
    ['a string', '11:00-15:00', 'openingHours'],
    ['no week', {}, 'openingHours.week'],
    ['a day left out', { week: sixDays }, 'openingHours.week.sun'],
    ['an unknown day', { week: { ...WEEK_OF_LUNCHES.week, monday: [] } }, 'openingHours.week.monday'],
    ['an unknown field', { ...WEEK_OF_LUNCHES, closed: true }, 'openingHours.closed'],
    ['an hour above 24', hours({ mon: [span('25:00', '15:00')] }), 'openingHours.week.mon[0].from'],
    [
      'a time without its leading zero',
      hours({ mon: [span('9:00', '15:00')] }),
      'openingHours.week.mon[0].from',
    ],
    ['an opening at 24:00', hours({ mon: [span('24:00', '03:00')] }), 'openingHours.week.mon[0].from'],
    ['a closing after 24:00', hours({ mon: [span('18:00', '24:01')] }), 'openingHours.week.mon[0].to'],
    [
      'hours without an end',
      { week: { ...WEEK_OF_LUNCHES.week, mon: [{ from: '10:00' }] } },
      'openingHours.week.mon[0].to',
    ],
    ['an end equal to the start', hours({ mon: [span('10:00', '10:00')] }), 'openingHours.week.mon[0].to'],
    [
      'seven spans in one day',
      hours({ mon: Array.from({ length: 7 }, (__, index) => span(`0${index}:00`, `0${index}:30`)) }),
      'openingHours.week.mon',
    ],
    [
      'hours that overlap',
      hours({ sat: [span('11:00', '15:00'), span('14:59', '18:00')] }),
      'openingHours.week.sat[1]',
    ],
    [
      'the same hours twice',
      hours({ sat: [span('11:00', '15:00'), span('11:00', '15:00')] }),
      'openingHours.week.sat[1]',
    ],
    [
      'hours within hours',
      hours({ sat: [span('12:00', '13:00'), span('11:00', '15:00')] }),
      'openingHours.week.sat[0]',
    ],
    [
      'a night that overlaps with an evening',
      hours({ sat: [span('18:00', '02:00'), span('23:00', '24:00')] }),
      'openingHours.week.sat[1]',
    ],
    [
      'a day that does not exist',
      { ...hours({}), holidays: [holiday('2026-02-29', '2026-03-01')] },
      'openingHours.holidays[0].from',
    ],
    [
      'a day with a time',
      { ...hours({}), holidays: [holiday('2026-02-01T00:00:00Z', '2026-03-01')] },
      'openingHours.holidays[0].from',
    ],
    [
      'a last day before the first',
      { ...hours({}), holidays: [holiday('2026-11-02', '2026-11-01')] },
      'openingHours.holidays[0].to',
    ],
    [
      'a day in two holidays',
      { ...hours({}), holidays: [holiday('2026-11-02', '2026-11-05'), holiday('2026-11-01', '2026-11-02')] },
      'openingHours.holidays[0]',
    ],
    [
      'overlapping hours of a holiday',
      {
        ...hours({}),
        holidays: [
          holiday('2026-11-01', '2026-11-02', { hours: [span('10:00', '12:00'), span('11:00', '13:00')] }),
        ],
      },
      'openingHours.holidays[0].hours[1]',
    ],
    [
      'too long a label',
      { ...hours({}), holidays: [holiday('2026-11-01', '2026-11-02', { label: 'x'.repeat(101) })] },
      'openingHours.holidays[0].label',
    ],
    [
      '101 holidays',
      {
        ...hours({}),
        holidays: Array.from({ length: 101 }, (__, index) =>
          holiday(`${2030 + index}-01-01`, `${2030 + index}-01-01`),
        ),
      },
      'openingHours.holidays',
    ],
  ])('refuses %s', (__, openingHours, path) => {
    expect(pathsOf(storePatch, { openingHours })).toEqual([path]);
  });

  test('names every fault at once, and says what is valid', () => {
    const found = faults({
      week: { ...WEEK_OF_LUNCHES.week, mon: [span('noon', '15:00')], tue: [span('10:00', '10:00')] },
      holidays: [holiday('2026-11-02', '2026-11-01')],
    });
    expect(found).toEqual([
      { path: 'openingHours.week.mon[0].from', message: 'Must be a time such as 07:30' },
      {
        path: 'openingHours.week.tue[0].to',
        message: 'Must differ from the start; the whole day is 00:00 to 24:00',
      },
      { path: 'openingHours.holidays[0].to', message: 'Must not be before the first day' },
    ]);
  });

  test.each<[string, unknown]>([
    ['null, which means always open', null],
    ['a week of days off', hours({})],
    ['a day and a night', hours({ mon: [span('00:00', '24:00')], tue: [span('18:00', '00:00')] })],
    ['hours that touch, in any order', hours({ mon: [span('15:00', '18:00'), span('11:00', '15:00')] })],
    [
      'a night that ends as the next one begins',
      hours({ mon: [span('02:00', '10:00'), span('18:00', '02:00')] }),
    ],
    [
      'holidays that follow each other',
      { ...hours({}), holidays: [holiday('2026-11-02', '2026-11-02'), holiday('2026-11-01', '2026-11-01')] },
    ],
  ])('accepts %s', (__, openingHours) => {
    expect(faults(openingHours)).toEqual([]);
  });
});
