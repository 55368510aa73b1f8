import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer as createRawServer } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { createServices } from '#apps/server/program/create-services.ts';
import { setUpPrinter } from '#kitchen/printing/server/testing/print-scene.ts';
import { createContext } from '#platform/context/server/context.ts';
import type { Services } from '#platform/context/server/services.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { giveDomain } from '#restaurant/domains/server/testing/give-domain.ts';
import { atEnd } from '#testing/server/at-end.ts';
import { expectFields } from '#testing/server/expect-error.ts';
import { signInOperator } from '#testing/server/people/test-people.ts';
import { plainParts } from '#testing/server/plain-parts.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { openTestBrand } from '#testing/server/test-brands.ts';
import { teaStore } from '#testing/server/test-stores.ts';
import { createSurroundings } from './adapters/create-surroundings.ts';
import { lookAround } from './look-around.ts';

const GB = 1024 ** 3;
const disk = { name: 'a:/data', free: 50 * GB, bytes: 100 * GB };
const certificates = new Map<string, Date>();
const asked: string[] = [];
const surroundings = {
  ...createSurroundings({ dataDir: '/tmp', allowPrivate: true }),
  readDisk: async () => ({ ...disk }),
  async certificateEnd({ name, port }: { name: string; port: number }) {
    asked.push(`${name}:${port}`);
    return certificates.get(name) ?? Promise.reject(new Error('No answer'));
  },
};
const thali = await useTestApp({ surroundings, publicUrl: 'https://thali.example' });
const token = await signInOperator(thali);
const { pool } = thali.database;

interface Heard {
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}
const heard: Heard[] = [];
let status = 204;
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  heard.push({ url: request.url ?? '', headers: request.headers, body });
  response.writeHead(status, { location: '/elsewhere' }).end();
}).listen(0, '127.0.0.1');
await once(server, 'listening');
atEnd(() => new Promise((resolve) => server.close(resolve)));
const HOOK = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;

const save = (body: object) =>
  thali.call('PUT', '/api/operator/watch', {
    token,
    body: { emails: true, webhook: '', backupsElsewhere: true, ...body },
  });
const health = async () => (await thali.call('GET /api/operator/health', { token })).body;
const line = async (name: string) => (await health()).lines.find((one) => one.name === name);
/** A process of its own over the same database. */
const look = (services: Services = thali.services) => lookAround(createContext(services, { kind: 'system' }));
const lookFor = async (minutes: number) => {
  for (let minute = 0; minute < minutes; minute += 1) {
    thali.clock.advance(MINUTE);
    await look();
  }
};
const subjects = () => thali.emails.map(({ subject }) => subject);
const types = () => heard.map(({ body }) => JSON.parse(body).type);

beforeEach(async () => {
  await pool.query('delete from watch');
  await pool.query('delete from watch_counts');
  await pool.query('delete from watch_certificates');
  Object.assign(disk, { free: 50 * GB });
  status = 204;
  for (const list of [heard, thali.emails, asked]) list.length = 0;
});

test('a line that stays red is told once to operators, and once when it is green again', async () => {
  await save({ webhook: HOOK });
  disk.free = GB / 2;
  await lookFor(1);
  expect([thali.emails, heard]).toEqual([[], []]);
  await lookFor(3);
  expect(subjects()).toEqual(['Thali: Disk: Act now · डिस्क: अभी देखें']);
  expect(thali.emails[0]?.text).toMatch(/^Disk: Act now\nOnly 512 of 1,02,400 MB are free at a:\/data\./);
  expect(thali.emails[0]?.text).toContain('https://thali.example/operator/health');
  expect(types()).toEqual(['health.red']);
  expect(await line('disk')).toMatchObject({ state: 'red', since: expect.any(String) });
  disk.free = 50 * GB;
  await lookFor(3);
  expect(subjects().slice(1)).toEqual(['Thali: Disk: Fine · डिस्क: ठीक']);
  expect(types()).toEqual(['health.red', 'health.green']);
});

test('a webhook is signed as Standard Webhooks are', async () => {
  const { secret = '' } = (await save({ webhook: HOOK })).body;
  disk.free = 0;
  await lookFor(2);
  const [{ headers, body }] = heard as [Heard];
  const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signature } = headers;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  expect(signature).toBe(`v1,${expected}`);
  expect(Number(seconds)).toBe(thali.clock.now / 1000);
  expect(JSON.parse(body)).toEqual({
    type: 'health.red',
    timestamp: new Date(thali.clock.now).toISOString(),
    data: {
      site: 'https://thali.example',
      line: 'disk',
      state: 'red',
      title: 'Disk',
      text: expect.stringContaining('Only 0 of'),
      why: 'diskFull',
      count: 0,
      of: 102_400,
      about: 'a:/data',
    },
  });
});

