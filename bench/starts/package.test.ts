import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runNpm, runNpmWith } from '../../scripts/testing/run-npm.ts';
import { whenReady } from '../harness/program.ts';
import { runProgram, useDataDir } from '../harness/test-program.ts';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'package-'));
const packed = join(folder, 'node_modules/thali');
/** One of the demo's, whose pictures alone are packed here: drawing all of them takes a slow machine minutes. */
const STORE = 'heritage-cafe';
const entry = join(packed, 'lib/scripts/thali.mjs');

beforeAll(() => {
  mkdirSync(join(folder, 'packed'));
  // Otherwise npm installs into the next folder above that has packages.
  writeFileSync(join(folder, 'package.json'), '{}');
  const into = `--pack-destination=${join(folder, 'packed')}`;
  const archive = runNpmWith({ PICTURES_OF: STORE }, ROOT, 'pack', '--silent', into).trim();
  runNpm(folder, 'install', '--no-save', join(folder, 'packed', archive));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the package brings what it runs with, and neither sources nor what builds and tests them', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));
  const installed = globSync('{*,@*/*}', { cwd: join(folder, 'node_modules') });
  const builders = Object.keys(devDependencies).filter((name) => installed.includes(name));
  expect(builders).toEqual([]);
  expect(globSync(['lib/**/*.{ts,tsx}', 'lib/**/*.test.*', 'lib/**/testing/**'], { cwd: packed })).toEqual(
    [],
  );
});

test('without a build and without the repository it starts, shows a menu and stops', async () => {
  const dataDir = await useDataDir();
  const program = runProgram(dataDir, { DEMO: '1' }, { entry });
  const url = await whenReady(program);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const page = await fetch(`${url}/${STORE}`);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toMatch(/<h1[^>]*>[^<]+/);
  for (const [path] of html.matchAll(/\/(assets|images)\/[\w./-]+/g))
    expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
  program.kill('SIGTERM');
  expect(await program.ended).toBe(0);
});

test('a word that is no command is answered with the commands', async () => {
  const program = runProgram(await useDataDir(), {}, { entry, args: ['help'] });
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain('start | backup | restore | operator | rotate-key | distribute');
});
