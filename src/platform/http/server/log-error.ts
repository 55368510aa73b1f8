import type { FastifyRequest } from 'fastify';

/** A type instead of an interface, because pino needs an index signature. */
type LoggedError = {
  type: string;
  code?: string;
  message: string;
  stack: string;
  cause?: LoggedError;
};

const DEEPEST = 5;
/** PostgreSQL's class "data exception", whose messages quote the offending value. */
const QUOTES_VALUES = /^22/;

/**
 * What a log keeps of an error: what broke and where, but no data. Statements have parameters, database errors rows
 * and broken requests bytes, and messages quote them.
 */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code, query, cause } = error as Error & { code?: unknown; query?: unknown };
  const message = typeof query === 'string' ? `Failed query: ${query}` : scrub(error.message);
  return {
    type: error.constructor.name,
    ...(typeof code === 'string' ? { code } : {}),
    message: typeof code === 'string' && QUOTES_VALUES.test(code) ? '' : message,
    stack: framesOf(error.stack ?? ''),
    ...(cause === undefined || depth === DEEPEST ? {} : { cause: describeError(cause, depth + 1) }),
  };
}

/** Drops the message, which a stack repeats. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** Removes telephone numbers, codes and tokens. */
function scrub(message: string): string {
  return message.replace(/(?=[\w-]*\d)[\w-]{20,}/g, '…').replace(/\d{4,}/g, '…');
}

/** Logs the route instead of the address, which may hold an order's secret link or a telephone number. */
export const logSerializers = {
  err: (error: unknown) => describeError(error),
  req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url }),
};
