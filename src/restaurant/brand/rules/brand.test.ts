import { expect, test } from 'vitest';
import { legalLink } from './brand.ts';

test.each([
  ['', ''],
  ['https://rasoi.example/terms', 'https://rasoi.example/terms'],
  ['Be kind. See https://rasoi.example', '/legal/terms'],
])('terms given as "%s" are read at "%s"', (given, link) => {
  expect(legalLink('terms', given)).toBe(link);
});
