import { access } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addStory } from '#guests/stories/server/testing/add-story.ts';
import { createContext } from '#platform/context/server/context.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  patchStore,
  placeTestOrder,
  replaceCatalogue,
  simpleItem,
  TEA,
  type TestStore,
} from '#testing/server/test-stores.ts';
import { erasePictures } from './erase-pictures.ts';
import { idOfUrl } from './image-name.ts';
import { saveMaster } from './masters/save-master.ts';
import { sweepPictures } from './sweep-pictures.ts';

const thali = await useTestApp();
const sweepNow = () => sweepPictures(createContext(thali.services, { kind: 'system' }));

/** Advances the clock without letting sessions expire. */
async function advance(days: number): Promise<void> {
  thali.clock.advance(days * DAY);
  const times = [new Date(thali.clock.now), new Date(thali.clock.now + DAY)];
  await thali.database.pool.query('update sessions set seen_at = $1, expires_at = $2', times);
}

let shade = 0;
const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: `rgb(${10 * ++shade}, 90, 40)` } })
    .png()
    .toBuffer();

async function upload({ storeId, token }: TestStore, body?: Buffer): Promise<string> {
  const headers = { 'content-type': 'image/png' };
  const bytes = body ?? (await picture());
  const answer = await thali.call('POST', `/api/stores/${storeId}/images`, { token, headers, body: bytes });
  expect(answer.status).toBe(201);
  return answer.body.url;
}

const isThere = async (url: string) => (await thali.services.images.master(idOfUrl(url) ?? '')) !== null;
const dishes = (images: string[], image: string | null = null) =>
  catalogueOf([simpleItem('Tea', 20, { images })], { category: { image } });

test('unnamed pictures are deleted after thirty days with their variants; named ones stay', async () => {
  const store = await createTestStore(thali);
  const other = await createTestStore(thali);
  const [idle, logo, ofDish, ofCategory, ofOther, ordered, earlier, cover, inStory] = [
    await upload(store),
    await upload(store),
    await upload(store),
    await upload(store),
    await upload(store),
    await upload(store),
    await upload(store),
    await upload(store),
    await upload(store),
  ];
  expect((await patchStore(thali, store, { logo })).status).toBe(200);
  const selling = await replaceCatalogue(thali, store, dishes([ordered]));
  await placeTestOrder(thali, selling, TEA);
  await replaceCatalogue(thali, store, dishes([earlier]));
  await replaceCatalogue(thali, store, dishes([ofDish], ofCategory));
  await thali.database.pool.query(
    `delete from catalogue_revisions where store_id = $1 and catalogue::text like '%' || $2 || '%'`,
    [store.storeId, idOfUrl(ordered)],
  );
  await replaceCatalogue(thali, other, dishes([ofOther]));
  await addStory(thali, store, {
    cover: { url: cover, alt: '' },
    document: { type: 'doc', content: [{ type: 'image', attrs: { src: inStory, alt: '' } }] },
  });
  const variant = await thali.services.images.variant(idOfUrl(idle) ?? '', 320, 'webp');

  await advance(29);
  await sweepNow();
  expect(await isThere(idle)).toBe(true);
  for (let at = 0; at < 2; at++) {
    await advance(32);
    await sweepNow();
    expect(await isThere(idle)).toBe(false);
    for (const url of [logo, ofDish, ofCategory, ofOther, ordered, earlier, cover, inStory])
      expect(await isThere(url)).toBe(true);
  }
  await expect(access(variant ?? '')).rejects.toMatchObject({ code: 'ENOENT' });
  expect((await thali.call('GET', idle)).status).toBe(404);
});

test('a picture that another store uploaded recently stays for both', async () => {
  const [first, second] = [await createTestStore(thali), await createTestStore(thali)];
  const bytes = await picture();
  const url = await upload(first, bytes);
  await advance(20);
  expect(await upload(second, bytes)).toBe(url);
  await advance(12);
  await sweepNow();
  expect(await isThere(url)).toBe(true);
  await advance(20);
  await sweepNow();
  expect(await isThere(url)).toBe(false);
  expect(await upload(first, bytes)).toBe(url);
  expect(await isThere(url)).toBe(true);
});

test('a menu that names a picture again keeps it after a long time without a name', async () => {
  const store = await createTestStore(thali);
  const url = await upload(store);
  await advance(40);
  await replaceCatalogue(thali, store, dishes([url]));
  const { rows } = await thali.database.pool.query(
    'select looked_at from store_images where store_id = $1 and image_id = $2',
    [store.storeId, idOfUrl(url)],
  );
  expect(rows[0]?.looked_at.getTime()).toBe(thali.clock.now);
});

test('a store that is erased takes its pictures along, but for those that another store names', async () => {
  const [store, other] = [await createTestStore(thali), await createTestStore(thali)];
  const [own, shared] = [await upload(store), await upload(store)];
  await replaceCatalogue(thali, store, dishes([own, shared]));
  await replaceCatalogue(thali, other, dishes([shared]));
  await erasePictures(createContext(thali.services, { kind: 'system' }), store.storeId);
  expect([await isThere(own), await isThere(shared)]).toEqual([false, true]);
});

test('files without a row are left alone, whatever their age', async () => {
  const { id } = await saveMaster(thali.services.images, await picture());
  await advance(400);
  await sweepNow();
  expect(await thali.services.images.master(id)).not.toBeNull();
});
