import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA, type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { askOffice, follow, setUpPrinter } from '../testing/print-scene.ts';

const thali = await useTestApp();
const limited = await useTestApp({ rateLimitScale: 1 });
let store: TestStore;
let star: string;
let epson: string;

beforeEach(async () => {
  store = await teaStore(thali);
  star = (await setUpPrinter(thali, store, { kind: 'star', name: 'Counter' })).pollingPath;
  epson = (await setUpPrinter(thali, store, { kind: 'epson', name: 'Bar', paper: 58 })).pollingPath;
});

async function order(): Promise<void> {
  await placeTestOrder(thali, store, TEA);
  await follow(thali);
}

const poll = async (more: object = {}) =>
  (await thali.call('POST', star, { body: { statusCode: '200%20OK', printingInProgress: false, ...more } }))
    .body;
const fetchJob = (query: string) => thali.call('GET', `${star}?mac=00:11:62:00:00:01&${query}`);
const end = (query: string) => thali.call('DELETE', `${star}?mac=00:11:62:00:00:01&${query}`);
const printer = async (name: 'Counter' | 'Bar') => {
  const { body } = await askOffice(thali, store, 'GET', 'printers');
  return body.printers.find((one: { name: string }) => one.name === name);
};

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const send = (fields: Record<string, string>, path = epson) =>
  thali.call('POST', path, { headers: FORM, body: new URLSearchParams(fields).toString() });
const ask = async () => (await send({ ConnectionType: 'GetRequest', ID: 'bar', Name: 'TM-m30' })).text;
const idIn = (xml: string) => /<printjobid>(\w+)<\/printjobid>/.exec(xml)?.[1] ?? '';
const tell = (id: string, success: boolean, code = '') =>
  send({
    ConnectionType: 'SetResponse',
    ResponseFile: `<?xml version="1.0"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${id}</printjobid></Parameter><PrintResponse><response success="${success}" code="${code}" status="251658262"/></PrintResponse></ePOSPrint></PrintResponseInfo>`,
  });

test('a Star printer polls, gets its ticket as a picture or as text, and reports it done', async () => {
  expect(await poll()).toEqual({ jobReady: false });
  await order();
  const { jobToken, ...offered } = await poll();
  expect(offered).toEqual({
    jobReady: true,
    mediaTypes: ['image/png', 'text/plain'],
    deleteMethod: 'DELETE',
  });
  const got = await thali.app.inject({ url: `${star}?type=image/png&token=${jobToken}` });
  expect([got.statusCode, got.headers['content-type'], got.headers['x-star-cut']]).toEqual([
    200,
    'image/png',
    'partial; feed=true',
  ]);
  const picture = sharp(got.rawPayload);
  expect(await picture.metadata()).toMatchObject({ width: 576, format: 'png' });
  const ink = (await picture.stats()).channels[0]?.mean ?? 255;
  expect(ink).toBeGreaterThan(150);
  expect(ink).toBeLessThan(250);
  expect(await poll({ printingInProgress: true })).toEqual({ jobReady: false });
  expect((await end(`code=200%20OK&token=${jobToken}`)).status).toBe(200);
  expect(await poll()).toEqual({ jobReady: false });
  expect(await printer('Counter')).toMatchObject({ waiting: 0, fault: null, seenAt: expect.any(String) });
});

test('a Star printer gets each copy as its own job', async () => {
  const { _id } = await printer('Counter');
  await askOffice(thali, store, 'PATCH', `printers/${_id}`, { copies: 2 });
  await order();
  const tokens = new Set<string>();
  for (let copy = 0; copy < 2; copy++) {
    const { jobToken } = await poll();
    tokens.add(jobToken);
    await fetchJob(`type=text/plain&token=${jobToken}`);
    await end(`code=200&token=${jobToken}`);
  }
  expect(tokens.size).toBe(2);
  expect(await poll()).toEqual({ jobReady: false });
});

test('a Star printer that prefers text gets text', async () => {
  await order();
  await order();
  for (const number of [1, 2]) {
    const { jobToken } = await poll();
    const { text, headers } = await fetchJob(`type=text/plain&token=${jobToken}`);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toContain(`Order #${number}`);
    expect(text).toContain('1 x Tea');
    await end(`code=200&token=${jobToken}`);
  }
  expect(await poll()).toEqual({ jobReady: false });
});

test.each([
  ['410 paper out', 'paper'],
  ['420%20cover%20open', 'cover'],
  ['520', 'trouble'],
])('a job that a Star printer ends with %s is not printed', async (code, fault) => {
  await order();
  const { jobToken } = await poll();
  await fetchJob(`type=text/plain&token=${jobToken}`);
  await end(`code=${encodeURIComponent(code)}&token=${jobToken}`);
  expect(await printer('Counter')).toMatchObject({ waiting: 1, fault });
  expect(await poll({ statusCode: code })).toEqual({ jobReady: false });
  thali.clock.advance(10_000);
  expect(await poll()).toMatchObject({ jobReady: true, jobToken });
});

