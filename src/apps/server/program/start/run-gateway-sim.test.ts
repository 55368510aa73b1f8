import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { waitUntil } from '#testing/server/wait-until.ts';

const PARENT = fileURLToPath(new URL('./testing/gateway-parent.ts', import.meta.url));

async function startParent(...args: string[]) {
  const parent = spawn(process.execPath, [PARENT, ...args], { stdio: ['pipe', 'pipe', 'ignore'] });
  onTestFinished(() => void parent.kill('SIGKILL'));
  let said = '';
  parent.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await waitUntil(() => /^port (.*)$/m.test(said), 'the program knows where its gateway is');
  const [, port = ''] = /^port (.*)$/m.exec(said) ?? [];
  return { parent, port };
}

const isThere = (port: string) =>
  fetch(`http://127.0.0.1:${port}/ledger`).then(
    ({ ok }) => ok,
    () => false,
  );

async function takePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

test.each(['SIGKILL', 'SIGTERM'] as const)('after %s of the program its gateway is gone', async (signal) => {
  const { parent, port } = await startParent();
  expect(await isThere(port)).toBe(true);
  parent.kill(signal);
  await waitUntil(async () => !(await isThere(port)), 'the gateway is gone');
});

test('a program that ends while its gateway is starting leaves none behind', async () => {
  for (const ms of ['0', '60', '120']) {
    const parent = spawn(process.execPath, [PARENT, '', '0', ms], { stdio: ['pipe', 'ignore', 'pipe'] });
    onTestFinished(() => void parent.kill('SIGKILL'));
    // The gateway writes to the same pipe, which ends when both are gone.
    expect(await text(parent.stderr)).toBe('');
  }
});

test('a taken port is replaced by the next free one, unless it is fixed: then there is no gateway', async () => {
  const taken = String(await takePort());
  const { port } = await startParent('', taken);
  expect(Number(port)).toBeGreaterThan(Number(taken));
  expect(await isThere(port)).toBe(true);
  const fixed = await startParent(taken);
  expect(fixed.port).toBe('null');
  expect(fixed.parent.exitCode).toBeNull();
});
