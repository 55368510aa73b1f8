import { join } from 'node:path';
import type { Db } from '#platform/db/server/client.ts';
import type { ImageFiles } from '#platform/ports/server/image-files.ts';
import type { S3Place } from '#platform/s3/server/bucket.ts';
import { createImageFiles, type MakeMaster } from './image-files.ts';
import { createDatabaseMasters, roomOfMasters } from './masters/database-masters.ts';
import { createFolderMasters, freeOnDisk } from './masters/folder-masters.ts';
import { createS3Masters } from './masters/s3-masters.ts';

const GB = 1024 ** 3;

export const pictureFolder = (dataDir: string): string => join(dataDir, 'images');

interface Choice {
  dataDir: string;
  /** Null: the database is embedded, so its disk is this one. */
  databaseUrl: string | null;
  picturesGb: number;
  /** Null: they are in the database. */
  s3: S3Place | null;
}

/** Pictures as the environment wants them. */
export function createImages(
  db: Db,
  { dataDir, databaseUrl, picturesGb, s3 }: Choice,
  make?: MakeMaster,
): ImageFiles {
  const folder = pictureFolder(dataDir);
  const free = databaseUrl === null ? () => freeOnDisk(folder) : roomOfMasters(db, picturesGb * GB);
  const [inFolder, inDatabase] = [createFolderMasters(folder), createDatabaseMasters(db, free)];
  return s3
    ? createImageFiles(folder, {
        ...(make && { make }),
        masters: createS3Masters(s3),
        earlier: [inFolder, inDatabase],
      })
    : createImageFiles(folder, { ...(make && { make }), masters: inDatabase, earlier: [inFolder] });
}
