import * as z from 'zod/mini';
import { gramsIn } from '#ordering/menu/rules/weight.ts';
import { describeIssue } from '#platform/calls/wire/faults.ts';
import { LARGEST_PRICE } from '#platform/calls/wire/primitives.ts';
import { type Fault, faultAt } from '#platform/errors/rules/field-fault.ts';
import { parseHundredths } from '#platform/money/rules/money.ts';
import { type CatalogueInput, catalogueInput } from './catalogue.ts';

type Checked = { catalogue: CatalogueInput; faults: [] } | { catalogue: null; faults: Fault[] };

/** Collects every fault at once, also faults of meaning in a document whose shape is broken elsewhere. */
export function checkCatalogue(document: unknown): Checked {
  if (hasMoreEntries(document, MOST_ENTRIES)) return { catalogue: null, faults: [TOO_LARGE] };
  if (itemsOf(document).length > MOST_ITEMS) return { catalogue: null, faults: [TOO_MANY_ITEMS] };
  const parsed = z.safeParse(catalogueInput, document);
  const formFaults = parsed.success ? [] : parsed.error.issues.flatMap(describeIssue);
  const faults = formFaults.concat(meaningFaults(document));
  return parsed.success && faults.length === 0
    ? { catalogue: parsed.data, faults: [] }
    : { catalogue: null, faults: faults.slice(0, MOST_FAULTS) };
}

const MOST_FAULTS = 1000;
const MOST_ENTRIES = 50_000;
const TOO_LARGE = faultAt('', { rule: 'tooManyEntries', most: MOST_ENTRIES });

/** A page with more items would be too large for guests. */
const MOST_ITEMS = 3000;
const TOO_MANY_ITEMS = faultAt('menus', { rule: 'tooManyItems', most: MOST_ITEMS });

/** No valid record of a menu has more fields. A larger record is invalid, and its fields count as entries. */
const MOST_FIELDS = 30;

/**
 * Counts the entries of all lists and of oversized records. It runs before validation, which takes long on
 * large documents.
 */
export function hasMoreEntries(document: unknown, most: number): boolean {
  let count = 0;
  const visit = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    const entries: unknown[] = Array.isArray(value) ? value : Object.values(value);
    if (Array.isArray(value) || entries.length > MOST_FIELDS) count += entries.length;
    return count > most || entries.some(visit);
  };
  return visit(document);
}

function itemsOf(document: unknown): Entry[] {
  return entries(document, 'menus', '')
    .flatMap(({ value }) => entries(value, 'categories', ''))
    .flatMap(({ value }) => entries(value, 'items', ''));
}

function meaningFaults(document: unknown): Fault[] {
  const ids = new Map<string, string>();
  const orderTypes = entries(document, 'orderConfigs', 'orderConfigs');
  const menus = entries(document, 'menus', 'menus');
  const categories = menus.flatMap((menu) => entries(menu.value, 'categories', `${menu.path}.categories`));
  const items = categories.flatMap((category) => entries(category.value, 'items', `${category.path}.items`));
  const groups = items.flatMap((item) => entries(item.value, 'configs', `${item.path}.configs`));
  return [
    ...repeatedIds([...orderTypes, ...menus, ...categories, ...items], ids),
    ...repeatedLabels(orderTypes, 'order type'),
    ...orderTypes.flatMap(chargeFaults),
    ...menus.flatMap(menuTimeFaults),
    ...items.flatMap(({ value, path }) =>
      repeatedLabels(entries(value, 'configs', `${path}.configs`), 'option group'),
    ),
    ...groups.flatMap(groupFaults),
  ];
}

interface Entry {
  value: unknown;
  path: string;
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

function entries(value: unknown, key: string, path: string): Entry[] {
  const list = field(value, key);
  return Array.isArray(list)
    ? list.map((entry: unknown, index) => ({ value: entry, path: `${path}[${index}]` }))
    : [];
}

function repeatedIds(things: Entry[], seen: Map<string, string>): Fault[] {
  return things.flatMap(({ value, path }) => {
    const id = field(value, '_id');
    if (typeof id !== 'string') return [];
    const first = seen.get(id);
    if (first === undefined) seen.set(id, path);
    return first === undefined ? [] : [faultAt(`${path}._id`, { rule: 'sameId', first })];
  });
}

/** Orders name options by label, so siblings must have different ones. */
function repeatedLabels(things: Entry[], kind: string): Fault[] {
  const seen = new Set<string>();
  return things.flatMap(({ value, path }) => {
    const label = field(value, 'label');
    if (typeof label !== 'string') return [];
    const isRepeated = seen.has(label);
    seen.add(label);
    return isRepeated ? [faultAt(`${path}.label`, { rule: 'sameLabel', kind, label })] : [];
  });
}

function chargeFaults({ value, path }: Entry): Fault[] {
  return entries(value, 'contents', `${path}.contents`).flatMap((charge) => {
    const sent = field(charge.value, 'value');
    // Anything else is refused by the schema, and may not even have a text.
    const percent = typeof sent === 'string' || typeof sent === 'number' ? Number(sent) : 0;
    const isTooHigh = field(charge.value, 'valueType') === 'percentage' && percent > 100;
    return isTooHigh ? [faultAt(`${charge.path}.value`, { rule: 'percentageOfCharge' })] : [];
  });
}

function menuTimeFaults({ value, path }: Entry): Fault[] {
  const hasStart = typeof field(value, 'activeStartTime') === 'string';
  const hasEnd = typeof field(value, 'activeEndTime') === 'string';
  const missing = hasStart ? 'activeEndTime' : 'activeStartTime';
  const [from, until] = [field(value, 'fromDay'), field(value, 'untilDay')];
  const isBackwards = typeof from === 'string' && typeof until === 'string' && until < from;
  return [
    ...(hasStart === hasEnd ? [] : [faultAt(`${path}.${missing}`, { rule: 'bothTimes' })]),
    ...(isBackwards ? [faultAt(`${path}.untilDay`, { rule: 'lastBeforeFirst' })] : []),
  ];
}

/** A value must be a valid price, except in an information group, which shows it as text. */
function groupFaults({ value, path }: Entry): Fault[] {
  const options = entries(value, 'contents', `${path}.contents`);
  const faults = repeatedLabels(options, 'option');
  const hasDishes = options.some((option) => field(option.value, 'itemID') !== undefined);
  if (hasDishes && field(value, 'maxSelection') !== 1)
    faults.push(faultAt(`${path}.maxSelection`, { rule: 'oneDish' }));
  if (field(value, 'byWeight') === true && !isSoldByWeight(value, options))
    faults.push(faultAt(`${path}.byWeight`, { rule: 'weight' }));
  if (field(value, 'maxSelection') === 0) return faults;
  for (const option of options) {
    const price = parseHundredths(field(option.value, 'value'));
    const isMissing = field(option.value, 'value') === undefined;
    if (!isMissing && (price === null || price > LARGEST_PRICE)) {
      faults.push(faultAt(`${option.path}.value`, { rule: 'amount' }));
    }
  }
  return faults;
}

/** Whether one size is chosen, and one of them says how much it is. */
const isSoldByWeight = (group: unknown, options: Entry[]): boolean =>
  field(group, 'maxSelection') === 1 &&
  options.some((option) => gramsIn(String(field(option.value, 'label'))) !== null);

export function checkGroups(configs: unknown): Fault[] {
  const groups = entries({ configs }, 'configs', 'configs');
  return [...repeatedLabels(groups, 'option group'), ...groups.flatMap(groupFaults)];
}
