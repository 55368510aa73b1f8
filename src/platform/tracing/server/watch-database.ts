import type { Database } from '#platform/db/server/client.ts';
import { CLIENT, type Spans } from './spans.ts';

type Query = (...given: unknown[]) => unknown;

const MOST_LETTERS = 1_000;

/** Makes a span of each statement of a request: of its text, which has $1 where values are. */
export function watchDatabase(pool: Database['pool'], spans: Spans): void {
  watchQueries(pool as unknown as { query: Query }, spans);
  pool.on('connect', (client) => watchQueries(client as unknown as { query: Query }, spans));
}

function watchQueries(target: { query: Query }, spans: Spans): void {
  const query = target.query.bind(target);
  target.query = (...given) => {
    const text = textOf(given[0]);
    // The pool calls back its client's queries. Those are part of its own.
    const isInner = typeof given.at(-1) === 'function';
    if (!spans.current() || isInner || text === null) return query(...given);
    const span = spans.begin(summaryOf(text), CLIENT, {
      'db.system.name': 'postgresql',
      'db.query.text': text.slice(0, MOST_LETTERS),
    });
    const answer = query(...given) as Promise<unknown>;
    answer.then(
      () => spans.end(span),
      (error: { code?: string }) => spans.end(span, { 'db.response.status_code': error.code }, true),
    );
    return answer;
  };
}

function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query;
  const { text } = (query ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : null;
}

/** `select orders`: what is done, and the first table. */
function summaryOf(text: string): string {
  const [word = ''] = /[a-z]+/i.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(text) ?? [];
  return [word.toLowerCase(), ...(table ? [table] : [])].join(' ');
}
