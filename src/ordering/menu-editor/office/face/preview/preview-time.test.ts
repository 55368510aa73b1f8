import { expect, test } from 'vitest';
import { instantOf, timeAt } from './preview-time.ts';

const ZONE = 'Asia/Kolkata';

test.each(['', '2026-13-40', 'soon'])('"%s" is not a day', (day) => {
  expect(instantOf(ZONE, { day, minute: 0 })).toBeNull();
});

test("uses the store's time zone and not the browser's", () => {
  const at = Date.parse('2026-11-20T20:30:00Z');
  expect(timeAt(ZONE, at)).toEqual({ day: '2026-11-21', minute: 120 });
  expect(instantOf(ZONE, { day: '2026-11-21', minute: 120 })).toBe(at);
});
