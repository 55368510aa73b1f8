import type { Db } from '../platform/db/client.ts';
import { and, eq, inArray, lt, ne, or, sql } from '../platform/db/drizzle.ts';
import { storeUse } from '../platform/db/schema/operator.ts';
import { renderedPages } from '../platform/db/schema/pages.ts';
import { stores } from '../platform/db/schema/stores.ts';

type Row = typeof renderedPages.$inferSelect;

const COLUMNS = `p.store_id as "storeId", p.name, p.revision, p.state, p.valid_until as "validUntil", p.content_type as "contentType", p.etag,
  p.policy, p.holes, encode(p.body, 'base64') as body`;

interface Found extends Omit<Row, 'body' | 'build' | 'renderedAt'> {
  /** Base64 is read in a quarter of the time that hexadecimal takes. */
  body: string;
}

/** Rows by their names, which no two stores share. */
export async function selectPages(
  { $client }: Db,
  asked: { storeId: string; name: string }[],
): Promise<Found[]> {
  const { rows } = await $client.query<Found>({
    name: 'rendered pages by name',
    text: `select ${COLUMNS} from unnest($1::uuid[], $2::text[]) as asked (store_id, name)
      join rendered_pages p on p.store_id = asked.store_id and p.name = asked.name`,
    values: [asked.map(({ storeId }) => storeId), asked.map(({ name }) => name)],
  });
  return rows;
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

/** Stores with pages, or with those that another build has rendered, each with its orders of late. */
export async function selectRendered(
  db: Db,
  storeIds: string[],
  otherThan: string | null,
): Promise<{ storeId: string; orders: number }[]> {
  const isOther = otherThan === null ? undefined : ne(renderedPages.build, otherThan);
  const read = db
    .selectDistinct({ storeId: renderedPages.storeId })
    .from(renderedPages)
    .where(and(inArray(renderedPages.storeId, storeIds), isOther))
    .as('read');
  return db
    .select({
      storeId: read.storeId,
      orders: sql<number>`coalesce(${storeUse.orders}, 0)`.mapWith(Number),
    })
    .from(read)
    .leftJoin(storeUse, eq(storeUse.storeId, read.storeId));
}

/** Deletes rows of earlier revisions and of other builds after a while, and all others much later. */
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
          lt(renderedPages.renderedAt, longBefore),
        ),
      ),
    );
}
