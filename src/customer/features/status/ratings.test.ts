import { expect, test } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { completeRatings, faultOf, isGivenAlready, longestComment } from './ratings.ts';

test('every part is rated by the guest, and none is filled in', () => {
  expect(completeRatings({})).toBeNull();
  expect(completeRatings({ overall: 4 })).toBeNull();
  expect(completeRatings({ overall: 4, service: 2 })).toBeNull();
  expect(completeRatings({ overall: 4, food: 5, service: 2 })).toEqual({ food: 5, service: 2, overall: 4 });
});

test('feedback may have been given by somebody else at the table', () => {
  expect(isGivenAlready(new AppError('FEEDBACK_EXISTS'))).toBe(true);
  expect(isGivenAlready(new AppError('ORDER_NOT_SERVED'))).toBe(false);
  expect(isGivenAlready(new Error())).toBe(false);
});

test("the server's message is shown, and none without an answer", () => {
  expect(faultOf(new AppError('ORDER_NOT_SERVED', undefined, 'Not served yet'))).toBe('Not served yet');
  expect(faultOf(new Error('x'))).toBeNull();
});

test('the form has the maximum length of a comment', () => {
  const comment = { name: 'comment', label: '', type: 'text', max: 1000, required: false };
  expect(longestComment({ fields: [comment] })).toBe(1000);
  expect(longestComment({ fields: [] })).toBeUndefined();
});
