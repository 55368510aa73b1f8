import { access, mkdir, readdir, readFile, rm, statfs } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Masters } from '#platform/ports/server/image-files.ts';
import { imageId } from '../image-name.ts';
import { ifThere, writeWhole } from './write-whole.ts';

/** Masters as files: in a package, in a backup, and of a program from before they were in the database. */
export function createFolderMasters(directory: string): Masters {
  const folder = join(directory, 'masters');
  const pathOf = (id: string) => join(folder, id.slice(0, 2), `${id}.webp`);
  return {
    async save(id, master) {
      const isThere = await ifThere(access(pathOf(id)));
      if (isThere === null) await writeWhole(pathOf(id), master);
    },
    read: (id) => ifThere(readFile(pathOf(id))),
    delete: (id) => rm(pathOf(id), { force: true }),
    async list() {
      const names = (await ifThere(readdir(folder, { recursive: true }))) ?? [];
      const ids = names.filter((name) => name.endsWith('.webp')).map((name) => basename(name, '.webp'));
      return ids.filter((id) => imageId.test(id));
    },
    free: () => freeOnDisk(directory),
  };
}

export async function freeOnDisk(directory: string): Promise<number> {
  await mkdir(directory, { recursive: true });
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
}
