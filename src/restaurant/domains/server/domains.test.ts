import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { DAY, HOUR, MINUTE } from '#platform/time/rules/durations.ts';
import { expectError, expectFields } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addMember, logIn, type TestStore, teaStore, unique } from '#testing/server/test-stores.ts';
import { createDnsNames } from './adapters/dns-names.ts';
import { sweepDomains } from './check-domain.ts';
import { startDnsServer } from './testing/dns-server.ts';

const dns = await startDnsServer();
const files = new Map<string, string>();
const thali = await useTestApp({
  async fetchProof(url) {
    const text = files.get(url);
    if (text === undefined) throw new Error('There is no such file');
    return Buffer.from(text);
  },
  names: createDnsNames([dns.address]),
  publicUrl: 'https://thali.example',
  storeHosts: ['menus.example'],
});
dns.records.set('thali.example', [{ type: 'A', value: '192.0.2.10' }]);

const NONE = { domain: '', state: 'waiting', records: [], domains: [] };
const newDomain = () => `menu.${unique()}.example`;

async function ask(store: TestStore, method: 'GET' | 'PUT' | 'DELETE', domain?: string) {
  const body = domain === undefined ? undefined : { domain };
  return thali.call(method, `/api/stores/${store.storeId}/domain`, { token: store.token, body });
}

const remove = ({ token, storeId }: TestStore, domain: string) =>
  thali.call('DELETE', `/api/stores/${storeId}/domain?domain=${domain}`, { token });

const check = ({ token, ...params }: TestStore) =>
  thali.call('POST /api/stores/:storeId/domain/check', { params, token, body: {} });

/** What the owner would enter at the place where they bought the domain. */
async function publish(store: TestStore) {
  const { name, value } = (await ask(store, 'GET')).body.records[1];
  dns.records.set(name, [{ type: 'TXT', value }]);
}

const lead = (domain: string) => dns.records.set(domain, [{ type: 'A', value: '192.0.2.10' }]);

async function prove(store: TestStore, domain: string) {
  await ask(store, 'PUT', domain);
  await publish(store);
}

test('a store has no domain until its owner enters one, and none after it is removed', async () => {
  const store = await teaStore(thali);
  expect((await ask(store, 'GET')).body).toEqual(NONE);
  const domain = newDomain();
  const { body } = await ask(store, 'PUT', ` ${domain.toUpperCase()}. `);
  expect(body).toMatchObject({
    domain,
    state: 'waiting',
    records: [
      { type: 'CNAME', name: domain, value: 'thali.example' },
      { type: 'TXT', name: `_menu.${domain}`, value: expect.stringMatching(/^menu=[0-9a-f]{32}$/) },
    ],
  });
  expect((await ask(store, 'GET')).body).toEqual(body);
  expect((await ask(store, 'PUT', domain)).body).toEqual(body);
  expect((await ask(store, 'DELETE')).body).toEqual(NONE);
  expect((await ask(store, 'GET')).body).toEqual(NONE);
});

test('refuses what is no domain, and the hosts of the program', async () => {
  const store = await teaStore(thali);
  const domain = 'Must be a domain such as menu.their-place.in';
  for (const text of ['192.0.2.1', '127.1', 'menu', 'place.in/menu', 'place.in:80', 'a%2db.in', ''])
    expectFields(await ask(store, 'PUT', text), { domain });
  for (const host of ['thali.example', 'menus.example', 'tea.menus.example'])
    expectFields(await ask(store, 'PUT', host), { domain: 'Is an address of this program' });
});

test('a domain in any script is written as the DNS writes it', async () => {
  const { body } = await ask(await teaStore(thali), 'PUT', ' मेन्यू.भारत. ');
  expect(body.domain).toBe('xn--l2ble0fwa1b.xn--h2brj9c');
});

test('managers do not see the domain', async () => {
  const store = await teaStore(thali);
  const token = await logIn(thali, await addMember(thali, store, 'MANAGER'));
  expectError(await ask({ ...store, token }, 'GET'), 403, 'FORBIDDEN');
});

test('a domain is proved by its record, and live once it leads here', async () => {
  const store = await teaStore(thali);
  const domain = newDomain();
  await prove(store, domain);
  dns.records.delete(`_menu.${domain}`);
  expect((await check(store)).body.state).toBe('waiting');
  dns.records.set(`_menu.${domain}`, [{ type: 'TXT', value: 'menu=another' }]);
  expect((await check(store)).body.state).toBe('waiting');
  await prove(store, domain);
  expect((await check(store)).body.state).toBe('proved');
  dns.records.set(domain, [{ type: 'A', value: '192.0.2.11' }]);
  expect((await check(store)).body.state).toBe('proved');
  dns.records.set(domain, [{ type: 'A', value: '192.0.2.10' }]);
  expect((await check(store)).body.state).toBe('live');
});

test('a domain is live as another name of the program’s host', async () => {
  const store = await teaStore(thali);
  const domain = newDomain();
  await prove(store, domain);
  dns.records.set(domain, [{ type: 'CNAME', value: 'Thali.Example' }]);
  expect((await check(store)).body.state).toBe('live');
});

test('a file with the token proves a domain too', async () => {
  const store = await teaStore(thali);
  const domain = newDomain();
  const { body } = await ask(store, 'PUT', domain);
  const token = body.records[1].value.replace('menu=', '');
  const url = `http://${domain}/.well-known/menu-domain.txt`;
  files.set(url, `<html>${token}</html>`);
  expect((await check(store)).body.state).toBe('waiting');
  files.set(url, `${token}\n`);
  expect((await check(store)).body.state).toBe('proved');
});

