import { expect, test } from 'vitest';
import { logInBody, signUpBody } from '#restaurant/accounts/wire/accounts.ts';
import { faultsOf } from './faults.ts';

const right = {
  name: 'Asha',
  email: 'asha@example.com',
  password: 'correct horse',
  storeName: 'Thali House',
};

test.each([
  ['nothing', {}, {}],
  [
    'empty',
    { name: '', email: '', password: '' },
    { name: 'required', email: 'required', password: 'required' },
  ],
  ['no address', { email: 'asha' }, { email: 'invalid' }],
  ['short', { password: 'short' }, { password: 'tooShort' }],
  ['long', { storeName: 'x'.repeat(201) }, { storeName: 'tooLong' }],
])('signing up: %s', (_, changed, faults) => {
  expect(faultsOf(signUpBody, { ...right, ...changed })).toEqual(faults);
});

test('signing in only requires that both fields are filled in', () => {
  expect(faultsOf(logInBody, { email: 'asha', password: 'short' })).toEqual({});
});
