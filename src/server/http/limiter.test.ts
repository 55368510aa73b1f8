import { expect, test } from 'vitest';
import { createLimiter } from './limiter.ts';

const LIMIT = { name: 'test', most: 2, windowMs: 1000 };

test('refuses the third in a window, with the time until the next; then begins anew', () => {
  let now = 0;
  const limiter = createLimiter(() => now, 1);
  limiter.take(LIMIT, 'a');
  limiter.take(LIMIT, 'a');
  now = 400;
  expect(() => limiter.take(LIMIT, 'a')).toThrow(expect.objectContaining({ details: { retryAfter: 1 } }));
  limiter.take(LIMIT, 'b');
  limiter.take({ ...LIMIT, name: 'another' }, 'a');
  now = 1000;
  limiter.take(LIMIT, 'a');
});

test('what is given back does not count', () => {
  const limiter = createLimiter(() => 0, 1);
  for (let turn = 0; turn < 10; turn++) limiter.take(LIMIT, 'a')();
  limiter.take(LIMIT, 'a');
});

test('a scale multiplies the limits; 0 turns them off', () => {
  const double = createLimiter(() => 0, 2);
  for (let turn = 0; turn < 4; turn++) double.take(LIMIT, 'a');
  expect(() => double.take(LIMIT, 'a')).toThrow();
  const off = createLimiter(() => 0, 0);
  for (let turn = 0; turn < 100; turn++) off.take(LIMIT, 'a');
});

test('a flood of other keys does not set a used-up one free', () => {
  const limiter = createLimiter(() => 0, 1);
  for (let key = 0; key < 60_000; key++) limiter.take(LIMIT, `before ${key}`);
  limiter.take(LIMIT, 'a');
  limiter.take(LIMIT, 'a');
  for (let key = 0; key < 60_000; key++) limiter.take(LIMIT, `after ${key}`);
  expect(() => limiter.take(LIMIT, 'a')).toThrow();
});
