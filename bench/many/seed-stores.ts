import type pg from 'pg';
import { categories, items, menus } from '../../src/ordering/menu/tables.ts';
import { orderTypes } from '../../src/ordering/order-types/tables.ts';
import { columnsOf } from '../../src/platform/db/server/statements/hot-statements.ts';
import { storeCounters, stores } from '../../src/restaurant/stores/tables.ts';
import { storeTables } from '../../src/tables/table-list/tables.ts';
import { type Api, createTestStore } from '../../src/testing/server/test-stores.ts';

const MOST_DISHES = 500;
const FEWEST_DISHES = 60;
const IN_CATEGORY = 25;
const WORDS =
  'paneer masala dosa idli biryani kofta dal makhani rasam payasam thali chutney vada pulao'.split(' ');

export const slugOf = (no: number) => `many-${no}`;

/** Makes stores by SQL alone, as copies of one that the program has made: each with 60 to 500 dishes of its own names. */
export async function seedStores(api: Api, client: pg.ClientBase, count: number): Promise<void> {
  const { storeId } = await createTestStore(api, pattern());
  await client.query('begin');
  await client.query('set local statement_timeout = 0');
  await client.query('set local synchronous_commit = off');
  await client.query(
    `create temporary table seeds on commit drop as
     select no, md5('many ' || no)::uuid as new_id, $2 || no as slug,
       round($3 * power($4::float8 / $3, (no * 7919 % $1) / $1::float8)) as dishes
     from generate_series(1, $1::int) no`,
    [count, 'many-', FEWEST_DISHES, MOST_DISHES],
  );
  const copy = async (
    table: Parameters<typeof columnsOf>[0],
    name: string,
    own: Record<string, string>,
    where = 'true',
  ) => {
    const columns = columnsOf(table);
    const values = columns
      .split(', ')
      .map((column) => ({ store_id: 'new_id', ...own })[column.replaceAll('"', '')] ?? `t.${column}`);
    await client.query(
      `insert into ${name} (${columns}) select ${values.join(', ')} from seeds, ${name} t where t.store_id = $1 and ${where}`,
      [storeId],
    );
  };
  await copy(stores, 'stores', { slug: 'seeds.slug', key: `seeds.slug || '-key'`, name: `'Kitchen ' || no` });
  await copy(storeCounters, 'store_counters', {});
  await copy(orderTypes, 'order_types', {});
  await copy(storeTables, 'store_tables', {});
  await copy(menus, 'menus', { id: `seeds.slug || '-menu'` });
  const inCategory = `t.position * ${IN_CATEGORY} < dishes`;
  await copy(
    categories,
    'categories',
    { menu_id: `seeds.slug || '-menu'`, label: `t.label || ' ' || no` },
    inCategory,
  );
  const own = { label: `t.label || ' ' || no`, description: `t.description || ' ' || md5(t.id || no)` };
  await copy(items, 'items', own, 't.position < dishes');
  await client.query(
    `insert into store_routes (kind, key, store_id)
     select 'slug', slug, new_id from seeds union all select 'menu', slug || '-menu', new_id from seeds`,
  );
  await client.query('commit');
  await client.query('vacuum analyze');
}

function pattern(): object {
  const word = (at: number) => WORDS[at % WORDS.length] ?? '';
  const dish = (at: number) => ({
    label: `${word(at)} ${word(at * 7 + 3)} ${at}`,
    description: [1, 2, 3, 4, 5, 6].map((step) => word(at * step + step)).join(' '),
    veg: at % 3 !== 0,
    tags: at % 5 === 0 ? ['Bestseller'] : [],
    taxes: [
      { label: 'CGST', value: 2.5 },
      { label: 'SGST', value: 2.5 },
    ],
    translations: at % 2 === 0 ? { hi: { label: `व्यंजन ${at}` } } : {},
    configs: [
      {
        label: 'Portion',
        maxSelection: 1,
        required: true,
        contents: [
          { label: 'Half', value: 90 + at },
          { label: 'Full', value: 160 + at },
        ],
      },
    ],
  });
  const part = (at: number) => ({
    label: `Part ${at}`,
    items: Array.from({ length: IN_CATEGORY }, (_, within) => dish(at * IN_CATEGORY + within)),
  });
  const parts = Array.from({ length: MOST_DISHES / IN_CATEGORY }, (_, at) => part(at));
  return {
    orderConfigs: [{ label: 'Dine-In', active: true }],
    menus: [{ label: 'Menu', categories: parts }],
  };
}
