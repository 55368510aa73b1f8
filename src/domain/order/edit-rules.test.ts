import { expect, test } from 'vitest';
import { type Guard, isGuarded } from './edit-rules.ts';
import { CONFIRMED, type OrderState, PREPARING, SERVED } from './order.ts';

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
