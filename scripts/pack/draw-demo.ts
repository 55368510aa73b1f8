import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createDemoPictures } from '../../src/server/demo/demo-pictures.ts';
import { DEMO_STORES } from '../../src/server/demo/demo-stores.ts';
import { createFolderMasters } from '../../src/server/features/pictures/folder-masters.ts';

const SOURCES = ['src/{dish-pictures,server/demo,server/features/pictures}/**/*.ts', 'package-lock.json'];

/** Draws the pictures of the demo stores, unless they are drawn. Answers their folder. */
export async function drawDemo(root: string): Promise<string> {
  const cache = join(root, 'node_modules/.cache/demo-pictures');
  const folder = join(cache, fingerprint(root));
  if (existsSync(folder)) return folder;
  console.error('Drawing the pictures of the demo …');
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, 'new-'));
  const pictures = createDemoPictures(unfinished);
  const masters = createFolderMasters(unfinished);
  const drawAndSave = async (id: string) => masters.save(id, (await pictures.make(id)) ?? Buffer.alloc(0));
  await Promise.all(pictures.begin(DEMO_STORES).map(drawAndSave));
  renameSync(unfinished, folder);
  return folder;
}

function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root }).toSorted()) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
