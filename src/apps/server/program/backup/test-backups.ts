import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type pg from 'pg';
import sharp from 'sharp';
import { expect, onTestFinished } from 'vitest';
import { recordSecretKey } from '#platform/db/server/instance.ts';
import { createSecrets } from '#platform/secrets/server/secrets.ts';
import { atEnd } from '#testing/server/at-end.ts';
import { type Scene, setScene } from '#testing/server/scene.ts';
import { type TestApp, useTestApp } from '#testing/server/test-app.ts';
import { withClient } from '#testing/server/with-client.ts';
import { backUp } from './back-up.ts';
import { ROWS_FILE } from './format.ts';

export const KEY = Buffer.alloc(32, 7);
export const secrets = createSecrets(KEY);

/** A program with an order and a picture, and a function that backs it up. */
export async function useSource() {
  const images = await mkdtemp(join(tmpdir(), 'thali-pictures-'));
  atEnd(() => rm(images, { recursive: true, force: true }));
  const thali = await useTestApp();
  await recordSecretKey(thali.database.db, secrets, thali.clock.now);
  const scene = await setScene(thali);
  const picture = await upload(thali, scene);
  const source = {
    connection: thali.database.connection,
    images,
    s3: null,
    version: '1.2.3',
    secretKeys: null,
  };
  return {
    thali,
    scene,
    picture,
    source,
    async newBackup(changes: Partial<Parameters<typeof backUp>[0]> = {}): Promise<string> {
      const directory = join(await newDirectory(), 'below', 'backup');
      await backUp({ ...source, ...changes }, directory);
      return directory;
    },
  };
}

async function upload(thali: TestApp, { store }: Scene): Promise<string> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#d2452c' } });
  const answer = await thali.app.inject({
    method: 'POST',
    url: `/api/stores/${store.storeId}/images`,
    headers: { 'content-type': 'image/png', authorization: `token ${store.token}` },
    payload: await picture.png().toBuffer(),
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().url;
}

export async function backupLines(directory: string): Promise<string[]> {
  return gunzipSync(await readFile(join(directory, ROWS_FILE)))
    .toString()
    .split('\n');
}

export async function newDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'thali-backup-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

export async function countTables(connection: pg.ClientConfig): Promise<number> {
  const { rows } = await withClient(connection, (client) =>
    client.query(
      "select count(*)::int as count from information_schema.tables where table_schema = 'public'",
    ),
  );
  return rows[0].count;
}
