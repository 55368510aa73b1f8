import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, paletteOf } from './palette.ts';

const colors = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, '0'));

describe('the contrast of two colours', () => {
  test.each([
    ['FF9900', 'ffffff', 2.14],
    ['000000', 'ffffff', 21],
    ['777777', 'ffffff', 4.48],
  ])('%s on %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  });
});

describe('the palette of a store', () => {
  test('makes text readable on every tone, whatever the colour', () => {
    void fc.assert(
      fc.property(colors, (color) => {
        const light = paletteOf(color, 'light');
        expect(contrast(light.strong, light.onStrong)).toBeGreaterThanOrEqual(4.5);
        for (const ground of ['fcfaf8', 'ffffff', light.tint]) {
          expect(contrast(light.text, ground)).toBeGreaterThanOrEqual(4.5);
        }
        const dark = paletteOf(color, 'dark');
        expect(contrast(dark.strong, dark.onStrong)).toBeGreaterThanOrEqual(4.5);
        for (const ground of ['14110f', '201b18', dark.tint]) {
          expect(contrast(dark.text, ground)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  test('keeps the hue of the store', () => {
    const { strong } = paletteOf('E4572E', 'light');
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(strong.slice(at, at + 2), 16));
    expect(red).toBeGreaterThan((green ?? 0) * 2);
    expect(green).toBeGreaterThan(blue ?? 0);
  });
});
