import type { Db } from '#platform/db/server/client.ts';
import { sql } from '#platform/db/server/drizzle.ts';

/** As `pictureUrl` writes it. */
const NAME = '/images/([0-9a-f]{32})-';
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LINES_AT_ONCE = 50_000;
const REVISIONS_AT_ONCE = 20;

/** Which of these pictures are named in menus, profiles and stories of the stores. */
export async function selectNamedInMenus(db: Db, storeIds: string[], imageIds: string[]): Promise<string[]> {
  if (storeIds.length === 0) return [];
  const [ofStores, wanted] = [listOf(storeIds, 'uuid'), listOf(imageIds, 'text')];
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct named.id from (
      select substring(url from ${NAME}) as id from items, jsonb_array_elements_text(images) as url where store_id in (${ofStores})
      union all select substring(image from ${NAME}) from categories where store_id in (${ofStores}) and image is not null
      union all select substring(logo from ${NAME}) from stores where store_id in (${ofStores}) and logo is not null
      union all select substring(cover->>'url' from ${NAME}) from blog_posts where store_id in (${ofStores})
      union all select found[1] from blog_posts, regexp_matches(document::text, ${NAME}, 'g') as found where store_id in (${ofStores})
      union all select substring(picture from ${NAME}) from foreign_pictures where store_id in (${ofStores}) and picture is not null
    ) as named where named.id in (${wanted})`);
  return rows.map(({ id }) => id);
}

/** Which of the pictures a slice of earlier menus names, and where the next slice begins. Null after the last. */
export async function selectNamedInRevisions(
  db: Db,
  storeId: string,
  imageIds: string[],
  after: number,
): Promise<{ named: string[]; next: number | null }> {
  const { rows } = await db.execute<{ revision: number; named: string[] }>(sql`
    select revision, array(
      select distinct found[1] from regexp_matches(catalogue::text, ${NAME}, 'g') as found
      where found[1] in (${listOf(imageIds, 'text')})
    ) as named
    from catalogue_revisions where store_id = ${storeId} and revision > ${after}
    order by revision limit ${REVISIONS_AT_ONCE}`);
  const next = rows.length < REVISIONS_AT_ONCE ? null : (rows.at(-1)?.revision ?? null);
  return { named: rows.flatMap(({ named }) => named), next };
}

/**
 * Which of the pictures a slice of order lines names, in the order of the orders' ids. The next slice begins with the
 * last order of this one.
 */
export async function selectNamedInLines(
  db: Db,
  storeId: string,
  imageIds: string[],
  from = FIRST_ID,
): Promise<{ named: string[]; next: string | null }> {
  const { rows } = await db.execute<{ last: string | null; lines: number; named: string[] }>(sql`
    with part as (
      select order_id, images from order_lines where store_id = ${storeId} and order_id >= ${from}::uuid
      order by order_id limit ${LINES_AT_ONCE}
    )
    select (select order_id from part order by order_id desc limit 1) as last,
      (select count(*)::int from part) as lines,
      array(
        select distinct named.id from (
          select substring(url from ${NAME}) as id from part, jsonb_array_elements_text(images) as url
        ) as named where named.id in (${listOf(imageIds, 'text')})
      ) as named`);
  const { last = null, lines = 0, named = [] } = rows[0] ?? {};
  return { named, next: lines < LINES_AT_ONCE || last === from ? null : last };
}

function listOf(values: string[], type: 'uuid' | 'text') {
  return sql.join(
    values.map((value) => sql`${value}::${sql.raw(type)}`),
    sql`, `,
  );
}
