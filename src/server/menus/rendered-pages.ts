import type { CachedBody } from '../http/cached-body.ts';

/** A body with the time at which it stops being true; null where only a change can end it. */
export type Rendered = CachedBody & {
  validUntil: number | null;
  /** The security policy of a page; data has none of its own. */
  policy?: string;
};

export interface RenderedPages {
  get(name: string, now: number): Rendered | null;
  keep(name: string, page: Rendered): void;
}

/** Bounded by weight and not by number, since a page weighs as much as its store makes it. */
export function createRenderedPages(mostBytes: number): RenderedPages {
  const pages = new Map<string, Rendered>();
  let bytes = 0;

  // Compressed copies come later; together they weigh less than the page itself.
  const weigh = ({ encoded }: Rendered) => 2 * encoded.identity.length;

  function drop(name: string): void {
    const page = pages.get(name);
    if (page) bytes -= weigh(page);
    pages.delete(name);
  }

  return {
    get(name, now) {
      const page = pages.get(name);
      return page && (page.validUntil === null || now < page.validUntil) ? page : null;
    },
    keep(name, page) {
      drop(name);
      pages.set(name, page);
      bytes += weigh(page);
      for (const oldest of pages.keys()) {
        if (bytes <= mostBytes) return;
        drop(oldest);
      }
    },
  };
}
