import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '#testing/rules/expecting.ts';
import { isReservedSlug, slugify } from './slug.ts';

describe('slugify', () => {
  test.each([
    ['a name in Hindi only', 'मसाला घर', 'my-store'],
    ['nothing', '', 'my-store'],
    ['only punctuation', '***', 'my-store'],
    ['only an emoji', '🍛', 'my-store'],
    ['the name of one of our pages', 'Orders', 'orders-store'],
    ['the first segment of a call', 'API', 'api-store'],
    ['the word store itself', 'Store', 'store-store'],
    ['a reserved word with an accent', 'Démo', 'demo-store'],
    ['Hindi with some Latin', 'मसाला House', 'house'],
    ['accents and punctuation', 'Café Müller & Söhne', 'cafe-muller-sohne'],
    ['spaces and punctuation around', '  --Saffron  Street!-- ', 'saffron-street'],
    ['full-width letters', 'Ｔｈａｌｉ', 'thali'],
    ['digits', '24/7 Diner', '24-7-diner'],
    [
      'the id of a store',
      '0B9F8E7A-1234-4abc-8def-0123456789ab',
      '0b9f8e7a-1234-4abc-8def-0123456789ab-store',
    ],
    ['the id of a menu', '64b7f3a2c91d4e5f60718293', '64b7f3a2c91d4e5f60718293-store'],
    ['the name of an order', 'k4x7abc-0123456789abcdefghijkl', 'k4x7abc-0123456789abcdefghijkl-store'],
    ['a slash and dots', '../etc/passwd', 'etc-passwd'],
  ])('%s', (_, name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  test('cuts a long name, without a dash at the end', () => {
    expect(slugify('x'.repeat(60))).toBe('x'.repeat(48));
    expect(slugify(`${'x'.repeat(47)} yes`)).toBe('x'.repeat(47));
  });

  test('returns a free path segment, whatever the name', () => {
    const names = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ maxLength: 80 }),
      fc.constantFrom('store', 'Store', 'app', 'मेनू', 'favicon.ico', '-', 'place order'),
    );
    holds(
      fc.property(names, (name) => {
        const slug = slugify(name);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(48);
        expect(isReservedSlug(slug)).toBe(false);
        expect(slugify(slug)).toBe(slug);
      }),
    );
  });
});

test.each([
  'api',
  'app',
  'auth',
  'docs',
  'menu',
  'order',
  'orders',
  'place-order',
  'status',
  'store',
  'tenant',
])('%s is no slug of a store', (word) => {
  expect(isReservedSlug(word)).toBe(true);
});
