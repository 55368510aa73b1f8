import type { Unit } from '#stock/ingredients/rules/amount.ts';

export const COLUMNS = [
  'dish',
  'ingredient',
  'quantity',
  'unit',
  'shelf',
  'pack',
  'packHas',
  'par',
  'price',
] as const;
export type ColumnName = (typeof COLUMNS)[number];

/** What columns are called in sheets, in small letters. */
const HEADS: Record<ColumnName, readonly string[]> = {
  dish: ['dish', 'recipe of', 'डिश'],
  ingredient: ['ingredient', 'item', 'सामान'],
  quantity: ['quantity', 'qty', 'मात्रा'],
  unit: ['unit', 'इकाई'],
  shelf: ['shelf', 'place', 'जगह'],
  pack: ['pack', 'पैक'],
  packHas: ['pack has', 'pack size', 'एक में'],
  par: ['buy below', 'par', 'इससे कम होने पर खरीदें'],
  price: ['price', 'price per pack', 'दाम'],
};

export const columnOf = (head: string): ColumnName | null => {
  const said = head.trim().toLowerCase();
  return COLUMNS.find((name) => HEADS[name].includes(said)) ?? null;
};

interface SaidUnit {
  unit: Unit;
  /** How much of it one is. */
  of: number;
}

const UNIT_WORDS: readonly (SaidUnit & { words: readonly string[] })[] = [
  { unit: 'g', of: 1, words: ['g', 'gm', 'gms', 'gram', 'grams', 'ग्राम'] },
  { unit: 'g', of: 1_000, words: ['kg', 'kgs', 'kilo', 'kilogram', 'किलो'] },
  { unit: 'ml', of: 1, words: ['ml', 'मिली'] },
  { unit: 'ml', of: 1_000, words: ['l', 'lt', 'ltr', 'litre', 'liter', 'litres', 'लीटर'] },
  { unit: 'pc', of: 1, words: ['pc', 'pcs', 'piece', 'pieces', 'no', 'nos', 'नग'] },
];

export function unitOf(said: string): SaidUnit | null {
  const word = said.trim().toLowerCase().replace(/\.$/, '');
  const found = UNIT_WORDS.find(({ words }) => words.includes(word));
  return found ? { unit: found.unit, of: found.of } : null;
}
