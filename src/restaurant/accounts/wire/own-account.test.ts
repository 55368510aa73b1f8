import { expect, test } from 'vitest';
import { faultsOf, pathsOf } from '#testing/rules/expecting.ts';
import {
  changeEmailBody,
  changePasswordBody,
  confirmTotpBody,
  nothingBody,
  requestResetBody,
  resetPasswordBody,
  switchOffTotpBody,
  verifyBody,
} from './own-account.ts';

const GOOD = 'seven slow monsoons';

test.each([
  ['an invalid address', changeEmailBody, { email: 'asha', password: GOOD }, ['email']],
  ['a header in the address', changeEmailBody, { email: 'a@b.in\nbcc: c@d.in', password: GOOD }, ['email']],
  ['no password', changeEmailBody, { email: 'a@b.in' }, ['password']],
  ['a short new password', changePasswordBody, { password: 'x', newPassword: 'short' }, ['newPassword']],
  ['only the old password', changePasswordBody, { password: 'x' }, ['newPassword']],
  ['an unexpected field', nothingBody, { email: 'a@b.in' }, ['email']],
  ['no token', verifyBody, {}, ['token']],
  ['too long a token', verifyBody, { token: 'x'.repeat(201) }, ['token']],
  ['an empty address', requestResetBody, { email: '' }, ['email']],
  [
    'a new password of 129 characters',
    resetPasswordBody,
    { token: 'x', password: 'x'.repeat(129) },
    ['password'],
  ],
  ['an email address', resetPasswordBody, { token: 'x', password: GOOD, email: 'a@b.in' }, ['email']],
  ['a code as a number', confirmTotpBody, { code: 123456 }, ['code']],
  ['too long a code', switchOffTotpBody, { password: GOOD, code: '1'.repeat(21) }, ['code']],
] as const)('%s is refused', (_, schema, body, paths) => {
  expect(pathsOf(schema, body)).toEqual(paths);
});

test.each([
  ['any text as current password', changePasswordBody, { password: 'x', newPassword: GOOD }],
  ['an invalid address for a reset', requestResetBody, { email: 'not an address' }],
  ['a recovery code', switchOffTotpBody, { password: GOOD, code: 'abcde-fgh23' }],
  ['nothing', nothingBody, {}],
] as const)('accepts %s', (_, schema, body) => {
  expect(faultsOf(schema, body)).toEqual([]);
});
