import { userInfo } from 'node:os';
import { dirname, isAbsolute } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/server/client.ts';
import { atEnd } from '#testing/server/at-end.ts';
import { createTestDatabase } from '#testing/server/test-database.ts';
import { parseDatabaseUrl } from './env-database.ts';

const { connection, close } = await createTestDatabase();
atEnd(close);
const { host, port, user, password, database } = connection;
const socket = encodeURIComponent(host);

test.each([
  `postgresql:///${database}?host=${host}&port=${port}&user=${user}&password=${password}`,
  `postgresql://${user}:${password}@/${database}?host=${host}&port=${port}`,
  `postgresql://${user}:${password}@${socket}:${port}/${database}`,
  `postgres://${user}:${password}@${socket}/${database}?port=${port}`,
])('a socket is reached as libpq reaches it: %s', async (url) => {
  expect(isAbsolute(dirname(host))).toBe(true);
  const connectionString = parseDatabaseUrl({ DATABASE_URL: url }) ?? '';
  const opened = openDatabase({ connectionString }, () => {});
  atEnd(() => opened.close());
  const { rows } = await opened.pool.query(
    'select current_database() as name, inet_server_addr() as address',
  );
  expect(rows).toEqual([{ name: database, address: null }]);
});

test('who runs the program is the user that nobody names', () => {
  const url = 'postgresql:///thali?host=/var/run/postgresql';
  const parsed = new URL(parseDatabaseUrl({ DATABASE_URL: url }) ?? '');
  expect(Object.fromEntries(parsed.searchParams)).toEqual({
    host: '/var/run/postgresql',
    user: userInfo().username,
  });
  expect(parseDatabaseUrl({ DATABASE_URL: url, PGUSER: 'thali' })).toBe(url);
  expect(parseDatabaseUrl({ DATABASE_URL: 'postgres://a:b@db/thali' })).toBe('postgres://a:b@db/thali');
});

test('another address is refused without being shown', () => {
  expect(() => parseDatabaseUrl({ DATABASE_URL: 'mysql://a@/b' })).toThrow(/^DATABASE_URL must be [^@]+$/);
});
