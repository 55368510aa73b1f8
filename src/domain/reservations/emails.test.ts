import { expect, test } from 'vitest';
import { writeEmail } from './emails.ts';

const TOLD = {
  restaurant: 'Saffron Street',
  startsAt: Date.parse('2026-11-27T14:00:00Z'),
  timeZone: 'Asia/Kolkata',
  party: 4,
  link: 'https://thali.example/saffron-street/book/1',
};

test('an email names restaurant, day, time, party and the link', () => {
  expect(writeEmail('confirmed', TOLD, 'en')).toEqual({
    subject: 'Your table is reserved · Saffron Street, Fri, 27 Nov, 7:30 pm',
    text: [
      'Your table is reserved.',
      '',
      'Saffron Street',
      'Fri, 27 Nov, 7:30 pm',
      '4 guests',
      '',
      'To change or cancel it, open:',
      'https://thali.example/saffron-street/book/1',
      '',
    ].join('\n'),
  });
});

test('a single guest is no guests, and what is cancelled can be reserved again', () => {
  const { text } = writeEmail('cancelled', { ...TOLD, party: 1 }, 'en');
  expect(text).toContain('\n1 guest\n');
  expect(text).toContain('To reserve again, open:');
});

test('in Hindi, too', () => {
  const { subject, text } = writeEmail('reminder', TOLD, 'hi');
  expect(subject).toMatch(/^जल्द मिलते हैं · Saffron Street, .*7:30/u);
  expect(text).toContain('4 मेहमान');
});
