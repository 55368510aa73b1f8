import { describe, expect, test } from 'vitest';
import { faultsOf, pathsOf } from '#testing/rules/expecting.ts';
import { addStaffBody, logInBody, signUpBody } from './accounts.ts';

const signUp = {
  name: 'Asha',
  email: 'asha@example.com',
  password: 'correct horse',
  storeName: 'Thali House',
};

describe('signing up', () => {
  test.each<[string, object, string, string]>([
    ['no name', { name: '' }, 'name', 'This field is required'],
    ['no store', { storeName: '' }, 'storeName', 'This field is required'],
    ['an invalid email address', { email: 'asha' }, 'email', 'Please enter a valid email address.'],
    ['two email addresses', { email: 'a@b.in,c@d.in' }, 'email', 'Please enter a valid email address.'],
    [
      'a header in the address',
      { email: 'a@b.in\nbcc: c@d.in' },
      'email',
      'Please enter a valid email address.',
    ],
    ['7 characters', { password: 'abcdefg' }, 'password', 'At least 8 characters'],
    ['129 characters', { password: 'x'.repeat(129) }, 'password', 'At most 128 characters'],
    ['a phone in words', { phone: 'call me' }, 'phone', 'Please Enter a Valid Mobile Number.'],
    ['a phone of 5 digits', { phone: '12345' }, 'phone', 'Please Enter a Valid Mobile Number.'],
    ['a role of their own', { role: 'OWNER' }, 'role', 'Is not a known field'],
  ])('%s', (_, overrides, path, message) => {
    expect(faultsOf(signUpBody, { ...signUp, ...overrides })).toEqual([{ path, message }]);
  });

  test('names everything that is missing at once', () => {
    expect(pathsOf(signUpBody, {})).toEqual(['name', 'email', 'password', 'storeName']);
  });

  test.each<[string, object]>([
    ['all required fields', {}],
    ['an empty phone', { phone: '' }],
    ['a phone', { phone: '+91 98765 43210' }],
    ['8 characters', { password: 'abcdefgh' }],
    ['128 characters', { password: 'x'.repeat(128) }],
  ])('accepts %s', (_, overrides) => {
    expect(faultsOf(signUpBody, { ...signUp, ...overrides })).toEqual([]);
  });
});

test.each<[string, unknown, string[]]>([
  ['nothing', {}, ['email', 'password']],
  ['lists', { email: ['a@b.in'], password: ['x'] }, ['email', 'password']],
  ['an unknown field', { email: 'a@b.in', password: 'x', remember: true }, ['remember']],
  ['too long a code', { email: 'a@b.in', password: 'x', code: '1'.repeat(21) }, ['code']],
  ['a code', { email: 'a@b.in', password: 'x', code: '123456' }, []],
  ['too long a password', { email: 'a@b.in', password: 'x'.repeat(129) }, ['password']],
  [
    'an address that cannot have an account, which the verb answers',
    { email: 'no address', password: '' },
    [],
  ],
])('signing in with %s', (_, body, paths) => {
  expect(pathsOf(logInBody, body)).toEqual(paths);
});

test.each<[unknown, string[]]>([
  ['ADMIN', ['role']],
  ['owner', ['role']],
  [undefined, ['role']],
  ['OWNER', []],
  ['KITCHEN', []],
])('staff with the role %j', (role, paths) => {
  const { name, email, password } = signUp;
  expect(pathsOf(addStaffBody, { name, email, password, role })).toEqual(paths);
});
