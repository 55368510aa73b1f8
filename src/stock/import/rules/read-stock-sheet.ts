import { parsePrice } from '#ordering/menu-editor/rules/prices/parse-price.ts';
import { type Minor, toNumber } from '#platform/money/rules/money.ts';
import { parseSaid, type Unit } from '#stock/ingredients/rules/amount.ts';
import { boughtIn, type PackOf, priceOfPack } from '#stock/ingredients/rules/buying.ts';
import { MOST_PACKS } from '#stock/ingredients/rules/ingredient.ts';
import { COLUMNS, type ColumnName, columnOf, unitOf } from './words.ts';

export type FaultReason =
  | 'required'
  | 'unknownUnit'
  | 'otherUnit'
  | 'quantity'
  | 'price'
  | 'twice'
  | 'unknownDish'
  | 'unknownIngredient'
  | 'tooLong';

export interface SheetFault {
  /** As the sheet numbers it. */
  row: number;
  column: ColumnName;
  reason: FaultReason;
  value: string;
}

export interface ReadIngredient {
  name: string;
  unit: Unit;
  shelf: string;
  packs: { name: string; quantity: number }[];
  par: number | null;
  price: number | null;
}

export interface ReadRecipe {
  item: string;
  lines: { ingredient: string; quantity: number }[];
}

export interface ReadSheet {
  ingredients: ReadIngredient[];
  recipes: ReadRecipe[];
  faults: SheetFault[];
}

/** One that the store has. What a sheet says nothing of stays as it is. */
type KnownIngredient = Pick<ReadIngredient, 'name' | 'unit'> & Partial<ReadIngredient>;

interface Known {
  ingredients: readonly KnownIngredient[];
  dishes: readonly { _id: string; label: string }[];
}

interface Row {
  number: number;
  cells: Record<ColumnName, string>;
}

const LONGEST: Partial<Record<ColumnName, number>> = { ingredient: 80, shelf: 40, pack: 40 };
const plain = (name: string) => name.trim().toLowerCase();

/**
 * Reads ingredients and recipes from one sheet: a row with a dish is a line of its recipe, one without is an ingredient.
 * Null if no row names the columns. Nothing is to be written while there are faults.
 */
export function readStockSheet(sheet: readonly (readonly string[])[], known: Known): ReadSheet | null {
  const head = sheet.findIndex((row) => row.some((cell) => columnOf(cell) === 'ingredient'));
  if (head < 0) return null;
  const columns = (sheet[head] ?? []).map(columnOf);
  const rows = sheet.slice(head + 1).flatMap((cells, at): Row[] => {
    const row = { number: head + at + 2, cells: cellsOf(cells, columns) };
    return COLUMNS.some((name) => row.cells[name] !== '') ? [row] : [];
  });
  const reading: Reading = {
    stored: new Map(known.ingredients.map((one) => [plain(one.name), one])),
    units: new Map(known.ingredients.map(({ name, unit }) => [plain(name), unit])),
    seen: new Set(),
    dishes: new Map(known.dishes.map(({ _id, label }) => [plain(label), _id])),
    faults: [],
  };
  const ingredients = rows.flatMap((row) => (row.cells.dish === '' ? readIngredient(row, reading) : []));
  const recipes = new Map<string, ReadRecipe>();
  for (const row of rows.filter(({ cells }) => cells.dish !== '')) {
    const [column, reason] = readLine(row, recipes, reading) ?? [];
    if (column && reason) reading.faults.push({ row: row.number, column, reason, value: row.cells[column] });
  }
  return { ingredients, recipes: [...recipes.values()], faults: reading.faults };
}

function cellsOf(cells: readonly string[], columns: readonly (ColumnName | null)[]): Row['cells'] {
  const of = (name: ColumnName) => (cells[columns.indexOf(name)] ?? '').trim();
  return Object.fromEntries(COLUMNS.map((name) => [name, of(name)])) as Row['cells'];
}

interface Reading {
  /** Of each ingredient, of the store or of the sheet. */
  units: Map<string, Unit>;
  stored: ReadonlyMap<string, KnownIngredient>;
  /** Those that the sheet has had. */
  seen: Set<string>;
  dishes: ReadonlyMap<string, string>;
  faults: SheetFault[];
}

