import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { blankItem } from '#ordering/menu-editor/rules/blank.ts';
import { mapItems } from '#ordering/menu-editor/rules/map-items.ts';
import { priceGroupOf } from '#ordering/menu-editor/rules/simple-price.ts';
import type { CatalogueContent } from '#ordering/menu-editor/rules/tree.ts';
import { type CellFault, parseCells } from './cells.ts';
import type { Cells, Column, TableRow } from './columns.ts';
import { ITEM_CELLS } from './item-cells.ts';
import { createMenus, type Home, type Menus } from './menus.ts';
import { parseGroups } from './options-text.ts';

export interface RowFault extends CellFault {
  row: number;
  /** The earlier row of the same item. */
  first?: number;
}

export interface Imported {
  catalogue: CatalogueContent;
  faults: RowFault[];
  /** The number of rows without a fault. */
  good: number;
}

interface ImportOptions {
  removesOthers: boolean;
  newId: () => string;
  /** Taxes of new items whose row names none. */
  taxes?: ItemView['taxes'];
}

interface Known extends Home {
  item: ItemView;
}

/**
 * Applies the rows to the present catalogue. An item is found by its id, else by its name in its category. A row with a
 * fault changes nothing, and its item is not removed either.
 */
export function importRows(
  present: CatalogueContent,
  rows: TableRow[],
  { removesOthers, newId, taxes = [] }: ImportOptions,
): Imported {
  const menus = createMenus(present, newId);
  const find = createFinder(present);
  const seen = new Map<string, number>();
  const faults: RowFault[] = [];
  let good = 0;

  function take(row: TableRow): void {
    const { number, cells } = row;
    const known = find(cells);
    const key = known?.item._id ?? nameKey(cells);
    const first = seen.get(key);
    if (first !== undefined) {
      faults.push({ row: number, column: 'Item', reason: 'TWICE', value: cells.Item ?? '', first });
      return;
    }
    seen.set(key, number);
    const found = parseRow(row, known, menus, newId);
    if (!known && (cells.Taxes ?? '').trim() === '') found.item = { ...found.item, taxes };
    faults.push(...found.faults.map((fault) => ({ row: number, ...fault })));
    if (found.faults.length > 0) return;
    good += 1;
    menus.put(found.item, known, cells);
  }

  for (const row of rows) take(row);
  const catalogue = menus.result();
  if (!removesOthers) return { catalogue, faults, good };
  const before = new Set<string>();
  mapItems(present, (item) => {
    before.add(item._id);
    return item;
  });
  const isNamed = (item: ItemView) => seen.has(item._id) || !before.has(item._id);
  return { catalogue: mapItems(catalogue, (item) => (isNamed(item) ? item : null)), faults, good };
}

function parseRow({ cells, portions }: TableRow, known: Known | null, menus: Menus, newId: () => string) {
  const before = known?.item ?? blankItem(newId(), '');
  const { thing: parsed, faults } = parseCells(ITEM_CELLS, cells, { before, now: before, newId });
  const { item, fault } = portions === undefined ? { item: parsed } : withPortions(parsed, portions, newId);
  const all: CellFault[] = fault ? [...faults, fault] : [...faults];
  // parseCells skips a blank name, because a new item's is blank too.
  if (!known && (cells.Item ?? '').trim() === '' && !all.some(({ column }) => column === 'Item'))
    all.unshift({ column: 'Item', reason: 'NAME_MISSING', value: '' });
  if (isFree(item) && !isFree(known?.item) && !all.some(({ column }) => PRICED.includes(column)))
    all.push({ column: 'Price', reason: 'PRICE_MISSING', value: '' });
  all.push(...menus.check(known, cells));
  return { item, faults: all };
}

const PRICED: Column[] = ['Price', 'Options'];

/** Guests would get a dish without any price for free. A dish that is meant to be free has the price 0. */
const isFree = (item: ItemView | undefined) => item?.configs.length === 0;

/** Replaces the one price by a group of portions, and leaves other groups. */
function withPortions(
  item: ItemView,
  portions: string,
  newId: () => string,
): { item: ItemView; fault?: CellFault } {
  const parsed = parseGroups(portions, item.configs, newId);
  if ('fault' in parsed)
    return { item, fault: { column: 'Price', reason: 'PRICE', value: parsed.fault.value } };
  const simple = priceGroupOf(item.configs)?.group;
  const isOther = (group: ItemView['configs'][number]) =>
    group !== simple && parsed.groups.every(({ label }) => label !== group.label);
  return { item: { ...item, configs: [...parsed.groups, ...item.configs.filter(isOther)] } };
}

export const fold = (text: string | undefined): string =>
  (text ?? '').trim().toLowerCase().replace(/\s+/g, ' ');

const nameKey = ({ Menu, Category, Item }: Partial<Cells>) => [Menu, Category, Item].map(fold).join('\n');

function createFinder({ menus }: CatalogueContent): (cells: Partial<Cells>) => Known | null {
  const byId = new Map<string, Known>();
  const byName = new Map<string, Known>();
  for (const menu of menus) {
    for (const category of menu.categories) {
      for (const item of category.items) {
        const known = { menu, category, item };
        byId.set(item._id, known);
        const key = nameKey({ Menu: menu.label, Category: category.label, Item: item.label });
        if (!byName.has(key)) byName.set(key, known);
      }
    }
  }
  const [only] = menus.length === 1 ? menus : [];
  return (cells) => {
    const named = cells.Menu?.trim() ? cells : { ...cells, Menu: only?.label ?? '' };
    return byId.get(cells['Item id']?.trim() ?? '') ?? byName.get(nameKey(named)) ?? null;
  };
}
