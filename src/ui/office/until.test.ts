import { expect, test } from 'vitest';
import { endOfDay, inAnHour } from './until.ts';

const ist = (text: string) => Date.parse(`${text}+05:30`);

test.each([
  ['at noon', '2026-11-20T12:00:00', '2026-11-21T04:00:00'],
  ['before midnight', '2026-11-20T23:50:00', '2026-11-21T04:00:00'],
  ['after midnight', '2026-11-21T01:30:00', '2026-11-21T04:00:00'],
  ['at the turn', '2026-11-21T04:00:00', '2026-11-22T04:00:00'],
])('what runs out %s is back in the next morning', (_, now, back) => {
  expect(endOfDay('Asia/Kolkata', ist(now))).toBe(ist(back));
});

test('where the clocks go forward in that night', () => {
  expect(endOfDay('Europe/Berlin', Date.parse('2026-03-28T20:00:00+01:00'))).toBe(
    Date.parse('2026-03-29T04:00:00+02:00'),
  );
});

test('sold out for an hour lasts 60 minutes', () => {
  expect(inAnHour(1)).toBe(3600_001);
});
