import { mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import { createFileCache, type FileCache, KEPT_MS } from './file-cache.ts';

let directory: string;
let cache: FileCache;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cache-'));
  cache = createFileCache(directory, ['variants', 'copies'], 1000);
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const before = (ms: number) => new Date(Date.now() - ms);

/** Keeps a file that was last used some days ago. */
async function keep(name: string, bytes: number, { usedDays = 0, madeDays = 10 } = {}): Promise<string> {
  const path = await cache.keep(name, Buffer.alloc(bytes));
  await utimes(path, before(usedDays * DAY), before(madeDays * DAY));
  return path;
}

const left = async (...names: string[]) => {
  const found = await Promise.all(names.map((name) => cache.read(name)));
  return names.filter((_, at) => found[at] !== null);
};

test('what was used least recently goes until there is some room', async () => {
  await cache.clean();
  await keep('variants/a', 300, { usedDays: 3 });
  await keep('copies/b', 300, { usedDays: 5 });
  await keep('variants/c', 300, { usedDays: 1 });
  await cache.clean();
  expect(await left('variants/a', 'copies/b', 'variants/c')).toEqual([
    'variants/a',
    'copies/b',
    'variants/c',
  ]);
  for (const [name, usedDays] of [
    ['variants/a', 3],
    ['copies/b', 5],
    ['variants/c', 1],
  ] as const)
    await utimes(join(directory, name), before(usedDays * DAY), before(10 * DAY));
  await keep('copies/d', 200);
  await expect.poll(() => left('copies/b')).toEqual([]);
  expect(await left('variants/a', 'variants/c', 'copies/d')).toEqual([
    'variants/a',
    'variants/c',
    'copies/d',
  ]);
});

test('reading a file counts as a use and keeps the time at which it was made', async () => {
  const path = await keep('variants/a', 10, { usedDays: 3 });
  const made = (await stat(path)).mtimeMs;
  expect(await cache.find('variants/a')).toBe(path);
  const { atimeMs, mtimeMs } = await stat(path);
  expect(Date.now() - atimeMs).toBeLessThan(HOUR);
  expect(Math.abs(mtimeMs - made)).toBeLessThan(2);
});

test('old files and unfinished ones go, also where there is room; other folders are left alone', async () => {
  await keep('variants/old', 10, { madeDays: KEPT_MS / DAY + 1 });
  await keep('variants/fresh', 10, { madeDays: KEPT_MS / DAY - 1 });
  await keep('masters/old', 10, { madeDays: 400, usedDays: 400 });
  const unfinished = join(directory, 'variants', 'x.tmp');
  await writeFile(unfinished, 'x');
  await utimes(unfinished, before(0), before(2 * HOUR));
  await cache.clean();
  expect(await left('variants/old', 'variants/fresh', 'masters/old', 'variants/x.tmp')).toEqual([
    'variants/fresh',
    'masters/old',
  ]);
});
