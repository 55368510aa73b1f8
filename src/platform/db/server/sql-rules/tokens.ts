/** `word` is bare and lower-cased, `name` stood in double quotes, `string` keeps no text. */
export type SqlToken = { kind: 'word' | 'name' | 'string' | 'number' | 'symbol'; text: string };

// PostgreSQL manual, 4.1 "Lexical Structure"; one alternative per kind of token.
const patterns: [SqlToken['kind'] | 'space', RegExp][] = [
  ['space', /\s+|--[^\n]*/y],
  ['string', /(?:e|u&)'(?:[^'\\]|\\.|'')*'/isy],
  ['string', /(?:b|x|n)?'(?:[^']|'')*'/iy],
  ['string', /\$([a-z_]\w*)?\$.*?\$\1\$/isy],
  ['name', /"(?:[^"]|"")*"/y],
  ['number', /(?:0[box][\da-f_]+|\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?)/iy],
  ['word', /[\p{L}_][\p{L}\d_$]*/uy],
  ['symbol', /\$\d+|::|./suy],
];

/** Splits SQL text into its statements, each a list of tokens without spaces and comments. */
export function sqlStatements(sql: string): SqlToken[][] {
  const statements: SqlToken[][] = [];
  let current: SqlToken[] = [];
  for (const token of tokens(sql)) {
    if (token.kind === 'symbol' && token.text === ';') {
      statements.push(current);
      current = [];
    } else {
      current.push(token);
    }
  }
  statements.push(current);
  return statements.filter((statement) => statement.length > 0);
}

function* tokens(sql: string): Generator<SqlToken> {
  let at = 0;
  while (at < sql.length) {
    const comment = blockCommentEnd(sql, at);
    if (comment > at) {
      at = comment;
      continue;
    }
    const [kind, text] = tokenAt(sql, at);
    at += text.length;
    if (kind !== 'space') yield { kind, text: plain(kind, text) };
  }
}

function tokenAt(sql: string, at: number): [SqlToken['kind'] | 'space', string] {
  for (const [kind, pattern] of patterns) {
    pattern.lastIndex = at;
    const found = pattern.exec(sql);
    if (found) return [kind, found[0]];
  }
  return ['symbol', sql.charAt(at)];
}

function plain(kind: SqlToken['kind'], text: string): string {
  if (kind === 'word') return text.toLowerCase();
  if (kind === 'name') return text.slice(1, -1).replaceAll('""', '"');
  return kind === 'string' ? '' : text;
}

/** Block comments nest in SQL (4.1.5), so no regular expression finds their end. */
function blockCommentEnd(sql: string, start: number): number {
  if (!sql.startsWith('/*', start)) return start;
  let depth = 0;
  for (let at = start; at < sql.length; at++) {
    if (sql.startsWith('/*', at)) {
      depth++;
      at++;
    } else if (sql.startsWith('*/', at)) {
      depth--;
      at++;
      if (depth === 0) return at + 1;
    }
  }
  return sql.length;
}
