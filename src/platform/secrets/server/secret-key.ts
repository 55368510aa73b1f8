import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const KEY_BYTES = 32;

/** The key that seals, followed by earlier keys that still open. */
export type SecretKeys = [present: Buffer, ...earlier: Buffer[]];

export const KEY_FILE = 'secret.key';

/** The keys from the environment or else from DATA_DIR, where the first start makes one. */
export async function loadSecretKeys(given: string | null, dataDir: string): Promise<SecretKeys> {
  const path = join(dataDir, KEY_FILE);
  if (given !== null) return parseKeys(given.split(','), 'SECRET_KEY');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const text = (await readIfThere(path)) ?? (await makeKey(path));
  return parseKeys(text.trim().split('\n'), path);
}

export function newSecretKey(): Buffer {
  return randomBytes(KEY_BYTES);
}

/** Writes one key a line, the present one first. The file is replaced as a whole and never half written. */
export async function writeSecretKeys(dataDir: string, keys: SecretKeys): Promise<void> {
  const path = join(dataDir, KEY_FILE);
  await rename(await writeDraft(path, formatKeys(keys)), path);
}

export function formatKeys(keys: Buffer[]): string {
  return keys.map((key) => `${key.toString('hex')}\n`).join('');
}

function parseKeys(texts: string[], source: string): SecretKeys {
  const [present, ...earlier] = texts.map((text) => Buffer.from(text.trim(), 'hex'));
  if (present && [present, ...earlier].every((key) => key.length === KEY_BYTES)) return [present, ...earlier];
  throw new Error(`${source} must hold 64 hexadecimal digits`);
}

async function makeKey(path: string): Promise<string> {
  const draft = await writeDraft(path, formatKeys([newSecretKey()]));
  // The link succeeds for the first of several processes. All of them then read its file.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(path, 'utf8');
}

/** Flushes the file before it gets its name, so that a power cut leaves no half key. */
async function writeDraft(path: string, text: string): Promise<string> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, text, { flag: 'wx', mode: 0o600, flush: true });
  return draft;
}

async function readIfThere(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
