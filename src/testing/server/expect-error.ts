import { expect } from 'vitest';
import { ERROR_MESSAGES } from '#platform/errors/rules/error-messages.ts';
import type { ErrorCode } from '#platform/errors/rules/errors.ts';
import type { Answer } from './call.ts';

interface Expected {
  message?: string;
  details?: unknown;
}

/** Checks the whole error answer, which may hold nothing but what the API names. */
export function expectError(answer: Answer, status: number, code: ErrorCode, expected: Expected = {}): void {
  const { message = ERROR_MESSAGES[code], details } = expected;
  const body = {
    code,
    message,
    ...(details === undefined ? {} : { details }),
    requestId: expect.any(String),
  };
  expect({ status: answer.status, body: answer.body }).toStrictEqual({ status, body });
}

export function expectFields(answer: Answer, fields: Record<string, unknown>): void {
  expectError(answer, 422, 'VALIDATION', { details: { fields, faults: rulesOf(fields) } });
}

/** Each field also has a rule. */
function rulesOf(fields: Record<string, unknown>): Record<string, unknown> {
  const rule = expect.objectContaining({ rule: expect.any(String) });
  return Object.fromEntries(Object.keys(fields).map((field) => [field, rule]));
}
