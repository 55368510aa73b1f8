import { describe, expect, test } from 'vitest';
import { everyDay, span } from '#testing/rules/opening.ts';
import { ASAP, beginsAt, pickupFault, pickupInstant, pickupTimes } from './pickup.ts';

const timeZone = 'Asia/Kolkata';
const at = (clock: string, day = '2026-11-20') => Date.parse(`${day}T${clock}:00+05:30`);
const estimate = { fromMinutes: 20, toMinutes: 30 };
const always = { paused: false, pausedUntil: null, openingHours: null, timeZone };
const evenings = { ...always, openingHours: everyDay([span('18:00', '01:00')]) };

const RULES = { early: 'pickupTooEarly', format: 'pickupTime', closed: 'pickupClosed' };

describe('a pickup time', () => {
  test.each([
    ['as soon as possible', always, '09:20', ASAP, null],
    ['later today', always, '09:20', '20:00', null],
    ['as early as the kitchen can', always, '09:20', '09:40', null],
    ['a minute too early', always, '09:20', '09:39', 'early'],
    ['now', always, '09:20', '09:20', 'early'],
    ['past', always, '09:20', '03:00', 'early'],
    ['past by a minute', always, '09:20', '09:19', 'early'],
    ['a word', always, '09:20', 'soon', 'format'],
    ['a time that does not exist', always, '09:20', '25:00', 'format'],
    ['a time with more text', always, '09:20', '20:00 sharp', 'format'],
    ['after midnight, tonight', always, '23:50', '00:30', null],
    ['within the hours', evenings, '18:30', '22:00', null],
    ['within the hours, after midnight', evenings, '23:30', '00:45', null],
    ['after the hours', evenings, '23:30', '01:15', 'closed'],
    ['when it closes', evenings, '23:30', '01:00', 'closed'],
    ['before the hours of this evening', evenings, '00:10', '17:00', 'closed'],
    ['within the hours of this evening', evenings, '00:10', '18:30', null],
  ] as const)('%s', (_, store, now, text, fault) => {
    const expected = fault === null ? null : { rule: RULES[fault] };
    expect(pickupFault(text, store, { now: at(now), estimate })).toEqual(expected);
  });

  test('ignores a pause', () => {
    expect(pickupFault('20:00', { ...always, paused: true }, { now: at('09:20'), estimate })).toBeNull();
  });
});

describe('the times to choose from', () => {
  test('are quarters of an hour, until the store closes', () => {
    const times = pickupTimes({ timeZone, now: at('21:22'), estimate, closesAt: at('22:30') });
    expect(times).toEqual(['21:45', '22:00', '22:15']);
  });

  test('end with the day where the store never closes', () => {
    const times = pickupTimes({ timeZone, now: at('12:00'), estimate, closesAt: null });
    expect([times[0], times.at(-1)]).toEqual(['12:30', '23:45']);
  });

  test('are all accepted by the rule', () => {
    for (const clock of ['00:00', '00:10', '06:59', '18:31', '23:30', '23:59']) {
      const now = at(clock);
      for (const text of pickupTimes({ timeZone, now, estimate, closesAt: null })) {
        expect([clock, text, pickupFault(text, always, { now, estimate })]).toEqual([clock, text, null]);
      }
    }
  });
});

test('returns the next instant at which the local time matches', () => {
  expect(pickupInstant('20:30', timeZone, at('09:20'))).toBe(at('20:30'));
  expect(pickupInstant('00:30', timeZone, at('23:50'))).toBe(at('00:30', '2026-11-21'));
  expect(pickupInstant(ASAP, timeZone, at('09:20'))).toBeNull();
});

test('starts work on an order a little before its pickup time', () => {
  const createdAt = new Date(at('09:20')).toISOString();
  expect(beginsAt({ createdAt })).toBe(at('09:20'));
  expect(beginsAt({ createdAt, pickupAt: new Date(at('20:30')).toISOString() })).toBe(at('20:10'));
  expect(beginsAt({ createdAt, pickupAt: new Date(at('09:30')).toISOString() })).toBe(at('09:20'));
});