test('after a lost acknowledgement the ticket is offered again, marked as a possible copy', async () => {
  await order();
  const { jobToken } = await poll();
  expect((await fetchJob(`type=text/plain&token=${jobToken}`)).text).not.toContain('COPY?');
  expect(await poll()).toEqual({ jobReady: false });
  thali.clock.advance(10_000);
  expect(await poll()).toMatchObject({ jobToken });
  expect((await fetchJob(`type=text/plain&token=${jobToken}`)).text).toContain('COPY?');
  await end(`code=200&token=${jobToken}`);
  await end(`code=200&token=${jobToken}`);
  expect((await fetchJob(`type=text/plain&token=${jobToken}`)).body.code).toBe('PRINT_JOB_NOT_FOUND');
});

test('an Epson printer polls with a form and reports the result with another', async () => {
  expect(await ask()).toBe('');
  await order();
  const xml = await ask();
  expect(xml).toContain('<PrintRequestInfo Version="2.00">');
  expect(xml).toContain('em="true" reverse="false">1 x Tea&#10;</text>');
  expect(xml).toContain('<cut type="feed"/>');
  expect(idIn(xml)).toMatch(/^\w{1,30}$/);
  expect(await ask()).toBe('');
  expect((await tell(idIn(xml), true)).status).toBe(200);
  thali.clock.advance(MINUTE);
  expect(await ask()).toBe('');
  expect(await printer('Bar')).toMatchObject({ waiting: 0, fault: null });
});

test('an Epson printer without paper gets the ticket again', async () => {
  await order();
  const first = await ask();
  await tell(idIn(first), false, 'EPTR_REC_EMPTY');
  expect(await printer('Bar')).toMatchObject({ waiting: 1, fault: 'paper' });
  thali.clock.advance(10_000);
  expect(idIn(await ask())).toBe(idIn(first));
});

test('requests for Epson printers are well-formed XML, whatever a guest has written', async () => {
  await placeTestOrder(thali, store, { ...TEA, more: { remarks: `<cut/> & "पानी" 'x' ]]>` } });
  await follow(thali);
  const xml = await ask();
  expect(xml).toContain('<image width="384" height="54" color="color_1" mode="mono">');
  expect(xml.match(/<cut/g)).toHaveLength(1);
});

test('an unknown or replaced address, and one of another kind, gets nothing', async () => {
  await order();
  const wrong = star.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
  const answers = [
    await thali.call('POST', wrong, { body: {} }),
    await thali.call('POST /print/star/:token', { params: { token: 'nothing' }, body: {} }),
    await thali.call('POST', epson.replace('epson', 'star'), { body: {} }),
    await send({ ConnectionType: 'GetRequest' }, star.replace('star', 'epson')),
  ];
  expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'PRINTER_NOT_FOUND'));

  const { _id } = await printer('Counter');
  const { body } = await askOffice(thali, store, 'POST', `printers/${_id}/address`, {});
  expect((await thali.call('POST', star, { body: {} })).body.code).toBe('PRINTER_NOT_FOUND');
  star = new URL(body.pollingAddress).pathname;
  expect(await poll()).toMatchObject({ jobReady: true });
});

test('the address is shown once and stored nowhere in clear', async () => {
  const token = star.split('/').at(-1) ?? '';
  await poll();
  const { text } = await askOffice(thali, store, 'GET', 'printers');
  const { rows } = await thali.database.pool.query(
    'select to_jsonb(p)::text as row from printers p where store_id is not null',
  );
  expect([text, ...rows.map(({ row }) => row), ...thali.logs].some((place) => place.includes(token))).toBe(
    false,
  );
});

test('a job that is reprinted while it is on its way is marked as a possible copy', async () => {
  await order();
  const { jobToken } = await poll();
  await fetchJob(`type=text/plain&token=${jobToken}`);
  await askOffice(thali, store, 'POST', `print-jobs/${jobToken}`, { step: 'retry' });
  expect(await poll()).toMatchObject({ jobToken });
  expect((await fetchJob(`type=text/plain&token=${jobToken}`)).text).toContain('COPY?');
});

