import type { Rendered, RenderedPages } from '../platform/ports/pages.ts';

/** One page may not drive out all the others. */
const LARGEST_SHARE = 1 / 8;
/** Of the entry itself, its names and its headers. */
const ENTRY_BYTES = 2_000;

/** Bounded by weight and not by number, since a page weighs as much as its store makes it. */
export function createRenderedPages(mostBytes: number): RenderedPages {
  /** From the one that was not asked for longest. */
  const pages = new Map<string, Rendered>();
  let bytes = 0;

  // Compressed copies come later; together they weigh less than the page itself.
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
