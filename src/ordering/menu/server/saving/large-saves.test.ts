import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { createTestStore, type TestStore } from '#testing/server/test-stores.ts';
import { takesAtMost } from '#testing/server/work.ts';
import { createSaves, LARGE_BYTES, SAVE_PLACES } from './large-saves.ts';
import { prepareSave } from './prepare-save.ts';

const thali = await useTestApp();
const limited = await useTestApp({ rateLimitScale: 1 });

/** Has 3,000 dishes, and 7.3 MB with the white space that some programs write. */
function largeMenu(price = 10, dishes = 1000) {
  const item = (label: string) => ({
    label,
    description: 'x'.repeat(700),
    taxes: [{ label: 'GST', value: 5 }],
    configs: [
      { label: 'Size', maxSelection: 1, contents: ['S', 'M'].map((label) => ({ label, value: price })) },
    ],
  });
  const categories = [0, 1, 2].map((at) => ({
    label: `Part ${at}`,
    items: Array.from({ length: dishes }, (_, dish) => item(`Dish ${at} ${dish}`)),
  }));
  return { orderConfigs: [{ label: 'Dine-In' }], menus: [{ label: 'Menu', categories }] };
}

const bytesOf = (document: object) => Buffer.from(JSON.stringify(document, null, 7));

const headersOf = ({ token }: TestStore, revision: number) => ({
  authorization: `token ${token}`,
  'content-type': 'application/json',
  'if-match': `"${revision}"`,
});

async function put(store: TestStore, payload: Buffer, { revision = 1, query = '', on = thali } = {}) {
  const url = `/api/stores/${store.storeId}/catalogue${query}`;
  return on.app.inject({ method: 'PUT', url, payload, headers: headersOf(store, revision) });
}

async function revisionOf({ storeId, token }: TestStore, on = thali): Promise<number> {
  return (await on.call('GET /api/stores/:storeId/catalogue', { params: { storeId }, token })).body.revision;
}

/** Measures this thread alone, so that a busy machine does not matter. */
const processorMs = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Measures the longest turn of the event loop, and how many other requests were answered meanwhile. */
async function whileRunning(work: () => Promise<unknown>) {
  const seen = { longestMs: 0, answered: 0 };
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  let turns = 0;
  for (let before = processorMs(); !isDone; ) {
    await nextTurn();
    const now = processorMs();
    seen.longestMs = Math.max(seen.longestMs, now - before);
    turns++;
    // Asks often at first, because some of the work ends soon.
    if (seen.answered < 20 || turns % 20 === 0) {
      expect((await thali.app.inject('/healthz')).statusCode).toBe(200);
      seen.answered++;
    }
    before = processorMs();
  }
  await done;
  return seen;
}

const bytes = bytesOf(largeMenu());
const started = processorMs();
prepareSave({ document: bytes, present: null, revision: 1, now: 0 });
const onTheLoop = processorMs() - started;

// Six pieces of work on 3,000 dishes each. The collector's pauses are longer while other programs hold its threads up.
test('other requests are answered while a large menu is checked, saved, changed, restored and emptied', async () => {
  expect(bytes.length).toBeGreaterThan(7_000_000);
  await takesAtMost(onTheLoop / 2, workOnLargeMenu);
});

/** Resolves with the longest turn of the event loop. */
async function workOnLargeMenu(): Promise<number> {
  const store = await createTestStore(thali);
  const turns: number[] = [];
  const expectOthersAnswered = async (work: () => Promise<{ statusCode: number }>) => {
    const { longestMs, answered } = await whileRunning(async () =>
      expect((await work()).statusCode).toBe(200),
    );
    turns.push(longestMs);
    expect(answered).toBeGreaterThan(5);
  };
  const first = await revisionOf(store);
  await expectOthersAnswered(() => put(store, bytes, { revision: first, query: '?dryRun=1' }));
  await expectOthersAnswered(() => put(store, bytes, { revision: first }));

  const base = `/api/stores/${store.storeId}`;
  const { body } = await thali.call('GET', `${base}/catalogue`, { token: store.token });
  const url = `${base}/items/${body.menus[0].categories[0].items[0]._id}`;
  const payload = { label: 'Another', order: 5 };
  await expectOthersAnswered(() =>
    thali.app.inject({ method: 'PATCH', url, payload, headers: headersOf(store, 0) }),
  );
  const kept = `${base}/catalogue/revisions/${first + 1}`;
  await expectOthersAnswered(() => thali.app.inject({ url: kept, headers: headersOf(store, 0) }));
  const restore = `${kept}/restore`;
  await expectOthersAnswered(() =>
    thali.app.inject({ method: 'POST', url: restore, headers: headersOf(store, first + 2) }),
  );
  const small = Buffer.from('{"orderConfigs":[],"menus":[]}');
  await expectOthersAnswered(() => put(store, small, { revision: first + 3 }));

  const { body: told } = await thali.call('GET', `${base}/catalogue/revisions`, { token: store.token });
  const lines = told.revisions.map(({ cause, summary }: { cause: string; summary: object }) => [
    cause,
    summary,
  ]);
  expect(lines.slice(0, 3)).toEqual([
    ['edit', { added: 0, removed: 3001, changed: 0 }],
    ['restore', { added: 0, removed: 0, changed: 2 }],
    ['item', { added: 0, removed: 0, changed: 2 }],
  ]);
  return Math.max(...turns);
}

