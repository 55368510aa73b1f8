import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCES = fileURLToPath(new URL('../../..', import.meta.url));
/** A built program has all its code in the second. */
const FOLDERS = /^(domain|server)\b/;
const BUILT = ['customer/manifest.json', 'renderer/entry-server.js'];

/** Names the code that decides how a body looks, so that no program sends what another one would render otherwise. */
export async function nameBuild(pagesDir: string): Promise<string> {
  const hash = createHash('sha256');
  const files = [...(await listSources()).toSorted(), ...BUILT.map((file) => join(pagesDir, file))];
  const texts = await Promise.all(files.map((file) => readFile(file)));
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('base64url').slice(0, 22);
}

async function listSources(): Promise<string[]> {
  const entries = await readdir(SOURCES, { withFileTypes: true, recursive: true });
  return entries
    .filter(({ name }) => /\.(ts|js)$/.test(name) && !name.includes('.test.'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => FOLDERS.test(relative(SOURCES, file)));
}
