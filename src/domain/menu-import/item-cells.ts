import type { ItemView } from '../api/catalogue.ts';
import { AVAILABLE } from '../menu/menu.ts';
import { onePrice } from '../menu-edit/blank.ts';
import { priceGroupOf } from '../menu-edit/simple-price.ts';
import { keepTagged } from '../menu-edit/tags.ts';
import { type CellsByField, cellsInOrder, hindiCell, textCell, tooLong } from './cells.ts';
import {
  parseAllergens,
  parseMark,
  parseSpice,
  parseYes,
  writeAllergens,
  writeMark,
  writeSpice,
} from './diet-cells.ts';
import { escapeText, splitAt, unescapeText } from './escape.ts';
import { parseHindiOptions, parseHindiTags, writeHindiOptions, writeHindiTags } from './hindi-text.ts';
import { parseAmount, parsePercent } from './numbers.ts';
import { parseGroups, writeGroups } from './options-text.ts';
import { parseTaxes, writeTaxes } from './tax-text.ts';

/** One of ours, or one that we fetch once from another site; nothing is fetched without encryption. */
const PHOTO = /^(?:\/(?!\/)|https:\/\/[^/])[^\s"'<>\\]*$/;
const LONGEST_ADDRESS = 2048;
const MOST_PHOTOS = 20;

const BY_FIELD: CellsByField<ItemView> = {
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
  translations: { 'Hindi name': hindiCell('label', 200) },
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
  // In the column of the mark.
  egg: {},
  configs: {
    Price: {
      write: ({ configs }) => {
        const simple = priceGroupOf(configs);
        return simple ? String(simple.value) : '';
      },
      parse: (cell, item, newId) => {
        const price = parseAmount(cell);
        if (price === null && cell.trim() !== '') return { reason: 'PRICE', value: cell };
        return withPrice(item, price, newId);
      },
    },
    Options: {
      write: ({ configs }) => writeGroups(othersIn(configs)),
      parse: (cell, item, newId) => {
        const simple = priceGroupOf(item.configs)?.group;
        const read = parseGroups(cell, item.configs, newId);
        if ('fault' in read) return read.fault;
        const taken = read.groups.find(({ label }) => label === simple?.label);
        if (taken) return { reason: 'OPTIONS_TWICE', value: taken.label };
        return { ...item, configs: simple ? [simple, ...read.groups] : read.groups };
      },
    },
    'Hindi options': {
      write: ({ configs }) => writeHindiOptions(othersIn(configs)),
      parse: (cell, item) => {
        const simple = priceGroupOf(item.configs)?.group;
        const read = parseHindiOptions(cell, othersIn(item.configs));
        if ('fault' in read) return read.fault;
        return { ...item, configs: simple ? [simple, ...read.groups] : read.groups };
      },
    },
  },
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
        const read = parseTaxes(cell);
        return 'reason' in read ? read : { ...item, taxes: read.taxes };
      },
    },
  },
  tags: {
    Tags: {
      write: ({ tags }) => tags.map(escapeText).join('; '),
      parse: (cell, item) => {
        const tags = parseTags(cell);
        const long = tags.find((tag) => tag.length > 60);
        if (long) return tooLong(long);
        return tags.length > 20 ? { reason: 'TOO_MANY', value: cell } : keepTagged({ ...item, tags });
      },
    },
  },
  tagTranslations: {
    'Hindi tags': {
      write: writeHindiTags,
      parse: (cell, item) => {
        const read = parseHindiTags(cell, item);
        return 'fault' in read ? read.fault : read.item;
      },
    },
  },
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
  jain: {
    Jain: {
      write: ({ jain }) => (jain ? 'yes' : ''),
      parse: (cell, item) => {
        const jain = parseYes(cell);
        const { jain: _, ...rest } = item;
        if (jain === null) return { reason: 'JAIN', value: cell };
        return jain ? { ...rest, jain } : rest;
      },
    },
  },
  spice: {
    Spice: {
      write: writeSpice,
      parse: (cell, item) => {
        const spice = parseSpice(cell);
        const { spice: _, ...rest } = item;
        if (spice === null) return { reason: 'SPICE', value: cell };
        return spice === undefined ? rest : { ...rest, spice };
      },
    },
  },
  images: {
    Photo: {
      write: ({ images }) => images.join(' '),
      parse: (cell, item) => {
        const images = [...new Set(cell.split(/\s+/).filter((url) => url !== ''))];
        // What is there already is kept as it is, however it came.
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
  // A state from a table lasts.
  until: {},
  order: {},
};

export const ITEM_CELLS = cellsInOrder(BY_FIELD);

/** Words apart by commas or semicolons, each once. */
export function parseTags(text: string): string[] {
  return [...new Set(splitAt(text, ';,').map(unescapeText))];
}

function othersIn(configs: ItemView['configs']): ItemView['configs'] {
  const simple = priceGroupOf(configs)?.group;
  return configs.filter((group) => group !== simple);
}

/** The one option of a simple dish keeps its names; without a price, the dish has only its options. */
function withPrice(item: ItemView, price: number | null, newId: () => string): ItemView {
  const simple = priceGroupOf(item.configs)?.group;
  const others = othersIn(item.configs);
  if (price === null) return { ...item, configs: others };
  const [option] = simple?.contents ?? [];
  if (simple && option)
    return { ...item, configs: [{ ...simple, contents: [{ ...option, value: price }] }, ...others] };
  const label = ['Price', 'Portion', 'Dish price'].find((name) =>
    others.every((group) => group.label !== name),
  );
  const group = onePrice(price, newId, label ?? `Price ${others.length}`);
  return { ...item, configs: [group, ...others] };
}
