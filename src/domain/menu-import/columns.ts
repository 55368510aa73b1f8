/** The columns of a menu as a table, as they are called in its first row. */
export const COLUMNS = [
  'Menu',
  'Category',
  'Item',
  'Description',
  'Hindi name',
  'Veg',
  'Price',
  'Options',
  'Discount %',
  'Taxes',
  'Tags',
  'State',
  'Item id',
] as const;
export type Column = (typeof COLUMNS)[number];
export type Cells = Record<Column, string>;

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const KNOWN = new Map<string, Column>(COLUMNS.map((column) => [plain(column), column]));
const ALSO: [string, Column][] = [
  ['name', 'Item'],
  ['dish', 'Item'],
  ['itemname', 'Item'],
  ['hindi', 'Hindi name'],
  ['vegnonveg', 'Veg'],
  ['discountpercent', 'Discount %'],
  ['tax', 'Taxes'],
  ['id', 'Item id'],
];
for (const [name, column] of ALSO) KNOWN.set(name, column);

/** However it is written; null for one that is not ours. */
export function columnNamed(header: string): Column | null {
  return KNOWN.get(plain(header)) ?? null;
}
