import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolderMasters } from '../features/pictures/folder-masters.ts';
import { createImageFiles } from '../features/pictures/image-files.ts';
import { type SavedImage, saveMaster } from '../features/pictures/save-master.ts';
import type { ImageFiles } from '../platform/ports/image-files.ts';
import { composePictures } from './compose-pictures.ts';
import type { DemoStore } from './demo-store.ts';

/** Where a package has the pictures of its demo stores. A repository has none and draws them. */
const PACKED = join(import.meta.dirname, '../../../demo-pictures');
const LIST = 'list.json';

/** Draws the stores' pictures into a folder that becomes part of a package. */
export async function packPictures(stores: readonly DemoStore[], folder: string): Promise<void> {
  const files = createImageFiles(folder);
  const drawn = await composePictures(stores, (bytes) => saveMaster(files, bytes));
  await writeFile(join(folder, LIST), JSON.stringify([...drawn]));
}

/** Saves the packed pictures like uploads, by the keys of their recipes. Null if there are none. */
export async function unpackPictures(
  images: ImageFiles,
  folder = PACKED,
): Promise<Map<string, SavedImage> | null> {
  const list = await readFile(join(folder, LIST), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (list === null) return null;
  const drawn = new Map(JSON.parse(list) as [string, SavedImage][]);
  const packed = createFolderMasters(folder);
  for (const { id } of drawn.values()) {
    const master = await packed.read(id);
    if (master === null) throw new Error(`${folder} has no picture ${id}`);
    await images.save(master, id);
  }
  return drawn;
}
