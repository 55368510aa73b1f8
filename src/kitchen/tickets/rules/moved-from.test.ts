import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { movedFrom } from './moved-from.ts';

const AT = Date.parse('2026-11-20T13:00:00Z');
const was = { iden: '12', idel: 'Table', at: new Date(AT).toISOString() };
const sitting = { _id: 's', round: 1 };

test.each([
  ['just now', { sitting: { ...sitting, was } }, AT, was],
  ['ten minutes ago', { sitting: { ...sitting, was } }, AT + 10 * MINUTE, null],
  ['never', { sitting }, AT, null],
  ['never, and nobody sits there', {}, AT, null],
])('an order that moved %s', (_, order, now, expected) => {
  expect(movedFrom(order, now)).toEqual(expected);
});
