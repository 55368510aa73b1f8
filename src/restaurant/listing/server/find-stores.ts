import * as z from 'zod';
import { ownOrNull } from '#ordering/menu/rules/foreign-pictures.ts';
import type { Ctx } from '#platform/context/server/context.ts';
import { readCursor, writeCursor } from '#platform/http/server/documents/cursor.ts';
import { searchWords } from '#platform/text/rules/search-words.ts';
import { minuteOfDayIn } from '#platform/time/rules/clock.ts';
import { openingStatus } from '#restaurant/opening-hours/rules/opening.ts';
import { isWithinSpan } from '#restaurant/opening-hours/rules/store-hours.ts';
import type { Listing, ListingPage } from '../wire/listing.ts';
import { type ListingPlace, type ListingRow, selectListings, selectMatchingListings } from './queries.ts';

export interface StoreSearch {
  q: string;
  after: string | null;
  limit: number;
}

const MOST_WORDS = 8;
const PLACE = z.tuple([z.int().min(0).max(1), z.string().max(1000), z.uuid()]);

/** Finds listed stores. A search without words finds nothing; an empty search finds every store. */
export async function findStores(ctx: Ctx, { q, after, limit }: StoreSearch): Promise<ListingPage> {
  const words = searchWords([q]).slice(0, MOST_WORDS);
  if (words.length === 0 && q.trim() !== '') return { stores: [], next: null };
  const place = after === null ? null : parsePlace(after);
  const rows = await selectMatchingListings(ctx.db, {
    brandId: listedBrand(ctx),
    words,
    after: place,
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    stores: page.map((row) => listingView(row, ctx.now)),
    next: rows.length > limit && last ? writeCursor([last.rank, last.plainName, last.storeId]) : null,
  };
}

/** Where there is one brand, no statement has to look for it. */
export const listedBrand = ({ services, site }: Ctx): string | null =>
  services.sites.brands.size === 1 ? null : site.brandId;

function parsePlace(after: string): ListingPlace {
  const [rank, plainName, storeId] = readCursor(PLACE, after);
  return { rank, plainName, storeId };
}

/** The listings of these stores, whether the directory shows them or not. */
export async function findListings(ctx: Ctx, storeIds: string[]): Promise<Listing[]> {
  const rows = await selectListings(ctx.db, storeIds);
  const byId = new Map(rows.map((row) => [row.storeId, row]));
  return storeIds.flatMap((storeId) => byId.get(storeId) ?? []).map((row) => listingView(row, ctx.now));
}

function listingView(row: ListingRow, now: number): Listing {
  const { slug, name, city, description, logo, picture, timeZone } = row;
  return {
    slug,
    name,
    city,
    description,
    timeZone,
    logo: ownOrNull(logo),
    picture: ownOrNull(picture),
    opening: openingOf(row, now),
  };
}

/** A store that is open but serves no menu now counts as closed. */
function openingOf(row: ListingRow, now: number): Listing['opening'] {
  const status = openingStatus(row, now);
  const minute = minuteOfDayIn(row.timeZone, now);
  const isServed = row.servedAt === null || row.servedAt.some(([from, to]) => isWithinSpan(minute, from, to));
  return status.open && !isServed ? { open: false, reason: 'closed', opensAt: null } : status;
}
