export const UNIQUE_VIOLATION = '23505';
const SERIALIZATION_FAILURE = '40001';
export const DEADLOCK = '40P01';
export const LOCK_NOT_AVAILABLE = '55P03';
const CHECK_VIOLATION = '23514';
const DISK_FULL = '53100';

/** The check that refuses what is written to a store while it moves to another database. */
export const STORE_IS_MOVING = 'store_is_moving';

/**
 * Codes that mean "the database can't serve now", as opposed to "the statement was wrong". A server that only reads
 * (25006) is a standby, or was the first one: the next connection may lead to the one that writes.
 */
const UNREACHABLE = /^(08...|53...|57...|58...|25006)$/;
const SOCKET_CODES = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'];
const CLIENT_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Cannot use a pool after calling end/;

/** drizzle wraps the driver's error, so the code may be on a cause. */
function* causes(error: unknown): Generator<{ code?: unknown; message?: unknown; constraint?: unknown }> {
  for (let current = error; typeof current === 'object' && current !== null; ) {
    yield current;
    current = (current as { cause?: unknown }).cause;
  }
}

export function hasSqlState(error: unknown, codes: readonly string[]): boolean {
  return [...causes(error)].some(({ code }) => typeof code === 'string' && codes.includes(code));
}

export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return [...causes(error)].some(
    (cause) =>
      cause.code === UNIQUE_VIOLATION && (constraint === undefined || cause.constraint === constraint),
  );
}

export function isCheckViolation(error: unknown, check: string): boolean {
  return [...causes(error)].some(({ code, constraint }) => code === CHECK_VIOLATION && constraint === check);
}

/** Whether rows can't be written just now: others hold them for too long, or their store is moving. */
export function isHeldUp(error: unknown): boolean {
  return hasSqlState(error, [LOCK_NOT_AVAILABLE]) || isCheckViolation(error, STORE_IS_MOVING);
}

export function isDiskFull(error: unknown): boolean {
  return hasSqlState(error, [DISK_FULL, 'ENOSPC']);
}

/** Ends a transaction, which `withTransaction` begins again at once. */
export const tryAgain = (why: string) => Object.assign(new Error(why), { code: SERIALIZATION_FAILURE });

export function isRetryable(error: unknown): boolean {
  return hasSqlState(error, [SERIALIZATION_FAILURE, DEADLOCK]);
}

export function isUnreachable(error: unknown): boolean {
  return [...causes(error)].some(
    ({ code, message }) =>
      (typeof code === 'string' && (UNREACHABLE.test(code) || SOCKET_CODES.includes(code))) ||
      (typeof message === 'string' && CLIENT_MESSAGES.test(message)),
  );
}
