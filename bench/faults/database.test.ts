import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { waitUntil } from '../../src/server/testing/wait-until.ts';
import { createClient } from '../harness/client.ts';
import { postmasterOf } from '../harness/database.ts';
import { whenReady } from '../harness/program.ts';
import { runProgram, useDataDir } from '../harness/test-program.ts';

test('a database server that dies is started again, and the program keeps serving', async () => {
  const dataDir = await useDataDir();
  const program = runProgram(dataDir);
  const url = await whenReady(program);
  const before = await postmasterOf(dataDir);
  process.kill(before, 'SIGKILL');
  const isBack = async () => (await fetch(`${url}/readyz`)).ok && (await postmasterOf(dataDir)) !== before;
  await waitUntil(isBack, 'the program is ready over another server');
  expect(program.output()).toContain('The embedded database has stopped unexpectedly');
});

test("user input stays out of the database's log", async () => {
  const dataDir = await useDataDir();
  const client = createClient(await whenReady(runProgram(dataDir)));
  const body = { name: 'A', email: 'asha@thali.example', password: 'five brass lamps', storeName: 'B' };
  const answers = [1, 2].map(() => client.call('POST /tenant/api/menu/signup', { body }));
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, 409]);
  const log = join(dataDir, 'postgres.log');
  const isLogged = async () => (await readFile(log, 'utf8')).includes('accounts_email');
  await waitUntil(isLogged, 'the refusal is logged');
  expect(await readFile(log, 'utf8')).not.toContain(body.email);
});