function readIngredient({ number, cells }: Row, { stored, units, seen, faults }: Reading): ReadIngredient[] {
  const before = faults.length;
  const fault: Tell = (column, reason) => {
    faults.push({ row: number, column, reason, value: cells[column] });
  };
  const name = cells.ingredient;
  checkTexts(cells, seen, fault);
  const said = unitOf(cells.unit);
  if (!said) fault('unit', cells.unit === '' ? 'required' : 'unknownUnit');
  else if ((units.get(plain(name)) ?? said.unit) !== said.unit) fault('unit', 'otherUnit');
  const amount = (column: 'par' | 'packHas') => {
    if (cells[column] === '') return null;
    const read = parseSaid(cells[column], { name: '', of: said?.of ?? 1 });
    if (read === null) fault(column, 'quantity');
    return read;
  };
  const [par, has] = [amount('par'), amount('packHas')];
  if (cells.pack !== '' && !has) fault('packHas', 'required');
  const price = cells.price === '' ? null : parsePrice(cells.price);
  if (cells.price !== '' && price === null) fault('price', 'price');
  seen.add(plain(name));
  if (!said || faults.length > before) return [];
  units.set(plain(name), said.unit);
  const had = { ...NEW, ...stored.get(plain(name)) };
  const told = toldIn(cells, { par, price });
  const { unit } = said;
  const packs =
    has && cells.pack !== '' ? withPack(had.packs, { name: cells.pack, quantity: has }) : had.packs;
  const kept = { shelf: had.shelf, par: had.par, price: priceNow(had, { unit, packs }) };
  return [{ name, unit, packs: [...packs], ...kept, ...told }];
}

const NEW: Omit<ReadIngredient, 'name' | 'unit'> = { shelf: '', packs: [], par: null, price: null };

/** As much by weight as before, as long as the sheet says no other. */
function priceNow(had: Pick<ReadIngredient, 'packs' | 'price'>, now: Pick<ReadIngredient, 'unit' | 'packs'>) {
  if (had.price === null) return null;
  const from = boughtIn({ unit: now.unit, packs: had.packs });
  const price = priceOfPack(Math.round(had.price * 100), from, boughtIn(now));
  return price === null ? null : toNumber(price);
}

/** The pack of a sheet is the one that it is bought in from then on. The others stay. */
const withPack = (packs: readonly PackOf[], first: PackOf): PackOf[] =>
  [first, ...packs.filter(({ name }) => plain(name) !== plain(first.name))].slice(0, MOST_PACKS);

interface Figures {
  par: number | null;
  price: Minor | null;
}

const toldIn = ({ shelf }: Row['cells'], { par, price }: Figures): Partial<ReadIngredient> => ({
  ...(shelf === '' ? {} : { shelf }),
  ...(par === null ? {} : { par }),
  ...(price === null ? {} : { price: toNumber(price) }),
});

type Tell = (column: ColumnName, reason: FaultReason) => void;

function checkTexts(cells: Row['cells'], seen: ReadonlySet<string>, fault: Tell): void {
  if (cells.ingredient === '') fault('ingredient', 'required');
  else if (seen.has(plain(cells.ingredient))) fault('ingredient', 'twice');
  for (const [column, most] of Object.entries(LONGEST) as [ColumnName, number][])
    if (cells[column].length > most) fault(column, 'tooLong');
}

/** Adds a line to the recipe of its dish. Answers what is wrong with it. */
function readLine(
  { cells }: Row,
  recipes: Map<string, ReadRecipe>,
  { units, seen, dishes }: Reading,
): [ColumnName, FaultReason] | null {
  const { dish, ingredient } = cells;
  const item = dishes.get(plain(dish));
  if (item === undefined) return ['dish', 'unknownDish'];
  const unit = units.get(plain(ingredient));
  // Its own row is told already.
  if (unit === undefined && ingredient !== '' && seen.has(plain(ingredient))) return null;
  if (unit === undefined) return ['ingredient', ingredient === '' ? 'required' : 'unknownIngredient'];
  const said = unitOf(cells.unit);
  if (!said) return ['unit', cells.unit === '' ? 'required' : 'unknownUnit'];
  if (said.unit !== unit) return ['unit', 'otherUnit'];
  const quantity = parseSaid(cells.quantity, { name: '', of: said.of });
  if (!quantity) return ['quantity', 'quantity'];
  const recipe = recipes.get(item) ?? { item, lines: [] };
  if (recipe.lines.some((line) => plain(line.ingredient) === plain(ingredient)))
    return ['ingredient', 'twice'];
  recipe.lines.push({ ingredient, quantity });
  recipes.set(item, recipe);
  return null;
}

/** A sheet to start from. */
export const STOCK_TEMPLATE: readonly (readonly string[])[] = [
  ['Dish', 'Ingredient', 'Quantity', 'Unit', 'Shelf', 'Pack', 'Pack has', 'Buy below', 'Price'],
  ['', 'Basmati rice', '', 'kg', 'Dry store', 'Bag', '25', '10', '1500'],
  ['', 'Milk', '', 'l', 'Cold room', '', '', '20', '56'],
  ['Veg biryani', 'Basmati rice', '120', 'g', '', '', '', '', ''],
];
