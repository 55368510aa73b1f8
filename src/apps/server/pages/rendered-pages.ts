import type { CompressedBody } from '#platform/http/server/cached-body.ts';
import type { Rendered, RenderedPages } from '#platform/ports/server/pages.ts';

/** One page must not evict all the others. */
const LARGEST_SHARE = 1 / 8;
/** The weight of an entry's names and headers. */
const ENTRY_BYTES = 2_000;

/** A cache bounded by weight instead of number, because a page weighs as much as its store makes it. */
export function createRenderedPages(mostBytes: number): RenderedPages {
  /** Least recently used first. */
  const pages = new Map<string, { page: Rendered; weight: number }>();
  let bytes = 0;

  function drop(name: string): void {
    bytes -= pages.get(name)?.weight ?? 0;
    pages.delete(name);
  }

  function makeRoom(): void {
    for (const oldest of pages.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
  }

  return {
    get(name, now) {
      const entry = pages.get(name);
      if (!entry) return null;
      const { page } = entry;
      if (page.validUntil !== null && now >= page.validUntil) {
        drop(name);
        return null;
      }
      pages.delete(name);
      pages.set(name, entry);
      return page;
    },
    set(name, page) {
      drop(name);
      const weight = weigh(page);
      if (weight > mostBytes * LARGEST_SHARE) return false;
      const entry = { page, weight };
      pages.set(name, entry);
      bytes += weight;
      makeRoom();
      if (!('identity' in page.encoded)) {
        (page as CompressedBody).grown = (more) => {
          if (pages.get(name) !== entry) return;
          entry.weight += more;
          bytes += more;
          makeRoom();
        };
      }
      return true;
    },
  };
}

/** Compressed copies of a whole body are added later. Together they weigh less than the body itself. */
const weigh = ({ encoded }: Rendered): number =>
  ENTRY_BYTES + ('identity' in encoded ? 2 * encoded.identity.length : encoded.br.length);
