import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { databaseProcesses } from '../harness/database.ts';
import { whenReady } from '../harness/program.ts';
import { runProgram, useDataDir } from '../harness/test-program.ts';

test.each([
  ['PORT', 'abc', 'a port number from 0 to 65535'],
  ['DEMO', 'maybe', '0 or 1'],
])('%s=%s stops the start, and the message names the allowed values', async (name, value, mayBe) => {
  const program = runProgram(await useDataDir(), { [name]: value });
  expect(await program.ended).toBe(78);
  expect(program.output().trim()).toBe(`${name} must be ${mayBe}.`);
});

test('a port that is taken stops the start, and the message names it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const dataDir = await useDataDir();
  const program = runProgram(dataDir, { PORT: port });
  expect(await program.ended).toBe(78);
  expect(program.output().trim()).toMatch(new RegExp(`^PORT .*${port}.*$`));
  expect(await databaseProcesses(dataDir)).toEqual([]);
});

test('a second program on the same data directory names the first one and ends, and the first goes on', async () => {
  const dataDir = await useDataDir();
  const first = runProgram(dataDir);
  const url = await whenReady(first);
  const second = runProgram(dataDir);
  expect(await second.ended).toBe(78);
  expect(second.output().trim()).toMatch(
    new RegExp(`^Another Thali \\(process ${first.pid}\\) .*data directory, ${dataDir}.*DATA_DIR.*$`),
  );
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});
