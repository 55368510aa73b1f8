import { equalInConstantTime, newToken, type Secrets } from '../../platform/secrets/secrets.ts';

/**
 * What a browser keeps of the accounts that have signed in with it: a name made at random, and a keyed hash for each
 * account. Strangers' tries don't count for a browser that an account knows.
 */
const PURPOSE = 'device';
const MOST_ACCOUNTS = 8;
const PATTERN = /^[\w-]{43}(?:\.[\w-]{43}){1,8}$/;

export const DEVICE_LIFETIME_S = 400 * 86_400;

export function deviceCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-thali_device' : 'thali_device';
}

/** The browser's name where the account has signed in with it before; null for a stranger's. */
export function knownDevice(secrets: Secrets, cookie: string | null, accountId: string): string | null {
  const [name = '', ...marks] = readMarks(cookie);
  const own = secrets.hashes(PURPOSE, `${name} ${accountId}`);
  return marks.some((mark) => own.some((hash) => equalInConstantTime(hash, mark))) ? name : null;
}

/** The cookie of a browser that has signed in to one more account, the latest first. */
export function rememberDevice(secrets: Secrets, cookie: string | null, accountId: string): string {
  const [name = newToken(), ...marks] = readMarks(cookie);
  const own = secrets.hashes(PURPOSE, `${name} ${accountId}`);
  const others = marks.filter((mark) => !own.includes(mark)).slice(0, MOST_ACCOUNTS - 1);
  return [name, secrets.hash(PURPOSE, `${name} ${accountId}`), ...others].join('.');
}

function readMarks(cookie: string | null): string[] {
  return cookie !== null && PATTERN.test(cookie) ? cookie.split('.') : [];
}
