import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSecretKeys } from './secret-key.ts';

async function newDataDir(): Promise<string> {
  const base = await mkdtemp(join(tmpdir(), 'thali-key-'));
  onTestFinished(() => rm(base, { recursive: true }));
  return join(base, 'data');
}

test('several programs that start at once on an empty directory get the same key, which then stays', async () => {
  const dataDir = await newDataDir();
  const keys = await Promise.all(Array.from({ length: 8 }, () => loadSecretKeys(null, dataDir)));
  expect(keys[0]).toEqual([expect.any(Buffer)]);
  expect(keys[0]?.[0]).toHaveLength(32);
  for (const key of [...keys, await loadSecretKeys(null, dataDir)]) expect(key).toEqual(keys[0]);
  expect(await readdir(dataDir)).toEqual(['secret.key']);
  const [file, directory] = [await stat(join(dataDir, 'secret.key')), await stat(dataDir)];
  expect([file.mode & 0o777, directory.mode & 0o777]).toEqual([0o600, 0o700]);
});

test('a half-written file of a killed start is ignored', async () => {
  const dataDir = await newDataDir();
  const [key] = await loadSecretKeys(null, dataDir);
  await rm(join(dataDir, 'secret.key'));
  await writeFile(join(dataDir, 'secret.key.0123456789ab'), '');
  const [next] = await loadSecretKeys(null, dataDir);
  expect(next).toHaveLength(32);
  expect(next).not.toEqual(key);
});

test('a configured key takes precedence and creates no file', async () => {
  const dataDir = await newDataDir();
  expect(await loadSecretKeys('ab'.repeat(32), dataDir)).toEqual([Buffer.alloc(32, 0xab)]);
  await expect(readFile(join(dataDir, 'secret.key'))).rejects.toThrow('ENOENT');
});

test.each(['', 'ab'.repeat(31), 'not a key'])('a file that holds "%s" is never overwritten', async (text) => {
  const dataDir = await newDataDir();
  await loadSecretKeys(null, dataDir);
  await writeFile(join(dataDir, 'secret.key'), text);
  await expect(loadSecretKeys(null, dataDir)).rejects.toThrow(/secret\.key must hold 64 hexadecimal digits$/);
  expect(await readFile(join(dataDir, 'secret.key'), 'utf8')).toBe(text);
});