test('guessing addresses is limited and stops no printer', async () => {
  const { pollingPath } = await setUpPrinter(limited, await teaStore(limited), { kind: 'star' });
  const call = (path: string) => limited.call('POST', path, { body: {} });
  const guesses = await Promise.all(Array.from({ length: 61 }, (_, at) => call(`/print/star/guess-${at}`)));
  expect(guesses.filter(({ status }) => status === 404)).toHaveLength(60);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(1);
  limited.clock.advance(MINUTE);
  for (let at = 0; at < 100; at++) expect((await call(pollingPath)).status).toBe(200);
});

test('limits count addresses and printers, never made-up tokens', async () => {
  const { pollingPath, id } = await setUpPrinter(limited, await teaStore(limited), { kind: 'star' });
  limited.clock.advance(MINUTE);
  const keys = new Set<string>();
  const { take } = limited.services.limiter;
  const spy = vi.spyOn(limited.services.limiter, 'take').mockImplementation((name, key) => {
    keys.add(`${name}: ${JSON.stringify(key)}`);
    return take(name, key);
  });
  for (let at = 0; at < 5; at++)
    await limited.call('POST /print/star/:token', { params: { token: `made-up-${at}` }, body: {} });
  await limited.call('POST', pollingPath, { body: {} });
  spy.mockRestore();
  expect([...keys]).toEqual(['wrongPrinters: {"near":"127.0.0.1","wide":null}', `printerCalls: "${id}"`]);
  for (let at = 1; at < 120; at++) await limited.call('POST', pollingPath, { body: {} });
  expect((await limited.call('POST', pollingPath, { body: {} })).status).toBe(429);
  expect(
    (await limited.call('POST /print/star/:token', { params: { token: 'made-up' }, body: {} })).status,
  ).toBe(404);
});

test.each([
  ['nobody', 404],
  ['a printer', 200],
])('a result from %s is parsed quickly', async (sender, status) => {
  const path = sender === 'nobody' ? '/print/epson/nobody' : epson;
  const body = `ConnectionType=SetResponse&ResponseFile=${'<response'.repeat(7_200)}`;
  const before = process.cpuUsage();
  for (let at = 0; at < 10; at++)
    expect((await thali.call('POST', path, { headers: FORM, body })).status).toBe(status);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(800);
});

/** Replaces the lines by a code that is longer than codes can be. */
const spoil = (kind: string) =>
  thali.database.pool.query(
    `update print_jobs set lines = $2 where store_id = $1 and order_no = 1
     and printer_id in (select id from printers where store_id = $1 and kind = $3)`,
    [store.storeId, JSON.stringify([{ kind: 'qr', text: 'x'.repeat(5_000) }]), kind],
  );
const unprinted = async () => (await askOffice(thali, store, 'GET', 'print-jobs')).body.jobs;

test('a ticket that can’t be drawn for a Star printer is given up, and the next one is printed', async () => {
  await order();
  await order();
  await spoil('star');
  const { jobToken } = await poll();
  expect((await fetchJob(`type=image/png&token=${jobToken}`)).body.code).toBe('PRINT_JOB_NOT_FOUND');
  expect((await unprinted()).find(({ _id }: { _id: string }) => _id === jobToken)).toMatchObject({
    orderNo: 1,
    state: 'failed',
  });
  expect(thali.logs.some((line) => line.includes(jobToken) && line.includes('cannot be printed'))).toBe(true);
  const next = await poll();
  expect(next.jobToken).not.toBe(jobToken);
  expect((await fetchJob(`type=text/plain&token=${next.jobToken}`)).text).toContain('Order #2');
});

test('a ticket that can’t be drawn for an Epson printer is given up, and the next one is printed', async () => {
  await order();
  await order();
  await spoil('epson');
  expect(await ask()).toBe('');
  const bar = await printer('Bar');
  expect((await unprinted()).filter((job: { printer: string }) => job.printer === bar._id)).toMatchObject([
    { orderNo: 1, state: 'failed' },
    { orderNo: 2, state: 'queued' },
  ]);
  expect(await ask()).toContain('Order #2');
});

test('characters that no XML may hold do not stop a ticket', async () => {
  await placeTestOrder(thali, store, { ...TEA, more: { remarks: 'Ravi\uffff\ufffe' } });
  await follow(thali);
  const { jobToken } = await poll();
  const got = await thali.app.inject({ url: `${star}?type=image/png&token=${jobToken}` });
  expect(got.statusCode).toBe(200);
  expect(await ask()).toContain('Ravi');
});

test('a printer that does not poll while jobs wait is reported', async () => {
  await poll();
  await order();
  expect(await printer('Counter')).toMatchObject({ waiting: 1, fault: null, failingSince: null });
  thali.clock.advance(MINUTE);
  expect(await printer('Counter')).toMatchObject({ fault: 'silent', failingSince: expect.any(String) });
  await poll();
  expect(await printer('Counter')).toMatchObject({ fault: null, failingSince: null });
});
