import { expect, test } from 'vitest';
import { anOrderType } from '#testing/rules/builders.ts';
import { guestSign } from './guest-sign.ts';
import { DEFAULT_SITTINGS, faultyCall, labelOfCall, offeredCalls, typeOfRounds } from './settings.ts';

const dineIn = anOrderType({ id: 'dine', label: 'Dine-In' });
const terrace = anOrderType({ id: 'terrace', label: 'Terrace' });
const pickup = anOrderType({ id: 'pickup', label: 'Pickup' });
const prepaid = anOrderType({ id: 'prepaid', label: 'Self-service', onlinePayment: true });
const off = anOrderType({ id: 'off', label: 'Lounge', active: false });
const ALL = [pickup, off, dineIn, terrace, prepaid];

const typeAt = (orderType: string | null, changed: object = {}, online = true) =>
  typeOfRounds({ orderType }, ALL, { ...DEFAULT_SITTINGS, ...changed }, { online })?.label ?? null;

test('the rounds of a table have its order type, or the first that is served at tables', () => {
  expect(typeAt(null)).toBe('Dine-In');
  expect(typeAt('Terrace')).toBe('Terrace');
  expect(typeAt('Lounge')).toBe('Dine-In');
  expect(typeAt('a renamed one')).toBe('Dine-In');
  expect(typeOfRounds({ orderType: null }, [pickup], DEFAULT_SITTINGS, { online: false })).toBe(null);
});

test('single orders stay where the store chose so, and where they are paid before they are cooked', () => {
  expect(typeAt(null, { isOn: false })).toBe(null);
  expect(typeAt('Terrace', { without: ['terrace'] })).toBe(null);
  expect(typeAt(null, { without: ['dine'] })).toBe('Terrace');
  expect(typeAt('Self-service')).toBe(null);
  expect(typeAt('Self-service', {}, false)).toBe('Self-service');
});

test('a store offers the calls of every store and its own, in its words', () => {
  const calls = [
    { key: 'waiter', label: 'ignored', isOn: true },
    { key: 'water', label: '', isOn: false },
    { key: 'shisha', label: 'New coals', isOn: true },
  ];
  const settings = { ...DEFAULT_SITTINGS, calls };
  expect(offeredCalls(settings)).toEqual([{ kind: 'waiter' }, { kind: 'shisha', label: 'New coals' }]);
  expect(labelOfCall(settings, 'shisha')).toEqual({ label: 'New coals' });
  expect(labelOfCall(settings, 'water')).toEqual({});
  expect(faultyCall(calls)).toBe(null);
  expect(faultyCall([...calls, { key: 'fan', label: ' ', isOn: true }])).toBe(3);
  expect(faultyCall([...calls, { key: 'shisha', label: 'Again', isOn: true }])).toBe(3);
});

test('the guests of a table are told apart', () => {
  const signs = Array.from({ length: 64 }, (_, at) => guestSign(at + 1));
  expect(new Set(signs.map(({ colour, sign }) => colour + sign)).size).toBe(64);
  expect(signs[0]).toEqual({ colour: '#00796b', sign: '★' });
});
