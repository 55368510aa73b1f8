import { expect, test } from 'vitest';
import { GLOBAL_TABLES } from '../../platform/db/table-kinds.ts';
import { useTestApp } from '../../testing/test-app.ts';
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

test('for each table that belongs to no store it is decided what becomes of its rows', () => {
  expect(Object.keys(FATES).toSorted()).toEqual([...GLOBAL_TABLES].toSorted());
});

test('tables that name a store or an account go along, but for these', async () => {
  const isKept = (fate: string) => ['goes', 'finds', 'of people'].includes(fate);
  const stays = (names: string[]) => names.filter((name) => name in FATES && !isKept(FATES[name] ?? ''));
  expect(stays(await tablesWith('store_id')).toSorted()).toEqual([
    'demo_stores',
    'invoices',
    'moved_stores',
    'recent_stores',
  ]);
  expect(stays(await tablesWith('account_id'))).toEqual(['account_tokens']);
  const named = await tablesWith('store_id');
  expect([...tablesThat('goes'), ...tablesThat('finds')].filter((name) => !named.includes(name))).toEqual([]);
});
