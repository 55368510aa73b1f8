import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createGatewaySim } from './create-gateway-sim.ts';
import { keepOrders } from './kept-orders.ts';
import { paytmForm, useGateway } from './testing/use-gateway.ts';

const { url, paytm, get, ask, arrive, decide, postForm, postJson } = await useGateway();
const status = (orderId: string) => ask('/v3/order/status', { mid: paytm.mid, orderId });
const come = async (orderId: string) =>
  (await arrive('/theia/processTransaction', paytmForm(paytm, orderId))).page;

test('programs can read the ledger, in paise', async () => {
  const page = await come('seen');
  await decide(page, 'pay');
  const { payments, totals } = await get('/ledger');
  expect(totals).toEqual({ paid: 2000, refunded: 0 });
  expect(payments).toMatchObject([
    { flow: 'paytm', orderId: 'seen', state: 'paid', amount: 2000, paid: 2000 },
  ]);
});

test('people see it on a page, where they settle pending payments', async () => {
  await decide(await come('hanging'), 'pending');
  expect(await (await fetch(url)).text()).toContain('action="/orders/hanging/settle"');
  const answer = await postForm('/orders/hanging/settle', { outcome: 'paid' });
  expect([answer.status, answer.url]).toEqual([200, `${url}/`]);
  expect((await status('hanging')).resultInfo.resultStatus).toBe('TXN_SUCCESS');
  expect((await postForm('/orders/nobody/settle', { outcome: 'paid' })).status).toBe(400);
});

test('programs and forms can set `down` and `slowMs`, and invalid values are ignored', async () => {
  const { body } = await postJson('/faults', { down: true, slowMs: 20, wayBack: 'sideways', refunds: 1 });
  expect(body).toEqual({
    wayBack: 'once',
    refunds: 'done',
    webhooks: 'once',
    mandates: 'confirmed',
    charges: 'paid',
    down: true,
    slowMs: 20,
  });
  expect((await fetch(`${url}/v3/order/status`, { method: 'POST', body: '{}' })).status).toBe(503);
  expect((await fetch(url)).status).toBe(200);
  await postForm('/faults', { down: 'false', slowMs: '0' });
  expect(await get('/faults')).toMatchObject({ down: false, slowMs: 0 });
});

test('answers unknown requests with an error', async () => {
  for (const path of ['/nothing', '/pay/nobody']) expect((await fetch(`${url}${path}`)).status).toBe(404);
  expect((await postForm(await come('odd'), { decision: 'steal' })).status).toBe(404);
  const long = await fetch(`${url}/faults`, { method: 'POST', body: 'x'.repeat(65 * 1024) });
  expect(long.status).toBe(413);
  expect((await ask('/v3/order/status', {})).resultInfo.resultCode).toBe('335');
  const page = await (await fetch(`${url}${await come('<b>"&')}`)).text();
  expect(page).not.toContain('<b>');
});

test('refuses malformed addresses', async () => {
  // Sent directly, since browsers and fetch never send these.
  const statusOf = (path: string) =>
    new Promise((resolve, reject) => {
      request(url, { path, agent: false }, (answer) => resolve(answer.resume().statusCode))
        .once('error', reject)
        .end();
    });
  for (const path of ['//', '//:', 'http://[']) expect([path, await statusOf(path)]).toEqual([path, 400]);
  expect((await fetch(url)).status).toBe(200);
});

test('payments survive a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-sim-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'ledger.json');
  const run = () => {
    const { orders, save } = keepOrders(file);
    return { orders, sim: createGatewaySim({ orders, onChange: save }) };
  };
  const first = run();
  const address = await first.sim.listen();
  const body = new URLSearchParams(paytmForm(paytm, 'kept'));
  await fetch(`${address}/theia/processTransaction`, { method: 'POST', body });
  await first.sim.settle('kept', 'paid');
  await first.sim.close();
  await setImmediate();
  expect(run().sim.ledger()).toEqual(first.sim.ledger());
});
