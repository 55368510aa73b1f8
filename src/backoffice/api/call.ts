import type { Address, Answer, GivenTo } from '#domain/api/calls/contract.ts';
import { ERROR_MESSAGES } from '#domain/error-messages.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { givenOf, methodOf, pathOf } from '#ui/path-of.ts';

const TIMEOUT_MS = 15_000;

/** One call of the API: what it answers, or an AppError of the closed set. Nothing is ever sent twice. */
export function call<At extends Address>(at: At, ...given: GivenTo<At>): Promise<Answer<At>> {
  const { body, headers } = givenOf(given);
  return send(at, pathOf(at, ...given), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      ...headers,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

export async function send<At extends Address>(at: At, path: string, init: RequestInit): Promise<Answer<At>> {
  const answer = await reach(path, { method: methodOf(at), ...init });
  const content: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) throw readError(answer.status, content);
  return content as Answer<At>;
}

/** An answer that never came says nothing about what happened: to a person it is "cannot be reached". */
export async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    throw new AppError('UNAVAILABLE');
  }
}

export function readError(status: number, content: unknown): AppError {
  const { code, message, details } = (isRecord(content) ? content : {}) as Record<string, unknown>;
  if (!isErrorCode(code)) return new AppError(status >= 502 ? 'UNAVAILABLE' : 'INTERNAL');
  const text = typeof message === 'string' ? message : undefined;
  return new AppError(code, isRecord(details) ? details : undefined, text);
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(ERROR_MESSAGES, code);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
