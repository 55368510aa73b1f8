import { expect, test } from 'vitest';
import { sqlLiterals } from './sql-literals.ts';

const sqlIn = (source: string) => sqlLiterals('x.ts', source).map(({ sql }) => sql);

test.each([
  ['a tagged template', 'sql`savepoint a`', 'savepoint a'],
  ['a typed tag', 'sql<number>`listen x`', 'listen x'],
  ['values in a template', `sql\`a \${b} c \${sql\`d\`} e\``, 'a  $1  c  $1  e'],
  ['sql.raw', "sql.raw('discard all')", 'discard all'],
  ['a query', "client.query('listen orders')", 'listen orders'],
  ['text that looks like SQL', "const text = 'SELECT 1\\nFROM orders';", 'SELECT 1\nFROM orders'],
  ['a call of a newer function', "column.default('uuidv7()')", 'uuidv7()'],
])('finds %s', (_, source, sql) => {
  expect(sqlIn(source)).toContain(sql);
});

test('finds SQL inside SQL, each with its line', () => {
  expect(sqlLiterals('x.ts', 'a;\nsql`b\n$' + '{sql`c`}`')).toEqual([
    { line: 2, sql: 'b\n $1 ' },
    { line: 3, sql: 'c' },
  ]);
});

test.each([
  "app.on('listen')",
  "throw new Error('Set PORT to a number')",
  "'call the waiter'",
  '// select 1 from x',
])('ignores prose: %s', (source) => {
  expect(sqlIn(source)).toEqual([]);
});
