import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { serverFiles } from '#testing/server/server-files.ts';

/** What one writes of orders and their lines, as `<file> <statement> <columns>`. All columns, where none are named. */
const WRITERS = [
  // An order begins as one statement, and changes through `changeOrders`.
  'ordering/order-changes/server/place-queries.ts insert into orders',
  'ordering/order-changes/server/place-queries.ts insert into order_lines',
  'ordering/order-changes/server/step-queries.ts insert orders',
  'ordering/order-changes/server/step-queries.ts insert orderLines',
  'ordering/order-changes/server/queries.ts update orders',
  'ordering/order-changes/server/queries.ts insert orders',
  'ordering/order-changes/server/queries.ts insert orderLines',
  'ordering/order-changes/server/queries.ts delete orderLines',
  // What does not change what was ordered or what it costs belongs to whoever records it.
  'money/bills/server/queries.ts update orders buyer',
  'ordering/courses/server/queries.ts update orderLines hold',
  'guests/privacy/server/queries.ts update orders customerName, customerPhone, countryCode, address, remarks, buyer',
  'guests/privacy/server/queries.ts update orderLines remarks',
  'ordering/order-desk/server/queries.ts update orders seenAt',
  'ordering/orders/server/queries.ts update orders refunded',
  'ordering/orders/server/queries.ts update orders roundOff',
  'money/receipts/server/queries.ts update orders paymentState',
  'money/tabs/server/queries.ts update orders paid, paymentState, paymentMethod',
];

const BUILT =
  /\.(update|insert|delete)\(\s*(orders|orderLines)\s*\)(?:\s*\.set\(\s*(?:\{([^;]*?)\}|\w+)\s*\))?/g;
const PREPARED = /createInsert\((orders|orderLines)\b/g;
const WRITTEN = /\b(insert into|update|delete from) (orders|order_lines)\b(?! (?:of|skip))/g;

function writersIn(file: string, text: string): string[] {
  const built = [...text.matchAll(BUILT)].map(([, verb, table, set = '']) => {
    const columns = [...set.matchAll(/(?:^|,)\s*(\w+)(?=\s*[:,]|\s*$)/g)].map(([, column]) => column);
    return `${verb} ${table} ${columns.join(', ')}`;
  });
  const prepared = [...text.matchAll(PREPARED)].map(([, table]) => `insert ${table}`);
  const written = [...text.matchAll(WRITTEN)].map(([statement]) => statement);
  return [...built, ...prepared, ...written].map((what) => `${file} ${what}`.trimEnd());
}

test('only `changeOrders`, and what places, write what orders are of and what they cost', async () => {
  const files = serverFiles().filter(
    (name) => name.endsWith('queries.ts') || /^src\/platform\/(db|realtime)\/server\/[^/]+\.ts$/.test(name),
  );
  const found: string[] = [];
  for (const name of files) found.push(...writersIn(name, await readFile(name, 'utf8')));
  expect([...new Set(found)].toSorted()).toEqual(WRITERS.map((writer) => `src/${writer}`).toSorted());
});

test('a statement is found with its columns, however it is written', () => {
  const text = `
    await db
      .update(orders)
      .set({ amount, paid: sql\`\${orders.paid} + 1\` })
      .where(eq(orders.id, id));
    await db.delete(orderLines).where(isGone);
    await db.update(orders).set(row).where(isOne);
    const insertAll = createInsert(orderLines, 'on conflict do nothing');
    await $client.query('update order_lines set off = 0');`;
  expect(writersIn('x.ts', text)).toEqual([
    'x.ts update orders amount, paid',
    'x.ts delete orderLines',
    'x.ts update orders',
    'x.ts insert orderLines',
    'x.ts update order_lines',
  ]);
});