test('two stores may wait for a domain, and one has it', async () => {
  const message = 'Another restaurant here has this domain.';
  const [first, second, third] = await Promise.all([teaStore(thali), teaStore(thali), teaStore(thali)]);
  const domain = newDomain();
  await ask(first, 'PUT', domain);
  await prove(second, domain);
  expect((await check(first)).body.state).toBe('waiting');
  expect((await check(second)).body.state).toBe('proved');
  await publish(first);
  expectError(await check(first), 409, 'STATE_CHANGED', { message });
  expect((await ask(first, 'GET')).body.state).toBe('waiting');
  expectError(await ask(third, 'PUT', domain), 409, 'STATE_CHANGED', { message });
  await ask(second, 'DELETE');
  expect((await check(first)).body.state).toBe('proved');
});

test('a new domain takes the place of the old one once it is live, and not before', async () => {
  const store = await teaStore(thali);
  const [old, next] = [newDomain(), newDomain()];
  const served = async (host: string) => (await thali.services.sites.at(host))?.store?.slug ?? null;
  const main = async () => (await thali.services.sites.of(store.slug)).hostname;
  lead(old);
  await prove(store, old);
  await check(store);
  expect(await main()).toBe(old);
  thali.clock.advance(MINUTE);
  const { body } = await ask(store, 'PUT', next);
  expect(body).toMatchObject({
    domain: next,
    state: 'waiting',
    domains: [{ isMain: false }, { isMain: true }],
  });
  expect([await served(old), await served(next), await main()]).toEqual([store.slug, null, old]);
  await publish(store);
  await check(store);
  expect([await served(old), await served(next), await main()]).toEqual([store.slug, store.slug, old]);
  lead(next);
  expect((await check(store)).body.domains).toMatchObject([
    { domain: next, isMain: true },
    { domain: old, isMain: false, state: 'live' },
  ]);
  expect([await served(old), await main()]).toEqual([store.slug, next]);
  thali.clock.advance(MINUTE);
  await ask(store, 'PUT', old);
  expect(await main()).toBe(old);
  expect((await remove(store, old)).body).toMatchObject({ domain: next, domains: [{ domain: next }] });
  expect([await served(old), await main()]).toEqual([null, next]);
});

test('a store has five domains at most', async () => {
  const store = await teaStore(thali);
  const domains = Array.from({ length: 5 }, newDomain);
  for (const domain of domains) expect((await ask(store, 'PUT', domain)).status).toBe(200);
  expectFields(await ask(store, 'PUT', newDomain()), { domain: 'A restaurant has at most 5 domains' });
  expect((await ask(store, 'PUT', domains[0])).status).toBe(200);
});

test('the sweep finds proofs for a week, and goes on after one that another store has', async () => {
  const stores = [await teaStore(thali), await teaStore(thali), await teaStore(thali)] as const;
  const [first, waiting, late] = stores;
  const [domain, lateDomain] = [newDomain(), newDomain()];
  await prove(waiting, domain);
  await prove(first, domain);
  await check(first);
  await prove(late, lateDomain);
  const ids = stores.map(({ storeId }) => storeId);
  const sweep = () => sweepDomains(createContext(thali.services, { kind: 'system' }), ids);
  await publish(waiting);
  const enteredAgo = (ms: number) =>
    thali.database.pool.query('update own_domains set created_at = $1', [new Date(thali.clock.now - ms)]);
  await enteredAgo(7 * DAY + HOUR);
  await sweep();
  expect((await ask(late, 'GET')).body.state).toBe('waiting');
  await enteredAgo(7 * DAY - HOUR);
  await sweep();
  expect((await ask(waiting, 'GET')).body.state).toBe('waiting');
  expect((await ask(late, 'GET')).body.state).toBe('proved');
});

const mayHaveTls = async (domain: string, from: object = {}) =>
  (await thali.app.inject({ url: `/internal/tls-allowed?domain=${domain}`, ...from })).statusCode;

test('the proxy gets a certificate for proved domains and hosts of stores alone', async () => {
  const store = await teaStore(thali);
  const domain = newDomain();
  await prove(store, domain);
  expect(await mayHaveTls(domain)).toBe(404);
  await check(store);
  expect(await mayHaveTls(domain)).toBe(200);
  expect(await mayHaveTls(domain.toUpperCase())).toBe(200);
  expect(await mayHaveTls(`${store.slug}.menus.example`)).toBe(200);
  for (const other of [`www.${domain}`, 'no-store.menus.example', 'menus.example', 'thali.example', ''])
    expect(await mayHaveTls(other)).toBe(404);
  await ask(store, 'DELETE');
  expect(await mayHaveTls(domain)).toBe(404);
});

test('nobody else learns which hosts may have a certificate', async () => {
  const domain = `${(await teaStore(thali)).slug}.menus.example`;
  const headers = { 'x-forwarded-for': '127.0.0.1' };
  expect(await mayHaveTls(domain, { remoteAddress: '203.0.113.9' })).toBe(404);
  expect(await mayHaveTls(domain, { remoteAddress: '203.0.113.9', headers })).toBe(404);
  expect(await mayHaveTls(domain, { headers: { 'x-forwarded-for': '203.0.113.9' } })).toBe(404);
});

test('another process learns of a removed domain within a minute', async () => {
  const store = await teaStore(thali);
  const domain = newDomain();
  await prove(store, domain);
  await check(store);
  expect(await mayHaveTls(domain)).toBe(200);
  await thali.database.pool.query('delete from own_domains where store_id = $1', [store.storeId]);
  expect(await mayHaveTls(domain)).toBe(200);
  thali.clock.advance(MINUTE);
  expect(await mayHaveTls(domain)).toBe(404);
});
