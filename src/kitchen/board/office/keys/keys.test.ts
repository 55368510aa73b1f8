import { expect, test } from 'vitest';
import { actionOf, type Pressed } from './keys.ts';

const press = (key: string, more: Partial<Pressed> = {}): Pressed => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  on: 'elsewhere',
  ...more,
});

test.each([
  ['j', 'next'],
  ['K', 'previous'],
  ['ArrowLeft', 'left'],
  ['Enter', 'step'],
  [' ', 'step'],
  ['u', 'undo'],
  ['R', 'recall'],
  ['a', 'acknowledge'],
  ['f', 'fullScreen'],
  ['m', 'mute'],
  ['v', 'view'],
  ['?', 'help'],
  ['1', { item: 1 }],
  ['9', { item: 9 }],
  ['0', null],
  ['Tab', null],
  ['Escape', null],
  ['constructor', null],
])('%s: %j', (key, action) => {
  expect(actionOf(press(key))).toEqual(action);
});

test.each(['field', 'dialog'] as const)('no key acts in a %s', (on) => {
  for (const key of ['j', 'Enter', '1', '?', 'ArrowUp']) expect(actionOf(press(key, { on }))).toBeNull();
});

test('keys with a modifier are left to the browser', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey'] as const)
    for (const key of ['r', 'a', '1', 'f']) expect(actionOf(press(key, { [held]: true }))).toBeNull();
});

test('Enter and Space on a control press it; other keys act there too', () => {
  for (const key of ['Enter', ' ']) expect(actionOf(press(key, { on: 'control' }))).toBeNull();
  expect(actionOf(press('j', { on: 'control' }))).toBe('next');
});
