import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = globSync('src/{*/*/office,ui/office,apps/office}/**/*.{ts,tsx}')
  // The gallery shows the fields and reads nothing from them.
  .filter((file) => !/\.test\.|-samples\./.test(file))
  .toSorted();

const where = (pattern: RegExp) => sources.filter((path) => pattern.test(readFileSync(path, 'utf8')));

test('every amount, percentage and quantity of the office has the field for it', () => {
  expect(where(/inputMode\b.{0,20}\bdecimal\b/s)).toEqual([
    // In grams or kilos, as a scale shows them.
    'src/ordering/menu-editor/office/face/dishes/weight-field.tsx',
    // Of ingredients, in their units and packs.
    'src/stock/ingredients/office/face/quantity-field.tsx',
    'src/ui/office/fields/money-field.tsx',
    'src/ui/office/fields/percent-field.tsx',
  ]);
  expect(where(/type="number"/)).toEqual([]);
});

test('money is accepted as people write it', () => {
  for (const path of where(/<MoneyField\b|<MoneyInput\b/)) {
    const folder = join(path, '..');
    const near = sources.filter((source) => source.startsWith(folder));
    expect([path, near.some((source) => readFileSync(source, 'utf8').includes('parsePrice('))]).toEqual([
      path,
      true,
    ]);
  }
});