test('a large menu is answered, stored and refused like a small one', async () => {
  const store = await createTestStore(thali);
  const revision = await revisionOf(store);
  const menu = largeMenu(10, 100);
  const saved = await put(store, bytesOf(menu), { revision });
  const { body } = await thali.call('GET /api/stores/:storeId/catalogue', {
    params: store,
    token: store.token,
  });
  expect(saved.json()).toEqual(body);
  expect(saved.headers.etag).toBe(`"${revision + 1}"`);

  const [category] = menu.menus[0]?.categories ?? [];
  Object.assign(category?.items[7] ?? {}, { colour: 'brown' });
  const refused = await put(store, bytesOf(menu), { revision: revision + 1 });
  const path = 'menus[0].categories[0].items[7].colour';
  expect([refused.statusCode, refused.json().details.errors]).toEqual([
    422,
    [{ path, message: 'Is not a known field' }],
  ]);
  const stale = await put(store, bytesOf(largeMenu(10, 100)), { revision });
  expect([stale.statusCode, stale.json().code]).toEqual([412, 'REVISION_STALE']);

  const padding = ' '.repeat(LARGE_BYTES);
  const bad: [string | Buffer, number][] = [
    [`${padding}{`, 400],
    [Buffer.concat([Buffer.from(padding), Buffer.from('"\xff"', 'latin1')]), 400],
    [`${padding}{"orderConfigs": [], "menus": [{"label": "\\u0000"}]}`, 422],
    [`${padding}${'['.repeat(5000)}${']'.repeat(5000)}`, 422],
    [`${padding}7`, 422],
  ];
  for (const [body, status] of bad)
    expect((await put(store, Buffer.from(body), { revision: revision + 1 })).statusCode).toBe(status);
});

