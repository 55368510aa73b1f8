import { expect, test } from 'vitest';
import { findBlobs, findInk, type Gray, inEvenLight, smoothed, toGray, turn } from './gray.ts';
import { findLeaders, wipe } from './leaders.ts';

const [WIDTH, HEIGHT] = [120, 60];
/** Paper whose shade falls from left to right, with boxes of ink. */
function paper(boxes: number[][], shadeAt: (x: number) => number = () => 240): Gray {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    const isInk = boxes.some(
      ([left = 0, top = 0, right = 0, bottom = 0]) => x >= left && x < right && y >= top && y < bottom,
    );
    return shadeAt(x) * (isInk ? 0.3 : 1);
  });
  return { width: WIDTH, height: HEIGHT, data };
}
const blobsOf = (page: Gray) =>
  findBlobs(findInk(inEvenLight(page)), page.width).map(({ left, top, right, bottom }) => [
    left,
    top,
    right,
    bottom,
  ]);

test('letters are found in the light and in the shade', () => {
  const letters = [
    [10, 20, 14, 32],
    [60, 20, 64, 32],
    [100, 20, 104, 32],
  ];
  expect(blobsOf(paper(letters, (x) => 240 - x))).toEqual(letters);
});

test('light letters on a dark menu are ink', () => {
  const dark = [20, 20, 20, 255];
  const rgba = Array.from({ length: 100 }, (_, at) => (at === 55 ? [250, 250, 250, 255] : dark)).flat();
  const { data } = toGray(10, 10, rgba);
  expect([data[0], data[55]]).toEqual([236, 5]);
});

test('a page that is turned and turned back has its letters where they were', () => {
  const back = turn(turn(paper([[40, 20, 80, 40]]), 0.05), -0.05);
  const [[left = 0, top = 0, right = 0, bottom = 0] = []] = blobsOf(back);
  expect([left - 40, top - 20, right - 80, bottom - 40].every((off) => Math.abs(off) <= 2)).toBe(true);
});

test('noise is smoothed, and a clean page is left as it is', () => {
  const clean = paper([[40, 20, 44, 32]]);
  expect(smoothed(clean)).toBe(clean);
  const noisy = { ...clean, data: clean.data.map((shade, at) => (at % 31 === 0 ? 0 : shade)) };
  expect(findInk(smoothed(noisy)).filter(Boolean).length).toBeLessThan(findInk(noisy).filter(Boolean).length);
});

test('dots that lead to a price are wiped away, and the dots of letters stay', () => {
  const dots = Array.from({ length: 14 }, (_, index) => [20 + index * 6, 30, 22 + index * 6, 32]);
  const letters = [
    [4, 20, 8, 32],
    [5, 14, 7, 16],
    [110, 20, 114, 32],
  ];
  const page = paper([...letters, ...dots]);
  const blobs = findBlobs(findInk(inEvenLight(page)), WIDTH);
  expect(blobs).toHaveLength(17);
  expect(blobsOf(wipe(page, findLeaders(blobs, 12)))).toHaveLength(3);
});
