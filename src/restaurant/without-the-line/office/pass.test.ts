import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { newDeviceKey, openPass, type Pass, type SealedPass, sealPass, sign, signingKey } from './pass.ts';

const pass = { id: 'one', secret: 'only the server and this tablet know it', session: { roles: [] } };

const hexOf = (kept?: SealedPass) => Buffer.from(kept?.sealed ?? new ArrayBuffer()).toString('hex');

test('a pass opens by its PIN on its own device only, and none of it can be read', async () => {
  const [own, other] = await Promise.all([newDeviceKey(), newDeviceKey()]);
  const sealed = await sealPass('2580', own, pass as unknown as Pass);
  expect(await openPass('2580', own, sealed)).toEqual(pass);
  expect(await openPass('2581', own, sealed)).toBeNull();
  expect(await openPass('2580', other, sealed)).toBeNull();
  expect(Buffer.from(sealed.sealed).toString('latin1')).not.toContain('the server');
  await expect(crypto.subtle.exportKey('raw', own)).rejects.toThrow();
});

test('two people with one PIN have nothing in common', async () => {
  const own = await newDeviceKey();
  const [one, two] = await Promise.all([1, 2].map(() => sealPass('2580', own, pass as unknown as Pass)));
  expect(one?.salt).not.toEqual(two?.salt);
  expect(hexOf(one)).not.toBe(hexOf(two));
});

test('what it signs the server can check, and the key can’t be read', async () => {
  const key = await signingKey(pass);
  const expected = createHmac('sha256', pass.secret).update('turn 7 · चाय').digest('hex');
  expect(await sign(key, 'turn 7 · चाय')).toBe(expected);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});
