import { equalInConstantTime, newToken, type Secrets } from '#platform/secrets/server/secrets.ts';

/**
 * The cookie of a browser that accounts have signed in with: a random name, and a keyed hash for each account.
 * Strangers' tries don't count for a browser that an account knows.
 */
const PURPOSE = 'device';
const MOST_ACCOUNTS = 8;
const PATTERN = /^[\w-]{43}(?:\.[\w-]{43}){1,8}$/;

export const DEVICE_LIFETIME_S = 400 * 86_400;

export function deviceCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-thali_device' : 'thali_device';
}

/** The browser's name if the account has signed in with it before. Null for a stranger's. */
export function knownDevice(secrets: Secrets, cookie: string | null, accountId: string): string | null {
  const [name = '', ...marks] = parseMarks(cookie);
  const own = secrets.hashes(PURPOSE, `${name} ${accountId}`);
  return marks.some((mark) => own.some((hash) => equalInConstantTime(hash, mark))) ? name : null;
}

/** The cookie after one more account has signed in, the latest first. */
export function deviceCookieValue(secrets: Secrets, cookie: string | null, accountId: string): string {
  const [name = newToken(), ...marks] = parseMarks(cookie);
  const own = secrets.hashes(PURPOSE, `${name} ${accountId}`);
  const others = marks.filter((mark) => !own.includes(mark)).slice(0, MOST_ACCOUNTS - 1);
  return [name, secrets.hash(PURPOSE, `${name} ${accountId}`), ...others].join('.');
}

function parseMarks(cookie: string | null): string[] {
  return cookie !== null && PATTERN.test(cookie) ? cookie.split('.') : [];
}
