import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { createRecentErrors } from './recent-errors.ts';

test('counts by place, with what was said last, and forgets after a quarter of an hour', () => {
  let now = 0;
  const errors = createRecentErrors(() => now);
  errors.note('GET /bill', new Error('no font'));
  now += 10 * MINUTE;
  errors.note('GET /images', new Error('no picture'));
  errors.note('GET /bill', new Error('Failed', { cause: new Error('no page') }));
  expect(errors.read()).toEqual([
    { where: 'GET /bill', count: 2, lastAt: now, text: 'no page' },
    { where: 'GET /images', count: 1, lastAt: now, text: 'no picture' },
  ]);
  now += 6 * MINUTE;
  expect(errors.read().map(({ where, count }) => [where, count])).toEqual([
    ['GET /bill', 1],
    ['GET /images', 1],
  ]);
  now += 10 * MINUTE;
  expect(errors.read()).toEqual([]);
});

test('keeps no data of a guest, and not more places than a list can show', () => {
  const errors = createRecentErrors(() => 0);
  errors.note('here', new Error('98765 43210 of 9876543210'));
  for (let at = 0; at < 300; at++) errors.note(`place ${at}`, new Error('x'));
  const found = errors.read();
  expect(found).toHaveLength(200);
  expect(found.find(({ where }) => where === 'here')?.text).toBe('… … of …');
});
