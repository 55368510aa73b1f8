import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterEach, expect, test, vi } from 'vitest';
import { sweep } from '#apps/server/program/sweep.ts';
import { createContext } from '#platform/context/server/context.ts';
import { AppError } from '#platform/errors/rules/errors.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import {
  FETCHED_AT_ONCE,
  fetchForeignPictures,
  MOST_TRIES,
} from '#restaurant/foreign-pictures/server/fetch-foreign.ts';
import { createPictureFetch } from '#restaurant/foreign-pictures/server/picture-fetch.ts';
import { atEnd } from '#testing/server/at-end.ts';
import { type TestApp, useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  placeTestOrder,
  replaceCatalogue,
  simpleItem,
  TEA,
  type TestStore,
  teaStore,
} from '#testing/server/test-stores.ts';
import { maxUploadBytes } from '../image-name.ts';
import { sweepPictures } from '../sweep-pictures.ts';
import { MOST_FOREIGN } from './foreign-pictures.ts';

const thali = await useTestApp();
const OURS = /^\/images\/[0-9a-f]{32}-640\.webp#[0-9a-f]{6}$/;

const plain = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
const png = await plain('#c02020');
const otherPng = await plain('#2020c0');

/** What the other site was asked for. */
const asked: string[] = [];
afterEach(() => void asked.splice(0));
const site = createServer((request, response) => {
  const path = request.url ?? '';
  asked.push(path);
  const to = /^\/to\/(\d)$/.exec(path)?.[1];
  if (to !== undefined)
    response.writeHead(302, { location: to === '0' ? '/dish.png' : `/to/${Number(to) - 1}` }).end();
  else if (path.startsWith('/dish')) response.end(path === '/dish-for-a-day.png' ? otherPng : png);
  else if (path === '/page')
    response.writeHead(200, { 'content-type': 'image/png' }).end('<html>'.repeat(50));
  else if (path === '/vector') response.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
  else if (path === '/long') response.end(Buffer.alloc(maxUploadBytes + 1));
  else if (path === '/inside') response.writeHead(302, { location: 'http://127.0.0.1:1/dish.png' }).end();
  else if (path === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  else response.writeHead(404).end();
});
site.listen(0, '127.0.0.1');
await once(site, 'listening');
atEnd(() => site.close());
const base = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;

const fetchAll = (on: TestApp = thali) =>
  fetchForeignPictures(createContext(on.services, { kind: 'system' }));

async function sell(images: string[], on: TestApp = thali): Promise<TestStore> {
  return replaceCatalogue(
    on,
    await createTestStore(on),
    catalogueOf([simpleItem('Dosa', 70, { images })], { category: { image: images[0] ?? null } }),
  );
}

const dishOf = (body: { menus: { categories: { items: { images: string[] }[] }[] }[] }) =>
  body.menus[0]?.categories[0]?.items[0]?.images;

async function seen(store: TestStore, on: TestApp = thali) {
  const office = `/api/stores/${store.storeId}`;
  const get = async (url: string) => (await on.call('GET', url, { token: store.token })).body;
  const guest = await get(`/profile/web/${store.slug}/12-00`);
  const catalogue = await get(`${office}/catalogue`);
  const { pictures } = await get(`${office}/foreign-pictures`);
  return {
    guest: dishOf(guest),
    category: guest.menus[0].categories[0].image,
    logo: guest.profile.logo,
    written: dishOf(catalogue),
    revision: catalogue.revision,
    states: pictures.map(({ state }: { state: string }) => state),
  };
}

test('a menu keeps the addresses as written, and guests get our copies as soon as they exist', async () => {
  const url = `${base}/dish.png`;
  const store = await sell([url]);
  const before = await seen(store);
  expect(before).toMatchObject({ guest: [], category: null, written: [url], states: ['fetching'] });
  await fetchAll();
  const after = await seen(store);
  expect(after).toMatchObject({
    guest: [expect.stringMatching(OURS)],
    category: expect.stringMatching(OURS),
    written: [url],
    states: ['kept'],
  });
  expect(after.revision).toBe(before.revision + 1);
  const picture = await thali.app.inject(after.guest?.[0]?.split('#')[0] ?? '');
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  // Neither another save nor another round fetches it again.
  await replaceCatalogue(thali, store, catalogueOf([simpleItem('Dosa', 80, { images: [url] })]));
  await fetchAll();
  expect(asked).toEqual(['/dish.png']);
  expect((await seen(store)).guest).toEqual(after.guest);
});

test('orders, the older page, the directory and the logo never name another site', async () => {
  const store = await teaStore(thali, {}, { images: [`${base}/dish-of-order.png`] });
  const order = await placeTestOrder(thali, store, TEA);
  const logo = `${base}/dish-as-logo.png`;
  const patched = await thali.call('PATCH /store/api/store/:storeId', {
    params: store,
    body: { logo },
    token: store.token,
  });
  expect([patched.status, patched.body.logo]).toEqual([200, logo]);
  const everything = async () => {
    const pages = [
      `/profile/web/${store.slug}/12-00`,
      `/api/store-pages/${store.slug}`,
      `/store/api/store/retrieve/${store.storeId}/`,
      `/order/status/${order.slug}/`,
      '/api/store-listings',
    ];
    const answers = await Promise.all(pages.map((page) => thali.call('GET', page)));
    return answers.map(({ text }) => text).join('');
  };
  expect(await everything()).not.toContain(base);
  await fetchAll();
  expect(await everything()).not.toContain(base);
  expect((await seen(store)).logo).toMatch(OURS);
  const { body: office } = await thali.call('GET /store/api/store/:storeId', {
    params: store,
    token: store.token,
  });
  expect(office.logo).toMatch(OURS);
});

test('three redirects are followed', async () => {
  const store = await sell([`${base}/to/2`]);
  const tooMany = await sell([`${base}/to/3`]);
  await fetchAll();
  expect((await seen(store)).guest).toEqual([expect.stringMatching(OURS)]);
  expect((await seen(tooMany)).guest).toEqual([]);
});

test.each(['/page', '/vector', '/long', '/missing', '/file'])(
  '%s is not accepted as a picture',
  async (path) => {
    const store = await sell([`${base}${path}`]);
    await fetchAll();
    expect(await seen(store)).toMatchObject({ guest: [], states: ['fetching'] });
  },
);

test('a picture is tried three times, then daily, and then no more', async () => {
  const store = await sell([`${base}/never`]);
  const tries = () => asked.filter((path) => path === '/never');
  await fetchAll();
  await fetchAll();
  expect(tries()).toHaveLength(1);
  thali.clock.advance(MINUTE);
  await fetchAll();
  thali.clock.advance(10 * MINUTE);
  await fetchAll();
  expect(tries()).toHaveLength(3);
  expect((await seen(store)).states).toEqual(['failed']);
  thali.clock.advance(DAY - 1);
  await fetchAll();
  expect(tries()).toHaveLength(3);
  for (let day = 0; day < 9; day++) {
    thali.clock.advance(DAY);
    await fetchAll();
  }
  expect(tries()).toHaveLength(MOST_TRIES);
});

test('a full queue of uploads delays a picture and does not count as a try', async () => {
  const store = await sell([`${base}/dish-busy.png`]);
  const full = () => Promise.reject(new AppError('UNAVAILABLE'));
  const busy = vi.spyOn(thali.services.images, 'turnOf').mockReturnValue(full);
  for (let at = 0; at <= MOST_TRIES; at++) {
    await fetchAll();
    thali.clock.advance(5 * MINUTE);
  }
  busy.mockRestore();
  await fetchAll();
  expect((await seen(store)).states).toEqual(['kept']);
});

test('private addresses and plain http are never called, nor by redirect', async () => {
  const strict = await useTestApp({ fetchPicture: createPictureFetch({ allowPrivate: false }) });
  const https = base.replace('http:', 'https:');
  const private_ = [
    `${base}/dish.png`,
    `${https}/dish.png`,
    'https://[::1]/dish.png',
    'https://10.0.0.1/a.png',
  ];
  const metadata = [
    'https://169.254.169.254/latest',
    'https://localhost/dish.png',
    'https://user:word@a.example/a',
  ];
  const store = await sell([...private_, ...metadata], strict);
  for (let round = 0; round < 10; round++) await fetchAll(strict);
  expect(asked).toEqual([]);
  expect(await seen(store, strict)).toMatchObject({ guest: [], written: [...private_, ...metadata] });

  const guarded = createPictureFetch({ allowPrivate: (origin) => origin === base });
  for (const path of ['/inside', '/file'])
    await expect(guarded(`${base}${path}`, 'image/*')).rejects.toThrow('A private address');
});

test('the sweep finds pictures of existing menus, and drops unnamed ones with their copies', async () => {
  const url = `${base}/dish-of-old.png`;
  const store = await sell([url]);
  await thali.database.pool.query('delete from picture_due where store_id = $1', [store.storeId]);
  await thali.database.pool.query('delete from foreign_pictures where store_id = $1', [store.storeId]);
  const ctx = () => createContext(thali.services, { kind: 'system' });
  await sweep(ctx());
  await fetchAll();
  const { guest } = await seen(store);
  expect(guest).toEqual([expect.stringMatching(OURS)]);

  const other = await sell([`${base}/dish-for-a-day.png`]);
  await fetchAll();
  const [idle = ''] = (await seen(other)).guest ?? [];
  await replaceCatalogue(thali, other, catalogueOf([simpleItem('Dosa', 70)]));
  expect((await seen(other)).states).toEqual([]);

  thali.clock.advance(40 * DAY);
  await sweepPictures(ctx());
  const status = async (url: string) => (await thali.app.inject(url.split('#')[0] ?? '')).statusCode;
  expect([await status(guest?.[0] ?? ''), await status(idle)]).toEqual([200, 404]);
});

test('a store has a limited number of foreign pictures, and many are shown at once', async () => {
  const urls = Array.from({ length: 20 }, (_, at) => `${base}/dish-${at}.png`);
  const store = await sell(urls);
  const { revision } = await seen(store);
  await fetchAll();
  expect(await seen(store)).toMatchObject({
    guest: Array(20).fill(expect.stringMatching(OURS)),
    revision: revision + 1,
  });

  const many = Array.from({ length: MOST_FOREIGN + 10 }, (_, at) => `${base}/missing-${at}`);
  const items = Array.from({ length: 26 }, (_, at) =>
    simpleItem(`Dish ${at}`, 10, { images: many.slice(at * 20, at * 20 + 20) }),
  );
  const other = await replaceCatalogue(thali, await createTestStore(thali), catalogueOf(items));
  expect((await seen(other)).states).toHaveLength(MOST_FOREIGN);
});

test('a fetched picture counts for the account that wrote it into the menu', async () => {
  const store = await sell([`${base}/dish-counted.png`]);
  await fetchAll();
  const { rows } = await thali.database.pool.query(
    'select uploaded_by is not null as "isKnown" from store_images where store_id = $1',
    [store.storeId],
  );
  expect(rows).toEqual([{ isKnown: true }]);
});

test('fetches are limited in total, and to one per store', async () => {
  for (let store = 0; store < 3; store++)
    await sell([`${base}/dish-at-once-${store}-1.png`, `${base}/dish-at-once-${store}-2.png`]);
  const { fetchPicture } = thali.services;
  const [running, together]: [string[], string[][]] = [[], []];
  const isFull = Promise.withResolvers<void>();
  const fetching = vi.spyOn(thali.services, 'fetchPicture').mockImplementation(async (url, kinds) => {
    const store = url.replace(/-\d\.png$/, '');
    running.push(store);
    together.push([...running]);
    if (running.length === FETCHED_AT_ONCE) isFull.resolve();
    // The first ones wait for each other. Later ones may be the last of one store, which run alone.
    await isFull.promise;
    return fetchPicture(url, kinds).finally(() => running.splice(running.indexOf(store), 1));
  });
  await fetchAll();
  fetching.mockRestore();
  expect(together.length).toBeGreaterThanOrEqual(6);
  expect(Math.max(...together.map((urls) => urls.length))).toBe(FETCHED_AT_ONCE);
  expect(together.filter((stores) => new Set(stores).size < stores.length)).toEqual([]);
});