test('an account can have two large bodies on their way, and another when one has arrived', async () => {
  const store = await createTestStore(limited);
  const { port } = new URL(await limited.listen());
  const begin = async () => {
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    const headers = Object.entries({ ...headersOf(store, 1), host: 'x', 'content-length': 300_000 });
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    socket.write(`PUT /api/stores/${store.storeId}/catalogue HTTP/1.1\r\n${lines}\r\n[`);
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  const large = Buffer.from(`${' '.repeat(LARGE_BYTES)}{}`);
  const status = async () => {
    const { statusCode, headers } = await put(store, large, { on: limited });
    return [statusCode, headers['retry-after']];
  };
  const takePlace = vi.spyOn(limited.services.saves, 'takePlace');
  const sockets = [await begin(), await begin()];
  await expect.poll(() => takePlace.mock.calls.length).toBe(2);
  expect(await status()).toEqual([429, '5']);
  expect((await put(store, Buffer.from('{}'), { on: limited })).statusCode).toBe(422);
  for (const socket of sockets) socket.destroy();
  await expect.poll(status).toEqual([422, undefined]);
});

test('all accounts together can have as many large bodies as fit into memory', () => {
  const saves = createSaves(0);
  const places = Array.from({ length: SAVE_PLACES.all }, (_, at) => saves.takePlace(`account ${at}`));
  expect(() => saves.takePlace('another')).toThrow(
    expect.objectContaining({ code: 'UNAVAILABLE', details: { retryAfter: 5 } }),
  );
  places[0]?.();
  places[0]?.();
  saves.takePlace('another');
  expect(() => saves.takePlace('one more')).toThrow();
});

test('large menus are prepared one after another, and an account that sends many does not hold up others', async () => {
  const saves = createSaves(0);
  const draft = { document: Buffer.from('{'), present: null, revision: 1, now: 0 };
  const codeOf = (account: string) => saves.prepare(account, draft).catch(({ code }) => code);
  const flood = Array.from({ length: 12 }, () => codeOf('flood'));
  const honest = codeOf('honest');
  const codes = await Promise.all(flood);
  expect(codes.filter((code) => code === 'UNAVAILABLE')).toHaveLength(4);
  expect(codes.filter((code) => code === 'BAD_REQUEST')).toHaveLength(8);
  expect(await honest).toBe('BAD_REQUEST');
});

test('reading a large menu and saving its dishes is limited', async () => {
  const few = await useTestApp({ rateLimitScale: 1 / 30 });
  const large = await createTestStore(few, largeMenu(10, 200));
  const small = await createTestStore(few, largeMenu(10, 5));
  const read = async ({ storeId, token }: TestStore) =>
    (await few.call('GET /api/stores/:storeId/catalogue', { params: { storeId }, token })).status;
  const item = Object.values(large.items)[0];
  const save = async (description: string) => {
    const url = `/api/stores/${large.storeId}/items/${item}`;
    return (await few.call('PATCH', url, { token: large.token, body: { description } })).status;
  };
  expect([await read(large), await save('Crisp'), await read(large)]).toEqual([200, 200, 200]);
  expect([await read(large), await save('Soft')]).toEqual([429, 429]);
  for (let at = 0; at < 5; at++) expect(await read(small)).toBe(200);
});

test('other ways of reading a large menu count too', async () => {
  const few = await useTestApp({ rateLimitScale: 1 / 45 });
  const large = await createTestStore(few, largeMenu(10, 200));
  const small = await createTestStore(few, largeMenu(10, 5));
  few.clock.advance(MINUTE);
  const waysInto = async (store: TestStore) => {
    const { storeId, token, slug, items } = store;
    const base = `/api/stores/${storeId}`;
    const { revision } = (await few.services.storeCache.get(storeId)).store;
    await few.call('GET /profile/web/:slug/:time', { params: { slug, time: '12-00' } });
    const status = async (method: 'GET' | 'POST' | 'PATCH', url: string, more: object = {}) =>
      (await few.call(method, url, { token, ...more })).status;
    const revisionUrl = `${base}/catalogue/revisions/${revision}`;
    return {
      getRevision: () => status('GET', revisionUrl),
      restore: () => status('POST', `${revisionUrl}/restore`, { headers: { 'if-match': `"${revision}"` } }),
      sellOut: () =>
        status('PATCH', `${base}/items/${Object.values(items)[0]}`, { body: { state: 'Sold out' } }),
      pause: () => status('PATCH', `/store/api/store/${storeId}`, { body: { paused: false } }),
    };
  };
  const { getRevision, restore, sellOut, pause } = await waysInto(large);
  expect([await pause(), await sellOut()]).toEqual([200, 200]);
  for (const way of [pause, sellOut, restore, getRevision]) expect(await way()).toBe(429);
  few.clock.advance(MINUTE);
  expect([await getRevision(), await getRevision(), await getRevision()]).toEqual([200, 200, 429]);

  const everyday = await waysInto(small);
  for (let at = 0; at < 5; at++)
    expect([await everyday.sellOut(), await everyday.pause()]).toEqual([200, 200]);
});

test('a restore that names no revision reads no menu', async () => {
  const { storeId, token } = await createTestStore(thali, largeMenu(10, 5));
  const query = vi.spyOn(thali.database.pool, 'query');
  onTestFinished(() => query.mockRestore());
  expect(
    (
      await thali.call('POST /api/stores/:storeId/catalogue/revisions/:revision/restore', {
        params: { storeId, revision: '1' },
        token,
      })
    ).status,
  ).toBe(428);
  const texts = query.mock.calls.map(([asked]) => JSON.stringify(asked));
  expect(texts.filter((text) => text.includes('catalogue_revisions'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('\\"catalogue\\"'))).toEqual([]);
});

test('a client that disconnects before its large body is read frees its place', async () => {
  const store = await createTestStore(thali);
  const { port } = new URL(await thali.listen());
  const socket = connect(Number(port), '127.0.0.1');
  const { saves, limiter } = thali.services;
  const given: ReturnType<typeof vi.fn>[] = [];
  const { takePlace } = saves;
  const taking = vi.spyOn(saves, 'takePlace').mockImplementation((account) => {
    const giveBack = vi.fn(takePlace(account));
    given.push(giveBack);
    return giveBack;
  });
  // The client disconnects while its request is authorised.
  const asking = vi.spyOn(limiter, 'take').mockImplementationOnce(async () => {
    socket.destroy();
    await sleep(50);
    return async () => {};
  });
  onTestFinished(() => {
    taking.mockRestore();
    asking.mockRestore();
  });
  const headers = { ...headersOf(store, 1), host: 'localhost', 'content-length': LARGE_BYTES + 1 };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`PUT /api/stores/${store.storeId}/catalogue HTTP/1.1\r\n${lines.join('')}\r\n`);
  await expect.poll(() => given.map(({ mock }) => mock.calls.length)).toEqual([1]);
});

test('saving a menu above 1 MB is limited, and a small one can still be saved', async () => {
  const few = await useTestApp({ rateLimitScale: 1 / 20 });
  const store = await createTestStore(few);
  const save = async (body: string) => (await put(store, Buffer.from(body), { on: few })).statusCode;
  const large = `${' '.repeat(1024 * 1024)}{}`;
  expect([await save(large), await save(large), await save('{}')]).toEqual([422, 429, 422]);
});
