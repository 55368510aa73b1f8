import { expect, test } from 'vitest';
import { COMMON_LIMITS } from '#platform/limits/rules/common.ts';
import { LIMITS, type Limit, type LimitName, windowInWords } from '#platform/limits/rules/policy.ts';
import { BUDGETS } from './budgets-table.ts';

/** A table in which the columns stand below each other. */
function table(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const [head = [], ...others] = rows;
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('\n');
}

const limits = Object.entries<Limit>(LIMITS).map(([name, { counts, by, most, windowMs, givenBack }]) => [
  counts,
  by,
  most.toLocaleString('en'),
  windowInWords(windowMs),
  givenBack ?? '',
  COMMON_LIMITS.has(name as LimitName) ? 'all together' : 'each',
]);
const budgets = BUDGETS.flatMap(([what, shares]) => shares.map((share) => [what, ...share]));

const DOCUMENT = `# Limits and budgets

Made by \`npm test -- limits-document -u\`. [security](security.md#limits) explains both. Several
processes count some limits together and others each for itself ([119](decisions/119-limits-that-processes-share.md)).

## Limits

${table([['What is counted', 'by', 'most', 'in', 'given back', 'by process'], ...limits])}

## Budgets

${table([['What', 'Whose', 'How much', 'Beyond it'], ...budgets])}
`;

test('docs/limits.md has each limit and budget as it is', async () => {
  await expect(DOCUMENT).toMatchFileSnapshot('../../../../docs/limits.md');
});

test('no two limits count the same for the same', () => {
  const names = Object.values<Limit>(LIMITS).map(({ counts, by }) => `${counts} by ${by}`);
  expect(new Set(names).size).toBe(names.length);
});
