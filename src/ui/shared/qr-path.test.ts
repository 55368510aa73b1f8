import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrFile, qrPath } from './qr-path.ts';

const LINK = 'https://thali.example/saffron-street';

test('the code can be scanned', () => {
  const { size, path } = qrPath(LINK);
  const scale = 4;
  const side = size * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      for (let at = Number(x) * scale; at < (Number(x) + Number(run)) * scale; at++) {
        data.fill(0, (row * side + at) * 4, (row * side + at) * 4 + 3);
      }
    }
  }
  expect(decodeQR({ width: side, height: side, data })).toBe(LINK);
});

test('the file is a complete SVG', () => {
  expect(qrFile(qrPath(LINK))).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/,
  );
});
