import { bare, identifier } from './tables.ts';
import type { SqlToken } from './tokens.ts';

const key = 'store_id';
/** A column of words among which is the store's id: GIN has no columns of ids without an extension. */
const WORDS = 'store_words';

/** Faults of one DDL statement in the rule that every key of a tenant table starts with store_id. */
export function tenantKeyFaults(statement: SqlToken[], isGlobal: (table: string) => boolean): string[] {
  const on = statement.findIndex((token) => bare(token) === 'on');
  const words = statement.slice(0, on < 0 ? 4 : Math.min(on, 4)).map(bare);
  if (words[0] === 'create' && words.slice(1, 3).includes('index')) {
    const { table, next } = tableName(statement, on + 1);
    const first = columnAfter(statement, next);
    const isOfWords = first === WORDS && bare(statement[next + 1]) === 'gin';
    return isGlobal(table) || first === key || isOfWords ? [] : [`${table}: an index must start with ${key}`];
  }
  if (!words.includes('table') || !['create', 'alter'].includes(words[0] ?? '')) return [];
  const { table, next } = tableName(statement, words.indexOf('table') + 1);
  if (isGlobal(table)) return [];
  return words[0] === 'create'
    ? createFaults(table, statement.slice(next))
    : alterFaults(table, statement.slice(next));
}

function createFaults(table: string, rest: SqlToken[]): string[] {
  const parts = bare(rest[0]) === '(' ? split(rest.slice(1)) : [];
  const hasKey = parts.some((part) => wordAt(part, 'primary') >= 0);
  const faults = parts.flatMap((part) => keyFaults(table, part));
  return hasKey ? faults : [`${table}: has no primary key`, ...faults];
}

function alterFaults(table: string, rest: SqlToken[]): string[] {
  return split(rest)
    .filter((action) => bare(action[0]) === 'add')
    .flatMap((action) => {
      let at = 1;
      while (['column', 'if', 'not', 'exists'].includes(bare(action[at]))) at++;
      return keyFaults(table, action.slice(at));
    });
}

/** `part` is a column or a constraint, as it is between the commas of a CREATE TABLE. */
function keyFaults(table: string, part: SqlToken[]): string[] {
  const faults: string[] = [];
  const expect = (column: string | undefined, what: string) => {
    if (column !== key) faults.push(`${table}: ${what} must start with ${key}`);
  };
  const primary = wordAt(part, 'primary');
  const unique = wordAt(part, 'unique');
  const exclude = wordAt(part, 'exclude');
  const references = wordAt(part, 'references');
  const usesIndex = wordAt(part, 'index') > 0;
  if (primary >= 0 && !usesIndex) expect(columnsOf(part, primary + 2), 'the primary key');
  if (unique >= 0 && !usesIndex) expect(columnsOf(part, unique + 1), 'a unique key');
  if (exclude >= 0) expect(columnAfter(part, exclude), 'an exclusion constraint');
  if (references >= 0) {
    const foreign = wordAt(part, 'foreign');
    expect(foreign >= 0 ? columnAfter(part, foreign) : identifier(part[0]), 'a foreign key');
    const { next } = tableName(part, references + 1);
    if (bare(part[next]) === '(') expect(identifier(part[next + 1]), 'the columns a foreign key refers to');
  }
  return faults;
}

/** First column of the list at `at`, or the column itself where the constraint follows a column. */
function columnsOf(part: SqlToken[], at: number): string | undefined {
  let open = at;
  while (['nulls', 'not', 'distinct'].includes(bare(part[open]))) open++;
  return identifier(part[bare(part[open]) === '(' ? open + 1 : 0]);
}

function columnAfter(tokens: SqlToken[], at: number): string | undefined {
  const open = tokens.findIndex((token, index) => index >= at && bare(token) === '(');
  const isCall = bare(tokens[open + 2]) === '(';
  return open < 0 || isCall ? undefined : identifier(tokens[open + 1]);
}

function tableName(tokens: SqlToken[], start: number): { table: string; next: number } {
  let at = start;
  while (['if', 'not', 'exists', 'only'].includes(bare(tokens[at]))) at++;
  while (bare(tokens[at + 1]) === '.') at += 2;
  return { table: identifier(tokens[at]) ?? '', next: at + 1 };
}

function wordAt(tokens: SqlToken[], word: string): number {
  let depth = 0;
  return tokens.findIndex((token) => {
    if (bare(token) === '(') depth++;
    if (bare(token) === ')') depth--;
    return depth === 0 && bare(token) === word;
  });
}

/** Splits at the commas of this level, and stops where the level is closed. */
function split(tokens: SqlToken[]): SqlToken[][] {
  const parts: SqlToken[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (bare(token) === '(') depth++;
    if (bare(token) === ')' && --depth < 0) break;
    if (bare(token) === ',' && depth === 0) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}
