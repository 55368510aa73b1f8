import { expect, test } from 'vitest';
import { faultsOf, pathsOf } from '../testing/expecting.ts';
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
  ['an address that is none', changeEmailBody, { email: 'asha', password: GOOD }, ['email']],
  ['a header in the address', changeEmailBody, { email: 'a@b.in\nbcc: c@d.in', password: GOOD }, ['email']],
  ['no password', changeEmailBody, { email: 'a@b.in' }, ['password']],
  ['a short new password', changePasswordBody, { password: 'x', newPassword: 'short' }, ['newPassword']],
  ['the old password alone', changePasswordBody, { password: 'x' }, ['newPassword']],
  ['something, where there is nothing to say', nothingBody, { email: 'a@b.in' }, ['email']],
  ['no token', verifyBody, {}, ['token']],
  ['a token without end', verifyBody, { token: 'x'.repeat(201) }, ['token']],
  ['nobody', requestResetBody, { email: '' }, ['email']],
  [
    'a new password of 129 letters',
    resetPasswordBody,
    { token: 'x', password: 'x'.repeat(129) },
    ['password'],
  ],
  [
    'an account of their choice',
    resetPasswordBody,
    { token: 'x', password: GOOD, email: 'a@b.in' },
    ['email'],
  ],
  ['a code as a number', confirmTotpBody, { code: 123456 }, ['code']],
  ['a code without end', switchOffTotpBody, { password: GOOD, code: '1'.repeat(21) }, ['code']],
] as const)('%s is refused', (_, schema, body, paths) => {
  expect(pathsOf(schema, body)).toEqual(paths);
});

test.each([
  ['any password that somebody has', changePasswordBody, { password: 'x', newPassword: GOOD }],
  ['an address that could be nobody’s', requestResetBody, { email: 'not an address' }],
  ['a code for recovery', switchOffTotpBody, { password: GOOD, code: 'abcde-fgh23' }],
  ['nothing', nothingBody, {}],
] as const)('accepts %s', (_, schema, body) => {
  expect(faultsOf(schema, body)).toEqual([]);
});
