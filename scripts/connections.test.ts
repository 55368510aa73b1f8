import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const MAKES_ONE = /new (pg\.)?(Pool|Client)\(/;
const LISTENS = /\.on\(\s*'error'/;
const HELPER = 'src/testing/server/with-client.ts';

const makers = globSync('{src,e2e,bench,scripts,simulators}/**/*.ts', { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .map((path) => ({ path, source: readFileSync(join(ROOT, path), 'utf8') }))
  // Another library's client connects to no database.
  .filter(({ source }) => !source.includes('@modelcontextprotocol/client'))
  .filter(({ path, source }) => MAKES_ONE.test(source) && path !== 'scripts/connections.test.ts');

// Without an error listener, a connection ends the process when its server goes away.
test('every connection to a database has an error listener', () => {
  expect(makers.filter(({ source }) => !LISTENS.test(source)).map(({ path }) => path)).toEqual([]);
});

test('tests and measurements connect through withClient or openDatabase only', () => {
  const isTest = /\.test\.ts$|\/test-[^/]+$|\/testing\/|^(e2e|bench)\//;
  const found = makers.map(({ path }) => path).filter((path) => isTest.test(path));
  expect(found).toEqual([HELPER]);
});
