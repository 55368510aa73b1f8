import { expect, test } from 'vitest';
import { originsOf, parseWebsite } from './website.ts';

test.each([
  ['https://their-place.in', 'https://their-place.in'],
  [' https://Their-Place.in/menu?x#y ', 'https://their-place.in'],
  ['their-place.in', 'https://their-place.in'],
  ['www.their-place.in/contact', 'https://www.their-place.in'],
  ['https://their-place.in:8443', 'https://their-place.in:8443'],
  ['https://their-place.in:443', 'https://their-place.in'],
])('%s is the website %s', (typed, origin) => {
  expect(parseWebsite(typed)).toBe(origin);
});

test.each([
  '',
  'http://their-place.in',
  'ftp://their-place.in',
  'javascript:alert(1)',
  'https://*.their-place.in',
  "https://their-place.in; script-src 'unsafe-inline'",
  'https://localhost:4321',
  'https://till.local',
  'https://192.168.1.50',
  'https://[::1]',
  'https://thali',
  'their place.in',
  'https://someone@their-place.in',
  'https://their-place.in:99999',
])('%j is none', (typed) => {
  expect(parseWebsite(typed)).toBeNull();
});

test('each is named once', () => {
  const typed = ['their-place.in', 'https://their-place.in/menu', 'https://www.their-place.in'];
  expect(originsOf(typed)).toEqual(['https://their-place.in', 'https://www.their-place.in']);
});
