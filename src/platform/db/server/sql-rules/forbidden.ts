import type { SqlToken } from './tokens.ts';

export type SqlAllowances = { notify?: boolean };

// Matched against a statement as `flat` writes it: bare words in lower case, one space between tokens.
const constructs: [string, RegExp][] = [
  ['sequence', /^(create|alter|drop) (temp |temporary )?sequence\b|\b(nextval|currval|setval|lastval) \(/],
  ['serial column', /^(create|alter) table\b.*[\w"] (big|small)?serial[248]?\b/],
  ['identity column', /\bgenerated (always|by default) as identity\b/],
  [
    'trigger',
    /^(create|alter|drop) (or replace )?(constraint |event )?trigger\b|\b(en|dis)able (always |replica )?trigger\b/,
  ],
  ['rule', /^create (or replace )?rule\b/],
  ['stored function', /^(create|alter|drop) (or replace )?(function|procedure|aggregate|routine)\b|^call\b/],
  ['DO block', /^do (''|language\b)/],
  ['PL/pgSQL', /\blanguage (plpgsql|'')/],
  ['savepoint', /^savepoint\b|^release\b|^rollback( work| transaction)? to\b/],
  ['advisory lock', /\bpg_(try_)?advisory_\w+ \(/],
  [
    'session state',
    /^set (?!local\b|transaction\b|constraints\b)|^(reset|discard|prepare|deallocate)\b|\bwith hold\b/,
  ],
  ['session state', /\bset_config \((?!.*, true \))/],
  // A newer process may have added columns with defaults that an older process does not know.
  [
    'INSERT without the names of its columns',
    /\binsert into (?!(?:(?:""|\w+) \. )?(?:""|[\w$]+)(?: as \w+)? (?:\(|default\b))/,
  ],
  // A join may read the rows again for each row, and lock others each time. As an array or one value they are read once.
  [
    'IN with a limit and a lock',
    /^(update|delete)\b.*\bin \( ?select\b.*\blimit\b.*\bfor (no key )?update\b/,
  ],
  ['temporary table', /^create (global |local )?(temp|temporary)\b|\binto (temp|temporary)\b/],
];

const notify: [string, RegExp] = ['LISTEN or NOTIFY', /^(listen|notify|unlisten)\b|\bpg_notify \(/];

// Release notes of PostgreSQL 16, 17 and 18, "Functions" and "General queries".
const youngerFunctions: Record<number, string> = {
  16: `any_value array_sample array_shuffle date_add date_subtract erf erfc json_array json_arrayagg
    json_objectagg pg_input_error_info pg_input_is_valid random_normal`,
  17: `json json_exists json_query json_scalar json_serialize json_table json_value merge_action
    pg_basetype to_bin to_oct unicode_assigned uuid_extract_timestamp uuid_extract_version xmltext`,
  18: 'array_reverse array_sort casefold crc32 crc32c gamma lgamma uuidv4 uuidv7',
};

const youngerConstructs: [string, RegExp][] = [
  ['IS JSON (PostgreSQL 16)', /\bis (not )?json\b/],
  ['a number with underscores or of another base (PostgreSQL 16)', /(^| )(0[box]\w+|\d+_[\d_]+)/],
  ['random(min, max) (PostgreSQL 17)', /\brandom \( (?!\))/],
  ['MERGE … RETURNING (PostgreSQL 17)', /^(with\b.*)?merge into\b.*\breturning\b/],
  ['RETURNING old or new (PostgreSQL 18)', /\breturning\b.* (old|new) [.,)]|\breturning with \(/],
  ['virtual generated column (PostgreSQL 18)', /^(create|alter) table\b.*\) virtual\b/],
  ['WITHOUT OVERLAPS (PostgreSQL 18)', /\bwithout overlaps\b/],
  ['NOT ENFORCED (PostgreSQL 18)', /\bnot enforced\b/],
];

const younger = [
  ...youngerConstructs,
  ...Object.entries(youngerFunctions).map(([version, names]): [string, RegExp] => [
    `a function of PostgreSQL ${version}`,
    new RegExp(`(?<!function )\\b(${names.split(/\s+/).join('|')}) \\(`),
  ]),
];

/** What a sharded PostgreSQL, or PostgreSQL 15, does not know: one line for each kind found in a statement. */
export function forbiddenConstructs(statement: SqlToken[], allowed: SqlAllowances = {}): string[] {
  const text = flat(statement);
  const rules = allowed.notify ? [...constructs, ...younger] : [...constructs, notify, ...younger];
  return [...new Set(rules.filter(([, pattern]) => pattern.test(text)).map(([name]) => name))];
}

function flat(statement: SqlToken[]): string {
  return statement
    .map(({ kind, text }) => (kind === 'name' ? '""' : kind === 'string' ? "''" : text))
    .join(' ');
}
