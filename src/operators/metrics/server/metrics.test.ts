import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDatabase } from '#platform/db/server/client.ts';
import { uuidV7 } from '#platform/ids/server/ids.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import { atEnd } from '#testing/server/at-end.ts';
import { readEvents } from '#testing/server/event-reader.ts';
import { type TestApp, useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, postOrder, TEA, teaStore } from '#testing/server/test-stores.ts';

const TOKEN = 'the-token-of-the-metrics';
const thali = await useTestApp();

const ask = (app: TestApp, request: Record<string, unknown> = {}) =>
  app.app.inject({ url: '/metrics', headers: { host: 'localhost:3000' }, ...request });

async function read(app = thali): Promise<string[]> {
  const answer = await ask(app);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  return answer.body.split('\n');
}

test('every line is one that Prometheus reads', async () => {
  const lines = await read();
  const number = String.raw`-?\d+(\.\d+)?(e[+-]\d+)?`;
  const labels = String.raw`\{([a-z_]+="[^"\\\n]*",?)+\}`;
  const known = new RegExp(`^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(${labels})? ${number}|)$`);
  expect(lines.filter((line) => !known.test(line))).toEqual([]);
  expect(lines.at(-1)).toBe('');
});

test('requests are counted by the route that was declared, and no name or id is shown', async () => {
  const store = await teaStore(thali);
  await thali.call('GET', `/restaurant/api/store/web/${store.slug}`);
  await thali.call('GET', '/no/such/address');
  await thali.call('GET', '/nor/this/one');
  const lines = await read();
  const route = 'method="GET",route="/restaurant/api/store/web/:slug"';
  expect(lines).toContain(`thali_http_requests_total{${route},status="2xx"} 1`);
  expect(lines).toContain(`thali_http_request_seconds_count{${route}} 1`);
  expect(lines).toContain('thali_http_requests_total{method="any",route="none",status="4xx"} 2');
  expect(lines.join('\n')).not.toMatch(new RegExp(`${store.slug}|${store.storeId}|such/address`));
});

test('orders are counted once, however often they are sent', async () => {
  const store = await teaStore(thali);
  const counted = async () => (await read()).find((line) => line.startsWith('thali_orders_placed_total'));
  const headers = { 'idempotency-key': randomUUID() };
  for (const status of [201, 200]) expect((await postOrder(thali, store, TEA, headers)).status).toBe(status);
  expect(await counted()).toBe('thali_orders_placed_total{by="guest"} 1');
  await placeTestOrder(thali, store, TEA);
  expect(await counted()).toBe('thali_orders_placed_total{by="guest"} 2');
});

test('due work that is late, with its age, and entries that consumers have not read', async () => {
  const other = await useTestApp();
  const store = await teaStore(other);
  await placeTestOrder(other, store, TEA);
  const dueAt = new Date(other.clock.now - HOUR);
  const due = 'insert into print_due (store_id, printer_id, due_at) values ($1, $2, $3)';
  await other.database.pool.query(due, [store.storeId, uuidV7(0), dueAt]);
  const lines = await read(other);
  expect(lines).toContain('thali_due_late{work="prints"} 1');
  expect(lines).toContain('thali_due_oldest_seconds{work="prints"} 3600');
  expect(lines).toContain('thali_due_oldest_seconds{work="mailboxes"} 0');
  expect(lines.find((line) => line.startsWith('thali_log_entries_behind{consumer="notifications"}'))).toMatch(
    / [1-9]\d*$/,
  );
  expect(lines).toContain('thali_database_up 1');

  await other.database.pool.query('alter table print_due rename to print_gone');
  expect(await read(other)).toContain('thali_database_up 1');
  other.clock.advance(5_000);
  const without = await read(other);
  await other.database.pool.query('alter table print_gone rename to print_due');
  expect(without).toContain('thali_database_up 0');
  expect(without.filter((line) => line.startsWith('thali_due'))).toEqual([]);
  expect(without).toContain('thali_background_failures_total 1');
});

