import { expect, test } from 'vitest';
import { COMMON_PASSWORD, isCommonPassword } from './password.ts';

test.each([
  'password',
  'PASSWORD',
  'Password1',
  'password123!',
  'P@ssw0rd',
  'p@ssw0rd2024',
  'qwerty123',
  'Qwerty123456',
  'Welcome@123',
  'Admin@2026',
  'Qwerty@123',
  'Thali@2026',
  'Restaurant@1!',
  'India@1947',
  'Password@1',
  'iloveyou!!',
  'india_1947',
  'krishna-108',
  '12345678',
  '00000000',
  'aaaaaaaa',
  '!!!!!!!!',
  'abcdefgh',
])('%s is among the first that are tried', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'correct horse battery staple',
  'mypassword is long',
  '1password',
  'xpassword',
  'abababab',
  '1234567a',
  'राधा-की-रसोई-7',
  'Tr0ub4dor&3',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('the text says what to do', () => {
  expect(COMMON_PASSWORD).toBe('This password is too easy to guess. Please choose another.');
});
