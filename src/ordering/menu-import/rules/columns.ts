import { LANGUAGES, OTHER_LANGUAGES, type OtherLanguage } from '#platform/language/rules/languages.ts';
import { inEachFact } from './fact-columns.ts';

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}₹]+/gu, '');

interface Definition {
  /** Names in files of other programs, without spaces, signs and capitals. */
  also?: string[];
  /** Letters in a spreadsheet. */
  width?: number;
  isNumber?: boolean;
}

/** Of these, every language besides English has a column: "Hindi name", "Marathi tags". */
type Translated = 'name' | 'menu' | 'category' | 'options' | 'tags';
type ColumnOf<What extends Translated> = `${(typeof LANGUAGES)[OtherLanguage]['english']} ${What}`;

/** One entry for each language's column. */
export function inEachLanguage<What extends Translated, T>(
  what: What,
  make: (language: OtherLanguage) => T,
): Record<ColumnOf<What>, T> {
  const entries = OTHER_LANGUAGES.map((language) => [
    `${LANGUAGES[language].english} ${what}`,
    make(language),
  ]);
  return Object.fromEntries(entries) as Record<ColumnOf<What>, T>;
}

/** With the Hindi and the Marathi word for "name", as tables of restaurants have them. */
const namesOfName = (language: OtherLanguage) => {
  const { name, english } = LANGUAGES[language];
  return [english, `name in ${english}`, `item name ${english}`, `${name}नाम`, `${name}नाव`].map(plain);
};

const DEFINED = {
  Menu: { also: ['menuname'] },
  Category: { also: ['categoryname', 'itemcategory', 'menucategory', 'section', 'group', 'course', 'श्रेणी'] },
  Item: {
    also: [
      ...[
        'name',
        'itemname',
        'itemsname',
        'items',
        'nameofitem',
        'nameofdish',
        'menuitem',
        'product',
        'productname',
      ],
      ...['dish', 'dishes', 'dishname', 'foodname', 'fooditem', 'particulars', 'व्यंजन'],
    ],
    width: 28,
  },
  Description: { also: ['details', 'itemdescription', 'about', 'विवरण'], width: 40 },
  ...inEachLanguage('name', (language) => ({ also: namesOfName(language), width: 24 })),
  Veg: { also: ['vegnonveg', 'vegornonveg', 'nonvegveg', 'vegtype', 'foodtype', 'diet', 'dietary', 'isveg'] },
  Price: {
    also: [
      ...[
        'rate',
        'mrp',
        'amount',
        'cost',
        'sellingprice',
        'saleprice',
        'salesprice',
        'itemprice',
        'unitprice',
      ],
      ...['dineinprice', 'priceinr', 'pricers', 'price₹', 'rs', 'inr', 'कीमत', 'मूल्य'],
    ],
    isNumber: true,
  },
  Options: { also: ['variants', 'variations', 'addons'], width: 48 },
  'Discount %': { also: ['discount', 'discountpercent'], isNumber: true },
  Taxes: { also: ['tax', 'gst', 'gstrate', 'taxrate', 'gstpercent', 'taxpercent', 'कर'], width: 26 },
  'HSN/SAC': { also: ['hsn', 'sac', 'hsncode', 'saccode', 'hsnsaccode', 'itemhsn'] },
  Tags: { also: ['tag', 'labels'] },
  Allergens: { also: ['allergen', 'allergeninfo', 'containsallergens', 'एलर्जी'] },
  ...inEachFact((_, { also }) => ({ also: [...also] })),
  ...inEachLanguage('menu', () => ({ width: 24 })),
  ...inEachLanguage('category', () => ({ width: 24 })),
  'Category HSN/SAC': {},
  ...inEachLanguage('options', () => ({ width: 48 })),
  ...inEachLanguage('tags', () => ({ width: 24 })),
  Photo: {
    also: [
      ...['photos', 'photourl', 'photolink', 'image', 'images', 'imageurl', 'imagelink', 'itemimage'],
      ...['picture', 'pictures', 'pictureurl', 'dishphoto', 'फ़ोटो', 'फोटो', 'तस्वीर'],
    ],
    width: 40,
  },
  State: { also: ['status', 'availability'] },
  'Item id': { also: ['id'] },
} satisfies Record<string, Definition>;

/** The names in the first row of the table. */
export type Column = keyof typeof DEFINED;
export type Cells = Record<Column, string>;
export interface TableRow {
  /** The number that a spreadsheet shows. */
  number: number;
  cells: Partial<Cells>;
  /** A group of options made of the columns of portions. It replaces the one price. */
  portions?: string;
}

export const COLUMNS = Object.keys(DEFINED) as Column[];
const definitions: Record<Column, Definition> = DEFINED;

export function sheetColumn(name: string): { width: number; isNumber: boolean } {
  const { width = 14, isNumber = false }: Definition = definitions[name as Column] ?? {};
  return { width, isNumber };
}

/** Each of these columns holds the price of one portion. */
export const PORTIONS = ['Quarter', 'Half', 'Full', 'Small', 'Medium', 'Large'] as const;
export type Portion = (typeof PORTIONS)[number];

const KNOWN = new Map<string, Column>(COLUMNS.map((column) => [plain(column), column]));
const ALSO = new Map<string, Column>(
  COLUMNS.flatMap((column) => (definitions[column].also ?? []).map((name) => [name, column] as const)),
);

/** Finds the portion in names such as "Half", "Half price" and "Full (Rs)". */
export function portionNamed(header: string): Portion | null {
  const name = plain(header).replace(/(?:plate|portion)?(?:price|rate|rs|inr|₹)?$/u, '');
  return PORTIONS.find((portion) => portion.toLowerCase() === name) ?? null;
}

/** Matches names in any spelling, and uses no column twice. Our own names go before those of other programs. */
export function columnsIn(head: string[]): (Column | null)[] {
  const own = head.map((name) => KNOWN.get(plain(name)) ?? null);
  const taken = new Set<Column>();
  const once = (column: Column | null) => {
    if (column === null || taken.has(column)) return null;
    taken.add(column);
    return column;
  };
  const first = own.map(once);
  return head.map((name, index) => first[index] ?? once(ALSO.get(plain(name)) ?? null));
}
