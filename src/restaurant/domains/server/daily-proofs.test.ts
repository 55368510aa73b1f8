import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { logIn, type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { createDnsNames } from './adapters/dns-names.ts';
import { sweepDomains } from './check-domain.ts';
import { startDnsServer } from './testing/dns-server.ts';
import { giveDomain } from './testing/give-domain.ts';

const dns = await startDnsServer();
const thali = await useTestApp({ names: createDnsNames([dns.address]), publicUrl: 'https://thali.example' });
const OWN = [{ type: 'A', value: '192.0.2.10' }] as const;
dns.records.set('thali.example', [...OWN]);

/** A store with a domain that is proved. The record that proves it can be taken away and put back. */
async function storeWithDomain() {
  const store = await teaStore(thali);
  const domain = await giveDomain(thali, store.storeId);
  const name = `_menu.${domain}`;
  const putRecord = () => dns.records.set(name, [{ type: 'TXT', value: `menu=token-of-${domain}` }]);
  putRecord();
  return { store, domain, putRecord, takeRecord: () => dns.records.delete(name) };
}

/** Goes on by so many days, each with its sweep. */
async function passDays(store: TestStore, count: number, atEvening: () => void = () => {}) {
  for (let day = 0; day < count; day += 1) {
    thali.clock.advance(DAY + MINUTE);
    await sweepDomains(createContext(thali.services, { kind: 'system' }), [store.storeId]);
    atEvening();
  }
}

const slugAt = async (domain: string) => (await thali.services.sites.at(domain))?.store?.slug ?? null;

test('a domain whose proof is gone stops after a week, and its owner hears of it before', async () => {
  const { store, domain, putRecord, takeRecord } = await storeWithDomain();
  const { email } = (await thali.call('GET /api/session', { token: store.token })).body.account;
  takeRecord();
  thali.emails.length = 0;
  const told: number[] = [];
  const pass = (days: number) =>
    passDays(store, days, () => told.push(thali.emails.filter(({ to }) => to === email).length));
  const own = async () => {
    const token = await logIn(thali, email);
    const { body } = await thali.call('GET /api/stores/:storeId/domain', { params: store, token });
    return body.domains?.[0];
  };
  await pass(1);
  const end = new Date(thali.clock.now + 7 * DAY).toISOString();
  await pass(2);
  expect(told).toEqual([0, 1, 1]);
  expect(thali.emails.at(-1)?.text).toContain(
    `${domain} and codes printed with it stop on ${end.slice(0, 10)}`,
  );
  expect(await own()).toMatchObject({ state: 'live', stopsAt: end });
  putRecord();
  await pass(1);
  expect(await own()).toMatchObject({ state: 'live', stopsAt: null });
  takeRecord();
  await pass(7);
  expect(await own()).toMatchObject({ state: 'live' });
  expect(await slugAt(domain)).toBe(store.slug);
  await pass(1);
  expect(await own()).toMatchObject({ state: 'waiting', stopsAt: null });
  expect(await thali.services.sites.at(domain)).toBeNull();
  expect(thali.emails.at(-1)?.subject).toContain('Your domain has stopped');
  expect(told.at(-1)).toBe(3);
});

test('a failure of all names takes no domain from its store', async () => {
  const { store, domain, takeRecord } = await storeWithDomain();
  takeRecord();
  dns.records.delete('thali.example');
  await passDays(store, 10);
  dns.records.set('thali.example', [...OWN]);
  expect(await slugAt(domain)).toBe(store.slug);
});
