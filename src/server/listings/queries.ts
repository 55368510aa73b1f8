import { and, asc, type Column, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { storeListings } from '../db/schema/listings.ts';

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

/** The slugs of listed stores, from that store on. */
export async function readSlugs(db: Db, from: string, most: number): Promise<string[]> {
  const rows = await db
    .select({ slug: storeListings.slug })
    .from(storeListings)
    .where(and(isShown, gte(storeListings.storeId, from)))
    .orderBy(asc(storeListings.storeId))
    .limit(most);
  return rows.map(({ slug }) => slug);
}

/** The stores with which each so many of them begin. */
export async function readStarts(db: Db, each: number): Promise<string[]> {
  const numbered = db
    .select({
      storeId: storeListings.storeId,
      no: sql<number>`row_number() over (order by ${storeListings.storeId})`.as('no'),
    })
    .from(storeListings)
    .where(isShown)
    .as('numbered');
  const rows = await db
    .select({ storeId: numbered.storeId })
    .from(numbered)
    .where(sql`${numbered.no} % ${each} = 1`)
    .orderBy(asc(numbered.storeId));
  return rows.map(({ storeId }) => storeId);
}

export async function readListings(db: Db, storeIds: string[]): Promise<ListingRow[]> {
  if (storeIds.length === 0) return [];
  return db.select().from(storeListings).where(inArray(storeListings.storeId, storeIds));
}
