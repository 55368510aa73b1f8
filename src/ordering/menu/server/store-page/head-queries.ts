import type { OrderType } from '#ordering/catalogue/rules/catalogue.ts';
import type { Db } from '#platform/db/server/client.ts';
import { type Column, getTableColumns } from '#platform/db/server/drizzle.ts';
import { HEAD_COLUMNS, type MenuHours, type StoreHead } from '#platform/ports/server/menus.ts';
import { stores } from '#restaurant/stores/tables.ts';
import type { Portions } from '../../rules/portions.ts';

type HeadStore = StoreHead['store'];

export interface HeadRow {
  store: HeadStore;
  menus: MenuHours[];
  /** The order types that are offered. */
  orderTypes: Pick<OrderType, 'otpAuthentication' | 'otpOnOrder' | 'asks'>[];
  /** In which tables of the page's parts it has rows. */
  rowsIn: string[];
  counted: Portions[];
  priceRules: StoreHead['priceRules'];
}

const counted = (
  store: string,
) => `(select json_agg(json_build_object('itemId', p.item_id, 'remaining', p.remaining, 'usual', p.usual, 'day', p.day)
    order by p.item_id) from portions p where p.store_id = ${store}) as head_counted`;

const nameIfUsed = (table: string) =>
  `case when exists (select from ${table} t where t.store_id = s.store_id) then '${table}' end`;

const COLUMNS = HEAD_COLUMNS.map((key) => [key, getTableColumns(stores)[key] as Column] as const);
/** The statement that reads heads. Two lists of tables are two statements, also by name. */
export const headsWith = (tables: readonly string[]) => ({
  name: `heads of stores ${tables}`,
  text: `select ${COLUMNS.map(([, { name }]) => `s."${name}"`).join(', ')},
  (select json_agg(json_build_object('id', m.id, 'active', m.active, 'start', m.start_minute, 'end', m.end_minute,
    'days', m.days, 'fromDay', m.from_day, 'untilDay', m.until_day) order by m.position)
    from menus m where m.store_id = s.store_id) as head_menus,
  (select json_agg(json_build_object('otpAuthentication', t.otp_authentication, 'otpOnOrder', t.otp_on_order, 'asks', t.asks))
    from order_types t where t.store_id = s.store_id and t.active) as head_types,
  ${counted('s.store_id')},
  (select json_agg(json_build_object('id', r.rule -> 'id', 'when', r.rule -> 'when') order by r.place)
    from jsonb_array_elements(s.price_rules) with ordinality r(rule, place)) as head_rules,
  array_remove(array[${tables.map(nameIfUsed).join()}]::text[], null) as head_rows_in
  from stores s where s.store_id = any($1::uuid[])`,
});

// Plain, named and prepared, because every page of a store that is not in memory begins with it.
export async function selectHeads(
  { $client }: Db,
  statement: ReturnType<typeof headsWith>,
  storeIds: string[],
): Promise<Map<string, HeadRow>> {
  const { rows } = await $client.query<Record<string, unknown>>({
    ...statement,
    values: [storeIds],
  });
  return new Map(
    rows.map((row) => {
      const read = (column: Column) => {
        const value = row[column.name];
        return value === null ? null : column.mapFromDriverValue(value);
      };
      const store = Object.fromEntries(COLUMNS.map(([key, column]) => [key, read(column)])) as HeadStore;
      return [
        store.storeId,
        {
          store,
          menus: (row['head_menus'] ?? []) as MenuHours[],
          orderTypes: (row['head_types'] ?? []) as HeadRow['orderTypes'],
          rowsIn: row['head_rows_in'] as string[],
          counted: (row['head_counted'] ?? []) as Portions[],
          priceRules: (row['head_rules'] ?? []) as HeadRow['priceRules'],
        },
      ];
    }),
  );
}

export type Moved = Pick<HeadRow, 'counted'> & { revision: number };

/** What changes most: the revision, and how many portions are left. */
export async function selectRevisions({ $client }: Db, storeIds: string[]): Promise<Map<string, Moved>> {
  const { rows } = await $client.query<{
    store_id: string;
    revision: number;
    head_counted: Portions[] | null;
  }>({
    name: 'revisions of stores',
    text: `select store_id, revision, ${counted('stores.store_id')} from stores where store_id = any($1::uuid[])`,
    values: [storeIds],
  });
  return new Map(
    rows.map(({ store_id: storeId, revision, head_counted: portions }) => [
      storeId,
      { revision, counted: portions ?? [] },
    ]),
  );
}

export async function selectSlugs({ $client }: Db, slugs: string[]): Promise<Map<string, string>> {
  const { rows } = await $client.query<{ key: string; store_id: string }>({
    name: 'stores by slug',
    text: "select key, store_id from store_routes where kind = 'slug' and key = any($1::text[])",
    values: [slugs],
  });
  return new Map(rows.map(({ key, store_id: storeId }) => [key, storeId]));
}
