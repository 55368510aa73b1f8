import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { npmEnvironment } from './testing/run-npm.ts';

const ROOT = join(import.meta.dirname, '..');
const NEEDED = ['package.json', 'package-lock.json', '.npmrc', 'tools/package.json', 'scripts'];
const MOST_MB = 450;

const readJson = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

test(`the first \`npm start\` of a clone installs ${MOST_MB} MB at most, and none of the tools`, () => {
  const clone = mkdtempSync(join(tmpdir(), 'first-install-'));
  onTestFinished(() => rmSync(clone, { recursive: true, force: true }));
  for (const file of NEEDED) cpSync(join(ROOT, file), join(clone, file), { recursive: true });

  const env = npmEnvironment();
  const install = "import('./scripts/setup.mjs').then(({ setUp }) => setUp())";
  const { status, output } = spawnSync(process.execPath, ['-e', install], { cwd: clone, env });
  expect([status, String(output)]).toEqual([0, expect.any(String)]);

  expect(diskUse(join(clone, 'node_modules')) / 1e6).toBeLessThanOrEqual(MOST_MB);
  expect(existsSync(join(clone, 'node_modules', 'thali-tools'))).toBe(false);
  const again = spawnSync(process.execPath, ['-e', install], { cwd: clone, env });
  expect([again.status, String(again.stdout)]).toEqual([0, '']);
});

/** As `du` counts: whole blocks, and a file with two names once. */
function diskUse(folder: string): number {
  const sizes = new Map(
    globSync('**', { cwd: folder }).map((path) => {
      const { ino, blocks } = lstatSync(join(folder, path));
      return [ino, blocks * 512];
    }),
  );
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

test('every tool is one that something needs', () => {
  const files = ['{src,e2e,bench,scripts,simulators}/**/*.{ts,tsx,mjs}', '*.{ts,json}', '.*.mjs'];
  const texts = globSync(files, { cwd: ROOT })
    .filter((file) => file !== 'package-lock.json')
    .map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const names = Object.keys(readJson('tools/package.json').devDependencies);
  const isNamed = (name: string) => {
    const typed = /^@types\/(.+)/.exec(name)?.[1];
    const wanted = typed
      ? [`'${typed}`, `"${typed}"`]
      : [`'${name}`, `/${name}/`, `"${name}`, `'node_modules/${name}`];
    return texts.some((text) => wanted.some((part) => text.includes(part)));
  };
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});
