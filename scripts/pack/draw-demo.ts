import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createDemoPictures } from '../../src/apps/server/demo/demo-pictures.ts';
import type { DemoStore } from '../../src/apps/server/demo/demo-store.ts';
import { createFolderMasters } from '../../src/restaurant/pictures/server/masters/folder-masters.ts';

const DRAWN_BY = ['src/dish-pictures/**/*.ts', 'src/apps/server/demo/demo-pictures.ts', 'package-lock.json'];

/** Puts the pictures of demo stores into a folder. What was drawn by the same code before is not drawn again. */
export async function drawDemo(root: string, stores: readonly DemoStore[], into: string): Promise<void> {
  const cache = join(root, 'node_modules/.cache/demo-pictures');
  const present = fingerprint(root);
  const folder = join(cache, present);
  const others = existsSync(cache) ? readdirSync(cache).filter((name) => name !== present) : [];
  for (const name of others) rmSync(join(cache, name), { recursive: true });
  if (!existsSync(folder)) console.error('Drawing the pictures of the demo …');
  const pictures = createDemoPictures(folder);
  const drawn = createFolderMasters(folder);
  const packed = createFolderMasters(into);
  const put = async (id: string) => {
    const picture = await pictures.make(id);
    if (!picture) throw new Error(`The demo has no picture ${id}`);
    await drawn.save(id, picture);
    await packed.save(id, picture);
  };
  await Promise.all(pictures.begin(stores).map(put));
}

function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(DRAWN_BY, { cwd: root }).toSorted())
    hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
