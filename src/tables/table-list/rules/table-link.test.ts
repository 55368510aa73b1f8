import { expect, test } from 'vitest';
import { codeLink, tableLink } from './table-link.ts';

const origin = 'https://thali.example';

test.each([
  ['no table', null, '/saffron'],
  [
    'a table',
    { name: '12', label: 'Table', orderType: 'Dine-In' },
    '/saffron?conf=Dine-In&iden=12&idel=Table',
  ],
  ['any order type', { name: '12', label: 'Table', orderType: null }, '/saffron?iden=12&idel=Table'],
  [
    'another script',
    { name: 'छत 1', label: 'मेज़ & co', orderType: null },
    '/saffron?iden=%E0%A4%9B%E0%A4%A4%201&idel=%E0%A4%AE%E0%A5%87%E0%A4%9C%E0%A4%BC%20%26%20co',
  ],
])('the link of %s', (_, place, expected) => {
  expect(tableLink({ origin, home: null }, 'saffron', place)).toBe(origin + expected);
});

test.each([
  ['12', '/saffron/t/12'],
  ['A/1', '/saffron/t/A%2F1'],
  ['छत 1', '/saffron/t/%E0%A4%9B%E0%A4%A4%201'],
])('the code of %s holds its name alone', (iden, expected) => {
  expect(codeLink(tableLink({ origin, home: null }, 'saffron', null), iden)).toBe(origin + expected);
});

test('on the store’s own host, links and codes need no slug', () => {
  const host = { origin: 'https://menu.saffron.in', home: 'saffron' };
  expect(tableLink(host, 'saffron', { name: '12', label: '', orderType: null })).toBe(
    'https://menu.saffron.in/?iden=12',
  );
  expect(codeLink(tableLink(host, 'saffron', null), '12')).toBe('https://menu.saffron.in/t/12');
});
