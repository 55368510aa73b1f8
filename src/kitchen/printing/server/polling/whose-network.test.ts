import { createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { placeTestOrder, TEA, teaStore } from '#testing/server/test-stores.ts';
import { createTcpPrinters } from '../adapters/tcp-printers.ts';
import { askOffice, followAndSend, PRINTER, setUpPrinter } from '../testing/print-scene.ts';

const thali = await useTestApp();
const ports = { from: 9100, to: 9109 };

test.each([
  ['10.0.0.5', true],
  ['172.31.255.1', true],
  ['192.168.1.50', true],
  ['fd00::5', true],
  ['127.0.0.1', false],
  ['127.8.8.8', false],
  ['0.0.0.0', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['8.8.8.8', false],
  ['::', false],
  ['::1', false],
  ['fe80::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:169.254.169.254', false],
  ['2001:db8::1', false],
  ['printer.local', false],
])('whether a printer at %s is called: %s', (host, isCalled) => {
  const { mayCall } = createTcpPrinters({ ports });
  expect(mayCall({ host, port: 9100 })).toBe(isCalled);
  expect([9099, 9110].some((port) => mayCall({ host, port }))).toBe(false);
});

test('for an owner without a confirmed address nothing in our network is called', async () => {
  const store = await teaStore(thali);
  const { id } = await setUpPrinter(thali, store, { address: '127.0.0.1:9101' });
  await thali.database.pool.query('update accounts set verified_at = null where id is not null');
  const add = { ...PRINTER, name: 'Bar', address: '127.0.0.1:9100' };
  expectError(await askOffice(thali, store, 'POST', 'printers', add), 403, 'EMAIL_UNVERIFIED');
  const move = { address: '127.0.0.1:9102' };
  expectError(await askOffice(thali, store, 'PATCH', `printers/${id}`, move), 403, 'EMAIL_UNVERIFIED');
  const calling = { ...PRINTER, name: 'Star', kind: 'star', address: '' };
  expect((await askOffice(thali, store, 'POST', 'printers', calling)).status).toBe(200);
});

test('the list does not reveal whether a port is open', async () => {
  const rude = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => rude.listen(0, '127.0.0.1', resolve));
  afterAll(() => void rude.close());
  const { port: open } = rude.address() as { port: number };
  const seen: unknown[] = [];
  // One after the other, since a printer that another round holds is not tried.
  for (const port of [open, 1]) {
    const store = await teaStore(thali);
    await setUpPrinter(thali, store, { address: `127.0.0.1:${port}` });
    await placeTestOrder(thali, store, TEA);
    await followAndSend(thali);
    const { body } = await askOffice(thali, store, 'GET', 'printers');
    const { address: _, _id, ...rest } = body.printers[0];
    seen.push(rest);
  }
  expect(seen[0]).toMatchObject({ fault: 'silent', seenAt: null, waiting: 1 });
  expect(seen[0]).toEqual(seen[1]);
});
