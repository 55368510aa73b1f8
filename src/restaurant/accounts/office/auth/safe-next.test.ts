import { expect, test } from 'vitest';
import { HOME, safeNext } from './safe-next.ts';

test.each([
  '/app/dashboard/ecommerce',
  '/app?x=1#y',
  '/app',
  '/auth/invitation?token=a.b',
  '/auth/invitation#token=a.b',
])('%s is ours', (next) => {
  expect(safeNext(next)).toBe(next);
});

test.each([
  undefined,
  7,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/app\\..\\evil',
  '/app/../docs',
  '/app/%2e%2e//evil.example',
  '/app/\n',
  '/application',
  'javascript:alert(1)',
  '/auth/login',
  '/auth/invitations',
])('%j is not', (next) => {
  expect(safeNext(next)).toBe(HOME);
});
