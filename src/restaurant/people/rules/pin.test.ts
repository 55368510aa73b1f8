import { expect, test } from 'vitest';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { afterRightPin, afterWrongPin, isEasyPin, lockedUntil, PIN_PATTERN, pinsLeft } from './pin.ts';

test.each(['0000', '777777', '1234', '34567', '9876', '3210'])('%s is too easy to guess', (pin) => {
  expect(isEasyPin(pin)).toBe(true);
});

test.each(['1235', '1357', '9012', '0009', '12344', '909090'])('%s is not', (pin) => {
  expect(isEasyPin(pin)).toBe(false);
});

test.each([
  ['', false],
  ['123', false],
  ['1234', true],
  ['123456', true],
  ['1234567', false],
  ['12a4', false],
  ['१२३४', false],
])('whether "%s" is a PIN: %s', (text, expected) => {
  expect(PIN_PATTERN.test(text)).toBe(expected);
});

const NOW = 1_000 * DAY;
const wrongTimes = (times: number, from = NOW) =>
  Array.from({ length: times }).reduce<ReturnType<typeof afterWrongPin>>(
    (wrong) => afterWrongPin(wrong, 'ravi', from),
    {},
  );

test('the fifth wrong PIN locks the name for five minutes, and no other name', () => {
  expect([0, 1, 4].map((times) => pinsLeft(wrongTimes(times), 'ravi'))).toEqual([5, 4, 1]);
  expect(lockedUntil(wrongTimes(4), 'ravi', NOW)).toBeNull();
  const wrong = wrongTimes(5);
  expect(lockedUntil(wrong, 'ravi', NOW)).toBe(NOW + 5 * MINUTE);
  expect(lockedUntil(wrong, 'ravi', NOW + 5 * MINUTE - 1)).not.toBeNull();
  expect(lockedUntil(wrong, 'ravi', NOW + 5 * MINUTE)).toBeNull();
  expect(lockedUntil(wrong, 'meera', NOW)).toBeNull();
});

test('after a lock there are five more, and waiting between them makes no more of them', () => {
  const later = NOW + 6 * MINUTE;
  const six = afterWrongPin(wrongTimes(5), 'ravi', later);
  expect([lockedUntil(six, 'ravi', later), pinsLeft(six, 'ravi')]).toEqual([null, 4]);
  const four = wrongTimes(4);
  const fifth = afterWrongPin(four, 'ravi', NOW + 20 * MINUTE);
  expect(lockedUntil(fifth, 'ravi', NOW + 20 * MINUTE)).not.toBeNull();
});

test('the right PIN forgets the wrong ones, and so does a day', () => {
  const both = afterWrongPin(wrongTimes(4), 'meera', NOW);
  expect(afterRightPin(both, 'ravi')).toEqual({ meera: { count: 1, at: NOW } });
  expect(afterWrongPin(both, 'meera', NOW + DAY)).toEqual({ meera: { count: 1, at: NOW + DAY } });
});
