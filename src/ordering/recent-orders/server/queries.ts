import { CANCELLED, SERVED } from '#ordering/orders/rules/order.ts';
import { orderLines, orders } from '#ordering/orders/tables.ts';
import type { Db } from '#platform/db/server/client.ts';
import { and, desc, eq, gte, lt, ne } from '#platform/db/server/drizzle.ts';

/** Not those that guests come for at a time that they chose: their kitchen waits as well. */
const IS_SOON = `o.address !~ '^[0-9]{1,2}:[0-9]{2}$'`;

/** Guests who pace their courses decide how long their order takes. */
const IS_UNPACED = `not exists (select from order_lines paced
  where paced.store_id = o.store_id and paced.order_id = o.id and paced.hold is not null)`;

/** Not those whose guests eat one course, and of which the next one is held. */
const IS_COOKED = `not (exists (select from order_lines held
    where held.store_id = o.store_id and held.order_id = o.id and held.hold = 'held' and not held.discarded)
  and not exists (select from order_lines l
    where l.store_id = o.store_id and l.order_id = o.id and l.hold is distinct from 'held' and not l.ready and not l.discarded))`;

/** The guest waits for longer than they were promised. */
const IS_LATE = `o.created_at + o.estimate_to * interval '1 minute' < to_timestamp($3 / 1000.0)`;

const SERVED_ORDERS = `select s.store_id as "storeId",
  (select json_agg(json_build_object('at', extract(epoch from latest.created_at) * 1000,
      'servedAt', extract(epoch from latest.served_at) * 1000, 'promisedMinutes', latest.estimate_to,
      'dishes', (select coalesce(json_agg(distinct l.item_id), '[]') from order_lines l
        where l.store_id = s.store_id and l.order_id = latest.id and not l.discarded)) order by latest.served_at desc)
    from (select o.id, o.served_at, o.created_at, o.estimate_to from orders o
      where o.store_id = s.store_id and o.served_at >= to_timestamp($3 / 1000.0) and ${IS_SOON} and ${IS_UNPACED} order by o.served_at desc limit $2) latest) as found
  from stores s where s.store_id = any($1::uuid[])`;

const COOKING = `select s.store_id as "storeId",
  (select json_build_array(json_build_object('load', count(*) filter (where ${IS_COOKED}), 'late', count(*) filter (where ${IS_LATE} and ${IS_UNPACED})))
    from orders o where o.store_id = s.store_id and o.id >= $2 and o.state < ${SERVED} and o.payment_state <> 'awaiting' and ${IS_SOON}) as found
  from stores s where s.store_id = any($1::uuid[])`;

const POPULAR_ITEMS = `select s.store_id as "storeId",
  (select json_agg(popular.item_id order by popular.times desc, popular.item_id)
    from (select l.item_id, count(distinct l.order_id) as times
      from order_lines l join orders o on o.store_id = l.store_id and o.id = l.order_id
      where l.store_id = s.store_id and l.order_id >= $2 and not l.discarded and o.state <> ${CANCELLED}
      group by l.item_id having count(distinct l.order_id) >= $3
      order by times desc, l.item_id limit $4) popular) as found
  from stores s where s.store_id = any($1::uuid[])`;

// One statement for many stores, plain and prepared: each page of a store that was not asked for of late needs both.
async function findForStores<T>(
  { $client }: Db,
  name: string,
  text: string,
  values: unknown[],
): Promise<Map<string, T[]>> {
  const { rows } = await $client.query<{ storeId: string; found: T[] | null }>({ name, text, values });
  return new Map(rows.map(({ storeId, found }) => [storeId, found ?? []]));
}

interface ServedOrder {
  at: number;
  servedAt: number;
  promisedMinutes: number;
  dishes: string[];
}

/** The orders of each store that were served last, the latest first. */
export const selectServed = (db: Db, storeIds: string[], { since, most }: { since: number; most: number }) =>
  findForStores<ServedOrder>(db, 'served orders', SERVED_ORDERS, [storeIds, most, since]);

interface Cooking {
  /** How many orders the kitchen has. */
  load: number;
  /** How many orders are not served, although they were promised by now. */
  late: number;
}

/** What each store's kitchen has of orders since then. */
export async function selectCooking(
  db: Db,
  storeIds: string[],
  { since, now }: { since: string; now: number },
): Promise<Map<string, Cooking>> {
  const found = await findForStores<Cooking>(db, 'orders in the kitchen', COOKING, [storeIds, since, now]);
  return new Map([...found].flatMap(([storeId, [cooking]]) => (cooking ? [[storeId, cooking]] : [])));
}

/**
 * The items of orders since then, of each store, by how many orders have them. What was cancelled or taken off does not
 * count.
 */
export const selectPopularItems = (
  db: Db,
  storeIds: string[],
  { since, fewest, most }: { since: string; fewest: number; most: number },
) => findForStores<string>(db, 'popular items', POPULAR_ITEMS, [storeIds, since, fewest, most]);

/** The items of the latest orders since then, each with its order. What was cancelled or taken off is left out. */
export async function selectItemsOfLatest(
  db: Db,
  storeId: string,
  { since, mostOrders, mostLines }: { since: string; mostOrders: number; mostLines: number },
): Promise<{ orderId: string; itemId: string }[]> {
  const latest = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), gte(orders.id, since), ne(orders.state, CANCELLED)))
    .orderBy(desc(orders.id))
    .limit(mostOrders)
    .as('latest');
  return db
    .select({ orderId: orderLines.orderId, itemId: orderLines.itemId })
    .from(orderLines)
    .innerJoin(latest, eq(latest.id, orderLines.orderId))
    .where(
      and(
        eq(orderLines.storeId, storeId),
        gte(orderLines.orderId, since),
        lt(orderLines.position, mostLines),
        eq(orderLines.discarded, false),
      ),
    );
}
