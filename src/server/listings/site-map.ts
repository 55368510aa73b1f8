import type { Ctx } from '../context.ts';
import { readSlugs, readStarts } from './queries.ts';

/** Search engines read fifty thousand addresses of a site map, and ten megabytes. */
export const MOST_IN_MAP = 10_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Listed stores by their addresses, or the stores with which each part begins where there are too many for one. */
export type SiteMap = { slugs: string[] } | { parts: string[] };

export async function readSiteMap(ctx: Ctx, from: string | null): Promise<SiteMap> {
  if (from !== null) return { slugs: await readSlugs(ctx.db, from, MOST_IN_MAP) };
  const slugs = await readSlugs(ctx.db, FIRST, MOST_IN_MAP + 1);
  return slugs.length <= MOST_IN_MAP ? { slugs } : { parts: await readStarts(ctx.db, MOST_IN_MAP) };
}
