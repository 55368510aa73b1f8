import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import {
  ALLERGENS,
  type Allergen,
  type FactField,
  inEach,
  LEVEL_FIELDS,
  type LevelField,
  MARKS,
  type MarkField,
} from '#ordering/menu/rules/diets/diet.ts';
import { withFact } from '#ordering/menu-editor/rules/with-fact.ts';
import type { Cell, CellsByField } from './cells.ts';
import { splitAt } from './escape.ts';
import { FACT_COLUMNS, type FactColumn } from './fact-columns.ts';

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

const VEG_MARKS: [RegExp, boolean | null][] = [
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
  const mark = VEG_MARKS.find(([pattern]) => pattern.test(cell.trim()));
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
  const { words, alsoMost }: FactColumn = FACT_COLUMNS[field];
  function levelOf(word: string): number {
    if (/^\d$/.test(word)) return Number(word) < words.length ? Number(word) : -1;
    return alsoMost.includes(word) ? words.length - 1 : words.indexOf(word);
  }
  return {
    write: ({ [field]: level }) => words[level ?? -1] ?? '',
    parse: (cell, item) => {
      const word = cell.trim().toLowerCase();
      const level = levelOf(word);
      if (level < 0 && word !== '') return { reason: 'LEVEL', value: cell };
      return withFact(item, field, level < 0 ? undefined : level);
    },
  };
}

function markCell(field: MarkField): Cell<ItemView> {
  const { alsoMost }: FactColumn = FACT_COLUMNS[field];
  return {
    write: ({ [field]: isSo }) => (isSo ? 'yes' : ''),
    parse: (cell, item) => {
      const word = cell.trim().toLowerCase();
      const isSo = /^(yes|y|हाँ|हां)$/.test(word) || alsoMost.includes(word);
      if (!(isSo || /^(|no|n|नहीं)$/.test(word))) return { reason: 'YES', value: cell };
      return withFact(item, field, isSo || undefined);
    },
  };
}

const inColumn = (field: FactField, cell: Cell<ItemView>) => ({ [FACT_COLUMNS[field].column]: cell });

export const FACT_CELLS: Pick<CellsByField<ItemView>, FactField> = {
  ...inEach(MARKS, (field) => inColumn(field, markCell(field))),
  ...inEach(LEVEL_FIELDS, (field) => inColumn(field, levelCell(field))),
};
