import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeTempFolder, takeLeftovers } from './leftovers.ts';
import { selectTests } from './select-tests.ts';

const ROOT = join(import.meta.dirname, '..');

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'run-tests-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const UNRULY = `
  test('passes', () => {});
  test('passes, and leaves a rejection behind', async () => {
    Promise.reject(new Error('nobody hears this'));
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
  test('fails', () => expect(1).toBe(2));
  test.skip('is left out', () => {});
  describe('with a hook', () => {
    afterAll(() => { throw new Error('the hook fails'); });
    test('passes too', () => {});
  });`;

test('counts errors outside of tests: unhandled ones, hooks, files that do not load', () => {
  const root = newFolder();
  writeFileSync(join(root, 'unruly.test.js'), UNRULY);
  writeFileSync(join(root, 'broken.test.js'), "import './nowhere.js';");
  const file = join(root, 'counts.json');
  const args = ['run', '--globals', '--root', root, '--reporter', join(ROOT, 'scripts/vitest/count.ts')];
  const env = { PATH: process.env['PATH'], COUNTS_FILE: file };
  const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), ...args], {
    env,
  });
  expect(status).toBe(1);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ passed: 3, failed: 1, skipped: 1, errors: 3 });
});

test('a run that has cleaned up leaves nothing', async () => {
  const folder = makeTempFolder();
  expect(await takeLeftovers(folder)).toEqual([]);
  expect(existsSync(folder)).toBe(false);
});

test('reports and removes directories and processes that a run has left', async () => {
  const folder = makeTempFolder();
  mkdirSync(join(folder, 'thali-images-1'));
  const child = spawn('sleep', ['60'], { env: { PATH: process.env['PATH'], DATA_DIR: folder } });
  const ended = once(child, 'exit');
  expect(await takeLeftovers(folder, 100)).toEqual([`process ${child.pid}: sleep 60`, 'file thali-images-1']);
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(existsSync(folder)).toBe(false);
});

test('runs the journeys of every day, at most thirty of them, and with --all every test', () => {
  expect(selectTests([])).toContain('--project=daily');
  expect(selectTests([])).not.toContain('--project=browser');
  expect(selectTests(['--all'])).toEqual(['run']);
  expect(selectTests(['e2e/shift'])).toEqual(['run', 'e2e/shift']);
  expect(globSync('e2e/**/*.daily.test.ts', { cwd: ROOT }).length).toBeLessThanOrEqual(30);
});
