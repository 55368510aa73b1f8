import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageInput } from '#restaurant/pages/wire/page.ts';

const MARK = /^<!--page:([\w-]*):([^:]*)-->$/;
const PALETTE = pathToFileURL(join(import.meta.dirname, '../../src/ordering/menu/rules/palette.ts'));

/**
 * Stands in for the built renderer: the server sends the page's data, and this process renders it from the sources. The
 * link's table is kept apart, because the server writes it into the page afterwards.
 */
export const RENDERER = `
  import { paletteOf } from '${PALETTE}';
  export const tonesOf = (color) => paletteOf(color, 'light');
  export function renderPage({ place, ...input }) {
    const sent = Buffer.from(JSON.stringify(input)).toString('base64url');
    return { html: '<!--page:' + sent + ':' + place + '-->', styles: [], scripts: [], names: {} };
  }
`;

/** Undefined if it is another page, such as that of the office. */
export function readSentPage(html: string): PageInput | undefined {
  const [, sent, place = ''] = MARK.exec(html) ?? [];
  if (sent === undefined) return undefined;
  const input = JSON.parse(Buffer.from(sent, 'base64url').toString()) as Omit<PageInput, 'place'>;
  return { ...input, place: place.replaceAll('&amp;', '&') };
}
