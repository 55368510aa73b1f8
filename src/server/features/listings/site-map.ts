import type { Ctx } from '../../platform/context/context.ts';
import { countListed, readSlugs } from './queries.ts';

/** Search engines read fifty thousand addresses of a site map. Ids are spread evenly, but not quite. */
const USUAL_IN_MAP = 8_000;
const IDS = 2 ** 32;
const REST = '-0000-0000-0000-000000000000';

/** Listed stores by their addresses, or where each part begins where there are too many for one. */
export type SiteMap = { slugs: string[]; isFirst: boolean } | { parts: string[] };

/**
 * Null for a part that there is not. The ids are cut into halves, quarters and so on: a part begins where it did when a
 * search engine last read the list of them, whatever stores have come since.
 */
export async function readSiteMap(ctx: Ctx, from: string | null): Promise<SiteMap | null> {
  if (from !== null && !from.endsWith(REST)) return null;
  const starts = startsOf(await countListed(ctx.db));
  if (from === null && starts.length > 1) return { parts: starts };
  const at = from === null ? 0 : starts.indexOf(from);
  const start = starts[at];
  if (start === undefined) return null;
  return { slugs: await readSlugs(ctx.db, start, starts[at + 1] ?? null), isFirst: at === 0 };
}

function startsOf(stores: number): string[] {
  let parts = 1;
  while (stores > parts * USUAL_IN_MAP) parts *= 2;
  return Array.from({ length: parts }, (_, at) => {
    const first = Math.floor((at * IDS) / parts);
    return first.toString(16).padStart(8, '0') + REST;
  });
}
