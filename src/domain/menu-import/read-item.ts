import type { ItemView } from '../api/catalogue.ts';
import { AVAILABLE } from '../menu/menu.ts';
import { withTranslation } from '../menu/translations.ts';
import { onePrice } from '../menu-edit/blank.ts';
import { priceGroupOf } from '../menu-edit/simple-price.ts';
import { keepTagged } from '../menu-edit/tags.ts';
import type { Cells, Column } from './columns.ts';
import { readAllergens, readSpice, readYes } from './diet-cells.ts';
import { splitAt, unescapeText } from './escape.ts';
import { type HindiFault, readHindiOptions, readHindiTags } from './hindi-text.ts';
import { readAmount, readPercent } from './numbers.ts';
import { type OptionsFault, readGroups } from './options-text.ts';

export type FaultReason =
  | 'NAME_MISSING'
  | 'CATEGORY_MISSING'
  | 'TOO_LONG'
  | 'TOO_MANY'
  | 'VEG'
  | 'PRICE'
  | 'PERCENT'
  | 'TAX'
  | 'PHOTO'
  | 'TWICE'
  | 'ALLERGENS'
  | 'JAIN'
  | 'SPICE'
  | OptionsFault['reason']
  | HindiFault['reason'];

/** Thrown while a row is read; what is wrong with a row is told of its first wrong cell in each column. */
export interface CellFault {
  column: Column;
  reason: FaultReason;
  value: string;
}

