import type { ItemView } from '#ordering/catalogue/wire/catalogue.ts';
import { AVAILABLE } from '#ordering/menu/rules/menu.ts';
import { pruneTagTranslations } from '#ordering/menu-editor/rules/tags.ts';
import {
  type Cell,
  type CellsByField,
  cellsInOrder,
  hsnCell,
  textCell,
  tooLong,
  translatedCell,
} from './cells.ts';
import { inEachLanguage } from './columns.ts';
import { FACT_CELLS, parseAllergens, parseMark, writeAllergens, writeMark } from './diet-cells.ts';
import { escapeText, splitAt, unescapeText } from './escape.ts';
import { parsePercent } from './numbers.ts';
import { PRICE_CELLS } from './price-cells.ts';
import { parseTaxes, writeTaxes } from './tax-text.ts';
import { parseTagNames, writeTagNames } from './translated-text.ts';

/** Addresses of our pictures, or https addresses of other sites, whose pictures we copy. */
const PHOTO = /^(?:\/(?!\/)|https:\/\/[^/])[^\s"'<>\\]*$/;
const LONGEST_ADDRESS = 2048;
const MOST_PHOTOS = 20;

const BY_FIELD: CellsByField<Omit<ItemView, 'left'>> = {
  _id: {},
  label: {
    Item: {
      write: ({ label }) => label,
      parse: (cell, item) => {
        const label = cell.trim();
        if (label === '') return { reason: 'NAME_MISSING', value: '' };
        return label.length > 200 ? tooLong(label) : { ...item, label };
      },
    },
  },
  description: { Description: textCell('description', 2000) },
  translations: inEachLanguage('name', (language) => translatedCell<ItemView>(language, 'label', 200)),
  veg: {
    Veg: {
      write: writeMark,
      parse: (cell, item) => {
        const mark = parseMark(cell);
        const { egg: _, ...rest } = item;
        return mark ? { ...rest, ...mark } : { reason: 'VEG', value: cell };
      },
    },
  },
  // The column of the mark holds it.
  egg: {},
  configs: PRICE_CELLS,
  discount: {
    'Discount %': {
      write: ({ discount }) => String(discount),
      parse: (cell, item) => {
        const discount = cell.trim() === '' ? 0 : parsePercent(cell);
        return discount === null ? { reason: 'PERCENT', value: cell } : { ...item, discount };
      },
    },
  },
  taxes: {
    Taxes: {
      write: ({ taxes }) => writeTaxes(taxes),
      parse: (cell, item) => {
        const parsed = parseTaxes(cell);
        return 'reason' in parsed ? parsed : { ...item, taxes: parsed.taxes };
      },
    },
  },
  hsn: { 'HSN/SAC': hsnCell() },
  tags: {
    Tags: {
      write: ({ tags }) => tags.map(escapeText).join('; '),
      parse: (cell, item) => {
        const tags = parseTags(cell);
        const long = tags.find((tag) => tag.length > 60);
        if (long) return tooLong(long);
        return tags.length > 20
          ? { reason: 'TOO_MANY', value: cell }
          : pruneTagTranslations({ ...item, tags });
      },
    },
  },
  tagTranslations: inEachLanguage(
    'tags',
    (language): Cell<ItemView> => ({
      write: (item) => writeTagNames(item, language),
      parse: (cell, item) => {
        const parsed = parseTagNames(cell, item, language);
        return 'fault' in parsed ? parsed.fault : parsed.item;
      },
    }),
  ),
  allergens: {
    Allergens: {
      write: writeAllergens,
      parse: (cell, item) => {
        const allergens = parseAllergens(cell);
        const { allergens: _, ...rest } = item;
        if (allergens === null) return { reason: 'ALLERGENS', value: cell };
        return allergens ? { ...rest, allergens } : rest;
      },
    },
  },
  ...FACT_CELLS,
  images: {
    Photo: {
      write: ({ images }) => images.join(' '),
      parse: (cell, item) => {
        const images = [...new Set(cell.split(/\s+/).filter((url) => url !== ''))];
        // Photos that the dish has already stay, also those that could not be added now.
        const odd = images.find((url) => !item.images.includes(url) && !PHOTO.test(url));
        if (odd !== undefined) return { reason: 'PHOTO', value: odd };
        const long = images.find((url) => url.length > LONGEST_ADDRESS);
        if (long) return tooLong(long);
        return images.length > MOST_PHOTOS ? { reason: 'TOO_MANY', value: cell } : { ...item, images };
      },
    },
  },
  state: {
    State: {
      write: ({ state }) => state,
      parse: (cell, item) => {
        const { until: _, ...rest } = item;
        const state = cell.trim() || AVAILABLE;
        return state.length > 60 ? tooLong(state) : { ...rest, state };
      },
    },
  },
  // A state from a table has no end.
  until: {},
  order: {},
};

export const ITEM_CELLS = cellsInOrder(BY_FIELD);

/** Splits at commas and semicolons, and takes each tag once. */
export function parseTags(text: string): string[] {
  return [...new Set(splitAt(text, ';,').map(unescapeText))];
}
