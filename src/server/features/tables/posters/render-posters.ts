import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PosterFormat } from '#domain/api/tables.ts';
import { DESIGNS, type Look, type Poster } from './designs.ts';
import { createSheet } from './sheet.ts';

/** Renders the PDF page by page, so that other work has its turn and no page waits in memory. */
export async function* renderPosters(
  format: PosterFormat,
  look: Look,
  posters: Poster[],
): AsyncGenerator<Buffer> {
  const { page, spots, draw, guides } = DESIGNS[format];
  const sheet = createSheet({ Title: look.name, Author: look.name });
  const written = () => sheet.document.read() as Buffer | null;
  for (let first = 0; first < posters.length; first += spots.length) {
    sheet.newPage(page.width, page.height);
    for (const [at, spot] of spots.entries()) {
      const poster = posters[first + at];
      if (!poster) break;
      sheet.within(spot, () => draw(sheet, look, poster));
      await nextTurn();
    }
    guides?.(sheet);
    const bytes = written();
    if (bytes) yield bytes;
  }
  sheet.document.end();
  for await (const bytes of sheet.document) yield bytes as Buffer;
}

/** Fills a page with copies of the store's own code: a sheet of stickers or tents has room for several. */
export function postersPerPage(format: PosterFormat, poster: Poster): Poster[] {
  return DESIGNS[format].spots.map(() => poster);
}
