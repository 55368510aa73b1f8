import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runStep } from './check-steps.ts';

const step = (script: string) => ({ name: 'a step', args: ['--eval', script] });

test('a step passes or fails by its exit code, and has its output', async () => {
  expect(await runStep(step('console.log("fine")'))).toMatchObject({ passed: true, output: 'fine\n' });
  const failed = await runStep(step('console.error("not fine"); process.exit(3)'));
  expect(failed).toMatchObject({ name: 'a step', passed: false, output: 'not fine\n' });
});

test('a step that hangs is tried once more', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'thali-steps-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const mark = JSON.stringify(join(folder, 'tried'));
  const hangsOnce = `const fs = require('node:fs');
    if (!fs.existsSync(${mark})) { fs.writeFileSync(${mark}, ''); setInterval(() => {}, 1000) }`;
  expect(await runStep(step(hangsOnce), 1_000)).toMatchObject({ passed: true });
  const hangs = await runStep(step('setInterval(() => {}, 1000)'), 300);
  expect(hangs).toMatchObject({ passed: false, output: 'It hung twice.' });
});

test('a step that works is not ended, however long it takes', async () => {
  const works = 'for (let left = 2e9; left > 0; left--); console.log("done")';
  expect(await runStep(step(works), 40)).toMatchObject({ passed: true, output: 'done\n' });
  const another = `require('node:child_process').execFileSync(process.execPath, ['--eval', ${JSON.stringify(works)}], { stdio: 'inherit' })`;
  expect(await runStep(step(another), 40)).toMatchObject({ passed: true, output: 'done\n' });
});
