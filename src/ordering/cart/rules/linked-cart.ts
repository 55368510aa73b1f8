import { findItem, type Item, type Menu, type OptionGroup } from '#ordering/menu/rules/menu.ts';
import { startingChoices } from '#ordering/menu/rules/options/choices.ts';
import type { Selection } from '#ordering/menu/rules/options/options.ts';
import type { StoreTime } from '#restaurant/opening-hours/rules/store-hours.ts';
import { type CartEntry, MOST_LINES, MOST_QUANTITY } from './cart.ts';
import { type CartLineNow, cartLines } from './priced-cart.ts';

/** A line as a link has it. What it costs is the menu's. */
export interface LinkedLine {
  dish: string;
  quantity: number;
  options: readonly LinkedOption[];
}

/** The name of an option, with that of its group before it where several groups have one of this name. */
export type LinkedOption = string | readonly [group: string, option: string];

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

type Short = [dish: string, quantity: number, ...options: LinkedOption[]];

function isLine(line: unknown): line is Short {
  if (!Array.isArray(line) || line.length > MOST_OPTIONS + 2) return false;
  const [dish, quantity, ...options] = line as unknown[];
  const isCount = Number.isInteger(quantity) && Number(quantity) > 0 && Number(quantity) <= MOST_QUANTITY;
  return typeof dish === 'string' && isCount && options.every(isOption);
}

const isOption = (option: unknown): boolean =>
  typeof option === 'string' ||
  (Array.isArray(option) && option.length === 2 && option.every((name) => typeof name === 'string'));

const toLine = ([dish, quantity, ...options]: Short): LinkedLine => ({ dish, quantity, options });

export interface LinkedCart {
  /** Each dish that the menu has. Those that can't be ordered say why, as in any cart. */
  lines: CartLineNow[];
  /** By the id of their dish, the options that it does not have. */
  unknownOptions: { dish: string; options: LinkedOption[] }[];
  /** Options that several groups of their dish have, so that none is chosen. */
  unclear: { dish: string; option: LinkedOption; groups: string[] }[];
  /** What is swapped in a dish today and the link does not name. A guest chooses it in the cart, also where it is named. */
  unnamedSwaps: { dish: string; group: string; option: string }[];
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
  const lines = cartLines(entries, menus, at).map((line) => {
    // To what has changed in a dish, the guest agrees in the cart.
    const { selections } = line.trouble === 'changed' ? line.entry : line;
    return { ...line, entry: { ...line.entry, selections, unit: line.present?.unit ?? 0 } };
  });
  return {
    lines,
    unknownOptions: found.flatMap(({ line, item }) => {
      const options = item ? line.options.filter((option) => groupsWith(item, option).length === 0) : [];
      return options.length > 0 ? [{ dish: line.dish, options }] : [];
    }),
    unclear: found.flatMap(({ line: { dish, options }, item }) =>
      options.flatMap((option) => {
        const groups = item ? groupsWith(item, option).map(({ label }) => label) : [];
        return groups.length > 1 ? [{ dish, option, groups }] : [];
      }),
    ),
    unnamedSwaps: found.flatMap(({ line, item }) =>
      (item?.groups ?? []).filter(isSwap).flatMap((group) => {
        const named = item ? namesIn(item, group, line.options) : [];
        const unnamed = group.options.filter(({ label }) => !named.includes(label));
        return unnamed.map(({ label }) => ({ dish: line.dish, group: group.label, option: label }));
      }),
    ),
    unknown: found.flatMap(({ line, item }) => (item ? [] : [line.dish])),
  };
}

/** The choice of a guest to which a dish with a swap leads. */
export const isSwap = ({ options }: OptionGroup): boolean => options.some(({ swap }) => swap !== undefined);

/** The groups of a dish of which it may be an option. */
function groupsWith({ groups }: Item, option: LinkedOption): OptionGroup[] {
  const [of, name] = typeof option === 'string' ? [null, option] : option;
  return groups.filter(
    ({ label, options }) => (of ?? label) === label && options.some((known) => known.label === name),
  );
}

/** The names of those options that can be of this group alone. */
const namesIn = (item: Item, group: OptionGroup, options: readonly LinkedOption[]): string[] =>
  options.flatMap((option) => {
    const [first, ...others] = groupsWith(item, option);
    if (first !== group || others.length > 0) return [];
    return typeof option === 'string' ? option : option[1];
  });

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

/** What is named in a group, and what is ticked already in one of which nothing is named. No link chooses a swap. */
function selectionsFrom(item: Item, linked: readonly LinkedOption[]): Selection[] {
  const ticked = startingChoices(item);
  return item.groups.flatMap((group) => {
    if (isSwap(group)) return [];
    const names = namesIn(item, group, linked);
    const named = group.options.map(({ label }) => label).filter((label) => names.includes(label));
    const contents = named.length > 0 ? named : (ticked[group.label] ?? []);
    return contents.length > 0 ? [{ label: group.label, contents }] : [];
  });
}
