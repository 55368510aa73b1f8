import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#domain/time/durations.ts';
import { LIMITS, type Limit } from '#domain/limits/policy.ts';

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/** "10 minutes", "an hour" and "a day" as the document writes them. */
function inWords(ms: number): string {
  const [unit, size] = UNITS.find(([, size]) => ms % size === 0) ?? UNITS[2];
  const count = ms / size;
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}

/** The cells of each line of the table below the heading. */
function tableBelow(text: string, heading: string): string[][] {
  const [, rest = ''] = text.split(`\n## ${heading}\n`);
  const lines = rest.split('\n## ')[0]?.split('\n') ?? [];
  const cells = lines.filter((line) => line.startsWith('|')).map((line) => line.split('|').slice(1, -1));
  return cells.slice(2).map((row) => row.map((cell) => cell.trim()));
}

test('docs/security.md lists each limit with its value', async () => {
  const text = await readFile(new URL('../../../../docs/security.md', import.meta.url), 'utf8');
  const wanted = Object.values<Limit>(LIMITS).map(({ counts, by, most, windowMs, givenBack }) => [
    counts,
    by,
    most.toLocaleString('en'),
    inWords(windowMs),
    givenBack ?? '',
  ]);
  expect(tableBelow(text, 'Limits')).toEqual(wanted);
});

test('no two limits count the same thing by the same key', () => {
  const names = Object.values<Limit>(LIMITS).map(({ counts, by }) => `${counts} by ${by}`);
  expect(new Set(names).size).toBe(names.length);
});
