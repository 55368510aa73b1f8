import { expect, test } from 'vitest';
import { icsOf } from './ics.ts';

const APPOINTMENT = {
  id: '0190-1',
  startsAt: '2026-11-27T14:00:00.000Z',
  minutes: 90,
  title: 'Saffron Street; for 4',
  place: '5 MG Road, Delhi',
  link: 'https://thali.example/saffron-street/book/1',
};

test('a reservation as a file for calendars', () => {
  expect(icsOf(APPOINTMENT).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Thali//Reservations//EN',
    'BEGIN:VEVENT',
    'UID:0190-1',
    'DTSTAMP:20261127T140000Z',
    'DTSTART:20261127T140000Z',
    'DTEND:20261127T153000Z',
    'SUMMARY:Saffron Street\\; for 4',
    'LOCATION:5 MG Road\\, Delhi',
    'URL:https://thali.example/saffron-street/book/1',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('long lines go on in the next, also in Hindi', () => {
  const file = icsOf({ ...APPOINTMENT, place: 'केसर गली '.repeat(20) });
  for (const line of file.split('\r\n'))
    expect(encodeURIComponent(line).replaceAll(/%../g, '.').length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${'केसर गली '.repeat(20)}`);
});
