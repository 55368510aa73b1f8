import type { SqlToken } from './tokens.ts';

const functionsWithFrom = new Set(['extract', 'substring', 'trim', 'overlay', 'position']);
const endsFrom = new Set(
  'where group having window order limit offset fetch for union intersect except returning set when'.split(
    ' ',
  ),
);
// `for update`, `for no key update`, `do update set`, `then update set`, `on update cascade`
const beforeOtherUpdate = new Set(['for', 'key', 'do', 'then', 'on']);
const startsQuery = new Set(['select', 'with', 'values']);

type Level = { head: string; inFrom: boolean };

/** The tables that a statement reads or writes, without system tables and its own WITH queries. */
export function tablesIn(statement: SqlToken[]): Set<string> {
  const tables = new Set<string>();
  const levels: Level[] = [{ head: '', inFrom: false }];
  statement.forEach((_, at) => {
    if (expectsTable(statement, at, levels)) {
      const table = tableAt(statement, at + 1, bare(statement[at]) === 'into');
      if (table) tables.add(table);
    }
  });
  for (const name of withNames(statement)) tables.delete(name);
  return tables;
}

function expectsTable(statement: SqlToken[], at: number, levels: Level[]): boolean {
  const text = bare(statement[at]);
  const before = bare(statement[at - 1]);
  const level = levels.at(-1);
  if (!level) return false;
  if (text === '(') levels.push({ head: before, inFrom: false });
  if (text === ')' && levels.length > 1) levels.pop();
  if (endsFrom.has(text)) level.inFrom = false;
  if (text === 'from' && before !== 'distinct' && !functionsWithFrom.has(level.head)) level.inFrom = true;
  else if (text === 'using' && bare(statement[at + 1]) !== '(') level.inFrom = true;
  else if (text === 'update') return !beforeOtherUpdate.has(before);
  else return text === 'into' || text === 'join' || (text === ',' && level.inFrom);
  return true;
}

function tableAt(statement: SqlToken[], start: number, isTarget: boolean): string | undefined {
  let at = start;
  while (['(', 'only', 'lateral', 'temp', 'temporary', 'table'].includes(bare(statement[at]))) at++;
  if (startsQuery.has(bare(statement[at]))) return undefined;
  const parts = [identifier(statement[at])];
  while (bare(statement[at + 1]) === '.') {
    at += 2;
    parts.push(identifier(statement[at]));
  }
  const isCall = bare(statement[at + 1]) === '(' && !isTarget;
  const isSystem = parts.some((part) => part?.startsWith('pg_') || part === 'information_schema');
  return isCall || isSystem ? undefined : parts.at(-1);
}

function* withNames(statement: SqlToken[]): Generator<string> {
  for (const [at, token] of statement.entries()) {
    if (bare(token) !== 'as' || !/^\(|^(not )?materialized/.test(bare(statement[at + 1]))) continue;
    const name = identifier(
      statement[bare(statement[at - 1]) === ')' ? openedAt(statement, at - 1) - 1 : at - 1],
    );
    if (name) yield name;
  }
}

function openedAt(statement: SqlToken[], closing: number): number {
  let depth = 0;
  for (let at = closing; at >= 0; at--) {
    if (bare(statement[at]) === ')') depth++;
    if (bare(statement[at]) === '(' && --depth === 0) return at;
  }
  return 0;
}

/** The keyword or symbol; '' for quoted text, which is neither. */
export function bare(token: SqlToken | undefined): string {
  return token && (token.kind === 'word' || token.kind === 'symbol') ? token.text : '';
}

export function identifier(token: SqlToken | undefined): string | undefined {
  return token && (token.kind === 'word' || token.kind === 'name') ? token.text : undefined;
}
