import type { Db } from '../../platform/db/client.ts';
import { and, asc, type Column, eq, gte, inArray, lt, type SQL, sql } from '../../platform/db/drizzle.ts';
import { storeListings } from '../../platform/db/schema/listings.ts';

export type ListingRow = typeof storeListings.$inferSelect;
type NewListing = typeof storeListings.$inferInsert;

/** Of a listing that is there, what its menus have given stays. */
export async function upsertStore(db: Db, { storeId, ...profile }: NewListing): Promise<void> {
  await db
    .insert(storeListings)
    .values({ storeId, ...profile })
    .onConflictDoUpdate({ target: storeListings.storeId, set: profile });
}

export async function updateMenusOf(
  db: Db,
  storeId: string,
  menus: Pick<ListingRow, 'menuWords' | 'hasMenu' | 'servedAt' | 'picture'>,
): Promise<void> {
  await db.update(storeListings).set(menus).where(eq(storeListings.storeId, storeId));
}

/** Where a page ends, in the order of the search. */
export interface Place {
  rank: number;
  plainName: string;
  storeId: string;
}

export type RankedListing = ListingRow & Pick<Place, 'rank'>;

interface Search {
  /** Each must be found; none of them finds every store. */
  words: string[];
  after: Place | null;
  limit: number;
}

const isShown = sql`${storeListings.listed} and ${storeListings.hasMenu}`;

/** Stores whose name has what is searched for come first. Found by position: a pattern would have to be escaped. */
export async function searchListings(db: Db, { words, after, limit }: Search): Promise<RankedListing[]> {
  const { plainName, storeId, storeWords, menuWords } = storeListings;
  const has = (column: Column, word: string) => sql`strpos(${column}, ${word}) > 0`;
  const isFound = words.map((word) => sql`(${has(storeWords, word)} or ${has(menuWords, word)})`);
  const isNamed = and(...words.map((word) => has(plainName, word)));
  const rank = sql<number>`case when ${isNamed ?? sql`true`} then 0 else 1 end`;
  // Without words there is no rank to order by: the index then gives the order.
  const keys = [...(isNamed ? [rank] : []), sql`${plainName}`, sql`${storeId}`];
  const rows = await db
    .select({ listing: storeListings, rank })
    .from(storeListings)
    .where(and(isShown, ...isFound, after ? isBehind(keys, after) : undefined))
    .orderBy(...keys)
    .limit(limit);
  return rows.map(({ listing, rank: found }) => ({ ...listing, rank: found }));
}

function isBehind(keys: SQL[], { rank, plainName, storeId }: Place): SQL {
  const place = [sql`${rank}::int`, sql`${plainName}::text`, sql`${storeId}::uuid`].slice(-keys.length);
  return sql`(${sql.join(keys, sql`, `)}) > (${sql.join(place, sql`, `)})`;
}

/** The slugs of listed stores with an id from the first one on, up to the second. */
export async function readSlugs(db: Db, from: string, to: string | null): Promise<string[]> {
  const { storeId, slug } = storeListings;
  const rows = await db
    .select({ slug })
    .from(storeListings)
    .where(and(isShown, gte(storeId, from), to === null ? undefined : lt(storeId, to)))
    .orderBy(asc(storeId));
  return rows.map((row) => row.slug);
}

export async function countListed(db: Db): Promise<number> {
  return db.$count(storeListings, isShown);
}

export async function readListings(db: Db, storeIds: string[]): Promise<ListingRow[]> {
  if (storeIds.length === 0) return [];
  return db.select().from(storeListings).where(inArray(storeListings.storeId, storeIds));
}
