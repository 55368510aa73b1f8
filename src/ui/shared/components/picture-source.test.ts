import { expect, test } from 'vitest';
import { pictureSource } from './picture-source.ts';

const ID = '0123456789abcdef0123456789abcdef';

test('our own picture has three widths and two formats', () => {
  expect(pictureSource(`/images/${ID}-640.webp`)).toEqual({
    src: `/images/${ID}-640.webp`,
    avif: `/images/${ID}-320.avif 320w, /images/${ID}-640.avif 640w, /images/${ID}-1280.avif 1280w`,
    webp: `/images/${ID}-320.webp 320w, /images/${ID}-640.webp 640w, /images/${ID}-1280.webp 1280w`,
    color: null,
  });
});

test('its colour is in the fragment of its address', () => {
  const { src, color } = pictureSource(`/images/${ID}-640.webp#e8a860`);
  expect([src, color]).toEqual([`/images/${ID}-640.webp`, '#e8a860']);
});

test.each(['https://pictures.example/tea.jpg', '/images/tea-640.webp'])('%s is used unchanged', (src) => {
  expect(pictureSource(src)).toEqual({ src, avif: null, webp: null, color: null });
});
