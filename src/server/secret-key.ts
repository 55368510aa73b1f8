import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The key from the environment, else the one in DATA_DIR, made at the first start. */
export async function loadSecretKey(given: string | null, dataDir: string): Promise<Buffer> {
  if (given !== null) return Buffer.from(given, 'hex');
  const path = join(dataDir, 'secret.key');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const text = (await readIfThere(path)) ?? (await makeKey(path));
  const key = Buffer.from(text.trim(), 'hex');
  if (key.length !== 32) throw new Error(`${path} must hold 64 hexadecimal digits`);
  return key;
}

/** Under its name it is whole and on the disk, or not there: a power cut must not leave half a key behind. */
async function makeKey(path: string): Promise<string> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600, flush: true });
  // A link lets the first of several processes win; all of them then read what it wrote.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(path, 'utf8');
}

async function readIfThere(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
