import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { serverFiles } from '#testing/server/server-files.ts';
import { parseNetwork } from './network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7', null],
  ['::ffff:192.0.2.7', '192.0.2.7', null],
  ['::ffff:c000:207', '192.0.2.7', null],
  ['192.0.2.7:4711', '192.0.2.7', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64', '64:ff9b:0::/48'],
  ['made up', 'unknown', null],
  ['also made up', 'unknown', null],
  ['', 'unknown', null],
])('%s is in the network %s, within %s', (address, near, wide) => {
  expect(parseNetwork(address)).toEqual({ near, wide });
});

test('no other file reads the address of a request', async () => {
  const readers: string[] = [];
  for (const name of serverFiles()) {
    if (/\.ip\b|[{,] *ip\b|remoteAddress/.test(await readFile(name, 'utf8'))) readers.push(name);
  }
  expect(readers).toEqual(['src/platform/limits/server/network.ts']);
});
