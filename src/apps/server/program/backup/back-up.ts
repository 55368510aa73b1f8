import { createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Connection } from '#platform/db/server/client.ts';
import type { Masters } from '#platform/ports/server/image-files.ts';
import { formatKeys, KEY_FILE, type SecretKeys } from '#platform/secrets/server/secret-key.ts';
import { createFolderMasters } from '#restaurant/pictures/server/masters/folder-masters.ts';
import {
  BackupError,
  createTally,
  type Digests,
  FORMAT,
  formatLine,
  formatRow,
  PICTURES_FOLDER,
  ROWS_FILE,
} from './format.ts';
import { type Copied, copyPictures } from './pictures.ts';
import {
  type BackupSession,
  MASTERS_TABLE,
  mastersIn,
  selectMigrations,
  selectRows,
  selectTableNames,
  withSnapshot,
} from './queries.ts';

interface Source {
  connection: Connection;
  /** The folder of pictures that are not in the database yet. */
  images: string;
  /** Where pictures are, if not in the database. */
  s3: Masters | null;
  /** The version of the program that writes the backup. */
  version: string;
  /** Null leaves the keys out: the backup is useless without them, but nobody can read its credentials. */
  secretKeys: SecretKeys | null;
}

/** Writes every table as of one moment, and the pictures, into a new directory: completely or not at all. */
export async function backUp(source: Source, directory: string): Promise<Digests> {
  if (await isThere(directory))
    throw new BackupError(`${directory} is there already. Name another directory.`);
  await mkdir(dirname(directory), { recursive: true, mode: 0o700 });
  const unfinished = `${directory}.unfinished-${process.pid}`;
  await mkdir(unfinished, { mode: 0o700 });
  try {
    const tables: Digests = {};
    const copied: Copied = new Map();
    // Before the snapshot, which then has those that are taken into the database meanwhile.
    await copyPictures(createFolderMasters(source.images), picturesIn(unfinished), copied);
    await withSnapshot(source.connection, (session) =>
      pipeline(
        Readable.from(contents(session, source, { directory: unfinished, tables, copied })),
        createGzip(),
        createWriteStream(join(unfinished, ROWS_FILE), { mode: 0o600, flush: true }),
      ),
    );
    if (source.secretKeys) {
      const text = formatKeys(source.secretKeys);
      await writeFile(join(unfinished, KEY_FILE), text, { mode: 0o600, flush: true });
    }
    await rename(unfinished, directory);
    return tables;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function* contents(
  session: BackupSession,
  { version, s3 }: Source,
  { directory, tables, copied }: { directory: string; tables: Digests; copied: Copied },
): AsyncGenerator<string> {
  const names = await selectTableNames(session);
  if (!names.includes('migrations')) throw new BackupError('There is nothing of Thali in this database yet.');
  const createdAt = new Date().toISOString();
  const migrations = await selectMigrations(session);
  yield formatLine('header', { format: FORMAT, app: version, createdAt, migrations });
  for (const name of names.filter((name) => name !== MASTERS_TABLE)) {
    yield formatLine('table', name);
    const tally = createTally();
    for await (const rows of selectRows(session, name)) {
      for (const row of rows) tally.add(row);
      yield rows.map(formatRow).join('');
    }
    tables[name] = tally.read();
  }
  if (names.includes(MASTERS_TABLE)) await copyPictures(mastersIn(session), picturesIn(directory), copied);
  if (s3) await copyPictures(s3, picturesIn(directory), copied);
  for (const [id, hash] of copied) yield formatLine('picture', id, hash);
  yield formatLine('end', { tables, pictures: copied.size });
}

export const picturesIn = (directory: string) => createFolderMasters(join(directory, PICTURES_FOLDER));

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
