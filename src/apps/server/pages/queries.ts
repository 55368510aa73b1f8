import pg from 'pg';
import { storeUse } from '#operators/stores/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, desc, eq, gt, gte, inArray, lt, ne, or, sql } from '#platform/db/server/drizzle.ts';
import { queryOne } from '#platform/db/server/query-one.ts';
import { renderedPages } from '#restaurant/pages/tables.ts';
import { stores } from '#restaurant/stores/tables.ts';

type Row = typeof renderedPages.$inferSelect;

const COLUMNS = `p.store_id as "storeId", p.name, p.revision, p.state, p.valid_until as "validUntil", p.read_at as "readAt",
  p.content_type as "contentType", p.etag, p.policy, p.holes, encode(p.body, 'base64')::varchar as body`;

interface Found extends Omit<Row, 'body' | 'build' | 'renderedAt'> {
  body: Buffer;
}

/** The body alone has this type. */
const BODY = pg.types.builtins.VARCHAR;
/**
 * Base64 is read in a quarter of the time that hexadecimal takes. It becomes bytes as soon as it has arrived: as a text in
 * its row it would outlive young collections, and old ones would come every 300 bodies.
 */
const TYPES = {
  getTypeParser: ((oid, format) =>
    oid === BODY
      ? (text: string) => Buffer.from(text, 'base64')
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Rows by their names, which no two stores share. */
export async function selectPages(
  { $client }: Db,
  asked: { storeId: string; name: string }[],
): Promise<Found[]> {
  const { rows } = await $client.query<Found>({
    name: 'rendered pages by name',
    types: TYPES,
    text: `select ${COLUMNS} from unnest($1::uuid[], $2::text[]) as asked (store_id, name)
      join rendered_pages p on p.store_id = asked.store_id and p.name = asked.name`,
    values: [asked.map(({ storeId }) => storeId), asked.map(({ name }) => name)],
  });
  return rows;
}

export async function selectLastRead(db: Db, storeId: string): Promise<Date | null> {
  const found = await queryOne(
    db
      .select({ readAt: renderedPages.readAt })
      .from(renderedPages)
      .where(eq(renderedPages.storeId, storeId))
      .orderBy(desc(renderedPages.readAt))
      .limit(1),
  );
  return found?.readAt ?? null;
}

export async function updateRead(
  db: Db,
  { storeId, name, readAt }: Pick<Row, 'storeId' | 'name' | 'readAt'>,
): Promise<void> {
  await db
    .update(renderedPages)
    .set({ readAt })
    .where(and(eq(renderedPages.storeId, storeId), eq(renderedPages.name, name)));
}

/** A slower process, which has rendered an earlier revision, replaces nothing. */
export async function upsertPage(db: Db, row: Row): Promise<void> {
  const { storeId: _, name: __, ...replaced } = row;
  await db
    .insert(renderedPages)
    .values(row)
    .onConflictDoUpdate({
      target: [renderedPages.storeId, renderedPages.name],
      set: replaced,
      setWhere: sql`${renderedPages.revision} <= excluded.revision`,
    });
}

/** Deletes what a store's change has outdated in this build, and its oldest rows beyond `mostBytes`. */
export async function deleteOutdated(
  db: Db,
  {
    storeId,
    build,
    revision,
    mostBytes,
  }: Pick<Row, 'storeId' | 'build' | 'revision'> & { mostBytes: number },
): Promise<void> {
  const newest = desc(renderedPages.renderedAt);
  const sums = db
    .select({
      name: renderedPages.name,
      bytes:
        sql`sum(octet_length(${renderedPages.body})) over (order by ${newest}, ${renderedPages.name})`.as(
          'bytes',
        ),
    })
    .from(renderedPages)
    .where(and(eq(renderedPages.storeId, storeId), eq(renderedPages.build, build)))
    .as('sums');
  const beyond = db.select({ name: sums.name }).from(sums).where(gt(sums.bytes, mostBytes));
  await db
    .delete(renderedPages)
    .where(
      and(
        eq(renderedPages.storeId, storeId),
        eq(renderedPages.build, build),
        or(lt(renderedPages.revision, revision), inArray(renderedPages.name, beyond)),
      ),
    );
}

/** Stores of which guests have read a page since then, each with its orders of late. */
export async function selectRead(
  db: Db,
  storeIds: string[],
  { since, notOf }: { since: Date; notOf?: string },
): Promise<{ storeId: string; orders: number }[]> {
  const isOther = notOf === undefined ? undefined : ne(renderedPages.build, notOf);
  const read = db
    .selectDistinct({ storeId: renderedPages.storeId })
    .from(renderedPages)
    .where(and(inArray(renderedPages.storeId, storeIds), gte(renderedPages.readAt, since), isOther))
    .as('read');
  return db
    .select({
      storeId: read.storeId,
      orders: sql<number>`coalesce(${storeUse.orders}, 0)`.mapWith(Number),
    })
    .from(read)
    .leftJoin(storeUse, eq(storeUse.storeId, read.storeId));
}

/** Deletes rows of earlier revisions and of other builds after a while, and what nobody has read for much longer. */
export async function deleteOldPages(
  db: Db,
  storeIds: string[],
  { build, before, longBefore }: { build: string; before: Date; longBefore: Date },
): Promise<void> {
  const present = sql`(select ${stores.revision} from ${stores} where ${stores.storeId} = ${renderedPages.storeId})`;
  await db
    .delete(renderedPages)
    .where(
      and(
        inArray(renderedPages.storeId, storeIds),
        lt(renderedPages.renderedAt, before),
        or(
          ne(renderedPages.build, build),
          lt(renderedPages.revision, present),
          lt(renderedPages.readAt, longBefore),
        ),
      ),
    );
}