test('a webhook that is not taken is sent again under the same name, and no redirect is followed', async () => {
  await save({ webhook: HOOK });
  disk.free = 0;
  status = 302;
  await lookFor(3);
  expect(heard.map(({ url }) => url)).toEqual(['/hook', '/hook']);
  expect((await thali.call('GET /api/operator/watch', { token })).body).toMatchObject({ unsent: 1 });
  status = 200;
  await lookFor(2);
  expect(new Set(heard.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(heard).toHaveLength(3);
});

test('two processes tell once, and a new one forgets nothing', async () => {
  await save({ webhook: HOOK });
  disk.free = 0;
  const restart = () =>
    createServices({
      ...plainParts(thali.services.db),
      surroundings,
      clock: () => thali.clock.now,
      mailer: { send: async (email) => void thali.emails.push(email) },
    });
  const other = restart();
  for (let minute = 0; minute < 4; minute += 1) {
    thali.clock.advance(MINUTE);
    await Promise.all([look(), look(other), look(), look(other)]);
  }
  expect([subjects().length, types()]).toEqual([1, ['health.red']]);
  const third = restart();
  disk.free = 50 * GB;
  for (let minute = 0; minute < 2; minute += 1) {
    thali.clock.advance(MINUTE);
    await look(third);
  }
  expect([subjects().length, types()]).toEqual([2, ['health.red', 'health.green']]);
  for (const { feeds } of [other, third]) await feeds.close();
});

test('errors of all processes are counted for an hour, also those before a restart', async () => {
  const { services } = thali;
  const gone = await useTestApp({ db: services.db, reserve: services.db, clock: () => thali.clock.now });
  for (let at = 0; at < 10; at += 1) gone.services.onError(new Error('No paper'));
  await gone.app.close();
  services.onError(new Error('No ink'));
  expect(await line('errors')).toMatchObject({
    state: 'red',
    count: 11,
    about: 'behind the scenes: Error (11)',
  });
  expect((await health()).errors).toEqual([
    { where: 'behind the scenes: Error', count: 11, lastAt: expect.any(String), text: 'No ink' },
  ]);
  thali.clock.advance(61 * MINUTE);
  expect(await line('errors')).toMatchObject({ state: 'green' });
});

test('what can’t be written while the database is away is counted later', async () => {
  thali.services.onError(new Error('No paper'));
  await pool.query('alter table watch_counts rename to watch_gone');
  expect(await line('database')).toMatchObject({ state: 'red', why: 'noAnswer' });
  await pool.query('alter table watch_gone rename to watch_counts');
  expect((await health()).errors).toContainEqual(expect.objectContaining({ text: 'No paper', count: 1 }));
});

test('what the mail server will never take is counted for a day', async () => {
  const refusing = await useTestApp({
    surroundings,
    mailer: {
      send: () => Promise.reject(Object.assign(new Error('No such mailbox'), { responseCode: 550 })),
    },
  });
  const operator = await signInOperator(refusing);
  await refusing.call('POST', '/api/operator/watch/test', { token: operator });
  const read = async () => {
    const { lines } = (await refusing.call('GET /api/operator/health', { token: operator })).body;
    return lines.find(({ name }) => name === 'mail');
  };
  expect(await read()).toMatchObject({ state: 'amber', why: 'mailRefused', count: 1 });
  refusing.clock.advance(DAY - 10 * MINUTE);
  expect(await read()).toMatchObject({ count: 1 });
});

test('certificates of the program’s host and of live domains are looked at daily, and hourly if there was no answer', async () => {
  const { storeId } = await teaStore(thali);
  const domain = await giveDomain(thali, storeId);
  certificates.set('thali.example', new Date(thali.clock.now + 90 * DAY));
  certificates.set(domain, new Date('Feb 31 of no year'));
  await lookFor(2);
  expect(asked.toSorted()).toEqual([`${domain}:443`, 'thali.example:443'].toSorted());
  expect(await line('certificates')).toMatchObject({ state: 'amber', why: 'unreachable', about: domain });
  certificates.set(domain, new Date(thali.clock.now + 2 * DAY));
  await lookFor(60);
  expect(asked).toHaveLength(3);
  expect(await line('certificates')).toMatchObject({ state: 'red', why: 'ends', about: domain });
  await pool.query('delete from own_domains');
  await lookFor(1);
  expect(await line('certificates')).toMatchObject({ state: 'green', count: 1 });
});

test('a restaurant’s host that leads to a private address is not connected to', async () => {
  let connections = 0;
  const silent = createRawServer((socket) => {
    connections++;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  atEnd(() => new Promise((resolve) => silent.close(resolve)));
  const { certificateEnd } = createSurroundings({ dataDir: '/tmp', allowPrivate: false });
  const at = { name: 'localhost', port: (silent.address() as AddressInfo).port };
  await expect(certificateEnd({ ...at, isOwn: false })).rejects.toThrow('private address');
  expect(connections).toBe(0);
  await expect(certificateEnd({ ...at, isOwn: true })).rejects.toThrow();
  expect(connections).toBe(1);
});

test('tickets that wait for a printer are told with their restaurants', async () => {
  const store = await teaStore(thali);
  await setUpPrinter(thali, store, { kind: 'star' });
  const sql = `insert into print_jobs (store_id, printer_id, seq, id, what, lines, state, created_at)
    select store_id, id, 1, id, 'test', '[]', 'queued', $2 from printers where store_id = $1`;
  await pool.query(sql, [store.storeId, new Date(thali.clock.now - 5 * MINUTE)]);
  expect(await line('printers')).toMatchObject({ state: 'green' });
  thali.clock.advance(6 * MINUTE);
  expect(await line('printers')).toMatchObject({ state: 'amber', count: 1, of: 1 });
});

test('metrics have the lines as they were last', async () => {
  disk.free = 0;
  await lookFor(1);
  thali.clock.advance(5_000);
  const guarded = await useTestApp({
    db: thali.services.db,
    reserve: thali.services.db,
    clock: () => thali.clock.now,
  });
  const { body } = await guarded.app.inject({ url: '/metrics', headers: { host: 'localhost' } });
  expect(body).toContain('thali_health{line="disk"} 2\n');
  expect(body).toContain('thali_health{line="database"} 0\n');
  expect(body).toContain('thali_health_age_seconds 5\n');
});

test('who runs another brand, or only reads, is not told, and another brand has no such calls', async () => {
  const other = await useTestApp({ surroundings });
  const second = await openTestBrand(other, 'Dhaba');
  const owner = await signInOperator(other);
  for (const role of ['READER', 'FINANCE'] as const) await signInOperator(other, role);
  expect((await other.call('GET /api/operator/watch', { token: owner })).body.readers).toBe(1);
  const token = await signInOperator(second.thali, 'OWNER', second.brandId);
  expect((await second.thali.call('GET /api/operator/stores', { query: {}, token })).status).toBe(200);
  for (const path of ['health', 'watch'])
    expect((await second.thali.call('GET', `/api/operator/${path}`, { token })).status).toBe(404);
});

test('a secret is shown when it is made, and never again', async () => {
  const { body } = await save({ webhook: HOOK });
  expect(body).toEqual({
    emails: true,
    webhook: HOOK,
    backupsElsewhere: true,
    readers: 1,
    unsent: 0,
    secret: expect.stringMatching(/^whsec_/),
  });
  const { secret, ...shown } = body;
  expect((await thali.call('GET', '/api/operator/watch', { token })).body).toEqual(shown);
  expect((await save({ webhook: HOOK, emails: false })).body.secret).toBeUndefined();
  const other = (await save({ webhook: HOOK, newSecret: true })).body.secret;
  const third = (await save({ webhook: `${HOOK}/2` })).body.secret;
  expect(new Set([secret, other, third]).size).toBe(3);
  const { rows } = await pool.query('select * from watch');
  expect(JSON.stringify(rows)).not.toContain(third);
});

test('a webhook is refused at a private address, and where emails are off nobody gets one', async () => {
  const strict = await useTestApp({
    surroundings: createSurroundings({ dataDir: '/tmp', allowPrivate: false }),
  });
  const operator = await signInOperator(strict);
  const body = { emails: true, webhook: 'https://10.0.0.1/hook', backupsElsewhere: false };
  const put = (webhook: string) =>
    strict.call('PUT', '/api/operator/watch', { token: operator, body: { ...body, webhook } });
  for (const address of [body.webhook, 'http://hook.example/', 'https://me:secret@hook.example/'])
    expectFields(await put(address), { webhook: expect.stringContaining('https://') });
  expectFields(await put('ftp://hook.example/'), { webhook: expect.any(String) });
  expect((await put('https://hook.example/')).status).toBe(200);
  await save({ emails: false });
  disk.free = 0;
  await lookFor(3);
  expect(thali.emails).toEqual([]);
});

test('a test tells everybody who is told, and how it went', async () => {
  await save({ webhook: HOOK });
  const run = async () => (await thali.call('POST', '/api/operator/watch/test', { token })).body;
  expect(await run()).toEqual({ emails: 1, webhook: 204 });
  expect([subjects(), types()]).toEqual([['Thali: A test · जाँच'], ['health.test']]);
  status = 500;
  expect(await run()).toEqual({ emails: 1, webhook: 500 });
  await save({ emails: false });
  expect(await run()).toEqual({ emails: null, webhook: null });
});
