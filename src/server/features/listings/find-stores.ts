import type { Listing, ListingPage } from '#domain/api/listing.ts';
import { ownOrNull } from '#domain/menu/foreign-pictures.ts';
import { isWithinSpan } from '#domain/menu/menu.ts';
import { searchWords } from '#domain/text/search-words.ts';
import { minuteOfDayIn } from '#domain/time/clock.ts';
import { openingStatus } from '#domain/time/opening.ts';
import type { Ctx } from '../../platform/context/context.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { type ListingRow, readListings, searchListings } from './queries.ts';

export interface ListingQuery {
  q: string;
  after: string | null;
  limit: number;
}

const MOST_WORDS = 8;

/** What is not made of words is found nowhere; nothing at all finds every store. */
export async function findStores(ctx: Ctx, { q, after, limit }: ListingQuery): Promise<ListingPage> {
  const words = searchWords([q]).slice(0, MOST_WORDS);
  if (words.length === 0 && q.trim() !== '') return { stores: [], next: null };
  const place = after === null ? null : readCursor(after);
  const rows = await searchListings(ctx.db, { words, after: place, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    stores: page.map((row) => presentListing(row, ctx.now)),
    next: rows.length > limit && last ? writeCursor(last) : null,
  };
}

/** These stores, whether the directory shows them or not. */
export async function readListed(ctx: Ctx, storeIds: string[]): Promise<Listing[]> {
  const rows = await readListings(ctx.db, storeIds);
  const byId = new Map(rows.map((row) => [row.storeId, row]));
  return storeIds.flatMap((storeId) => byId.get(storeId) ?? []).map((row) => presentListing(row, ctx.now));
}

function presentListing(row: ListingRow, now: number): Listing {
  const { slug, name, city, description, logo, picture, timeZone } = row;
  return {
    ...{ slug, name, city, description, timeZone },
    logo: ownOrNull(logo),
    picture: ownOrNull(picture),
    opening: openingOf(row, now),
  };
}

/** A store that is open without a menu being served is of no use to anybody who is hungry. */
function openingOf(row: ListingRow, now: number): Listing['opening'] {
  const status = openingStatus(row, now);
  const minute = minuteOfDayIn(row.timeZone, now);
  const isServed = row.servedAt === null || row.servedAt.some(([from, to]) => isWithinSpan(minute, from, to));
  return status.open && !isServed ? { open: false, reason: 'closed', opensAt: null } : status;
}
