import { describe, expect, test } from 'vitest';
import { ERROR_MESSAGES } from './error-messages.ts';
import { AppError } from './errors.ts';

describe('AppError', () => {
  test('uses its code as message when none is given', () => {
    const error = new AppError('ORDER_TYPE_REQUIRED');
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'AppError', code: 'ORDER_TYPE_REQUIRED', details: undefined });
    expect(error.message).toBe('ORDER_TYPE_REQUIRED');
  });

  test('carries details and a message of its own', () => {
    const error = new AppError('MINIMUM_ORDER', { minimum: 700 }, 'Minimum Cart Value is ₹ 700');
    expect(error.details).toEqual({ minimum: 700 });
    expect(error.message).toBe('Minimum Cart Value is ₹ 700');
  });
});

test.each([
  ['INTERNAL', 'Something went wrong'],
  ['ORDER_TYPE_REQUIRED', 'Please Select Order Type'],
  ['OTP_REQUIRED', 'Please Enter the OTP'],
  ['OTP_INCORRECT', 'Entered OTP is not correct'],
] as const)('guests know the text of %s', (code, text) => {
  expect(ERROR_MESSAGES[code]).toBe(text);
});

test('each code has a text, and codes are upper snake case', () => {
  for (const [code, text] of Object.entries(ERROR_MESSAGES)) {
    expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
    expect(text).toMatch(/^[A-Z].*\S$/);
  }
});
