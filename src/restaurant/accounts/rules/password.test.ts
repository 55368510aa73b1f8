import { expect, test } from 'vitest';
import { isCommonPassword } from './password.ts';

test.each([
  'password',
  'PASSWORD',
  'Password1',
  'passw0rd',
  'p@ssw0rd',
  'qwerty123',
  'QwertyUIOP',
  'iloveyou',
  'admin123',
  'abcdefgh',
  '12345678',
  '123456789',
  '1234567890',
  '01234567',
  '87654321',
  '9876543210',
  '11111111',
  '00000000',
  'aaaaaaaa',
  '!!!!!!!!',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'correct horse battery staple',
  'mypassword is long',
  '1password',
  'xpassword',
  'password@2026x',
  'password123',
  'Passw0rd!',
  'test1234',
  'secret123',
  'Thali@2026',
  'krishna-108',
  'password ',
  'abababab',
  '1234567a',
  '12345679',
  '90210042',
  'राधा-की-रसोई-7',
  'Tr0ub4dor&3',
])('%s is not common', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
