import type { SharpOptions } from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';

const texts: string[] = [];
vi.mock('sharp', async (load) => {
  const { default: sharp } = await load<{ default: (...parts: unknown[]) => unknown }>();
  const counting = (...parts: unknown[]) => {
    const { text } = (parts[0] ?? {}) as SharpOptions;
    if (text) texts.push(text.text);
    return sharp(...parts);
  };
  return { default: counting };
});

// Another test of this process may have loaded the module with the real library.
vi.resetModules();
const { drawText, fitText } = await import('./draw-text.ts');

beforeEach(() => {
  texts.length = 0;
});

const SIZES = [104, 92, 80, 68, 58, 50];
const BOX = { maxWidth: 600, maxHeight: 330 };
const signsOf = (text: string) => [...text.replace(/<[^>]*>/g, '')].length;

test('checks once whether the machine has the letters, whatever the size', async () => {
  const name = 'Ärger über Öl, Çay, Ñandú, Łódź, Ørsted, Åse, Ðe, Þor, ßa, ıl';
  await fitText(name, SIZES, BOX);
  const probes = texts.filter((text) => signsOf(text) === 1);
  expect(probes.length).toBeLessThanOrEqual(14);
  expect(texts.filter((text) => signsOf(text) > 1).length).toBeLessThanOrEqual(1 + SIZES.length);
});

test('draws a short name as large as its line allows', async () => {
  const drawn = await fitText('Tea', SIZES, BOX);
  expect(drawn?.height).toBeGreaterThan(60);
  expect((await fitText('Saffron Street Kitchen', SIZES, BOX))?.width).toBeGreaterThan(400);
});

test('cuts a text that is far too long before it draws it', async () => {
  const wide = 'W'.repeat(2000);
  const drawn = await fitText(wide, SIZES, BOX);
  expect(drawn && drawn.width <= BOX.maxWidth && drawn.height <= BOX.maxHeight).toBe(true);
  const whole = texts.filter((text) => signsOf(text) > 1000);
  expect(whole.length).toBe(1);
  expect(texts.at(-1)).toContain('WWW…');
  const city = await drawText(wide, { size: 38, maxWidth: 600, maxHeight: 48 });
  expect(city?.height).toBeLessThanOrEqual(48);
  expect(texts.at(-1)).toContain('WWW…');
});
