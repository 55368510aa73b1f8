import { expect, test } from 'vitest';
import { composePictures, pictureKey, picturesOf } from './compose-pictures.ts';
import { nightOwl as owl } from './stores/night-owl.ts';

test('a recipe that is used twice is drawn once', async () => {
  let made = 0;
  const kept = await composePictures([owl, { ...owl }], () => Promise.resolve(++made));
  expect([...kept]).toEqual([[pictureKey(owl.logo, owl), made]]);
  expect(picturesOf(owl)).toHaveLength(1);
});
