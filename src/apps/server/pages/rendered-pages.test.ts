import { expect, test } from 'vitest';
import { cacheBody, pack } from '#platform/http/server/cached-body.ts';
import { createRenderedPages } from './rendered-pages.ts';

const KB = 1_000;
const page = (bytes: number, validUntil: number | null = null) => ({
  ...cacheBody('text/plain', 'x'.repeat(bytes)),
  validUntil,
});
const kept = (pages: ReturnType<typeof createRenderedPages>, names: string[]) =>
  names.filter((name) => pages.get(name, 0) !== null);

test('a page that is too large is not cached and evicts nothing', () => {
  const pages = createRenderedPages(160 * KB);
  expect(pages.set('small', page(KB))).toBe(true);
  expect(pages.set('heavy', page(11 * KB))).toBe(false);
  expect(kept(pages, ['small', 'heavy'])).toEqual(['small']);
  expect(pages.set('small', page(11 * KB))).toBe(false);
  expect(kept(pages, ['small'])).toEqual([]);
});

test('evicts the least recently used page first', () => {
  const pages = createRenderedPages(80 * KB);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']) pages.set(name, page(3 * KB));
  expect(pages.get('a', 0)).not.toBeNull();
  pages.set('k', page(3 * KB));
  expect(kept(pages, ['a', 'b', 'c', 'k'])).toEqual(['a', 'c', 'k']);
});

test('an empty page has a weight', () => {
  const pages = createRenderedPages(100 * KB);
  const names = Array.from({ length: 1000 }, (_, index) => `page ${index}`);
  for (const name of names) pages.set(name, page(0));
  expect(kept(pages, names).length).toBeLessThanOrEqual(50);
});

test('an expired page is dropped', () => {
  const pages = createRenderedPages(80 * KB);
  pages.set('noon', page(KB, 12));
  expect(pages.get('noon', 11)).not.toBeNull();
  expect([pages.get('noon', 12), pages.get('noon', 11)]).toEqual([null, null]);
});

test('a compressed page weighs what is kept of it, and what is added later', async () => {
  const pages = createRenderedPages(80 * KB);
  const packed = { ...(await pack(cacheBody('text/plain', 'x'.repeat(500 * KB)))), validUntil: null };
  const names = Array.from({ length: 20 }, (_, index) => `page ${index}`);
  for (const name of names) pages.set(name, { ...packed });
  expect(kept(pages, names)).toEqual(names);
  const grown: typeof packed = { ...packed };
  pages.set('grown', grown);
  grown.grown?.(60 * KB);
  expect(kept(pages, names).length).toBeLessThan(10);
});
