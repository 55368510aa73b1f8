import { expect, test } from 'vitest';
import { CONFIRMED, type OrderState, PREPARING, SERVED } from '#ordering/orders/rules/order.ts';
import { type Guard, isGuarded, permissionFor } from './edit-rules.ts';

const [raw, made] = [{ ready: false }, { ready: true }];

test.each<[Guard, OrderState, { ready: boolean }[], boolean]>([
  ['served', PREPARING, [made], false],
  ['served', SERVED, [raw], true],
  ['ready', PREPARING, [raw], false],
  ['ready', PREPARING, [raw, made], true],
  ['ready', CONFIRMED, [made], true],
  ['ready', SERVED, [], true],
  ['preparing', CONFIRMED, [raw], false],
  ['preparing', CONFIRMED, [made], true],
  ['preparing', PREPARING, [raw], true],
  ['preparing', PREPARING, [], false],
])('from %s on, in state %i: %j', (guard, state, lines, is) => {
  expect(isGuarded({ state, wasServed: false }, lines, guard)).toBe(is);
});

test('an order that was called back counts as served', () => {
  expect(isGuarded({ state: PREPARING, wasServed: true }, [raw], 'served')).toBe(true);
});

test.each<[string, string | null, Partial<Parameters<typeof permissionFor>[0]>]>([
  ['something is added', null, {}],
  ['something is added after the bill', null, { sale: 'billed' }],
  ['raw portions come off', 'order.discard', { isRemoving: true, isLess: true }],
  ['ready portions come off', 'order.cancel-served', { isRemoving: true, isLess: true, isGuarded: true }],
  [
    'raw portions come off after the bill',
    'order.cancel-served',
    { isRemoving: true, isLess: true, sale: 'billed' },
  ],
  ['portions are put back after the bill', 'order.discard', { isRemoving: true, sale: 'billed' }],
  ['a tenth is given', 'order.edit', { isLess: true }],
  ['a tenth is given after the bill', 'order.edit-freely', { isLess: true, sale: 'billed' }],
  [
    'too much is given, whatever else',
    'order.edit-freely',
    { isBeyond: true, isRemoving: true, isGuarded: true },
  ],
])('a change needs a permission: %s', (_, needed, step) => {
  const plain = {
    isBeyond: false,
    isRemoving: false,
    isGuarded: false,
    isLess: false,
    sale: 'unbilled' as const,
  };
  expect(permissionFor({ ...plain, ...step })).toBe(needed);
});