test('open streams, connections, memory and the event loop', async () => {
  const store = await teaStore(thali);
  const url = `${await thali.listen()}/profile/web/${store.slug}/events`;
  const events = await readEvents(url);
  const lines = await read();
  expect(lines).toContain('thali_streams_open 1');
  expect(lines).toContain('thali_ready 1');
  events.leave();
  const named = (begin: string) => lines.find((line) => line.startsWith(begin));
  expect(named('thali_database_connections{pool="requests",state="most"}')).toMatch(/ \d+$/);
  expect(named('thali_database_waiting{pool="background"}')).toMatch(/ 0$/);
  expect(named('thali_memory_bytes{kind="resident"}')).toMatch(/ \d{7,}$/);
  expect(named('thali_event_loop_delay_seconds{quantile="0.99"}')).toMatch(/ \d/);
  expect(named('thali_build_info{version="0.0.0-test"}')).toMatch(/ 1$/);
});

const ELSEWHERE = { remoteAddress: '203.0.113.9' };

test('without a token, only who is at this machine reads them', async () => {
  expect((await ask(thali)).statusCode).toBe(200);
  expect((await ask(thali, ELSEWHERE)).statusCode).toBe(404);
  for (const name of ['x-forwarded-for', 'forwarded', 'x-forwarded-host', 'via']) {
    const headers = { host: 'localhost', [name]: '127.0.0.1' };
    expect((await ask(thali, { headers })).statusCode).toBe(404);
  }
  expect((await ask(thali, { headers: { host: 'menu.example' } })).statusCode).toBe(404);
});

test.each([{ trustProxy: 1 }, { trustProxy: 'loopback' }, { publicUrl: 'https://menu.example' }])(
  'behind a proxy nobody reads them without a token: %j',
  async (behind) => {
    expect((await ask(await useTestApp(behind))).statusCode).toBe(404);
    const headers = { host: 'menu.example', authorization: `Bearer ${TOKEN}` };
    const guarded = await useTestApp({ ...behind, metricsToken: TOKEN });
    expect((await ask(guarded, { ...ELSEWHERE, headers })).statusCode).toBe(200);
  },
);

test('where there is a token, it is needed at this machine too', async () => {
  const guarded = await useTestApp({ metricsToken: TOKEN });
  for (const authorization of [undefined, '', 'Bearer ', `Bearer ${TOKEN}x`, TOKEN, `token ${TOKEN}`]) {
    const headers = { host: 'localhost', ...(authorization === undefined ? {} : { authorization }) };
    expect((await ask(guarded, { headers })).statusCode).toBe(404);
  }
});

test('while the database is out of reach they are read too, by any host', async () => {
  const gone = openDatabase({ connectionString: 'postgres://127.0.0.1:1/none' }, () => {});
  atEnd(gone.close);
  const lost = await useTestApp({ db: gone.db, reserve: gone.db, metricsToken: TOKEN });
  const headers = { host: '10.0.0.11:3000', authorization: `Bearer ${TOKEN}` };
  const answer = await ask(lost, { ...ELSEWHERE, headers });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('thali_database_up 0\n')]);
  expect(answer.body).toContain('thali_ready 0\n');
});

test('every metric that the board of Grafana shows is one of these', async () => {
  const exported = new Set(
    (await read()).flatMap((line) => {
      const [, name = '', type] = /^# TYPE (\w+) (\w+)$/.exec(line) ?? [];
      return type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];
    }),
  );
  const board = readFileSync(new URL('../../../../deploy/grafana/thali.json', import.meta.url), 'utf8');
  const shown = [...board.matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)].flatMap(
    ([, expression = '']) => expression.match(/\b(thali|process)_[a-z_]+/g) ?? [],
  );
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((name) => !exported.has(name))).toEqual([]);
});
