import { describe, expect, test } from 'vitest';
import { createSecrets } from '#platform/secrets/server/secrets.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { findStep, newTotpSecret, stepAt, toBase32, totpCode, totpUri } from './totp.ts';

/** From the appendices of both RFCs. */
const SECRET = toBase32(Buffer.from('12345678901234567890'));
const NOW = 1_111_111_111_000;

test('encodes the secret in base32, which apps take', () => {
  expect(SECRET).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
});

test('matches RFC 4226, appendix D: the first ten counts', () => {
  const codes = Array.from({ length: 10 }, (_, count) => totpCode(SECRET, count));
  const expected = '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489';
  expect(codes).toEqual(expected.split(' '));
});

// The RFC has eight digits, of which ours are the last six.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('matches RFC 6238, appendix B: second %i is %s', (second, code) => {
  expect(totpCode(SECRET, stepAt(second * 1000))).toBe(code.slice(-6));
});

describe('a TOTP code', () => {
  const now = stepAt(NOW);

  test.each([
    ['of two steps ago', totpCode(SECRET, now - 2)],
    ['of two steps ahead', totpCode(SECRET, now + 2)],
    ['that is empty', ''],
    ['with a digit too few', totpCode(SECRET, now).slice(1)],
    ['with a digit too many', `${totpCode(SECRET, now)}0`],
    ['in other digits', '०५०४७१'],
    ['with a space', ' 50471'],
    ['of another secret', totpCode(toBase32(Buffer.from('another one of twenty')), now)],
  ])('%s is wrong', (_, code) => {
    expect(findStep(SECRET, code, NOW)).toBeNull();
  });

  test.each([-1, 0, 1])('of step %i is accepted', (drift) => {
    expect(findStep(SECRET, totpCode(SECRET, now + drift), NOW)).toBe(now + drift);
  });
});

test('the URI for apps names the account, whatever its address contains', () => {
  const uri = new URL(totpUri('Thali', SECRET, 'asha+1?secret=A&b@thali.example'));
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Thali:asha+1?secret=A&b@thali.example',
  ]);
  expect([...uri.searchParams]).toEqual([
    ['secret', SECRET],
    ['issuer', 'Thali'],
  ]);
});

describe('recovery codes', () => {
  const secrets = createSecrets(Buffer.alloc(32, 7));

  test('are ten different ones', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z2-7]{5}-[a-z2-7]{5}$/);
  });

  test('match however they are typed, and differ between accounts', () => {
    const hash = hashRecoveryCode(secrets, 'asha', 'abcde-fgh23');
    expect(hashRecoveryCode(secrets, 'asha', ' ABCDE FGH23')).toBe(hash);
    expect(hashRecoveryCode(secrets, 'asha', 'abcde-fgh24')).not.toBe(hash);
    expect(hashRecoveryCode(secrets, 'ravi', 'abcde-fgh23')).not.toBe(hash);
  });
});
