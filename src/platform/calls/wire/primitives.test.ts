import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { faultsOf, pathsOf } from '#testing/rules/expecting.ts';
import {
  clock,
  color,
  hundredths,
  id,
  imageUrl,
  instant,
  LARGEST_PRICE,
  percent,
  price,
  since,
  text,
  translations,
} from './primitives.ts';

describe.each<[string, z.ZodMiniType, unknown[], unknown[]]>([
  [
    'an instant',
    instant,
    [
      '1969-12-31T23:59:59Z',
      '0000-01-01T00:00:00Z',
      '9999-12-31T23:59:59-23:59',
      '2030-02-30T00:00:00Z',
      'soon',
    ],
    ['1970-01-01T00:00:00Z', '2030-01-31T18:00:00+05:30', '9999-12-31T00:00:00Z'],
  ],
  [
    'a time to begin from',
    since,
    [
      '',
      'soon',
      '-1',
      '1.5',
      '2026-02-30',
      '2026-13-01',
      '1969-12-31',
      '9'.repeat(15),
      '2026-11-20T10:00:00',
      7,
    ],
    ['0', '1795132800000', '2026-11-20', '2026-11-20T10:00:00+05:30', '1970-01-01'],
  ],
  [
    'an id',
    id,
    ['', 'a b', 'ä', 'a/b', '../a', 'x'.repeat(65), 7, null, "a'--", 'a\n'],
    ['a', 'A-b_9', '019a9f0e-0000-7000-8000-000000000000', 'x'.repeat(64)],
  ],
  ['a text of 1 to 3 characters', text(3, 1), ['', 'abcd', 7, null, undefined], ['a', 'abc', '   ', 'मसा']],
  [
    'a picture',
    imageUrl,
    [
      '',
      'javascript:alert(1)',
      'data:image/png;base64,AA',
      '//evil.example/a.png',
      'ftp://example.com/a.png',
      'images/a.png',
      '/a"onerror=',
      '/a b.png',
      '/<script>',
      '/images/../etc/passwd',
      '/images/%2E%2e/etc/passwd',
      '/images/.',
      'https://example.com/a/..',
      '/\\evil.example',
      ' https://example.com/a.png',
      `/${'x'.repeat(2048)}`,
    ],
    [
      '/',
      '/images/a.avif',
      '/images/..a.avif',
      '/a?b=../c',
      'http://example.com/a.png',
      'https://example.com/a.png?w=1&h=2#x',
    ],
  ],
  ['a colour', color, ['', '#FF9900', 'FF990', 'FF99000', 'GG9900', 'red', 0xff9900], ['FF9900', '00ab55']],
  [
    'a time of day',
    clock,
    ['', '7:30', '24:00', '07:60', '07:30:00', 730, null],
    ['00:00', '07:30', '23:59'],
  ],
  [
    'translations',
    translations,
    [
      null,
      [],
      { Hindi: { label: 'x' } },
      { 'hi ': { label: 'x' } },
      { hi: 'x' },
      { hi: { name: 'x' } },
      { hi: { label: 'x'.repeat(201) } },
      { hi: { description: 'x'.repeat(1001) } },
    ],
    [{}, { hi: {} }, { hi: { label: 'इडली', description: 'नरम' }, 'zh-Hant-TW': { label: 'x' } }],
  ],
  [
    'a price',
    price,
    [
      -1,
      1.005,
      '1.005',
      '',
      'ten',
      null,
      true,
      [1],
      Number.NaN,
      Number.POSITIVE_INFINITY,
      100_000_000.01,
      '1e3',
    ],
    [0, 1.05, '1.05', 100_000_000, '100000000.00', 487.43000000000006],
  ],
  ['a percentage', percent, [-1, 100.01, '100.01', 2.505, '5%', null], [0, 2.5, '33.33', 100, '100.00']],
])('%s', (_, schema, wrong, right) => {
  test.each(wrong.map((value) => [value]))('refuses %j', (value) => {
    expect(faultsOf(schema, value)).not.toEqual([]);
  });

  test.each(right.map((value) => [value]))('accepts %j', (value) => {
    expect(faultsOf(schema, value)).toEqual([]);
  });
});

test('states each fault once, in words', () => {
  const body = z.strictObject({ label: text(5, 1), price: hundredths(100, 'At most one') });
  expect(faultsOf(body, { label: '', price: 1.01, more: 1, less: 2 })).toEqual([
    { path: 'label', message: 'This field is required' },
    { path: 'price', message: 'At most one' },
    { path: 'more', message: 'Is not a known field' },
    { path: 'less', message: 'Is not a known field' },
  ]);
  expect(faultsOf(body, { label: 'abcdef', price: {} })).toEqual([
    { path: 'label', message: 'At most 5 characters' },
    { path: 'price', message: 'At most one' },
  ]);
  expect(pathsOf(body, {})).toEqual(['label', 'price']);
});

test('a time to begin from is read as ms since 1970', () => {
  const at = Date.parse('2026-11-20T00:00:00Z');
  for (const text of ['2026-11-20', String(at), '2026-11-20T05:30:00+05:30']) {
    expect(z.parse(since, text)).toBe(at);
  }
});

test('prices and percentages are read as hundredths', () => {
  expect(z.parse(price, '12.5')).toBe(1250);
  expect(z.parse(price, 100_000_000)).toBe(LARGEST_PRICE);
  expect(z.parse(percent, 33.33)).toBe(3333);
});
