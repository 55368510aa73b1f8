import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import {
  ALLERGENS,
  type Allergen,
  LEVEL_FIELDS,
  LEVELS,
  type LevelField,
} from '#ordering/menu/rules/diets/diet.ts';
import { withLevel } from '#ordering/menu-editor/rules/with-level.ts';
import type { Cell, CellsByField } from './cells.ts';
import { splitAt } from './escape.ts';
import { LEVEL_COLUMNS } from './level-columns.ts';

/** Says that no allergen of the list is an ingredient. An empty cell means that nothing is known. */
const NONE = 'none';

const ALSO: [RegExp, Allergen][] = [
  [/^(dairy|lactose|दूध)$/, 'milk'],
  [/^(wheat|cereals?( containing gluten)?|गेहूँ|ग्लूटेन)$/, 'gluten'],
  [/^(nut|tree ?nuts?|मेवे|सूखे मेवे)$/, 'nuts'],
  [/^(peanut|groundnuts?|मूंगफली)$/, 'peanuts'],
  [/^(eggs|अंडा|अंडे)$/, 'egg'],
  [/^(soya|soy ?beans?|सोया)$/, 'soy'],
  [/^(मछली)$/, 'fish'],
  [/^(crustaceans?|shell ?fish|prawns?|झींगा)$/, 'crustaceans'],
  [/^(sul(ph|f)ites?)$/, 'sulphite'],
];

const MARKS: [RegExp, boolean | null][] = [
  [/^$/, null],
  [/^(pure veg|veg\.?|vegetarian|vegan|v|yes|शाकाहारी|शाका)$/i, true],
  [/^(non[\s-]*veg\.?|non[\s-]*vegetarian|egg|contains egg|अंडा|nv|n|no|मांसाहारी)$/i, false],
];
const EGG = /egg|अंडा/i;

export function writeMark({ veg, egg }: ItemView): string {
  if (veg === null) return '';
  return veg ? 'veg' : egg ? 'egg' : 'non-veg';
}

export function parseMark(cell: string): { veg: boolean | null; egg?: true } | null {
  const mark = MARKS.find(([pattern]) => pattern.test(cell.trim()));
  return mark ? { veg: mark[1], ...(EGG.test(cell) ? { egg: true } : {}) } : null;
}

export function writeAllergens({ allergens }: ItemView): string {
  if (!allergens) return '';
  return allergens.length === 0 ? NONE : allergens.join('; ');
}

/** Returns null for an unknown word, and undefined for an empty cell. */
export function parseAllergens(cell: string): Allergen[] | undefined | null {
  const words = splitAt(cell.toLowerCase(), ';,').map((word) => word.trim());
  if (words.length === 0) return undefined;
  if (words.length === 1 && words[0] === NONE) return [];
  const found = words.map(
    (word) => ALLERGENS.find((known) => known === word) ?? ALSO.find(([names]) => names.test(word))?.[1],
  );
  return found.includes(undefined) ? null : ALLERGENS.filter((known) => found.includes(known));
}

function levelCell(field: LevelField): Cell<ItemView> {
  const { words, alsoMost }: { words: readonly string[]; alsoMost: readonly string[] } = LEVEL_COLUMNS[field];
  const levels: readonly number[] = LEVELS[field];
  function place(word: string): number {
    if (/^\d$/.test(word)) return levels.indexOf(Number(word));
    return alsoMost.includes(word) ? levels.length - 1 : words.indexOf(word);
  }
  return {
    write: ({ [field]: level }) => (level === undefined ? '' : (words[levels.indexOf(level)] ?? '')),
    parse: (cell, item) => {
      const word = cell.trim().toLowerCase();
      const at = place(word);
      if (at < 0 && word !== '') return { reason: 'LEVEL', value: cell };
      return withLevel(item, field, levels[at]);
    },
  };
}

export const LEVEL_CELLS = Object.fromEntries(
  LEVEL_FIELDS.map((field) => [field, { [LEVEL_COLUMNS[field].column]: levelCell(field) }]),
) as Pick<CellsByField<ItemView>, LevelField>;

/** Returns null for other words than yes and no. */
export function parseYes(cell: string): boolean | null {
  const word = cell.trim().toLowerCase();
  if (/^(|no|n|नहीं)$/.test(word)) return false;
  return /^(yes|y|jain|हाँ|हां|जैन)$/.test(word) ? true : null;
}
