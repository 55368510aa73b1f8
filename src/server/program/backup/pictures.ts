import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { imageId } from '../../features/pictures/image-name.ts';
import { BackupError } from './format.ts';

/** Masters only. Variants are made again at their first request. */
const pathOf = (folder: string, id: string) => join(folder, 'masters', id.slice(0, 2), `${id}.webp`);

export async function listPictures(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, 'masters'), { recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const ids = entries.filter((name) => name.endsWith('.webp')).map((name) => basename(name, '.webp'));
  return ids.filter((id) => imageId.test(id)).toSorted();
}

/** A file of this name already has this content, because the name is its hash. False if there is no such picture. */
export async function copyPicture(id: string, from: string, to: string): Promise<boolean> {
  const path = pathOf(to, id);
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.tmp`;
  try {
    await copyFile(pathOf(from, id), unfinished, constants.COPYFILE_FICLONE);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  await rename(unfinished, path);
  return true;
}

export async function refuseBrokenPicture(id: string, folder: string): Promise<void> {
  if (!imageId.test(id)) throw new BackupError(`${JSON.stringify(id)} is no picture's name`);
  const bytes = await readFile(pathOf(folder, id)).catch(() => null);
  if (bytes === null) throw new BackupError(`the picture ${id} is missing`);
  const hash = createHash('sha256').update(bytes).digest('hex');
  if (!hash.startsWith(id)) throw new BackupError(`the picture ${id} is damaged`);
}
