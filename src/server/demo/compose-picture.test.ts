import sharp from 'sharp';
import { expect, test } from 'vitest';
import { composePicture } from './compose-picture.ts';
import { composePictures, picturesOf } from './compose-pictures.ts';
import { curry, drink, logo, type Picture, picture, plate, tint } from './picture.ts';
import { nightOwl as owl } from './stores/night-owl.ts';

const store = { primaryColor: 'c2410c' };
const all: Picture['layout'][] = ['solo', 'right', 'left', 'behind', 'flank', 'row', 'heap'];

test('the same recipe gives the same bytes, another layout others', async () => {
  const dal = picture(tint.sand, 'right', curry('copper', 'e3ad36', 'chilli', 'coriander'), '🌶️');
  const once = await composePicture(dal, store);
  expect((await composePicture(structuredClone(dal), store)).equals(once)).toBe(true);
  expect((await composePicture({ ...dal, layout: 'left' }, store)).equals(once)).toBe(false);
});

test('each frame has its size, and no transparency', async () => {
  const dish = picture(tint.sand, 'solo', '🍛');
  for (const [recipe, width, height] of [
    [dish, 960, 720],
    [{ ...dish, frame: 'banner' as const }, 1280, 720],
    [logo('🦉'), 512, 512],
  ] as const) {
    const made = await sharp(await composePicture(recipe, store)).metadata();
    expect(made).toMatchObject({ width, height, format: 'png', hasAlpha: false });
  }
});

test.each(all)('%s: emoji and crockery may reach over the edge', async (layout) => {
  for (const frame of ['item', 'banner', 'logo'] as const) {
    const recipe = picture(
      tint.mint,
      layout,
      '🥭',
      plate('leaf', 'dosa', 'd99b46'),
      drink('tall', 'f9b233', 'ice'),
    );
    const { isOpaque } = await sharp(await composePicture({ ...recipe, frame }, store)).stats();
    expect(isOpaque).toBe(true);
  }
});

test('a recipe that is used twice is composed once', async () => {
  let made = 0;
  const kept = await composePictures([owl, { ...owl }], () => Promise.resolve(++made));
  expect([kept.size, made]).toEqual([1, 1]);
  expect(picturesOf(owl)).toHaveLength(1);
});
