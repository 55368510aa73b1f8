import { describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { formatAgo, formatDateTime, formatRecent, formatTime } from './times.ts';

const AT = '2026-11-20T14:37:00.000Z';
const plain = (text: string) => text.replaceAll(/\s/g, ' ').toLowerCase();

describe('times as guests read them', () => {
  test('hours and minutes, by twelve hours', () => {
    expect(plain(formatTime(AT, 'en', 'Asia/Kolkata'))).toBe('8:07 pm');
    expect(plain(formatTime(AT, 'hi', 'Asia/Kolkata'))).toBe('8:07 pm');
  });

  test('a date has day, month name, year and time', () => {
    expect(plain(formatDateTime(AT, 'en', 'Asia/Kolkata'))).toBe('20 november 2026, 8:07 pm');
    expect(plain(formatDateTime(AT, 'hi', 'Asia/Kolkata'))).toBe('20 नवंबर 2026, 8:07 pm');
  });

  test('how long ago, in the largest useful unit', () => {
    const minutes = (count: number) => formatAgo(0, count * MINUTE, 'en');
    expect([minutes(30), minutes(119), minutes(120)]).toEqual([
      '30 minutes ago',
      '119 minutes ago',
      '2 hours ago',
    ]);
    expect([minutes(47 * 60), minutes(50 * 60)]).toEqual(['47 hours ago', '2 days ago']);
    expect(formatAgo(0, 40 * MINUTE, 'hi')).toBe('40 मिनट पहले');
  });

  test('a time of more than a day ago has its day', () => {
    const at = Date.parse(AT);
    expect(plain(formatRecent(at, at + MINUTE, 'en', 'Asia/Kolkata'))).not.toContain('nov');
    expect(plain(formatRecent(at, at + 2 * DAY, 'en', 'Asia/Kolkata'))).toContain('nov');
  });
});
