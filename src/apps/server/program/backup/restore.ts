import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Connection } from '#platform/db/server/client.ts';
import type { Masters } from '#platform/ports/server/image-files.ts';
import type { Secrets } from '#platform/secrets/server/secrets.ts';
import { createFolderMasters } from '#restaurant/pictures/server/masters/folder-masters.ts';
import { picturesIn } from './back-up.ts';
import { BackupError, type Digests, linesOf, parseLine, ROWS_FILE } from './format.ts';
import { createLoader, type Loaded } from './load-rows.ts';
import { readPicture } from './pictures.ts';
import {
  type BackupSession,
  MASTERS_TABLE,
  mastersIn,
  refuseOtherKey,
  selectTableNames,
  withWriting,
} from './queries.ts';

interface Target {
  connection: Connection;
  /** Where pictures of a backup go whose database has no place for them. The next start takes them in. */
  images: string;
  /** Where they go in place of the database. */
  s3: Masters | null;
  /** Null if there is no secret key to compare with. */
  secrets: Secrets | null;
}

/** Restores into an empty database, in one transaction that ends with a comparison: all of the backup or nothing. */
export async function restore(target: Target, directory: string): Promise<Digests> {
  return withWriting(target.connection, async (session) => {
    if ((await selectTableNames(session)).length > 0) {
      throw new BackupError(
        'This database is not empty. Set DATA_DIR or DATABASE_URL to a new one: a backup needs an empty one.',
      );
    }
    const { tables, pictures } = await load(session, target, directory).catch((error: Error) => {
      const reason = error.message.replace(/\.$/, '');
      const message = `The backup in ${directory} cannot be restored: ${reason}. Nothing was changed.`;
      throw new BackupError(message, { cause: error });
    });
    const isPlaceForThem = (await selectTableNames(session)).includes(MASTERS_TABLE);
    const masters = target.s3 ?? (isPlaceForThem ? mastersIn(session) : createFolderMasters(target.images));
    for (const [id, hash] of pictures)
      await masters.save(id, await readPicture(picturesIn(directory), id, hash));
    return tables;
  });
}

async function load(session: BackupSession, { secrets }: Target, directory: string): Promise<Loaded> {
  const loader = createLoader(session);
  const unpacked = createGunzip();
  unpacked.setEncoding('utf8');
  await pipeline(createReadStream(join(directory, ROWS_FILE)), unpacked, async (chunks) => {
    for await (const line of linesOf(chunks as AsyncIterable<string>)) await loader.take(parseLine(line));
  });
  const loaded = await loader.finish();
  for (const [id, hash] of loaded.pictures) await readPicture(picturesIn(directory), id, hash);
  if (secrets) await refuseOtherKey(session, secrets);
  return loaded;
}
