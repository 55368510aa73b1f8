import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createProofFetch } from './fetch-proof.ts';

test('the file that proves a domain is never fetched from an inner address', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked++;
    response.end('token');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const fetchProof = createProofFetch({ allowPrivate: false });
  for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]'])
    await expect(fetchProof(`http://${host}:${port}/`, 'text/plain')).rejects.toThrow('private address');
  expect(asked).toBe(0);
  const near = createProofFetch({ allowPrivate: true });
  expect((await near(`http://127.0.0.1:${port}/`, 'text/plain')).toString()).toBe('token');
});
