import { expect, test } from 'vitest';
import { waitUntil } from '../../src/testing/server/wait-until.ts';
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
