import { startingChoices } from '../menu/choices.ts';
import { findItem, type Item, type Menu } from '../menu/menu.ts';
import type { Selection } from '../menu/options.ts';
import type { StoreTime } from '../time/store-hours.ts';
import { type CartEntry, MOST_LINES, MOST_QUANTITY } from './cart.ts';
import { type CartLineNow, cartLines } from './priced-cart.ts';

/** A line as a link has it. What it costs is the menu's. */
export interface LinkedLine {
  dish: string;
  quantity: number;
  /** The names of options, of whichever group. */
  options: readonly string[];
}

const MOST_OPTIONS = 20;
const NAME = 'cart=';

/** What stands behind the # of a link. No server reads it. */
export function writeLinkedCart(lines: readonly LinkedLine[]): string {
  const short = lines.map(({ dish, quantity, options }) => [dish, quantity, ...options]);
  return NAME + encodeURIComponent(JSON.stringify(short));
}

/** Null if there is no cart in it, or none that we have written. */
export function readLinkedCart(hash: string): LinkedLine[] | null {
  const text = hash.replace(/^#/, '');
  if (!text.startsWith(NAME)) return null;
  try {
    const read: unknown = JSON.parse(decodeURIComponent(text.slice(NAME.length)));
    return Array.isArray(read) && read.length <= MOST_LINES && read.every(isLine) ? read.map(toLine) : null;
  } catch {
    return null;
  }
}

type Short = [dish: string, quantity: number, ...options: string[]];

function isLine(line: unknown): line is Short {
  if (!Array.isArray(line) || line.length > MOST_OPTIONS + 2) return false;
  const [dish, quantity, ...options] = line as unknown[];
  const isCount = Number.isInteger(quantity) && Number(quantity) > 0 && Number(quantity) <= MOST_QUANTITY;
  return typeof dish === 'string' && isCount && options.every((option) => typeof option === 'string');
}

const toLine = ([dish, quantity, ...options]: Short): LinkedLine => ({ dish, quantity, options });

export interface LinkedCart {
  /** Each dish that the menu has. Those that can't be ordered say why, as in any cart. */
  lines: CartLineNow[];
  /** By the id of their dish, the options that it does not have. */
  unknownOptions: { dish: string; options: string[] }[];
  /** The ids of dishes that no menu of now has. */
  unknown: string[];
}

export function openLinkedCart(
  linked: readonly LinkedLine[],
  menus: Menu[],
  at: { time: StoreTime; now: number },
): LinkedCart {
  const found = linked.map((line) => ({ line, item: findItem(menus, line.dish)?.item ?? null }));
  const entries = found.flatMap(({ line, item }) => (item ? [entryOf(line, item)] : []));
  const lines = cartLines(entries, menus, at).map((line) => ({
    ...line,
    entry: { ...line.entry, selections: line.selections, unit: line.present?.unit ?? 0 },
  }));
  return {
    lines,
    unknownOptions: found.flatMap(({ line, item }) => {
      const options = item ? line.options.filter((name) => !hasOption(item, name)) : [];
      return options.length > 0 ? [{ dish: line.dish, options }] : [];
    }),
    unknown: found.flatMap(({ line, item }) => (item ? [] : [line.dish])),
  };
}

const hasOption = ({ groups }: Item, name: string) =>
  groups.some(({ options }) => options.some(({ label }) => label === name));

function entryOf({ quantity, options }: LinkedLine, item: Item): CartEntry {
  return {
    itemId: item.id,
    selections: selectionsFrom(item, options),
    quantity,
    label: item.label,
    image: item.images[0] ?? null,
    unit: 0,
  };
}

/** What is named in a group, and what is ticked already in one of which nothing is named. */
function selectionsFrom(item: Item, names: readonly string[]): Selection[] {
  const ticked = startingChoices(item);
  return item.groups.flatMap(({ label, options }) => {
    const named = options.map((option) => option.label).filter((option) => names.includes(option));
    const contents = named.length > 0 ? named : (ticked[label] ?? []);
    return contents.length > 0 ? [{ label, contents }] : [];
  });
}
