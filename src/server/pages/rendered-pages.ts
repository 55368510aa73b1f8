import type { Rendered, RenderedPages } from '../platform/ports/pages.ts';

/** One page must not evict all the others. */
const LARGEST_SHARE = 1 / 8;
/** The weight of an entry's names and headers. */
const ENTRY_BYTES = 2_000;

/** A cache bounded by weight instead of number, because a page weighs as much as its store makes it. */
export function createRenderedPages(mostBytes: number): RenderedPages {
  /** Least recently used first. */
  const pages = new Map<string, Rendered>();
  let bytes = 0;

  // Compressed copies are added later. Together they weigh less than the page itself.
  const weigh = ({ encoded }: Rendered) => ENTRY_BYTES + 2 * encoded.identity.length;

  function drop(name: string): void {
    const page = pages.get(name);
    if (page) bytes -= weigh(page);
    pages.delete(name);
  }

  return {
    get(name, now) {
      const page = pages.get(name);
      if (!page) return null;
      if (page.validUntil !== null && now >= page.validUntil) {
        drop(name);
        return null;
      }
      pages.delete(name);
      pages.set(name, page);
      return page;
    },
    set(name, page) {
      drop(name);
      const weight = weigh(page);
      if (weight > mostBytes * LARGEST_SHARE) return false;
      pages.set(name, page);
      bytes += weight;
      for (const oldest of pages.keys()) {
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
      return true;
    },
  };
}
