import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const OFFICE = join(import.meta.dirname, '../..');

const sources = readdirSync(OFFICE, { recursive: true, withFileTypes: true })
  // The gallery shows the fields and reads nothing from them.
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.|-samples\./.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

const where = (pattern: RegExp) =>
  sources
    .filter((path) => pattern.test(readFileSync(path, 'utf8')))
    .map((path) => relative(OFFICE, path))
    .toSorted();

test('every amount, percentage and quantity of the office has the field for it', () => {
  expect(where(/inputMode\b.{0,20}\bdecimal\b/s)).toEqual([
    'components/fields/money-field.tsx',
    'components/fields/percent-field.tsx',
    // In grams or kilos, as a scale shows them.
    'features/menu-editor/face/dishes/weight-field.tsx',
    // Of ingredients, in their units and packs.
    'features/stock/face/quantity-field.tsx',
  ]);
  expect(where(/type="number"/)).toEqual([]);
});

test('money is accepted as people write it', () => {
  for (const path of where(/<MoneyField\b|<MoneyInput\b/)) {
    const folder = join(OFFICE, path, '..');
    const near = sources.filter((source) => source.startsWith(folder));
    expect([path, near.some((source) => readFileSync(source, 'utf8').includes('parsePrice('))]).toEqual([
      path,
      true,
    ]);
  }
});
