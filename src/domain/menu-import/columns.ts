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
  'Allergens',
  'Jain',
  'Spice',
  'Hindi menu',
  'Hindi options',
  'Hindi tags',
  'Photo',
  'State',
  'Item id',
] as const;
export type Column = (typeof COLUMNS)[number];
export type Cells = Record<Column, string>;

/** What the columns are called elsewhere, without spaces, signs and capitals. */
const SYNONYMS: Partial<Record<Column, string[]>> = {
  Menu: ['menuname'],
  Category: ['categoryname', 'itemcategory', 'menucategory', 'section', 'group', 'course', 'श्रेणी'],
  Item: [
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
  Description: ['details', 'itemdescription', 'about', 'विवरण'],
  'Hindi name': ['hindi', 'nameinhindi', 'itemnamehindi', 'हिन्दीनाम'],
  Veg: ['vegnonveg', 'vegornonveg', 'nonvegveg', 'vegtype', 'foodtype', 'diet', 'dietary', 'isveg'],
  Price: [
    ...['rate', 'mrp', 'amount', 'cost', 'sellingprice', 'saleprice', 'salesprice', 'itemprice', 'unitprice'],
    ...['dineinprice', 'priceinr', 'pricers', 'price₹', 'rs', 'inr', 'कीमत', 'मूल्य'],
  ],
  Options: ['variants', 'variations', 'addons'],
  'Discount %': ['discount', 'discountpercent'],
  Taxes: ['tax', 'gst', 'gstrate', 'taxrate', 'gstpercent', 'taxpercent', 'कर'],
  Tags: ['tag', 'labels'],
  Allergens: ['allergen', 'allergeninfo', 'containsallergens', 'एलर्जी'],
  Jain: ['isjain', 'jainfriendly', 'jainfood', 'जैन'],
  Spice: ['spicelevel', 'spiciness', 'spicy', 'तीखापन'],
  Photo: [
    ...['photos', 'photourl', 'photolink', 'image', 'images', 'imageurl', 'imagelink', 'itemimage'],
    ...['picture', 'pictures', 'pictureurl', 'dishphoto', 'फ़ोटो', 'फोटो', 'तस्वीर'],
  ],
  State: ['status', 'availability'],
  'Item id': ['id'],
};

/** Columns that hold the price of one portion each. */
export const PORTIONS = ['Quarter', 'Half', 'Full', 'Small', 'Medium', 'Large'] as const;
export type Portion = (typeof PORTIONS)[number];

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}₹]+/gu, '');
const KNOWN = new Map<string, Column>(COLUMNS.map((column) => [plain(column), column]));
const ALSO = new Map<string, Column>(
  COLUMNS.flatMap((column) => (SYNONYMS[column] ?? []).map((name) => [name, column] as const)),
);

/** However it is written; null for one that is not ours. */
export function columnNamed(header: string): Column | null {
  return KNOWN.get(plain(header)) ?? ALSO.get(plain(header)) ?? null;
}

/** "Half", "Half price", "Full (Rs)": the name of the portion. Null for any other column. */
export function portionNamed(header: string): Portion | null {
  const name = plain(header).replace(/(?:plate|portion)?(?:price|rate|rs|inr|₹)?$/u, '');
  return PORTIONS.find((portion) => portion.toLowerCase() === name) ?? null;
}

/** The place of each column. Its own name counts before its other names, and no column is used twice. */
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
