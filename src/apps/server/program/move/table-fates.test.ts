import { expect, test } from 'vitest';
import { GLOBAL_TABLES } from '#platform/db/server/table-kinds.ts';
import { selectTableNames } from '#platform/db/server/table-names.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { FEATURES } from '../features.ts';
import { FATES, tablesThat } from './table-fates.ts';

const { database } = await useTestApp();

async function tablesWith(column: string): Promise<string[]> {
  const { rows } = await database.pool.query(
    `select table_name as name from information_schema.columns
     where table_schema = current_schema() and column_name = $1`,
    [column],
  );
  return rows.map(({ name }) => name);
}

test('each table belongs to one feature, which says what becomes of its rows when a store moves', async () => {
  const declared = FEATURES.flatMap(({ tables = [], otherTables = {} }) => [
    ...tables,
    ...Object.keys(otherTables),
  ]);
  expect(declared.toSorted()).toEqual((await selectTableNames(database.db)).toSorted());
});

test('tables that belong to no store are those of which the rules of SQL know it', () => {
  const others = Object.keys(FATES).filter((name) => !['of stores', 'made anew'].includes(FATES[name] ?? ''));
  expect(others.toSorted()).toEqual([...GLOBAL_TABLES].toSorted());
});

test('tables that name a store or an account go along, but for these', async () => {
  const stays = (names: string[]) => names.filter((name) => FATES[name] === 'stays');
  expect(stays(await tablesWith('store_id')).toSorted()).toEqual([
    'commission_days',
    'credit_notes',
    'demo_stores',
    'invoices',
    'mandates',
    'moved_stores',
    'recent_stores',
  ]);
  expect(stays(await tablesWith('account_id')).toSorted()).toEqual([
    'account_tokens',
    'operator_log',
    'operators',
    'saved_filters',
  ]);
  const named = await tablesWith('store_id');
  expect([...tablesThat('goes'), ...tablesThat('finds')].filter((name) => !named.includes(name))).toEqual([]);
});
