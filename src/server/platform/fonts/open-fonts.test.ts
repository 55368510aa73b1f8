import { expect, test, vi } from 'vitest';

test('a letter stands for itself, also where it was drawn as a part of another sign before', async () => {
  vi.resetModules();
  const { openFont } = await import('./open-fonts.ts');
  const font = openFont('latin 400');
  for (const { path } of font.layout('Order #1 · Dine-In …').glyphs) expect(path.commands).toBeDefined();
  const { glyphs } = font.layout('₹ 12.50');
  expect(String.fromCodePoint(...glyphs.flatMap(({ codePoints }) => codePoints))).toBe('₹ 12.50');
});
