import { expect, test } from 'vitest';
import { isInScope, SCOPE_NAMES, scopesFor } from './scopes.ts';
import { endOfKey, readKey, writeKey } from './secret.ts';

const storeId = '0191a1b2-0000-7000-8000-0123456789ab';
const token = 'abcdefghijABCDEFGHIJ0123456789_-abcdefghijk';

test('a key reads as it was written, and nothing else does', () => {
  const key = writeKey({ storeId, token });
  expect(readKey(key)).toEqual({ storeId, token });
  expect(endOfKey(key)).toBe('hijk');
  for (const other of [token, key.slice(1), `${key}x`, key.replace('live', 'test')])
    expect(readKey(other)).toBe(null);
});

test('a key may do what one of its scopes has, and read its store', () => {
  expect(isInScope(['menu.write'], 'item.update')).toBe(true);
  expect(isInScope(['menu.read'], 'item.update')).toBe(false);
  expect(isInScope(['menu.read', 'orders.read'], 'order.read')).toBe(true);
  expect(isInScope([], 'store.read')).toBe(true);
  expect(scopesFor('order.read')).toEqual(['orders.read', 'orders.write']);
});

test.each([
  ...['store.gateway', 'store.update', 'store.close', 'store.hand-over', 'staff.invite', 'staff.pin'],
  ...['order.refund', 'order.edit-freely', 'payment.record', 'payment.write-off', 'till.close'],
  ...['guest.erase', 'guest.export', 'tablet.manage', 'key.manage'],
] as const)('no scope has %s', (permission) => {
  expect(scopesFor(permission)).toEqual([]);
  expect(isInScope(SCOPE_NAMES, permission)).toBe(false);
});
