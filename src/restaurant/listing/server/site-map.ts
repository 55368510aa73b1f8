import type { Ctx } from '#platform/context/server/context.ts';
import { listedBrand } from './find-stores.ts';
import { countListed, selectSlugs } from './queries.ts';

/** Search engines accept 50,000 addresses in a site map. Ids are spread almost evenly. */
const USUAL_IN_MAP = 8_000;
const IDS = 2 ** 32;
const REST = '-0000-0000-0000-000000000000';

/** Listed stores in a range of ids, or the starts of all parts if there are too many for one. */
export type SiteMap =
  | { stores: { storeId: string; slug: string }[]; start: string; end: string | null; isFirst: boolean }
  | { parts: string[] };

/**
 * Null for an unknown part. The ids are cut into halves, quarters and so on, so that a part still starts where it did
 * when a search engine last read the list, whatever stores are new.
 */
export async function getSiteMap(ctx: Ctx, from: string | null): Promise<SiteMap | null> {
  if (from !== null && !from.endsWith(REST)) return null;
  const starts = startsOf(await countListed(ctx.db, listedBrand(ctx)));
  if (from === null && starts.length > 1) return { parts: starts };
  const at = from === null ? 0 : starts.indexOf(from);
  const start = starts[at];
  if (start === undefined) return null;
  const end = starts[at + 1] ?? null;
  return { stores: await selectSlugs(ctx.db, listedBrand(ctx), start, end), start, end, isFirst: at === 0 };
}

function startsOf(stores: number): string[] {
  let parts = 1;
  while (stores > parts * USUAL_IN_MAP) parts *= 2;
  return Array.from({ length: parts }, (_, at) => {
    const first = Math.floor((at * IDS) / parts);
    return first.toString(16).padStart(8, '0') + REST;
  });
}
