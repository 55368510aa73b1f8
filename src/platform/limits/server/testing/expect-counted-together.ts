import { expect } from 'vitest';
import { LIMITS } from '../../rules/policy.ts';
import type { Limiter } from '../limiter.ts';

/** Five in fifteen minutes. */
export const COMMON = 'secondSteps';

/** Two processes let through as many as one would, however many try at once, and give back what both count. */
export async function expectCountedTogether(
  one: Limiter,
  other: Limiter,
  clock: { now: number },
): Promise<void> {
  const { most, windowMs } = LIMITS[COMMON];
  const tries = Array.from({ length: 40 }, (_, at) => (at % 2 ? one : other).tryTake(COMMON, 'a'));
  const taken = (await Promise.all(tries)).filter((each) => each !== null);
  expect(taken).toHaveLength(most);
  clock.now += 60_000;
  await expect(one.take(COMMON, 'a')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    details: { retryAfter: (windowMs - 60_000) / 1000 },
  });
  await taken[0]?.();
  await other.take(COMMON, 'a');
  expect(await one.tryTake(COMMON, 'a')).toBeNull();
  expect(await one.tryTake(COMMON, 'b', most + 1)).toBeNull();
  expect(await one.tryTake(COMMON, 'b', most)).not.toBeNull();
}
