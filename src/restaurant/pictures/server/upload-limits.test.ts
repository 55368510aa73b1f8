import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { TIMES_MASTER } from '#ordering/menu/rules/own-pictures.ts';
import { LIMITS } from '#platform/limits/rules/policy.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { createTestStore } from '#testing/server/test-stores.ts';
import { LEAST_FREE_BYTES, PICTURES_WAITING } from './image-files.ts';
import { PICTURE_BYTES } from './save-picture.ts';

const thali = await useTestApp({ rateLimitScale: 1 });
const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#d2452c' } })
  .png()
  .toBuffer();

async function newStore() {
  const { storeId, token } = await createTestStore(thali);
  const headers = { 'content-type': 'image/png' };
  const upload = (body = picture) =>
    thali.call('POST', `/api/stores/${storeId}/images`, { token, headers, body });
  return { upload, storeId };
}

test('some pictures can be uploaded before the address is confirmed, many only after', async () => {
  const { upload } = await newStore();
  await thali.database.pool.query('update accounts set verified_at = null where id is not null');
  const { most } = LIMITS.uploadsUnconfirmed;
  for (let at = 0; at < most; at++) expect((await upload()).status).toBe(201);
  expectError(await upload(), 403, 'EMAIL_UNVERIFIED');
  await thali.database.pool.query('update accounts set verified_at = now() where id is not null');
  expect((await upload()).status).toBe(201);
});

test('pictures leave the last of the disk free', async () => {
  const { upload } = await newStore();
  const { images } = thali.services;
  const { hasRoom } = images;
  images.hasRoom = async () => false;
  expectError(await upload(), 503, 'PICTURES_FULL');
  images.hasRoom = hasRoom;
  expect((await upload()).status).toBe(201);
});

test('unconfirmed accounts leave room on the disk for others', async () => {
  const { upload } = await newStore();
  const { images } = thali.services;
  const { hasRoom } = images;
  images.hasRoom = async (leastFree = 0) => leastFree < LEAST_FREE_BYTES.unconfirmed;
  expect((await upload()).status).toBe(201);
  await thali.database.pool.query('update accounts set verified_at = null where id is not null');
  expectError(await upload(), 503, 'PICTURES_FULL');
  images.hasRoom = hasRoom;
  await thali.database.pool.query('update accounts set verified_at = now() where id is not null');
});

test('an account with many concurrent uploads is refused; others are not', async () => {
  const [flood, other] = [await newStore(), await newStore()];
  const held = Promise.withResolvers<void>();
  const holding = thali.services.images.turnOf('somebody')(() => held.promise);
  const entered = vi.spyOn(thali.services.images, 'turnOf');
  onTestFinished(() => entered.mockRestore());
  const answers = Promise.all(Array.from({ length: PICTURES_WAITING + 3 }, () => flood.upload()));
  await expect.poll(() => entered.mock.calls.length).toBe(PICTURES_WAITING + 3);
  const honest = other.upload();
  await expect.poll(() => entered.mock.calls.length).toBe(PICTURES_WAITING + 4);
  held.resolve();
  await holding;
  expect((await honest).status).toBe(201);
  const refused = (await answers).filter(({ status }) => status !== 201);
  expect(refused).toHaveLength(4);
  for (const answer of refused) {
    expectError(answer, 503, 'UNAVAILABLE');
    expect(answer.headers['retry-after']).toBe('2');
  }
});

const ALMOST = 500_000;

/** Fills the budget, as earlier uploads would have, in this store or in others. */
async function fill(storeId: string, budget: number, otherStores = 0): Promise<void> {
  const { pool } = thali.database;
  const { rows } = await pool.query('select account_id from memberships where store_id = $1', [storeId]);
  const accountId = rows[0]?.account_id;
  const others = Array.from({ length: otherStores }, () => randomUUID());
  const storeIds = otherStores > 0 ? others : [storeId];
  const each = Math.floor((budget - ALMOST) / TIMES_MASTER / storeIds.length);
  for (const id of storeIds) {
    if (id !== storeId)
      await pool.query(
        `insert into memberships (account_id, store_id, role, created_at) values ($1, $2, 'OWNER', now())`,
        [accountId, id],
      );
    await pool.query(
      `insert into store_images (store_id, image_id, bytes, uploaded_by, uploaded_at, looked_at)
       values ($1, 'earlier', $2, $3, now(), now())`,
      [id, each, accountId],
    );
  }
}

/** Noise, which hardly compresses. */
const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();

test.each([
  ['a store', PICTURE_BYTES.store, 0, 413, 'STORE_PICTURES_FULL'],
  ['an account', PICTURE_BYTES.account, 4, 413, 'ACCOUNT_PICTURES_FULL'],
  ['an account that is not confirmed', PICTURE_BYTES.unconfirmed, 0, 403, 'EMAIL_UNVERIFIED'],
] as const)('the pictures of %s have a budget', async (_, budget, otherStores, status, code) => {
  const { storeId, upload } = await newStore();
  await fill(storeId, budget, otherStores);
  if (code === 'EMAIL_UNVERIFIED')
    await thali.database.pool.query('update accounts set verified_at = null where id is not null');
  expect((await upload()).status).toBe(201);
  expectError(await upload(await noise(600)), status, code);
  expect((await upload()).status).toBe(201);
});

test('concurrent uploads are limited like uploads in a row', async () => {
  const { storeId, upload } = await newStore();
  await fill(storeId, PICTURE_BYTES.store);
  const pictures = await Promise.all(Array.from({ length: 5 }, () => noise(250)));
  const answers = await Promise.all(pictures.map((bytes) => upload(bytes)));
  const kept = answers.filter(({ status }) => status === 201).length;
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(pictures.length);
  const sql = 'select sum(bytes) as bytes from store_images where store_id = $1';
  const { rows } = await thali.database.pool.query(sql, [storeId]);
  expect(Number(rows[0]?.bytes) * TIMES_MASTER).toBeLessThanOrEqual(PICTURE_BYTES.store);
});
