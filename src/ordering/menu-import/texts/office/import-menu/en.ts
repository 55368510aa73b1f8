import { factsEn } from '#ordering/menu/texts/office/facts/en.ts';
import { type Language, languageName } from '#platform/language/rules/languages.ts';
import type { FaultReason } from '../../../rules/cells.ts';
import { type Column, inEachLanguage } from '../../../rules/columns.ts';
import { inEachFact } from '../../../rules/fact-columns.ts';
import type { Target } from '../../../rules/parse-table.ts';

export interface FaultPlace {
  /** The row that has the same dish. */
  first: number;
  /** The words that the column takes. */
  words: readonly string[];
}

const inEnglish = (language: Language) => languageName(language, 'en');

const rows = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;

export const importMenuEn = {
  title: 'Import a menu',
  lead: 'From Excel or CSV. You see every change before it is saved.',
  choose: 'Choose a file',
  chooseAnother: 'Choose another file',
  chooseHint: 'CSV or XLSX, one row per dish, with column names above them.',
  template: 'Download template',
  columnsTitle: 'Columns',
  columns: {
    Menu: 'Blank: the first menu. New names are added.',
    Category:
      'New names are added. A row with nothing but a name, such as “TANDOOR”, becomes the category for the dishes below it.',
    Item: 'Name of the dish.',
    Description: '',
    ...inEachLanguage('name', (language) => `Shown to guests who read ${inEnglish(language)}.`),
    ...inEachLanguage(
      'menu',
      (language) => `The name of the menu in ${inEnglish(language)}; one row is enough.`,
    ),
    ...inEachLanguage(
      'category',
      (language) => `The name of the category in ${inEnglish(language)}; one row is enough.`,
    ),
    'Category HSN/SAC': 'The code of the whole category; one row is enough.',
    ...inEachLanguage(
      'options',
      (language) => `What the options are called in ${inEnglish(language)}: Size=आकार: Half=हाफ़ | Full=फ़ुल`,
    ),
    ...inEachLanguage(
      'tags',
      (language) => `What the tags are called in ${inEnglish(language)}: Popular=लोकप्रिय`,
    ),
    Veg: 'veg, egg, non-veg or blank',
    Price: 'Such as 120 or 120.50. Blank only where options have prices; 0 if it is free.',
    Options: 'Such as “Size: Half=80 | Full=120; Extras (up to 2): Cheese=30 | Egg=20”',
    'Discount %': '',
    Taxes: 'Such as “CGST 2.5%; SGST 2.5%”',
    'HSN/SAC': 'Only where the dish has a code of its own, such as 21069099.',
    Tags: 'Such as “Spicy; New”',
    Photo:
      'The https:// address of a picture. It is fetched once and kept here; several with spaces between.',
    State: 'Available, Sold out or Hidden. Blank: Available.',
    'Item id': 'From an export: finds the dish even if its name changes.',
    Allergens: 'Such as “milk; nuts”. Write “none” if there are none. Blank: not known.',
    ...inEachFact((_, { words }) => `${words.join(', ')} or blank`),
  } satisfies Record<Column, string>,
  reading: 'Reading the file…',
  unreadable: 'This file can’t be read. Use a CSV or XLSX file.',
  oldExcel: 'This is an old Excel file (XLS). Save it as XLSX or CSV first.',
  tooLarge: 'This file is larger than 10 MB.',
  nothing: 'This file is empty.',
  noTable:
    'This file is not a real spreadsheet. Open it in a spreadsheet program and save it as XLSX or CSV.',
  noNames: 'Which column has the dish names? Choose it below.',
  mappingTitle: 'Match the columns',
  mapped: (read: number, all: number) => `${read} of ${all} columns matched. Change any that are wrong.`,
  headRow: 'Column names',
  headAt: (row: number, names: string) => `Row ${row}: ${names}`,
  noHead: 'None: the first row is a dish',
  columnNo: (number: number) => `Column ${number}`,
  holds: (column: string) => `“${column}” is`,
  notRead: 'Skip',
  targets: {
    Menu: 'Menu',
    Category: 'Category',
    Item: 'Dish name',
    Description: 'Description',
    ...inEachLanguage('name', (language) => `${inEnglish(language)} name`),
    ...inEachLanguage('menu', (language) => `Menu in ${inEnglish(language)}`),
    ...inEachLanguage('category', (language) => `Category in ${inEnglish(language)}`),
    'Category HSN/SAC': 'HSN/SAC of the category',
    ...inEachLanguage('options', (language) => `Options in ${inEnglish(language)}`),
    ...inEachLanguage('tags', (language) => `Tags in ${inEnglish(language)}`),
    Veg: 'Veg or non-veg',
    Allergens: 'Allergens',
    ...inEachFact((field) => factsEn.fields[field].name),
    Price: 'Price',
    Options: 'Options',
    'Discount %': 'Discount in %',
    Taxes: 'Taxes',
    'HSN/SAC': 'HSN/SAC',
    Tags: 'Tags',
    Photo: 'Addresses of photos',
    State: 'Available, sold out or hidden',
    'Item id': 'Item id from an export',
    Quarter: 'Price: quarter',
    Half: 'Price: half',
    Full: 'Price: full',
    Small: 'Price: small',
    Medium: 'Price: medium',
    Large: 'Price: large',
  } satisfies Record<Target, string>,
  category: 'Category of these dishes',
  categoryHint: 'The file has no category column.',
  usualCategory: 'Dishes',
  empty: 'There are no dishes below the column names.',
  unknown: (names: string) => `Unknown columns, skipped: ${names}`,
  result: (good: number, all: number) => `${good} of ${rows(all)} can be imported`,
  removeOthers: 'Remove dishes that are not in the file',
  removeOthersHint: 'Otherwise they stay as they are.',
  faultsTitle: (count: number) => `${rows(count)} can’t be read`,
  faultsHint: 'They are skipped. Fix them in your file and import it again, or import the rest now.',
  row: 'Row',
  column: 'Column',
  reason: 'Problem',
  faults: {
    NAME_MISSING: () => 'The dish name is missing.',
    CATEGORY_MISSING: () => 'The category is missing.',
    TOO_LONG: (value) => `“${value}” is too long.`,
    TOO_MANY: () => 'Too many entries.',
    VEG: (value) => `“${value}” is neither veg nor non-veg. Leave blank for neither.`,
    PRICE: (value) => `“${value}” is not a price. Write it as 120 or 120.50.`,
    PRICE_MISSING: () => 'The price is missing. If the dish is free, write 0.',
    PERCENT: (value) => `“${value}” is not a percentage from 0 to 100.`,
    TAX: (value) => `“${value}” is not a tax with a rate, such as GST 5%.`,
    PHOTO: (value) =>
      `“${value}” is not the address of a picture. Write it with https://, or add the picture in the editor.`,
    TWICE: (value, { first }) => `“${value}” is already in row ${first}.`,
    OPTIONS: (value) => `“${value}” can’t be read. Write options as: Size: Half=80 | Full=120`,
    OPTION_PRICE: (value) => `“${value}” has no readable price. Write it as: Half=80`,
    OPTIONS_TWICE: (value) => `“${value}” is there twice.`,
    UNKNOWN: (value) => `“${value}” is not an option or tag of this dish.`,
    ALLERGENS: (value) =>
      `“${value}” has something that is not one of these: milk, gluten, nuts, peanuts, egg, soy, fish, crustaceans, sulphite.`,
    YES: (value) => `“${value}” is neither yes nor no.`,
    HSN: (value) => `“${value}” is no HSN of 4, 6 or 8 digits, and no SAC such as 996331.`,
    LEVEL: (value, { words }) => `“${value}” is not one of these: ${words.join(', ')}.`,
  } as Record<FaultReason, (value: string, where: FaultPlace) => string>,
  changesTitle: 'What will change',
  noChanges: 'Nothing: the menu already matches.',
  checking: 'Checking…',
  checked: 'Checked: ready to import.',
  refused: 'The menu can’t be saved like this:',
  save: (count: number) => `Import ${rows(count)}`,
  saved: (count: number) => `${rows(count)} imported. Guests see it now.`,
};
