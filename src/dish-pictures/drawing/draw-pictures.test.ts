import { setImmediate as turn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Picture } from '../recipes/picture.ts';
import { proposePictures } from '../recipes/propose.ts';
import { DISHES } from '../recipes/testing/dishes.ts';
import { compose, type Drawn } from './compose.ts';
import { drawPictures } from './draw-pictures.ts';

const [dal, dosa] = ['Dal tadka', 'Masala dosa'].map(
  (label) => proposePictures({ label, category: '', veg: true })[0] as Picture,
) as [Picture, Picture];

test('the same recipe gives the same pixels, another one others', () => {
  const once = compose(dal, 160, 120, 'c2410c').pixels;
  expect(Buffer.from(compose(structuredClone(dal), 160, 120, 'c2410c').pixels).equals(once)).toBe(true);
  expect(Buffer.from(compose(dosa, 160, 120, 'c2410c').pixels).equals(once)).toBe(false);
});

test('every proposal can be drawn, and none is empty or burnt out', () => {
  const recipes = new Set(
    DISHES.flatMap(([label]) => proposePictures({ label, category: '', veg: null }).slice(0, 1)).map(
      (picture) => JSON.stringify(picture),
    ),
  );
  for (const recipe of recipes) {
    const { pixels } = compose(JSON.parse(recipe), 48, 36, 'c2410c');
    const mean = pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
    expect(mean, recipe).toBeGreaterThan(35);
    expect(mean, recipe).toBeLessThan(235);
  }
});

test('pictures are drawn beside the event loop', async () => {
  let turns = 0;
  let isDone = false;
  const watch = async () => {
    for (; !isDone; turns++) await turn();
  };
  const watching = watch();
  const drawn: Drawn[] = [];
  for await (const picture of drawPictures({
    pictures: [dal, dosa, dal],
    width: 800,
    height: 600,
    brand: 'c2410c',
  }))
    drawn.push(picture);
  isDone = true;
  await watching;
  expect(drawn.map(({ pixels }) => pixels.length)).toEqual(Array(3).fill(800 * 600 * 3));
  // Drawing on the event loop would have left it a few turns for each picture.
  expect(turns).toBeGreaterThan(1_000);
});

test('no clock ends the drawing, however slow the machine is', async () => {
  const clock = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  onTestFinished(() => clock.mockRestore());
  const drawn: Drawn[] = [];
  for await (const picture of drawPictures({
    pictures: [dal, dosa],
    width: 160,
    height: 120,
    brand: 'c2410c',
  }))
    drawn.push(picture);
  expect(drawn).toHaveLength(2);
});
