import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setScene } from '#testing/server/scene.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';
import { createImages } from '../create-images.ts';
import { createImageFiles, masterIdOf } from '../image-files.ts';
import { createDatabaseMasters } from './database-masters.ts';
import { insertMaster } from './master-queries.ts';
import { createS3Masters } from './s3-masters.ts';

// A new folder for what a process keeps, and one for the object store.
const [folder, stored] = await Promise.all(
  ['thali-process-', 'thali-s3-'].map((name) => mkdtemp(join(tmpdir(), name))),
);
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: stored ?? '',
  configureBuckets: [{ name: 'pictures', configs: [] }],
});
const { port } = await server.run();
const place = {
  address: `http://127.0.0.1:${port}/pictures`,
  region: 'us-east-1',
  key: 'S3RVER',
  secret: 'S3RVER',
};
const masters = createS3Masters(place);
const images = createImageFiles(folder ?? '', { masters });
const thali = await useTestApp({ images });
const { store } = await setScene(thali);
const tea = await teaStore(thali);

afterAll(async () => {
  await server.close();
  for (const path of [folder, stored]) await rm(path ?? '', { recursive: true, force: true });
});

beforeAll(async () => {
  for (const id of await masters.list()) await masters.delete(id, thali.database.db);
});

async function upload(background: string) {
  const create = { width: 40, height: 30, channels: 3, background } as const;
  return thali.app.inject({
    method: 'POST',
    url: `/api/stores/${store.storeId}/images`,
    headers: { 'content-type': 'image/png', authorization: `token ${store.token}` },
    payload: await sharp({ create }).png().toBuffer(),
  });
}

test('a picture is in the bucket and not in the database, and is read from there', async () => {
  const answer = await upload('#d2452c');
  expect(answer.statusCode, answer.body).toBe(201);
  const [id = ''] = await masters.list();
  expect(answer.json().url).toContain(id);
  const { rows } = await thali.database.pool.query('select image_id from picture_masters');
  expect(rows).toEqual([]);
  expect((await thali.app.inject({ url: answer.json().url.replace(/#.*/, '') })).statusCode).toBe(200);
  await images.delete(id, thali.database.db);
  expect(await masters.read(id)).toBeNull();
});

test('pictures of the database are taken there', async () => {
  const { db } = thali.database;
  const id = 'ab'.repeat(16);
  await insertMaster(db, id, Buffer.from('a picture'));
  const choice = { dataDir: folder ?? '', databaseUrl: null, picturesGb: 20, s3: place };
  await createImages(db, choice).takeIn(db, new AbortController().signal);
  expect(String(await masters.read(id))).toBe('a picture');
  expect(await createDatabaseMasters(db, async () => 0).list()).toEqual([]);
});

test('a wrong key and a missing bucket are told in the log', async () => {
  const wrong = createS3Masters({ ...place, key: 'wrong' });
  await expect(wrong.save('ab'.repeat(16), Buffer.from('x'))).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    cause: { message: expect.stringMatching(/^The object store: 403 to PUT: .*InvalidAccessKeyId/s) },
  });
  await expect(createS3Masters({ ...place, address: `${place.address}-none` }).list()).rejects.toMatchObject({
    cause: { message: expect.stringContaining('there is no bucket at') },
  });
});

test('in a bucket of several databases, one deletes nothing that another may show', async () => {
  const shared = createS3Masters({ ...place, isShared: true });
  const [photo, own] = [Buffer.from('a photograph'), 'cd'.repeat(16)];
  const id = masterIdOf(photo);
  for (const name of [id, own]) await shared.save(name, photo);
  for (const name of [id, own]) await shared.delete(name, thali.database.db);
  expect([await masters.read(id), await masters.read(own)]).toEqual([photo, null]);
  await masters.delete(id, thali.database.db);
  expect(await masters.read(id)).toBeNull();
});

test('while it is down, pictures are answered with 503 and orders are taken', async () => {
  const down = createServer((_request, reply) => reply.writeHead(503).end('Slow down'));
  await new Promise<void>((resolve) => down.listen(0, '127.0.0.1', resolve));
  const address = down.address();
  if (typeof address !== 'object' || address === null) throw new Error('Not listening');
  const broken = createS3Masters({ ...place, address: `http://127.0.0.1:${address.port}/pictures` });
  const { save, read } = masters;
  Object.assign(masters, { save: broken.save, read: broken.read });
  try {
    const answer = await upload('#00ff00');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.body).not.toContain('Slow down');
    const missing = await thali.app.inject({ url: `/images/${'12'.repeat(16)}-320.webp` });
    expect([missing.statusCode, missing.headers['retry-after']]).toEqual([503, '2']);
    await new Promise((resolve) => down.close(resolve));
    expect((await upload('#00ff00')).statusCode).toBe(503);
    const order = await placeTestOrder(thali, tea, { ...TEA, more: { orderType: 'Dine-In' } });
    expect(order.orderNo).toBe(1);
  } finally {
    Object.assign(masters, { save, read });
  }
  expect((await upload('#00ff00')).statusCode).toBe(201);
});
