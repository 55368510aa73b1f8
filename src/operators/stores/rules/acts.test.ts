import { expect, test } from 'vitest';
import { differenceOf } from './acts.ts';

test('of two standings only what differs is told, as it was and as it is', () => {
  const before = { plan: 'Free', status: 'trial', endDate: '' };
  expect(differenceOf(before, { ...before, plan: 'Pro' })).toEqual({
    from: { plan: 'Free' },
    to: { plan: 'Pro' },
  });
});

test('what is new was nothing, and what is gone is nothing', () => {
  expect(differenceOf({}, { role: 'READER' })).toEqual({ from: { role: '' }, to: { role: 'READER' } });
  expect(differenceOf({ role: 'READER' }, {})).toEqual({ from: { role: 'READER' }, to: { role: '' } });
});

test('nothing is told of what stays as it is', () => {
  expect(differenceOf({ plan: 'Free' }, { plan: 'Free', endDate: '' })).toBeNull();
});
