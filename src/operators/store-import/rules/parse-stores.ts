import {
  type CreateStoreBody,
  createStoreBody,
  type OperatedStore,
} from '#operators/stores/wire/operator.ts';

/** More are not made of one file. */
export const MOST_AT_ONCE = 500;

export const STORE_COLUMNS = ['name', 'email', 'city', 'plan', 'template'] as const;
export type StoreColumn = (typeof STORE_COLUMNS)[number];

/** As the columns are called in files, in any case. */
const NAMES: Record<StoreColumn, readonly string[]> = {
  name: ['name', 'restaurant', 'store', 'नाम', 'रेस्टोरेंट'],
  email: ['owner’s email', "owner's email", 'owner email', 'email', 'owner', 'मालिक का ईमेल', 'ईमेल'],
  city: ['city', 'town', 'शहर'],
  plan: ['plan', 'प्लान'],
  template: ['template', 'copy of', 'टेम्पलेट'],
};

export type StoreFault = 'missing' | 'tooLong' | 'wrongEmail' | 'unknownPlan' | 'unknownTemplate' | 'twice';

export interface StoreRow extends Omit<CreateStoreBody, 'key' | 'city' | 'template'> {
  /** Of the line in the file, as spreadsheets count. */
  number: number;
  city: string;
  template: string;
  /** Whether its owner has a restaurant of this name already, or is asked to own one. */
  isThere: boolean;
  faults: { column: StoreColumn; fault: StoreFault }[];
}

export interface StoreTable {
  rows: StoreRow[];
  /** Columns that every file needs and this one lacks. */
  missing: StoreColumn[];
}

interface Named {
  plans: readonly string[];
  /** Whether a restaurant can be the template, by its slug in small letters. */
  isTemplate: (slug: string) => boolean;
}

interface Known extends Named {
  /** The restaurants that there are. */
  stores: readonly Pick<OperatedStore, 'name' | 'owner' | 'awaits'>[];
}

/** The restaurants of a file whose first line names its columns. Empty lines still count in the numbers. */
export function parseStores(lines: readonly string[][], known: Known): StoreTable {
  const [head = [], ...below] = lines;
  const at = columnsOf(head);
  const missing = (['name', 'email', 'plan'] as const).filter((column) => at[column] === -1);
  const seen = new Set<string>();
  const there = new Set(known.stores.map(({ name, owner, awaits = owner }) => sameness(awaits, name)));
  const rows = below.flatMap((line, index): StoreRow[] => {
    if (line.every((cell) => cell.trim() === '')) return [];
    const cell = (column: StoreColumn) => line[at[column]]?.trim() ?? '';
    const [name, email, plan] = [cell('name'), cell('email'), cell('plan')];
    const values = { name, email, city: cell('city'), plan, template: cell('template').replace(/^\//, '') };
    const same = sameness(email, name);
    const faults = faultsOf(values, known);
    if (seen.has(same) && faults.length === 0) faults.push({ column: 'name', fault: 'twice' });
    seen.add(same);
    return [{ number: index + 2, ...values, isThere: there.has(same), faults }];
  });
  return { rows, missing };
}

const sameness = (email: string, name: string) => `${email} ${name}`.toLowerCase();

/** The templates that a file names, in small letters. */
export function templatesIn(lines: readonly string[][]): string[] {
  const { rows } = parseStores(lines, { plans: [], isTemplate: () => true, stores: [] });
  const slugs = rows.map(({ template }) => template.toLowerCase());
  return [...new Set(slugs)].filter((slug) => slug !== '');
}

function columnsOf(head: readonly string[]): Record<StoreColumn, number> {
  const names = head.map((name) => name.trim().toLowerCase());
  const found = STORE_COLUMNS.map((column) => [
    column,
    names.findIndex((name) => NAMES[column].includes(name)),
  ]);
  return Object.fromEntries(found);
}

function faultsOf(
  values: Record<StoreColumn, string>,
  { plans, isTemplate }: Named,
): { column: StoreColumn; fault: StoreFault }[] {
  return STORE_COLUMNS.flatMap((column) => {
    const fault = faultOf(column, values[column], { plans, isTemplate });
    return fault === null ? [] : [{ column, fault }];
  });
}

function faultOf(column: StoreColumn, value: string, { plans, isTemplate }: Named): StoreFault | null {
  if (value === '') return column === 'city' || column === 'template' ? null : 'missing';
  if (column === 'plan') return plans.includes(value) ? null : 'unknownPlan';
  if (createStoreBody.shape[column].safeParse(value).success)
    return column === 'template' && !isTemplate(value.toLowerCase()) ? 'unknownTemplate' : null;
  return column === 'email' ? 'wrongEmail' : 'tooLong';
}
