import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { foldOrder } from '#ordering/orders/rules/fold-order.ts';
import { openDatabase } from '#platform/db/server/client.ts';
import { buildSchema, migrate } from '#platform/db/server/migrate.ts';
import { masterIdOf } from '#restaurant/pictures/server/image-files.ts';
import { createFolderMasters } from '#restaurant/pictures/server/masters/folder-masters.ts';
import { callThrough } from '#testing/server/call.ts';
import { emptyDatabase } from '#testing/server/empty-database.ts';
import { plainParts } from '#testing/server/plain-parts.ts';
import { moveOrder, patchStore, placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';
import { createApp } from '../app.ts';
import { createServices } from '../create-services.ts';
import { backUp } from './back-up.ts';
import { ROWS_FILE } from './format.ts';
import { restore } from './restore.ts';
import { backupLines, KEY, newDirectory, secrets, useSource } from './test-backups.ts';

const { thali, scene, picture, source, newBackup } = await useSource();

test('refuses an empty database and an existing directory', async () => {
  const directory = join(await newDirectory(), 'backup');
  await expect(backUp({ ...source, connection: await emptyDatabase() }, directory)).rejects.toThrow(
    'There is nothing of Thali in this database yet.',
  );
  await mkdir(directory);
  await expect(backUp(source, directory)).rejects.toThrow('is there already');
  expect(await readdir(dirname(directory))).toEqual(['backup']);
});

test('the secret key is in a backup only on request, and other users can read neither', async () => {
  const [without, withKey] = [await newBackup(), await newBackup({ secretKeys: [KEY] })];
  expect((await readdir(without)).toSorted()).toEqual([ROWS_FILE, 'pictures']);
  expect(await readFile(join(withKey, 'secret.key'), 'utf8')).toBe(`${KEY.toString('hex')}\n`);
  expect((await backupLines(without)).join()).not.toContain(KEY.toString('hex'));
  for (const path of [without, join(without, ROWS_FILE), join(withKey, 'secret.key')]) {
    expect((await stat(path)).mode & 0o077).toBe(0);
  }
});

/** The program over a restored backup. */
async function restored(directory: string) {
  const [connection, folder] = [await emptyDatabase(), await newDirectory()];
  const tables = await restore({ connection, images: folder, s3: null, secrets }, directory);
  const database = openDatabase(connection, () => {});
  const services = createServices({ ...plainParts(database.db, folder), clock: () => thali.clock.now });
  const options = { version: '0', appToken: null, trustProxy: false };
  const app = await createApp(services, { ...options, logger: { level: 'silent' } });
  const close = async () => {
    await app.close();
    await services.feeds.close();
    await database.close();
  };
  return { app, close, database: { ...database, connection }, folder, tables };
}

test('restores orders with their log, the menu, accounts and pictures', async () => {
  const { store, params } = scene;
  await patchStore(thali, store, {
    name: 'चाय "घर" \\ \u{1f35b}\n',
    pausedUntil: '2026-11-21T00:00:00.123Z',
  });
  const { app, close, database, tables } = await restored(await newBackup());
  try {
    const headers = { authorization: `token ${store.token}` };
    const reads = [
      `/order/status/${params.orderSlug}/`,
      `/profile/web/${store.slug}/12-00`,
      `/store/api/store/${store.storeId}`,
      `/api/stores/${store.storeId}/orders`,
      picture,
    ];
    for (const url of reads) {
      const [before, after] = [await thali.app.inject({ url, headers }), await app.inject({ url, headers })];
      expect([url, after.statusCode]).toEqual([url, 200]);
      expect(after.rawPayload.equals(before.rawPayload), url).toBe(true);
    }
    expect(
      await backUp({ ...source, connection: database.connection }, join(await newDirectory(), 'next')),
    ).toEqual(tables);
    expect(await migrate(database.connection)).toEqual([]);
    const call = callThrough(async (method, url, { body }) => {
      const answer = await app.inject({ method: method as 'GET', url, payload: body as object });
      return { status: answer.statusCode, body: answer.json(), headers: {}, text: answer.body };
    });
    const next = await placeTestOrder({ call }, store, { ...TEA, more: { orderType: 'Dine-In' } });
    expect(next.orderNo).toBe(2);
  } finally {
    await close();
  }
});

test('a backup from before a migration is brought up to date by the next start', async () => {
  const connection = await emptyDatabase();
  const old = openDatabase(connection, () => {});
  const client = await old.pool.connect();
  const images = await newDirectory();
  await createFolderMasters(images).save(masterIdOf(Buffer.from('old')), Buffer.from('old'));
  await buildSchema(client, ['0000_start.sql']);
  await client.query("insert into migrations (name, applied_at) values ('0000_start.sql', now())");
  const columns = ['name', 'slug', 'key', 'store_id', 'address', 'links', 'created_at'];
  await client.query(
    `insert into stores (${columns}) values ('Old', 'old', 'k', gen_random_uuid(), '{}', '[]', now())`,
  );
  client.release();
  const directory = join(await newDirectory(), 'old');
  await backUp({ ...source, connection, images }, directory);
  await old.close();
  const { close, database, folder } = await restored(directory);
  try {
    expect(await createFolderMasters(folder).list()).toHaveLength(1);
    expect((await migrate(database.connection))[0]).toBe('0001_opening_hours.sql');
    const { rows } = await database.pool.query('select name, opening_hours from stores');
    expect(rows).toEqual([{ name: 'Old', opening_hours: null }]);
  } finally {
    await close();
  }
});

test('pictures of earlier versions and of conversations are in it, and each comes back from an older backup', async () => {
  const [images, id, ofChat] = [await newDirectory(), 'ab'.repeat(16), 'cd'.repeat(16)];
  const webp = (word: string) => {
    const bytes = Buffer.from(`RIFF____WEBP${word}`);
    bytes.writeUInt32LE(bytes.length - 8, 4);
    return bytes;
  };
  await createFolderMasters(images).save(id, webp('on the disk'));
  const { pool } = thali.database;
  await pool.query('insert into picture_masters (image_id, master) values ($1, $2)', [
    ofChat,
    webp('of a chat'),
  ]);
  const directory = await newBackup({ images });
  const lines = (await backupLines(directory)).map((line) => {
    const [kind, name] = line.startsWith('["picture"') ? JSON.parse(line) : [];
    return kind ? JSON.stringify([kind, name]) : line;
  });
  const older = await newBackup({ images });
  await writeFile(join(older, ROWS_FILE), gzipSync(lines.join('\n')));
  for (const backup of [directory, older]) {
    const { close, database } = await restored(backup);
    const { rows } = await database.pool.query(
      'select image_id, master from picture_masters order by image_id',
    );
    await close();
    expect(rows).toHaveLength(3);
    const found = rows.filter(({ image_id }) => [id, ofChat].includes(image_id));
    expect(found.map(({ master }) => master)).toEqual([webp('on the disk'), webp('of a chat')]);
  }
});

test('a backup made while orders come in has no half order and no gap', async () => {
  const store = await teaStore(thali);
  const parts = { ...TEA, more: { orderType: 'Dine-In' } };
  let [isOver, placed] = [false, 0];
  const guests = Array.from({ length: 6 }, async () => {
    while (!isOver) {
      const { _id } = await placeTestOrder(thali, store, parts);
      placed += 1;
      await moveOrder(thali, store, _id, { from: 1, to: 2 });
    }
  });
  while (placed < 20) await placeTestOrder(thali, store, parts).then(() => (placed += 1));
  const directory = await newBackup();
  isOver = true;
  await Promise.all(guests);
  const { close, database } = await restored(directory);
  try {
    const read = async (sql: string) => (await database.pool.query(sql, [store.storeId])).rows;
    const orders = await read('select * from orders where store_id = $1 order by order_no');
    const log = await read('select * from store_log where store_id = $1 order by seq');
    const [counters] = await read('select * from store_counters where store_id = $1');
    expect(orders.length).toBeGreaterThanOrEqual(20);
    expect(orders.map(({ order_no }) => order_no)).toEqual(orders.map((_, index) => index + 1));
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
    expect([counters.order_no, counters.log_seq]).toEqual([orders.length, log.length]);
    for (const order of orders) {
      const entries = log.filter(({ order_id }) => order_id === order.id);
      const { state, amount } = foldOrder(
        entries.map(({ seq, at, event }) => ({ seq, at: at.getTime(), event })),
      );
      expect({ state, amount }).toEqual({ state: order.state, amount: Number(order.amount) });
    }
    const lines = await read('select count(*)::int as count from order_lines where store_id = $1');
    expect(lines).toEqual([{ count: orders.length }]);
  } finally {
    await close();
  }
});
