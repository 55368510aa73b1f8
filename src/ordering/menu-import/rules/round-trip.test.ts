import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogueContent } from '#ordering/menu-editor/rules/tree.ts';
import {
  anyCatalogues,
  categoryView,
  groupView,
  itemView,
  menuView,
  optionView,
} from '#testing/rules/catalogues.ts';
import { COLUMNS, type Column } from './columns.ts';
import { importRows } from './import-rows.ts';
import { parseTable } from './parse-table.ts';
import { writeRows } from './write-rows.ts';

/** Makes names unique, because a table without ids finds things by name. A new dish without a price is refused. */
const catalogues = anyCatalogues.map(({ orderConfigs, menus }): CatalogueContent => {
  const named = <Thing extends { _id: string; label: string }>(thing: Thing) => ({
    ...thing,
    label: thing._id,
  });
  const itemsOf = ({ items }: (typeof menus)[number]['categories'][number]) =>
    items.map(named).map((item) => {
      const groups = item.configs.filter(({ contents }) => contents.length > 0).map(named);
      const configs = groups.map((group) => ({ ...group, contents: group.contents.map(named) }));
      const tags = item.tags.map((tag) => [
        tag,
        { hi: { label: `${tag} in Hindi` }, mr: { label: `${tag} in Marathi` } },
      ]);
      return { ...item, configs, tagTranslations: Object.fromEntries(tags) };
    });
  const categoriesOf = ({ categories }: (typeof menus)[number]) =>
    categories.map(named).map((category) => ({
      ...category,
      items: itemsOf(category).filter(({ configs }) => configs.length > 0),
    }));
  return {
    orderConfigs,
    menus: menus.map(named).map((menu) => ({ ...menu, categories: categoriesOf(menu) })),
  };
});

function imported(present: CatalogueContent, lines: string[][]) {
  let made = 0;
  const newId = () => `new-${++made}`;
  return importRows(present, parseTable(lines).rows, { removesOthers: false, newId });
}

function without(lines: string[][], column: Column): string[][] {
  const at = COLUMNS.indexOf(column);
  return lines.map((line) => line.toSpliced(at, 1));
}

test('every column of an export is imported into an empty catalogue', () => {
  void fc.assert(
    fc.property(catalogues, (catalogue) => {
      const written = writeRows(catalogue);
      const { catalogue: read, faults } = imported({ orderConfigs: [], menus: [] }, written);
      expect(faults).toEqual([]);
      const withoutIds = (lines: string[][]) =>
        without(lines, 'Item id').map((line) => line.map((cell) => cell.trim()));
      expect(withoutIds(writeRows(read))).toEqual(withoutIds(written));
    }),
  );
});

test('what is sold by weight still is', () => {
  const sizes = [optionView('small', 240, '250 g'), optionView('large', 900, '1 kg')];
  const group = groupView('weight', sizes, { byWeight: true });
  const items = [itemView('katli', { configs: [group] })];
  const catalogue = { orderConfigs: [], menus: [menuView('menu', [categoryView('sweets', items)])] };
  const { catalogue: read } = imported({ orderConfigs: [], menus: [] }, writeRows(catalogue));
  expect(read.menus[0]?.categories[0]?.items[0]?.configs).toMatchObject([
    { byWeight: true, required: true, maxSelection: 1, contents: [{ label: '250 g' }, { label: '1 kg' }] },
  ]);
});

test('every column has a value in some of these catalogues', () => {
  const lines = fc.sample(catalogues, { seed: 1, numRuns: 50 }).flatMap((each) => writeRows(each).slice(1));
  expect(COLUMNS.filter((_, at) => lines.every((line) => line[at] === ''))).toEqual([]);
});

test.each(COLUMNS.filter((column) => column !== 'Item'))(
  'a table without %s leaves it as it is',
  (column) => {
    void fc.assert(
      fc.property(catalogues, (catalogue) => {
        const result = imported(catalogue, without(writeRows(catalogue), column));
        expect(result).toMatchObject({ faults: [], catalogue });
      }),
    );
  },
);
