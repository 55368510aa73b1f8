import type { Db } from '#platform/db/server/client.ts';
import { and, asc, type Column, eq, gte, inArray, lt, type SQL, sql } from '#platform/db/server/drizzle.ts';
import { stores } from '#restaurant/stores/tables.ts';
import { storeListings } from '../tables.ts';

export type ListingRow = typeof storeListings.$inferSelect;
type NewListing = typeof storeListings.$inferInsert;

/** Keeps the columns that the store's menus have filled. */
export async function upsertListing(db: Db, { storeId, ...profile }: NewListing): Promise<void> {
  await db
    .insert(storeListings)
    .values({ storeId, ...profile })
    .onConflictDoUpdate({ target: storeListings.storeId, set: profile });
}

export async function updateListingMenus(
  db: Db,
  storeId: string,
  menus: Pick<ListingRow, 'menuWords' | 'hasMenu' | 'servedAt' | 'picture'>,
): Promise<void> {
  await db.update(storeListings).set(menus).where(eq(storeListings.storeId, storeId));
}

/** The end of a page, in the order of the search. */
export interface ListingPlace {
  rank: number;
  plainName: string;
  storeId: string;
}

export type RankedListing = ListingRow & Pick<ListingPlace, 'rank'>;

interface Search {
  /** Null where there is one brand. */
  brandId: string | null;
  /** Each word must be found. No words find every store. */
  words: string[];
  after: ListingPlace | null;
  limit: number;
}

const isShown = sql`${storeListings.listed} and ${storeListings.hasMenu}`;

/** Undefined where there is one brand: its directory has them all. */
const isOf = (brandId: string | null): SQL | undefined =>
  brandId === null
    ? undefined
    : sql`exists (select from ${stores} where ${stores.storeId} = ${storeListings.storeId} and ${stores.brandId} = ${brandId})`;

/** Stores with the words in their names come first. Uses strpos, because a pattern would have to be escaped. */
export async function selectMatchingListings(
  db: Db,
  { brandId, words, after, limit }: Search,
): Promise<RankedListing[]> {
  const { plainName, storeId, storeWords, menuWords } = storeListings;
  const has = (column: Column, word: string) => sql`strpos(${column}, ${word}) > 0`;
  const isFound = words.map((word) => sql`(${has(storeWords, word)} or ${has(menuWords, word)})`);
  const isNamed = and(...words.map((word) => has(plainName, word)));
  const rank = sql<number>`case when ${isNamed ?? sql`true`} then 0 else 1 end`;
  // Without words there is no rank, and the index gives the order.
  const keys = [...(isNamed ? [rank] : []), sql`${plainName}`, sql`${storeId}`];
  const rows = await db
    .select({ listing: storeListings, rank })
    .from(storeListings)
    .where(and(isShown, isOf(brandId), ...isFound, after ? isBehind(keys, after) : undefined))
    .orderBy(...keys)
    .limit(limit);
  return rows.map(({ listing, rank: found }) => ({ ...listing, rank: found }));
}

function isBehind(keys: SQL[], { rank, plainName, storeId }: ListingPlace): SQL {
  const place = [sql`${rank}::int`, sql`${plainName}::text`, sql`${storeId}::uuid`].slice(-keys.length);
  return sql`(${sql.join(keys, sql`, `)}) > (${sql.join(place, sql`, `)})`;
}

/** Listed stores with ids from `from` to before `to`. */
export async function selectSlugs(
  db: Db,
  brandId: string | null,
  from: string,
  to: string | null,
): Promise<{ storeId: string; slug: string }[]> {
  const { storeId, slug } = storeListings;
  return db
    .select({ storeId, slug })
    .from(storeListings)
    .where(and(isShown, isOf(brandId), gte(storeId, from), to === null ? undefined : lt(storeId, to)))
    .orderBy(asc(storeId));
}

export async function countListed(db: Db, brandId: string | null): Promise<number> {
  return db.$count(storeListings, and(isShown, isOf(brandId)));
}

export async function selectListings(db: Db, storeIds: string[]): Promise<ListingRow[]> {
  if (storeIds.length === 0) return [];
  return db.select().from(storeListings).where(inArray(storeListings.storeId, storeIds));
}
