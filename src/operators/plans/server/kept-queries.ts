import { megabytesOf } from '#ordering/menu/rules/own-pictures.ts';
import { items } from '#ordering/menu/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { type Column, type SQL, sql } from '#platform/db/server/drizzle.ts';
import { invitations, memberships } from '#restaurant/people/tables.ts';
import { storeImages } from '#restaurant/pictures/tables.ts';
import { storeTables } from '#tables/table-list/tables.ts';
import type { PlanLimit } from '../rules/plan.ts';

/** What a store keeps, which a smaller plan leaves it. The others are counted anew each month or day, or of its owner. */
export type KeptLimit = Extract<PlanLimit, 'dishes' | 'tables' | 'people' | 'picturesMb'>;

type Counted = Promise<Map<string, number>>;

const among = (column: Column, storeIds: readonly string[]) =>
  sql`${column} in (select unnest(${sql.param(storeIds)}::uuid[]))`;

interface Counting {
  storeIds: readonly string[];
  now: number;
  /** Only stores that have more than this are answered. */
  above: number;
}

/** How much each of these stores has. */
export const KEPT: Record<KeptLimit, (db: Db, of: Counting) => Counted> = {
  dishes: (db, of) =>
    counted(db, sql`select store_id from ${items} where ${among(items.storeId, of.storeIds)}`, of),
  tables: (db, of) =>
    counted(
      db,
      sql`select store_id from ${storeTables} where ${among(storeTables.storeId, of.storeIds)}`,
      of,
    ),
  // Members, and those who were asked to become one.
  people: (db, of) =>
    counted(
      db,
      sql`select store_id from ${memberships} where ${among(memberships.storeId, of.storeIds)}
        union all select store_id from ${invitations} where ${among(invitations.storeId, of.storeIds)}
          and accepted_at is null and not revoked and expires_at > ${new Date(of.now).toISOString()}`,
      of,
    ),
  async picturesMb(db, { storeIds, above }) {
    const { rows } = await db.execute<{ id: string; bytes: string }>(
      sql`select store_id as id, sum(bytes) as bytes from ${storeImages}
        where ${among(storeImages.storeId, storeIds)} group by store_id`,
    );
    const all = rows.map(({ id, bytes }) => [id, megabytesOf(Number(bytes))] as const);
    return new Map(all.filter(([, used]) => used > above));
  },
};

async function counted(db: Db, found: SQL, { above }: Counting): Counted {
  const { rows } = await db.execute<{ id: string; found: string }>(
    sql`select store_id as id, count(*) as found from (${found}) one group by store_id having count(*) > ${above}`,
  );
  return new Map(rows.map(({ id, found: count }) => [id, Number(count)]));
}
