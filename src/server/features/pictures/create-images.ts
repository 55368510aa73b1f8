import { join } from 'node:path';
import type { Db } from '../../platform/db/client.ts';
import type { ImageFiles } from '../../platform/ports/image-files.ts';
import { createDatabaseMasters, roomOfMasters } from './database-masters.ts';
import { createFolderMasters, freeOnDisk } from './folder-masters.ts';
import { createImageFiles } from './image-files.ts';

const GB = 1024 ** 3;

export const pictureFolder = (dataDir: string): string => join(dataDir, 'images');

interface Choice {
  dataDir: string;
  /** Null: the database is embedded, so its disk is this one. */
  databaseUrl: string | null;
  picturesGb: number;
}

/** Pictures as the environment wants them. */
export function createImages(db: Db, { dataDir, databaseUrl, picturesGb }: Choice): ImageFiles {
  const folder = pictureFolder(dataDir);
  const free = databaseUrl === null ? () => freeOnDisk(folder) : roomOfMasters(db, picturesGb * GB);
  return createImageFiles(folder, {
    masters: createDatabaseMasters(db, free),
    earlier: [createFolderMasters(folder)],
  });
}
