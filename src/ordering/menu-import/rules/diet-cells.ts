import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { ALLERGENS, type Allergen, type Spice } from '#ordering/menu/rules/diets/diet.ts';
import { splitAt } from './escape.ts';

/** Says that no allergen of the list is an ingredient. An empty cell means that nothing is known. */
const NONE = 'none';
const SPICE_WORDS = ['not spicy', 'mild', 'medium', 'hot'];

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

export function writeSpice({ spice }: ItemView): string {
  return spice === undefined ? '' : (SPICE_WORDS[spice] ?? '');
}

export function parseSpice(cell: string): Spice | undefined | null {
  const word = cell.trim().toLowerCase();
  if (word === '') return undefined;
  const at = /^[0-3]$/.test(word) ? Number(word) : SPICE_WORDS.indexOf(word === 'spicy' ? 'hot' : word);
  return at < 0 ? null : (at as Spice);
}

/** Returns null for other words than yes and no. */
export function parseYes(cell: string): boolean | null {
  const word = cell.trim().toLowerCase();
  if (/^(|no|n|नहीं)$/.test(word)) return false;
  return /^(yes|y|jain|हाँ|हां|जैन)$/.test(word) ? true : null;
}
