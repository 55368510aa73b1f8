import { expect, test } from 'vitest';
import { LIMITS } from '../rules/policy.ts';
import { createLimiter } from './limiter.ts';
import { createMemoryLimits } from './memory-store.ts';
import { parseNetwork } from './network.ts';

/** Five in fifteen minutes for an account. */
const NAME = 'secondSteps';
const { most, windowMs } = LIMITS[NAME];

function limiterAt({ scale = 1, mostKeys = 50_000 } = {}) {
  const clock = { now: 0 };
  return { clock, limiter: createLimiter(createMemoryLimits(mostKeys), () => clock.now, scale) };
}

async function useUp(limiter: ReturnType<typeof limiterAt>['limiter'], key: string): Promise<void> {
  for (let turn = 0; turn < most; turn++) await limiter.take(NAME, key);
}

test('refuses one more in a window with the time to wait, then starts again', async () => {
  const { clock, limiter } = limiterAt();
  await useUp(limiter, 'a');
  clock.now = 400_500;
  await expect(limiter.take(NAME, 'a')).rejects.toMatchObject({ details: { retryAfter: 500 } });
  expect(await limiter.tryTake(NAME, 'a')).toBeNull();
  await limiter.take(NAME, 'b');
  await limiter.take('uploads', 'a');
  clock.now = windowMs;
  await limiter.take(NAME, 'a');
});

test('a count that is given back frees nothing in a later window', async () => {
  const { clock, limiter } = limiterAt();
  for (let turn = 0; turn < 10; turn++) await (await limiter.take(NAME, 'a'))();
  const giveBack = await limiter.take(NAME, 'a');
  clock.now = windowMs;
  await useUp(limiter, 'a');
  await giveBack();
  await expect(limiter.take(NAME, 'a')).rejects.toThrow();
});

test('a scale multiplies the limits; 0 turns them off', async () => {
  const { limiter: double } = limiterAt({ scale: 2 });
  for (let turn = 0; turn < 2 * most; turn++) await double.take(NAME, 'a');
  await expect(double.take(NAME, 'a')).rejects.toThrow();
  const { limiter: off } = limiterAt({ scale: 0 });
  for (let turn = 0; turn < 100; turn++) await off.take(NAME, 'a');
});

test('a hundred thousand new keys free no used-up key', async () => {
  const { limiter } = limiterAt({ mostKeys: 20_000 });
  await useUp(limiter, 'account');
  for (let key = 0; key < 100_000; key++) {
    await limiter.take(NAME, `stranger ${key}`);
    await limiter.take('signIns', parseNetwork(`2001:db8:${(key >> 8).toString(16)}:${key % 256}::1`));
  }
  await expect(limiter.take(NAME, 'account')).rejects.toThrow();
});

test('addresses of one /64 are one network; the /48 around it may do what eight may', async () => {
  const { limiter } = limiterAt();
  const { most } = LIMITS.codes;
  for (let host = 0; host < most; host++)
    await limiter.take('codes', parseNetwork(`2001:db8:1:1::${host.toString(16)}`));
  await expect(limiter.take('codes', parseNetwork('2001:db8:1:1:ffff::1'))).rejects.toThrow();
  for (let net = 2; net < 2 + 7 * most; net++)
    await limiter.take('codes', parseNetwork(`2001:db8:1:${net.toString(16)}::1`));
  await expect(limiter.take('codes', parseNetwork('2001:db8:1:ffff::1'))).rejects.toThrow();
  await limiter.take('codes', parseNetwork('2001:db8:2:ffff::1'));
});

test('a refusal of a wide network counts for none of its parts', async () => {
  const { limiter } = limiterAt({ scale: 1 / 30 });
  for (let net = 0; net < 8; net++) await limiter.take('codes', parseNetwork(`2001:db8:1:${net}::1`));
  const last = parseNetwork('2001:db8:1:9::1');
  await expect(limiter.take('codes', last)).rejects.toThrow();
  await limiter.take('codes', { ...last, wide: null });
});
