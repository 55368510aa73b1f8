import { expect, test } from 'vitest';
import { AppError } from '#platform/errors/rules/errors.ts';
import { isGivenAlready, longestComment, readyRatings } from './ratings.ts';

test('the whole is rated, its parts if the guest likes, and none is filled in', () => {
  expect(readyRatings({})).toBeNull();
  expect(readyRatings({ food: 4, service: 2 })).toBeNull();
  expect(readyRatings({ overall: 4 })).toEqual({ overall: 4 });
  expect(readyRatings({ overall: 4, service: 2 })).toEqual({ overall: 4, service: 2 });
});

test('feedback may have been given by somebody else at the table', () => {
  expect(isGivenAlready(new AppError('FEEDBACK_EXISTS'))).toBe(true);
  expect(isGivenAlready(new AppError('ORDER_NOT_SERVED'))).toBe(false);
  expect(isGivenAlready(new Error())).toBe(false);
});

test('the form has the maximum length of a comment', () => {
  const comment = { name: 'comment', label: '', type: 'text', max: 1000, required: false };
  expect(longestComment({ fields: [comment] })).toBe(1000);
  expect(longestComment({ fields: [] })).toBeUndefined();
});
