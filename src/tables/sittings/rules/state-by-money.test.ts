import { expect, test } from 'vitest';
import type { SittingState } from './sitting.ts';
import { stateByMoney } from './state-by-money.ts';

const money = (due: number, more: object = {}) => ({ due, isOrdered: true, isAsked: false, ...more });

test.each<[string, SittingState, ReturnType<typeof money>, SittingState]>([
  ['is paid once nothing is due', 'open', money(0), 'paid'],
  ['is paid once nothing is due after the bill was asked for', 'asked', money(0, { isAsked: true }), 'paid'],
  ['stays paid', 'paid', money(0), 'paid'],
  ['is not paid while something is due', 'open', money(1), 'open'],
  ['stays asked while something is due', 'asked', money(1, { isAsked: true }), 'asked'],
  ['is not paid before anybody ordered', 'open', money(0, { isOrdered: false }), 'open'],
  ['is open again when a dish is put back', 'paid', money(20_00), 'open'],
  ['is asked again when a dish is put back', 'paid', money(20_00, { isAsked: true }), 'asked'],
  ['is open again when all rounds are cancelled', 'paid', money(0, { isOrdered: false }), 'open'],
  ['stays closed', 'closed', money(20_00), 'closed'],
])('a sitting %s', (_, before, after, state) => {
  expect(stateByMoney(before, after)).toBe(state);
});