/** One of ours, or one that we fetch once from another site; nothing is fetched without encryption. */
const PHOTO = /^(?:\/(?!\/)|https:\/\/[^/])[^\s"'<>\\]*$/;
const LONGEST_ADDRESS = 2048;
const MOST_PHOTOS = 20;

type Read = (cell: string, item: ItemView, newId: () => string) => ItemView | Omit<CellFault, 'column'>;

/** How the cell of each column changes an item; only those that differ from what is there are read. */
export const READERS: Partial<Record<Column, Read>> = {
  Item: (cell, item) => {
    const label = cell.trim();
    if (label === '') return { reason: 'NAME_MISSING', value: '' };
    return label.length > 200 ? tooLong(label) : { ...item, label };
  },
  Description: (cell, item) => (cell.length > 2000 ? tooLong(cell) : { ...item, description: cell.trim() }),
  'Hindi name': (cell, item) => {
    const label = cell.trim();
    if (label.length > 200) return tooLong(label);
    return { ...item, translations: withTranslation(item.translations, 'hi', 'label', label) };
  },
  Veg: (cell, item) => {
    const veg = VEG.find(([pattern]) => pattern.test(cell.trim()));
    const { egg: _, ...rest } = item;
    if (!veg) return { reason: 'VEG', value: cell };
    return { ...rest, veg: veg[1], ...(EGG.test(cell.trim()) ? { egg: true } : {}) };
  },
  Price: (cell, item, newId) => {
    const price = readAmount(cell);
    if (price === null && cell.trim() !== '') return { reason: 'PRICE', value: cell };
    return withPrice(item, price, newId);
  },
  Options: (cell, item, newId) => {
    const simple = priceGroupOf(item.configs)?.group;
    const read = readGroups(cell, item.configs, newId);
    if ('fault' in read) return read.fault;
    const taken = read.groups.find(({ label }) => label === simple?.label);
    if (taken) return { reason: 'OPTIONS_TWICE', value: taken.label };
    return { ...item, configs: simple ? [simple, ...read.groups] : read.groups };
  },
  'Discount %': (cell, item) => {
    const discount = cell.trim() === '' ? 0 : readPercent(cell);
    return discount === null ? { reason: 'PERCENT', value: cell } : { ...item, discount };
  },
  Taxes: (cell, item) => {
    const read = readTaxes(cell);
    return 'reason' in read ? read : { ...item, taxes: read.taxes };
  },
  Tags: (cell, item) => {
    const tags = readTags(cell);
    const long = tags.find((tag) => tag.length > 60);
    if (long) return tooLong(long);
    return tags.length > 20 ? { reason: 'TOO_MANY', value: cell } : keepTagged({ ...item, tags });
  },
  'Hindi options': (cell, item) => {
    const simple = priceGroupOf(item.configs)?.group;
    const others = item.configs.filter((group) => group !== simple);
    const read = readHindiOptions(cell, others);
    if ('fault' in read) return read.fault;
    return { ...item, configs: simple ? [simple, ...read.groups] : read.groups };
  },
  'Hindi tags': (cell, item) => {
    const read = readHindiTags(cell, item);
    return 'fault' in read ? read.fault : read.item;
  },
  Allergens: (cell, item) => {
    const allergens = readAllergens(cell);
    const { allergens: _, ...rest } = item;
    if (allergens === null) return { reason: 'ALLERGENS', value: cell };
    return allergens ? { ...rest, allergens } : rest;
  },
  Jain: (cell, item) => {
    const jain = readYes(cell);
    const { jain: _, ...rest } = item;
    if (jain === null) return { reason: 'JAIN', value: cell };
    return jain ? { ...rest, jain } : rest;
  },
  Spice: (cell, item) => {
    const spice = readSpice(cell);
    const { spice: _, ...rest } = item;
    if (spice === null) return { reason: 'SPICE', value: cell };
    return spice === undefined ? rest : { ...rest, spice };
  },
  Photo: (cell, item) => {
    const images = [...new Set(cell.split(/\s+/).filter((url) => url !== ''))];
    // What is there already is kept as it is, however it came.
    const odd = images.find((url) => !item.images.includes(url) && !PHOTO.test(url));
    if (odd !== undefined) return { reason: 'PHOTO', value: odd };
    const long = images.find((url) => url.length > LONGEST_ADDRESS);
    if (long) return tooLong(long);
    return images.length > MOST_PHOTOS ? { reason: 'TOO_MANY', value: cell } : { ...item, images };
  },
  State: (cell, item) => {
    const { until: _, ...rest } = item;
    const state = cell.trim() || AVAILABLE;
    return state.length > 60 ? tooLong(state) : { ...rest, state };
  },
};

/** "CGST 2.5%; SGST 2.5%" */
export function readTaxes(
  text: string,
): { taxes: ItemView['taxes'] } | { reason: 'TAX' | 'TOO_MANY'; value: string } {
  const taxes: ItemView['taxes'] = [];
  for (const part of splitAt(text, ';,')) {
    const [, label = '', rate = ''] = /^([\s\S]*?)\s*([\d.]+\s*%?)\s*$/.exec(part) ?? [];
    const value = readPercent(rate);
    if (value === null || unescapeText(label) === '') return { reason: 'TAX', value: part.trim() };
    taxes.push({ label: unescapeText(label), value });
  }
  return taxes.length > 10 ? { reason: 'TOO_MANY', value: text } : { taxes };
}

/** Words apart by commas or semicolons, each once. */
export function readTags(text: string): string[] {
  return [...new Set(splitAt(text, ';,').map(unescapeText))];
}

const VEG: [RegExp, boolean | null][] = [
  [/^$/, null],
  [/^(pure veg|veg\.?|vegetarian|vegan|v|yes|शाकाहारी|शाका)$/i, true],
  [/^(non[\s-]*veg\.?|non[\s-]*vegetarian|egg|contains egg|अंडा|nv|n|no|मांसाहारी)$/i, false],
];

const EGG = /egg|अंडा/i;

function tooLong(value: string) {
  return { reason: 'TOO_LONG' as const, value };
}

/** The one option of a simple dish keeps its names; without a price, the dish has only its options. */
function withPrice(item: ItemView, price: number | null, newId: () => string): ItemView {
  const simple = priceGroupOf(item.configs)?.group;
  const others = item.configs.filter((group) => group !== simple);
  if (price === null) return { ...item, configs: others };
  const [option] = simple?.contents ?? [];
  if (simple && option)
    return { ...item, configs: [{ ...simple, contents: [{ ...option, value: price }] }, ...others] };
  const label = ['Price', 'Portion', 'Dish price'].find((name) =>
    others.every((group) => group.label !== name),
  );
  const group = onePrice(price, newId, label ?? `Price ${others.length}`);
  return { ...item, configs: [group, ...others] };
}

/** Every fault of the row, and the item as far as it could be read. */
export function readItem(
  cells: Partial<Cells>,
  before: { item: ItemView; cells: Cells },
  newId: () => string,
): { item: ItemView; faults: CellFault[] } {
  let { item } = before;
  const faults: CellFault[] = [];
  for (const [name, read] of Object.entries(READERS)) {
    const column = name as Column;
    const cell = cells[column];
    if (cell === undefined || cell === before.cells[column]) continue;
    const changed = read(cell, item, newId);
    if ('reason' in changed) faults.push({ column, ...changed });
    else item = changed;
  }
  return { item, faults };
}
