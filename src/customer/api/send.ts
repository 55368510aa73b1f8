import { AppError, type ErrorCode } from '#domain/errors.ts';

/** No answer came: the network is gone, or the server did not speak in time. */
export class NoAnswer extends Error {}

const TIMEOUT_MS = 15_000;

interface Options {
  method?: 'GET' | 'POST';
  body?: unknown;
  headers?: Record<string, string>;
}

/** Asks the server; what it refuses comes out as the AppError that it was there. */
export async function send<T>(
  path: string,
  { method = 'GET', body, headers = {} }: Options = {},
): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new NoAnswer();
  });
  if (answer.status === 204) return undefined as T;
  const content: unknown = await answer.json().catch(() => null);
  if (answer.ok && content !== null) return content as T;
  throw toError(content);
}

/** An answer that is not ours (a proxy's, a captive portal's) is as good as none. */
function toError(content: unknown): Error {
  const { code, message, details } = (content ?? {}) as {
    code?: unknown;
    message?: unknown;
    details?: object;
  };
  if (typeof code !== 'string' || typeof message !== 'string') return new NoAnswer();
  return new AppError(code as ErrorCode, details as Record<string, unknown> | undefined, message);
}
