import type { Answer, CallOptions } from '#testing/server/call.ts';
import { type EventReader, readEvents } from '#testing/server/event-reader.ts';
import type { TestApp } from '#testing/server/test-app.ts';
import { withClient } from '#testing/server/with-client.ts';
import type { Readable } from '../leaks/leaks.ts';

export interface Watch {
  /** Makes a call and keeps head and body of the answer for its reader. */
  as(reader: string, method: string, url: string, options?: CallOptions): Promise<Answer>;
  /** Reads a stream for the whole test. With `after`, like somebody who was away since then. */
  follow(reader: string, url: string, token?: string, after?: number): Promise<EventReader>;
  /** Everything read since the last call. */
  take(): Readable[];
}

export function watch(thali: TestApp): Watch {
  const answers: Readable[] = [];
  const streams: (() => Readable)[] = [];
  return {
    async as(reader, method, url, options) {
      const answer = await thali.call(method, url, options);
      const text = `${answer.status} ${JSON.stringify(answer.headers)}\n${answer.text}`;
      answers.push({ reader, where: `the answer ${answer.status} to ${method} ${url}`, text });
      return answer;
    },
    async follow(reader, url, token, after) {
      const options = { ...(token ? { token } : {}), ...(after === undefined ? {} : { after }) };
      const stream = await readEvents((await thali.listen()) + url, options);
      streams.push(() => ({ reader, where: `the stream ${url}`, text: stream.text() }));
      return stream;
    },
    take: () => [...answers.splice(0), ...streams.splice(0).map((read) => read())],
  };
}

export function logPlaces(thali: TestApp): Readable[] {
  return thali.logs.map((text, index) => ({ reader: 'the log', where: `log line ${index + 1}`, text }));
}

/** Every row of every table, as text. */
export async function tablePlaces({ database }: TestApp): Promise<Readable[]> {
  // A separate connection, because the program's are checked against its SQL rules.
  return withClient(database.connection, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const places: Readable[] = [];
    for (const { name } of rows) {
      const dump = await client.query<{ text: string }>(`select t::text as text from ${name} t`);
      const text = dump.rows.map((row) => row.text).join('\n');
      places.push({ reader: `table ${name.replace('public.', '')}`, where: `the rows of ${name}`, text });
    }
    return places;
  });
}
