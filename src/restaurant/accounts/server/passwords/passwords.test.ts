import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

test('hashes as OWASP recommends, and normalises letters that look alike', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('café au lait', 'a network');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(hash, 'cafe\u0301 au lait', 'a network')).toBe(true);
  expect(await passwords.verify(hash, 'cafe au lait', 'a network')).toBe(false);
});
