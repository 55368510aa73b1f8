import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { waitUntil } from '../../src/server/testing/wait-until.ts';
import { createClient } from '../harness/client.ts';
import { databaseProcesses, postmasterOf } from '../harness/database.ts';
import { launch, newDataDir, type Program, whenReady } from '../harness/program.ts';
import { createRandom } from './random.ts';
import { newOrder, openShop } from './shop.ts';

const TEN_SECONDS = 10_000;

async function useDataDir(): Promise<string> {
  const { dataDir, remove } = await newDataDir();
  onTestFinished(remove);
  return dataDir;
}

function run(dataDir: string, env: Record<string, string> = {}): Program {
  const program = launch({ dataDir, env });
  onTestFinished(async () => {
    program.kill('SIGKILL');
    await program.ended;
  });
  return program;
}

/** A call whose head has arrived and whose body is still to come: it is in flight for as long as we like. */
async function beginCall(url: string, path: string, headers: Record<string, string>) {
  const call = request(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue', ...headers },
  });
  const answered = once(call, 'response');
  // Whoever finishes the call is told; who does not has not asked.
  answered.catch(() => {});
  call.flushHeaders();
  await once(call, 'continue');
  return async (body: object) => {
    call.end(JSON.stringify(body));
    const [answer] = await answered;
    return { status: answer.statusCode, body: JSON.parse(await text(answer)) };
  };
}

test('SIGTERM ends what is in flight, sends streams away, and leaves nothing running', async () => {
  const dataDir = await useDataDir();
  const program = run(dataDir);
  const url = await whenReady(program);
  const shop = await openShop(createClient(url));
  const stream = await fetch(`${url}/api/stores/${shop.storeId}/events`, {
    headers: { authorization: `token ${shop.token}` },
  });
  const path = `/order/create/web/${shop.storeId}`;
  const calls = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      beginCall(url, path, { 'idempotency-key': `in-flight-${index}` }),
    ),
  );

  const began = performance.now();
  program.kill('SIGTERM');
  expect(await stream.text()).toMatch(/retry: \d+\n\n$/);
  const isRefused = () =>
    fetch(`${url}/healthz`).then(
      () => false,
      (error) => error.cause?.code === 'ECONNREFUSED',
    );
  await waitUntil(isRefused, 'it takes no new requests');
  const random = createRandom(1);
  const answers = await Promise.all(calls.map((finish) => finish(newOrder(shop, random).body)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);

  expect(await program.ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(TEN_SECONDS);
  expect(await databaseProcesses(dataDir)).toEqual([]);

  const again = run(dataDir);
  const { body } = await createClient(await whenReady(again)).call(
    'GET',
    `/order/status/${answers[4]?.body.slug}`,
  );
  expect(body.orderNo).toBe(answers[4]?.body.orderNo);
});

test('SIGTERM cuts off a request that never ends, and still stops in order', async () => {
  const dataDir = await useDataDir();
  const program = run(dataDir);
  const url = await whenReady(program);
  const hanging = await beginCall(url, '/tenant/api/login', {});
  const began = performance.now();
  program.kill('SIGTERM');
  expect(await program.ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(TEN_SECONDS);
  expect(await databaseProcesses(dataDir)).toEqual([]);
  await expect(hanging({})).rejects.toThrow();
});

test('SIGTERM while it starts leaves nothing running', async () => {
  const dataDir = await useDataDir();
  const program = run(dataDir, { DEMO: '1' });
  await waitUntil(async () => (await databaseProcesses(dataDir)).length > 3, 'the database runs');
  program.kill('SIGTERM');
  await program.ended;
  await waitUntil(async () => (await databaseProcesses(dataDir)).length === 0, 'the database has ended');
});

test.each([
  ['PORT', 'abc', 'a port number from 0 to 65535'],
  ['DEMO', 'maybe', '0 or 1'],
])('%s=%s stops the start and says what it may be', async (name, value, mayBe) => {
  const program = run(await useDataDir(), { [name]: value });
  expect(await program.ended).toBe(1);
  expect(program.output().trim()).toBe(`${name} must be ${mayBe}.`);
});

test('a port that somebody else has stops the start with its name', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const dataDir = await useDataDir();
  const program = run(dataDir, { PORT: port });
  expect(await program.ended).toBe(1);
  expect(program.output().trim()).toMatch(new RegExp(`^PORT .*${port}.*$`));
  expect(await databaseProcesses(dataDir)).toEqual([]);
});

test('a database server that dies is started again, and the program serves on', async () => {
  const dataDir = await useDataDir();
  const program = run(dataDir);
  const url = await whenReady(program);
  const before = await postmasterOf(dataDir);
  process.kill(before, 'SIGKILL');
  const isBack = async () => (await fetch(`${url}/readyz`)).ok && (await postmasterOf(dataDir)) !== before;
  await waitUntil(isBack, 'the program is ready over another server');
  expect(program.output()).toContain('The embedded database has stopped unexpectedly');
});

test('what people typed does not get into the log of the database', async () => {
  const dataDir = await useDataDir();
  const client = createClient(await whenReady(run(dataDir)));
  const body = { name: 'A', email: 'asha@thali.example', password: 'five brass lamps', storeName: 'B' };
  const answers = [1, 2].map(() => client.call('POST', '/tenant/api/menu/signup', { body }));
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, 409]);
  const log = join(dataDir, 'postgres.log');
  const isLogged = async () => (await readFile(log, 'utf8')).includes('accounts_email');
  await waitUntil(isLogged, 'the refusal is logged');
  expect(await readFile(log, 'utf8')).not.toContain(body.email);
});

test('a second program on the same data directory is told who has it, and the first goes on', async () => {
  const dataDir = await useDataDir();
  const first = run(dataDir);
  const url = await whenReady(first);
  const second = run(dataDir);
  expect(await second.ended).toBe(1);
  expect(second.output().trim()).toMatch(
    new RegExp(`^Another Thali \\(process ${first.pid}\\) .*data directory, ${dataDir}.*DATA_DIR.*$`),
  );
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('the first start tells the demo password, and no later one does', async () => {
  const dataDir = await useDataDir();
  const first = run(dataDir, { DEMO: '1' });
  const url = await whenReady(first);
  await waitUntil(() => first.output().includes('shown this once'), 'all is said');
  const password = /owner@demo\.example\s+(\S{8,})/.exec(first.output())?.[1] ?? '';
  const signIn = { body: { email: 'owner@demo.example', password } };
  expect((await createClient(url).call('POST', '/tenant/api/login', signIn)).status).toBe(200);
  const page = /http:\S+saffron-street\S*/.exec(first.output())?.[0].replace('localhost', '127.0.0.1') ?? '';
  expect((await fetch(page)).status).toBe(200);
  first.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const second = run(dataDir, { DEMO: '1', DEMO_PASSWORD: 'another password' });
  await whenReady(second);
  second.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(second.output()).not.toMatch(new RegExp(`${password}|another password|shown this once`));
});
