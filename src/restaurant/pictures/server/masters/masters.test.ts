import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#platform/db/server/client.ts';
import type { ImageFiles } from '#platform/ports/server/image-files.ts';
import { atEnd } from '#testing/server/at-end.ts';
import { createTestDatabase } from '#testing/server/test-database.ts';
import { createImageFiles, LEAST_FREE_BYTES } from '../image-files.ts';
import { createDatabaseMasters, roomOfMasters } from './database-masters.ts';
import { createFolderMasters } from './folder-masters.ts';
import { deleteMaster, insertMaster, lockMaster } from './master-queries.ts';
import { saveMaster } from './save-master.ts';

const database = await createTestDatabase();
atEnd(() => database.close());
const { db } = database;
const never = new AbortController().signal;

beforeEach(async () => void (await database.pool.query('delete from picture_masters')));

/** A process with a disk of its own. */
async function newProcess(free = async () => Number.MAX_SAFE_INTEGER) {
  const folder = await mkdtemp(join(tmpdir(), 'thali-process-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  const earlier = createFolderMasters(folder);
  const files = createImageFiles(folder, { masters: createDatabaseMasters(db, free), earlier: [earlier] });
  return { folder, earlier, files };
}

async function save(files: ImageFiles, background: string): Promise<string> {
  const create = { width: 40, height: 30, channels: 3, background } as const;
  return (await saveMaster(files, await sharp({ create }).png().toBuffer())).id;
}

test('a picture is in the database, and a process with an empty disk shows it', async () => {
  const [one, other] = [await newProcess(), await newProcess()];
  const id = await save(one.files, '#d2452c');
  expect(await readdir(one.folder)).toEqual([]);
  const path = await other.files.variant(id, 320, 'webp');
  expect(await sharp(path ?? '').metadata()).toMatchObject({ width: 40, format: 'webp' });
  await rm(other.folder, { recursive: true });
  expect(await other.files.variant(id, 320, 'webp')).toBe(path);
});

test('a picture that a process has read is shown while the database is away', async () => {
  const { files } = await newProcess();
  const id = await save(files, '#d2452c');
  await files.variant(id, 320, 'webp');
  await database.pool.query('delete from picture_masters');
  expect(await files.variant(id, 640, 'avif')).toContain('-640.avif');
});

test('a deleted picture is gone, with its copy and its variants', async () => {
  const { folder, files } = await newProcess();
  const id = await save(files, '#d2452c');
  await files.variant(id, 320, 'webp');
  await files.delete(id, db);
  expect(await files.variant(id, 320, 'webp')).toBeNull();
  expect(await files.master(id)).toBeNull();
  const left = await readdir(folder, { recursive: true });
  expect(left.filter((name) => name.includes(id))).toEqual([]);
});

test('pictures on the disk are shown, and taken into the database, also after an interruption', async () => {
  const { folder, earlier, files } = await newProcess();
  const before = createImageFiles(folder);
  const ids = [await save(before, '#111111'), await save(before, '#222222'), await save(before, '#333333')];
  expect(await files.variant(ids[0] ?? '', 320, 'webp')).not.toBeNull();
  const read = earlier.read;
  const stopping = new AbortController();
  earlier.read = (id) => {
    stopping.abort();
    return read(id);
  };
  await files.takeIn(db, stopping.signal);
  earlier.read = read;
  expect(await earlier.list()).toHaveLength(2);
  await files.takeIn(db, never);
  expect(await earlier.list()).toEqual([]);
  const other = await newProcess();
  for (const id of ids) expect(await other.files.master(id)).not.toBeNull();
  await other.files.takeIn(db, never);
});

test('without room in the database they stay on the disk', async () => {
  const { folder, earlier, files } = await newProcess(roomOfMasters(db, LEAST_FREE_BYTES.all));
  const id = await save(createImageFiles(folder), '#111111');
  await insertMaster(db, 'f'.repeat(32), Buffer.alloc(100));
  expect(await files.hasRoom()).toBe(false);
  await files.takeIn(db, never);
  expect(await earlier.list()).toEqual([id]);
  expect(await files.master(id)).not.toBeNull();
});

test('the room is what masters may take without what they take', async () => {
  await insertMaster(db, 'e'.repeat(32), Buffer.alloc(1000));
  expect(await roomOfMasters(db, 5000)()).toBe(4000);
});

test('who saves a picture that is being deleted waits, and saves it again', async () => {
  const { files } = await newProcess();
  const id = await save(files, '#d2452c');
  const master = (await files.master(id)) ?? Buffer.alloc(0);
  let saving: Promise<void> | null = null;
  await inTransaction(db, async (tx) => {
    await lockMaster(tx, id);
    saving = insertMaster(db, id, master);
    await deleteMaster(tx, id);
  });
  await saving;
  expect(await createDatabaseMasters(db, async () => 0).read(id)).toEqual(master);
});

test('the folder of masters of a program before the database has only names of pictures', async () => {
  const { folder, earlier } = await newProcess();
  expect(await earlier.list()).toEqual([]);
  await earlier.save('a'.repeat(32), Buffer.from('x'));
  await earlier.save('a'.repeat(32), Buffer.from('y'));
  expect(await earlier.list()).toEqual(['a'.repeat(32)]);
  expect(await earlier.read('a'.repeat(32))).toEqual(Buffer.from('x'));
  expect(await readdir(join(folder, 'masters', 'aa'))).toHaveLength(1);
});
