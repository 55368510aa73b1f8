import { expect, test } from 'vitest';
import { proxiesOf } from './proxies.ts';

test.each([
  [false, '127.0.0.1', true],
  [false, '::ffff:127.0.0.1', true],
  [false, '::1', true],
  [false, '10.0.0.1', false],
  [false, '', false],
  [1, '10.0.0.1', true],
  ['10.0.0.7', '10.0.0.7', true],
  ['10.0.0.7', '10.0.0.8', false],
  ['10.0.0.7', '127.0.0.1', true],
  ['2001:db8::7', '2001:db8::7', true],
  ['10.0.0.0/8, fd00::/8', '10.9.9.9', true],
  ['172.16.0.0/255.240.0.0', '172.31.0.1', true],
  ['172.16.0.0/255.240.0.0', '172.32.0.1', false],
  ['uniquelocal', '192.168.1.5', true],
  ['linklocal', '192.168.1.5', false],
] as const)('with %j as proxies, a connection from %j counts as one: %j', (trusted, address, isOne) => {
  expect(proxiesOf(trusted)(address)).toBe(isOne);
});
