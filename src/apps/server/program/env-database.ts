import { userInfo } from 'node:os';
import { parseUrl, type Source } from './env-values.ts';

/** `user@/name` has no host, which URL refuses. libpq then takes that of the query. */
const WITHOUT_HOST = /^([a-z]+:\/\/[^/?#@]+@)(?=[/?]|$)/;

/** An address as libpq writes it, also of a socket: `postgresql:///thali?host=/var/run/postgresql`. */
export function parseDatabaseUrl(source: Source): string | null {
  const given = source.DATABASE_URL?.replace(WITHOUT_HOST, '$1localhost');
  const text = parseUrl({ DATABASE_URL: given }, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  if (text === null) return null;
  const url = new URL(text);
  if (url.username || url.searchParams.has('user') || source.PGUSER) return text;
  const user = findUser();
  if (user === null) return text;
  url.searchParams.set('user', user);
  return String(url);
}

/** Like libpq, whoever runs the program. In a container that may be a number without a name. */
function findUser(): string | null {
  try {
    return userInfo().username;
  } catch {
    return null;
  }
}
