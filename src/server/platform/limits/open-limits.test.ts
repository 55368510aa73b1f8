import { expect, test } from 'vitest';
import { COMMON_LIMITS } from '#domain/limits/common.ts';
import { LIMITS } from '#domain/limits/policy.ts';
import { atEnd } from '../../testing/at-end.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createDatabaseLimits, sweepCounts } from './database-store.ts';
import { createLimiter } from './limiter.ts';
import { createMemoryLimits } from './memory-store.ts';
import { createCommonLimits } from './open-limits.ts';

const database = await createTestDatabase();
atEnd(() => database.close());

/** Five in fifteen minutes. */
const NAME = 'secondSteps';
const { most, windowMs } = LIMITS[NAME];
const clock = { now: Date.parse('2026-11-20T06:30:00Z') };
const newProcess = () =>
  createLimiter(
    createCommonLimits(createDatabaseLimits(database.db), createMemoryLimits()),
    () => clock.now,
    1,
  );
const [one, other] = [newProcess(), newProcess()];

test('two processes count together, however many try at once', async () => {
  const tries = Array.from({ length: 40 }, (_, at) => (at % 2 ? one : other).tryTake(NAME, 'a'));
  const taken = (await Promise.all(tries)).filter((taken) => taken !== null);
  expect(taken).toHaveLength(most);
  clock.now += 60_000;
  await expect(one.take(NAME, 'a')).rejects.toMatchObject({
    details: { retryAfter: (windowMs - 60_000) / 1000 },
  });
  await taken[0]?.();
  await other.take(NAME, 'a');
  await expect(one.take(NAME, 'a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await one.take(NAME, 'b');
});

test('a new window begins when one is over, and nothing is given back from the one before', async () => {
  for (let turn = 1; turn < most; turn++) await one.take(NAME, 'c');
  const giveBack = await other.take(NAME, 'c');
  clock.now += windowMs;
  for (let turn = 0; turn < most; turn++) await other.take(NAME, 'c');
  await giveBack();
  expect(await one.tryTake(NAME, 'c')).toBeNull();
});

test('a process whose clock is a little behind counts in the same window', async () => {
  for (let turn = 0; turn < most; turn++) await one.take(NAME, 'd');
  clock.now -= 500;
  expect(await other.tryTake(NAME, 'd')).toBeNull();
});

test('more at once than there may be is refused and counts nothing', async () => {
  expect(await one.tryTake(NAME, 'e', most + 1)).toBeNull();
  expect(await one.tryTake(NAME, 'e', most)).not.toBeNull();
});

test('other limits are counted by each process', async () => {
  expect(COMMON_LIMITS.has('mailboxTests')).toBe(false);
  for (let turn = 0; turn < LIMITS.mailboxTests.most; turn++) await one.take('mailboxTests', 'store');
  expect(await one.tryTake('mailboxTests', 'store')).toBeNull();
  expect(await other.tryTake('mailboxTests', 'store')).not.toBeNull();
});

test('what is over is deleted, and no key can be read', async () => {
  await one.take(NAME, 'name@example.com');
  const { rows } = await database.pool.query('select * from limit_counts');
  expect(JSON.stringify(rows)).not.toContain('example');
  await sweepCounts({ db: database.db, now: clock.now + windowMs - 1 });
  expect((await database.pool.query('select 1 from limit_counts')).rowCount).toBeGreaterThan(0);
  await sweepCounts({ db: database.db, now: clock.now + windowMs + 1000 });
  expect((await database.pool.query('select 1 from limit_counts')).rowCount).toBe(0);
});
