import { expect, test } from 'vitest';
import { waitUntil } from '../../src/testing/server/wait-until.ts';
import { createClient } from '../harness/client.ts';
import { whenReady } from '../harness/program.ts';
import { runProgram, useDataDir } from '../harness/test-program.ts';

test('the first start prints the demo password, and later ones do not', async () => {
  const dataDir = await useDataDir();
  const first = runProgram(dataDir, { DEMO: '1' });
  const url = await whenReady(first);
  await waitUntil(() => first.output().includes('shown this once'), 'all is said');
  const password = /owner@demo\.example\s+(\S{8,})/.exec(first.output())?.[1] ?? '';
  const signIn = { body: { email: 'owner@demo.example', password } };
  expect((await createClient(url).call('POST /tenant/api/login', signIn)).status).toBe(200);
  const page = /http:\S+saffron-street\S*/.exec(first.output())?.[0].replace('localhost', '127.0.0.1') ?? '';
  expect((await fetch(page)).status).toBe(200);
  first.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const second = runProgram(dataDir, { DEMO: '1', DEMO_PASSWORD: 'another password' });
  await whenReady(second);
  second.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(second.output()).not.toMatch(new RegExp(`${password}|another password|shown this once`));
});
