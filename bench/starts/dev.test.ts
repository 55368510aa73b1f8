import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bareEnvironment } from '../../src/testing/server/bare-environment.ts';
import { waitUntil } from '../../src/testing/server/wait-until.ts';
import { newDataDir } from '../harness/program.ts';

const ROOT = join(import.meta.dirname, '../..');

test('shows pages from their sources, and starts the server again when a file of it changes', async () => {
  const { dataDir, remove } = await newDataDir();
  onTestFinished(remove);
  const env = { ...bareEnvironment(), DATA_DIR: dataDir, DEMO: '0', PORT: '0', NODE_ENV: 'development' };
  const dev = spawn(process.execPath, ['scripts/dev/run-dev.ts'], { cwd: ROOT, env });
  const ended = once(dev, 'exit');
  onTestFinished(async () => {
    dev.kill('SIGTERM');
    await ended;
  });
  let output = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk) => (output += chunk));
  const starts = () => output.split('/docs\n').length - 1;
  await waitUntil(() => starts() === 1, 'the first start');

  const url = /(http:\S+)\/docs/.exec(output)?.[1]?.replace('localhost', '127.0.0.1') ?? '';
  const visit = async (path: string) => {
    const answer = await fetch(url + path, { headers: { accept: 'text/html' } });
    return { status: answer.status, html: await answer.text() };
  };
  const page = await visit('/example/');
  expect(page.status).toBe(200);
  expect(page.html).toContain('/assets/@vite/client');
  expect(page.html).toMatch(/<h1[^>]*>[^<]+/);
  expect((await visit('/auth/login')).html).toContain('/assets/office/main.tsx');

  const now = new Date();
  await utimes(join(ROOT, 'src/apps/server/main.ts'), now, now);
  await waitUntil(() => starts() === 2, `the second start: ${output}`);
  expect((await visit('/example/')).status).toBe(200);
});
