import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictureUrl } from '#ordering/menu/rules/own-pictures.ts';
import type { ImageFiles } from '#platform/ports/server/image-files.ts';
import { fairGate } from '#platform/work/server/fair-gate.ts';
import { SOCIAL_SIZE, STORE_PICTURES, type StorePicture } from '../wire/store-pictures.ts';
import { drawText } from './drawing/draw-text.ts';
import { createImageFiles } from './image-files.ts';
import { saveMaster } from './masters/save-master.ts';
import { createStorePictures, type StoreLook, type StorePictures } from './store-pictures.ts';

let directory: string;
let files: ImageFiles;
let pictures: StorePictures;
const free = async () => {};

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'store-pictures-'));
  files = createImageFiles(directory);
  pictures = createStorePictures(files);
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const look: StoreLook = {
  storeId: 'store',
  name: 'Chai <&> Co "1921"',
  city: 'Delhi',
  logo: null,
  banner: null,
  tones: {
    strong: '#c2410c',
    tint: '#fdf0ec',
    tintStrong: '#ffd9cb',
    heroFrom: '#e8a860',
    heroTo: '#6b1f05',
  },
};

const draw = async (name: StorePicture, more: Partial<StoreLook> = {}) =>
  readFile((await pictures({ ...look, ...more }, name, free)).path);
const pixel = async (png: Buffer, left: number, top: number) => [
  ...(await sharp(png).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];
const upload = async (background: string, alpha = 1) => {
  const { r, g, b } = Object.fromEntries(
    ['r', 'g', 'b'].map((channel, at) => [
      channel,
      Number.parseInt(background.slice(at * 2, at * 2 + 2), 16),
    ]),
  ) as { r: number; g: number; b: number };
  const create = { width: 400, height: 300, channels: 4 as const, background: { r, g, b, alpha } };
  return pictureUrl((await saveMaster(files, await sharp({ create }).png().toBuffer())).id);
};

test('a caller over the limit is refused before drawing, and the refusal is not cached', async () => {
  const refuse = () => {
    throw new Error('too much');
  };
  await expect(pictures(look, 'icon-96.png', refuse)).rejects.toThrow('too much');
  expect(await draw('icon-96.png')).not.toHaveLength(0);
  // A picture that exists costs nothing.
  await pictures(look, 'icon-96.png', refuse);
});

test('too many concurrent drawings are refused', async () => {
  pictures = createStorePictures(files, fairGate({ atOnce: 1, mostWaiting: 1 }));
  const asked = ['icon-96.png', 'icon-192.png', 'apple-180.png'].map((name) =>
    pictures(look, name as StorePicture, free),
  );
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject({
    code: 'UNAVAILABLE',
  });
});

test('the store’s initial replaces missing pictures and those of other sites', async () => {
  const plain = await draw('icon-96.png');
  for (const logo of [
    'https://elsewhere.example/logo.png',
    `/images/${'0'.repeat(32)}-640.webp`,
    '/etc/passwd',
  ]) {
    expect((await draw('icon-96.png', { logo })).equals(plain)).toBe(true);
  }
});

test.each(STORE_PICTURES)('%s has the size that its name says', async (name) => {
  const { width, height, format } = await sharp(await draw(name)).metadata();
  const side = Number(/\d+/.exec(name)?.[0]);
  expect([width, height]).toEqual(
    name === 'social.jpg' ? [SOCIAL_SIZE.width, SOCIAL_SIZE.height] : [side, side],
  );
  expect(format).toBe(name === 'social.jpg' ? 'jpeg' : 'png');
});

test('icons are round where shown as they are, and square where the phone cuts them', async () => {
  const logo = await upload('2040c0');
  expect((await pixel(await draw('icon-192.png', { logo }), 0, 0))[3]).toBe(0);
  for (const name of ['apple-180.png', 'maskable-512.png'] as const) {
    const [red = 0, green = 0, blue = 0, alpha] = await pixel(await draw(name, { logo }), 0, 0);
    expect(alpha).toBe(255);
    expect(Math.abs(red - 0x20) + Math.abs(green - 0x40) + Math.abs(blue - 0xc0)).toBeLessThan(20);
  }
});

test('a transparent logo is drawn on white', async () => {
  const create = { width: 200, height: 200, channels: 4 as const, background: '#00000000' };
  const dot = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><circle cx="100" cy="100" r="60"/></svg>');
  const png = await sharp({ create })
    .composite([{ input: dot, left: 0, top: 0 }])
    .png()
    .toBuffer();
  const logo = pictureUrl((await saveMaster(files, png)).id);
  const icon = await draw('apple-180.png', { logo });
  expect(await pixel(icon, 2, 2)).toEqual([255, 255, 255, 255]);
  expect((await pixel(icon, 90, 90))[0]).toBeLessThan(30);
});

test('the preview has the store’s colour on the left and the first picture on the right', async () => {
  const social = await draw('social.jpg', { banner: await upload('40c040'), logo: await upload('2040c0') });
  const [leftRed = 0, leftGreen = 0] = await pixel(social, 20, 315);
  const [rightRed = 0, rightGreen = 0] = await pixel(social, 1190, 315);
  expect(leftRed).toBeGreaterThan(leftGreen);
  expect(rightGreen).toBeGreaterThan(rightRed + 50);
});

test('any name can be previewed: long, empty, or in letters without a font here', async () => {
  const names = [
    '',
    'W'.repeat(300),
    'a '.repeat(200),
    'स्वाद घर',
    '\u2fe0\u2fe0',
    '\ufdfd',
    `Z${'\u0327\u0301'.repeat(400)}`,
    '👍🏽',
    '\u0001&#1;</span>',
  ];
  for (const name of names) {
    expect(await draw('social.jpg', { name, city: name })).not.toHaveLength(0);
    expect(await draw('icon-192.png', { name })).not.toHaveLength(0);
  }
});

test('letters without a font are left out, not drawn as boxes', async () => {
  const box = { size: 40, maxWidth: 300, maxHeight: 100 };
  expect(await drawText('\u2fe0', box)).toBeNull();
  expect(await drawText(' ', box)).toBeNull();
});

test('an unchanged look is drawn once, and a changed one replaces it', async () => {
  const paths = await Promise.all(
    Array.from({ length: 5 }, async () => (await pictures(look, 'icon-96.png', free)).path),
  );
  expect(new Set(paths).size).toBe(1);
  await pictures({ ...look, city: 'Agra' }, 'icon-192.png', free);
  await pictures({ ...look, name: 'Other' }, 'icon-96.png', free);
  const kept = await readdir(join(directory, 'stores', 'store'));
  expect(kept.map((file) => file.replace(/^[^-]*-/, '')).toSorted()).toEqual(['icon-192.png', 'icon-96.png']);
  expect(kept.some((file) => paths[0]?.endsWith(file))).toBe(false);
});
