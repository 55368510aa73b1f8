import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PosterFormat } from '../../wire/tables.ts';
import { DESIGNS } from './designs.ts';
import type { Look, Poster } from './look.ts';
import { createPdfPaper } from './pdf-paper.ts';
import { createSheet, type PosterSheet } from './sheet.ts';
import { createSvgPaper } from './svg-paper.ts';

/** Renders the PDF page by page, so that other work has its turn and no page waits in memory. */
export async function* renderPosters(
  format: PosterFormat,
  look: Look,
  posters: Poster[],
): AsyncGenerator<Buffer> {
  const paper = createPdfPaper(look.name);
  const sheet = createSheet(paper);
  const written = () => paper.document.read() as Buffer | null;
  const { length: perPage } = DESIGNS[format].spots;
  for (let first = 0; first < posters.length; first += perPage) {
    await drawPage(sheet, format, look, posters.slice(first, first + perPage));
    const bytes = written();
    if (bytes) yield bytes;
  }
  paper.document.end();
  for await (const bytes of paper.document) yield bytes as Buffer;
}

/** Draws the first page as a picture for the screen. */
export async function drawPreview(format: PosterFormat, look: Look, posters: Poster[]): Promise<string> {
  const paper = createSvgPaper();
  const onPage = posters.slice(0, DESIGNS[format].spots.length);
  await drawPage(createSheet(paper), format, look, onPage);
  return paper.read();
}

async function drawPage(
  sheet: PosterSheet,
  format: PosterFormat,
  look: Look,
  posters: Poster[],
): Promise<void> {
  const { page, spots, draw, guides } = DESIGNS[format];
  sheet.newPage(page.width, page.height);
  for (const [at, poster] of posters.entries()) {
    const spot = spots[at];
    if (spot) sheet.within(spot, () => draw(sheet, look, poster));
    await nextTurn();
  }
  guides?.(sheet);
}

/** Fills a page with copies of the store's own code: a sheet of stickers or tents has room for several. */
export function postersPerPage(format: PosterFormat, poster: Poster): Poster[] {
  return DESIGNS[format].spots.map(() => poster);
}
