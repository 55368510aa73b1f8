import { expect, test } from 'vitest';
import { createGateways } from '#money/payments/server/adapters/gateways.ts';
import { setGateway } from '#money/payments/server/testing/pay-scene.ts';
import { createContext } from '#platform/context/server/context.ts';
import { findStore, findStoreIdBySlug } from '#restaurant/stores/server/find-store.ts';
import { openGateway } from '#restaurant/stores/server/gateway.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { logIn, PASSWORD, teaStore } from '#testing/server/test-stores.ts';
import { DEMO_EMAIL } from './demo-owner.ts';
import { findDemoAccounts, setDemoGateways, toSimAccounts } from './pay-online.ts';
import { seedDemo } from './seed-demo.ts';
import { nightOwl } from './stores/night-owl.ts';

const HOST = 'http://localhost:3001';
const gateways = createGateways({ allowPrivate: (origin) => origin === HOST });
const thali = await useTestApp({ payments: gateways });
const ctx = () => createContext(thali.services, { kind: 'system' });
const demo = ['udupi-tiffin', 'palace-rooms', 'night-owl'].map((slug) => ({ ...nightOwl, slug }));
await seedDemo(ctx(), demo, PASSWORD, () => '/owl.png');

async function find(slug: string) {
  const storeId = (await findStoreIdBySlug(thali.services.db, slug)) ?? '';
  const { revision, gatewaySealed } = await findStore(thali.services.db, storeId);
  const gateway = gatewaySealed === null ? null : openGateway(thali.services.secrets, gatewaySealed);
  return { storeId, revision, gateway };
}

test('two demo stores use the simulated gateway, with the same keys on both sides', async () => {
  const accounts = await findDemoAccounts(ctx());
  const { paytm, razorpay } = toSimAccounts(ctx(), accounts);
  await setDemoGateways(ctx(), accounts, { host: HOST, areNew: true });
  const [udupi, palace] = [await find('udupi-tiffin'), await find('palace-rooms')];
  expect(udupi.gateway).toMatchObject({ kind: 'paytm', host: HOST });
  expect(paytm).toEqual([{ mid: udupi.gateway?.merchantId, key: udupi.gateway?.merchantKey }]);
  expect(paytm[0]?.key).toHaveLength(16);
  expect(palace.gateway).toMatchObject({ kind: 'razorpay', host: HOST });
  const webhook = {
    url: `http://localhost/payments/razorpay/webhook/${palace.storeId}`,
    secret: palace.gateway?.webhookSecret,
  };
  const { merchantId: keyId, merchantKey: keySecret } = palace.gateway ?? {};
  expect(razorpay).toEqual([{ keyId, keySecret, webhook }]);
  expect((await find('night-owl')).gateway).toBeNull();
});

test('a later start writes only what has changed, and leaves a store with another account or none alone', async () => {
  const set = async (host: string, areNew = false) =>
    setDemoGateways(ctx(), await findDemoAccounts(ctx()), { host, areNew });
  await set(HOST, true);
  const before = await find('udupi-tiffin');
  await set(HOST);
  expect(await find('udupi-tiffin')).toEqual(before);
  await set('http://localhost:3002');
  expect((await find('udupi-tiffin')).gateway?.host).toBe('http://localhost:3002');
  const owner = {
    storeId: before.storeId,
    slug: 'udupi-tiffin',
    token: await logIn(thali, DEMO_EMAIL),
    items: {},
  };
  const own = { merchent_id: 'OWN00000000000001', merchent_key: 'a-key-of-his-own' };
  await setGateway(thali, owner, own);
  await set(HOST);
  expect((await find('udupi-tiffin')).gateway?.merchantId).toBe(own.merchent_id);
  await setGateway(thali, owner, null);
  const without = await find('udupi-tiffin');
  await set(HOST);
  expect([without.gateway, await find('udupi-tiffin')]).toEqual([null, without]);
});

test('the simulated gateway is the only private address that a store may name', async () => {
  const store = await teaStore(thali);
  const config = { merchent_id: 'SOMEBODY', merchent_key: 'a-key-of-theirs0' };
  await setGateway(thali, store, { ...config, host: HOST });
  for (const host of ['http://localhost:3002', 'http://127.0.0.1:3001', 'http://10.0.0.1'])
    await expect(setGateway(thali, store, { ...config, host })).rejects.toThrow('https');
});
