import { expect, test, vi } from 'vitest';

test('a letter keeps its meaning after it was part of another glyph', async () => {
  vi.resetModules();
  const { openFont } = await import('./open-fonts.ts');
  const font = openFont('latin 400');
  for (const { path } of font.layout('Order #1 · Dine-In …').glyphs) expect(path.commands).toBeDefined();
  const { glyphs } = font.layout('₹ 12.50');
  expect(String.fromCodePoint(...glyphs.flatMap(({ codePoints }) => codePoints))).toBe('₹ 12.50');
});
