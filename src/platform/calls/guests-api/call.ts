import type { Address, Answer, GivenTo } from '#calls/contract.ts';
import { givenOf, methodOf, pathOf } from '#calls/path-of.ts';
import { AppError, type ErrorCode } from '#platform/errors/rules/errors.ts';

/** The network is gone, or the server did not answer in time. */
export class NoAnswer extends Error {}

const TIMEOUT_MS = 15_000;

/** One call of the API. A refusal of the server is thrown as the same AppError. */
export async function call<At extends Address>(at: At, ...given: GivenTo<At>): Promise<Answer<At>> {
  const { body, headers = {} } = givenOf(given);
  const answer = await fetch(pathOf(at, ...given), {
    method: methodOf(at),
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new NoAnswer();
  });
  const content: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (answer.ok && (content !== null || answer.status === 204)) return content as Answer<At>;
  throw toError(content);
}

/** An answer of a proxy or a captive portal counts as none. */
export function toError(content: unknown): Error {
  const { code, message, details } = (content ?? {}) as {
    code?: unknown;
    message?: unknown;
    details?: object;
  };
  if (typeof code !== 'string' || typeof message !== 'string') return new NoAnswer();
  return new AppError(code as ErrorCode, details as Record<string, unknown> | undefined, message);
}
