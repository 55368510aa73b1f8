import { randomUUID } from 'node:crypto';
import { formatLinkedPlaceName, parseLinkedPlace } from '#ordering/placing/rules/linked-place.ts';
import { escapeHtml } from '#platform/text/rules/escape-html.ts';
import type { Hole, Holes } from '#restaurant/pages/tables.ts';

const TOKEN = `place-${randomUUID()}`;
/** The table that pages are rendered with. No store has it, so it can be found in the page afterwards. */
export const ANY_PLACE = `iden=${TOKEN}`;
const MARKS: Record<string, Hole['kind']> = {
  [`&amp;${ANY_PLACE}`]: 'further',
  [`?${ANY_PLACE}`]: 'first',
  [ANY_PLACE]: 'query',
  [TOKEN]: 'shown',
};
const MARK = new RegExp(`((?:(?:&amp;|\\?)?iden=)?${TOKEN})`);

export function cutHoles(html: string): { html: string; holes: Hole[] } {
  const texts: string[] = [];
  const holes: Hole[] = [];
  let at = 0;
  for (const part of html.split(MARK)) {
    const kind = MARKS[part];
    if (kind) holes.push({ at, kind });
    else {
      texts.push(part);
      at += Buffer.byteLength(part);
    }
  }
  return { html: texts.join(''), holes };
}

export function fillHoles(page: Buffer, { all, orderTypes, names }: Holes, query: string): string {
  const escaped = escapeHtml(query);
  const shown = escapeHtml(formatLinkedPlaceName(parseLinkedPlace(query), { orderTypes, names }));
  const texts = { query: escaped, first: `?${escaped}`, further: `&amp;${escaped}`, shown };
  const ends = [...all.slice(1).map(({ at }) => at), page.length];
  const filled = all.map(({ at, kind }, nth) => texts[kind] + page.toString('utf8', at, ends[nth]));
  return page.toString('utf8', 0, all[0]?.at) + filled.join('');
}
