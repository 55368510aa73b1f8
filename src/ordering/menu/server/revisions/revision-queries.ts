import { MOST_CHANGES } from '#ordering/catalogue/wire/revisions.ts';
import type { Db } from '#platform/db/server/client.ts';
import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  lt,
  lte,
  type SQL,
  sql,
} from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { catalogueRevisions } from '../../tables.ts';

export type RevisionRow = typeof catalogueRevisions.$inferSelect;
/** Holds the catalogue as JSON, because the thread that prepares a large save serialises it too. */
export type NewRevision = Omit<RevisionRow, 'catalogue'> & { json: string };
export type RevisionHeadRow = Omit<RevisionRow, 'storeId' | 'catalogue' | 'changes'>;

const ofStore = (storeId: string) => eq(catalogueRevisions.storeId, storeId);

export const hasRevisions = (db: Db, storeId: string): Promise<boolean> => isThere(db, ofStore(storeId));

export const hasRevision = (db: Db, storeId: string, revision: number): Promise<boolean> =>
  isThere(db, and(ofStore(storeId), eq(catalogueRevisions.revision, revision)));

async function isThere(db: Db, where: SQL | undefined): Promise<boolean> {
  const { revision } = catalogueRevisions;
  const rows = await db.select({ revision }).from(catalogueRevisions).where(where).limit(1);
  return rows.length > 0;
}

export async function insertRevisions(db: Db, rows: NewRevision[]): Promise<void> {
  const values = rows.map(({ json, ...row }) => ({ ...row, catalogue: sql`${json}::jsonb` }));
  await db.insert(catalogueRevisions).values(values);
}

/** Deletes a store's oldest revisions beyond so many bytes on the disk. The latest two always stay. */
export async function deleteHeavyRevisions(db: Db, storeId: string, mostBytes: number): Promise<void> {
  const { revision, catalogue, changes } = catalogueRevisions;
  const latestFirst = sql`over (order by ${revision} desc)`;
  const weighed = db
    .select({
      revision,
      place: sql<number>`row_number() ${latestFirst}`.as('place'),
      bytes: sql<number>`sum(pg_column_size(${catalogue}) + pg_column_size(${changes})) ${latestFirst}`.as(
        'bytes',
      ),
    })
    .from(catalogueRevisions)
    .where(ofStore(storeId))
    .as('weighed');
  const tooMuch = db
    .select({ revision: weighed.revision })
    .from(weighed)
    .where(sql`${weighed.bytes} > ${mostBytes} and ${weighed.place} > 2`);
  await db.delete(catalogueRevisions).where(and(ofStore(storeId), inArray(revision, tooMuch)));
}

/** Lists the latest first, without their catalogues and with their first changes only: both are heavy. */
export async function listHeads(
  db: Db,
  storeId: string,
  before: number | null,
  limit: number,
): Promise<(RevisionHeadRow & Pick<RevisionRow, 'changes'>)[]> {
  const { storeId: _, catalogue: __, changes, ...head } = getTableColumns(catalogueRevisions);
  const first = sql`jsonb_path_query_array(${changes}, ${`$[0 to ${MOST_CHANGES.listed - 1}]`}::jsonpath)`;
  const isEarlier = before === null ? undefined : lt(catalogueRevisions.revision, before);
  return db
    .select({ ...head, changes: first.mapWith(changes) })
    .from(catalogueRevisions)
    .where(and(ofStore(storeId), isEarlier))
    .orderBy(desc(catalogueRevisions.revision))
    .limit(limit);
}

export async function findRevision(db: Db, storeId: string, revision: number): Promise<RevisionRow | null> {
  return queryOne(
    db
      .select()
      .from(catalogueRevisions)
      .where(and(ofStore(storeId), eq(catalogueRevisions.revision, revision))),
  );
}

/** The latest that is not after this one. */
export const findRevisionUpTo = (db: Db, storeId: string, revision: number) =>
  findLatest(db, storeId, lte(catalogueRevisions.revision, revision));

/** The menu of an hour, if it is still kept. */
export const findRevisionAt = (db: Db, storeId: string, at: Date) =>
  findLatest(db, storeId, lte(catalogueRevisions.at, at));

async function findLatest(
  db: Db,
  storeId: string,
  isEarly: SQL,
): Promise<Pick<RevisionRow, 'revision' | 'catalogue'> | null> {
  const { revision, catalogue } = catalogueRevisions;
  return queryOne(
    db
      .select({ revision, catalogue })
      .from(catalogueRevisions)
      .where(and(ofStore(storeId), isEarly))
      .orderBy(desc(catalogueRevisions.revision))
      .limit(1),
  );
}

/** Selects catalogue and changes as JSON text, which is sent without parsing it. */
export async function findRevisionText(db: Db, storeId: string, revision: number) {
  const { storeId: _, catalogue, changes, ...head } = getTableColumns(catalogueRevisions);
  return queryOne(
    db
      .select({ ...head, catalogue: sql<string>`${catalogue}::text`, changes: sql<string>`${changes}::text` })
      .from(catalogueRevisions)
      .where(and(ofStore(storeId), eq(catalogueRevisions.revision, revision))),
  );
}

/** Deletes each store's revisions that are neither recent nor among its latest, and all beyond the most. */
export async function deleteOldRevisions(
  db: Db,
  storeIds: string[],
  { latest, most, before }: { latest: number; most: number; before: Date },
): Promise<void> {
  const ranked = db
    .select({
      storeId: catalogueRevisions.storeId,
      revision: catalogueRevisions.revision,
      at: catalogueRevisions.at,
      place:
        sql<number>`row_number() over (partition by ${catalogueRevisions.storeId} order by ${catalogueRevisions.revision} desc)`.as(
          'place',
        ),
    })
    .from(catalogueRevisions)
    .where(inArray(catalogueRevisions.storeId, storeIds))
    .as('ranked');
  const isOld = sql`${ranked.place} > ${most} or (${ranked.place} > ${latest} and ${ranked.at} < ${before.toISOString()})`;
  const old = db.select({ storeId: ranked.storeId, revision: ranked.revision }).from(ranked).where(isOld);
  await db
    .delete(catalogueRevisions)
    .where(
      and(
        inArray(catalogueRevisions.storeId, storeIds),
        sql`(${catalogueRevisions.storeId}, ${catalogueRevisions.revision}) in ${old}`,
      ),
    );
}
