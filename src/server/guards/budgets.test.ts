import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { BUDGETS } from './budgets-table.ts';

test('docs/security.md lists each budget with its value', async () => {
  const text = await readFile(new URL('../../../docs/security.md', import.meta.url), 'utf8');
  const [, rest = ''] = text.split('\n## Budgets\n');
  const lines = (rest.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  const rows = lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(rows).toEqual(BUDGETS.map(({ what, of, most, beyond }) => [what, of, most, beyond]));
});

test.each(BUDGETS)('$what of $of: a test tries to exceed them', async ({ file, title }) => {
  const text = await readFile(new URL(`../${file}.test.ts`, import.meta.url), 'utf8');
  expect(text).toContain(title);
});
