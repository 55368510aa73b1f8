import { expect, test } from 'vitest';
import { writeEmail } from './emails.ts';

const TOLD = {
  restaurant: 'Saffron Street',
  startsAt: Date.parse('2026-11-27T14:00:00Z'),
  timeZone: 'Asia/Kolkata',
  party: 4,
  minutes: 90,
  id: '0190-1',
  address: '5 MG Road, Delhi',
  phone: '+91 98765 00001',
  link: 'https://thali.example/saffron-street/book/1',
};

test('an email names restaurant, day, time, party and the link', () => {
  expect(writeEmail('confirmed', TOLD, 'en')).toMatchObject({
    subject: 'Your table is reserved · Saffron Street, Fri, 27 Nov, 7:30 pm',
    text: [
      'Your table is reserved.',
      '',
      'Saffron Street',
      'Fri, 27 Nov, 7:30 pm',
      '4 guests',
      '5 MG Road, Delhi',
      '+91 98765 00001',
      '',
      'To change or cancel it, open:',
      'https://thali.example/saffron-street/book/1',
      '',
    ].join('\n'),
  });
});

test('an email of what stands brings it for the calendar', () => {
  const lines = writeEmail('changed', TOLD, 'en').calendar?.split('\r\n');
  expect(lines).toContain('DTSTART:20261127T140000Z');
  expect(lines).toContain('SUMMARY:Saffron Street · 4 guests');
  expect(lines).toContain('LOCATION:5 MG Road\\, Delhi');
  for (const news of ['received', 'cancelled'] as const)
    expect(writeEmail(news, TOLD, 'en').calendar).toBeUndefined();
});

test('a single guest is no guests, and what is cancelled can be reserved again', () => {
  const { text } = writeEmail('cancelled', { ...TOLD, party: 1, address: '', phone: '' }, 'en');
  expect(text).toContain('\n1 guest\n\n');
  expect(text).toContain('To reserve again, open:');
});

test('in Hindi, too', () => {
  const { subject, text } = writeEmail('reminder', TOLD, 'hi');
  expect(subject).toMatch(/^जल्द मिलते हैं · Saffron Street, .*7:30/u);
  expect(text).toContain('4 मेहमान');
});
