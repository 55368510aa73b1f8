import { expect, test } from 'vitest';
import { atEnd } from '#testing/server/at-end.ts';
import { createTestDatabase } from '#testing/server/test-database.ts';
import { COMMON_LIMITS } from '../rules/common.ts';
import { LIMITS } from '../rules/policy.ts';
import { createDatabaseLimits, sweepCounts } from './database-store.ts';
import { createLimiter } from './limiter.ts';
import { createMemoryLimits } from './memory-store.ts';
import { createCommonLimits } from './open-limits.ts';
import { COMMON, expectCountedTogether } from './testing/expect-counted-together.ts';

const database = await createTestDatabase();
atEnd(() => database.close());

const { most, windowMs } = LIMITS[COMMON];
const clock = { now: Date.parse('2026-11-20T06:30:00Z') };
const newProcess = () =>
  createLimiter(
    createCommonLimits(createDatabaseLimits(database.db), createMemoryLimits()),
    () => clock.now,
    1,
  );
const [one, other] = [newProcess(), newProcess()];

test('two processes count together, however many try at once', async () => {
  await expectCountedTogether(one, other, clock);
});

test('a new window begins when one is over, and nothing is given back from the one before', async () => {
  for (let turn = 1; turn < most; turn++) await one.take(COMMON, 'c');
  const giveBack = await other.take(COMMON, 'c');
  clock.now += windowMs;
  for (let turn = 0; turn < most; turn++) await other.take(COMMON, 'c');
  await giveBack();
  expect(await one.tryTake(COMMON, 'c')).toBeNull();
});

test('a process whose clock is a little behind counts in the same window', async () => {
  for (let turn = 0; turn < most; turn++) await one.take(COMMON, 'd');
  clock.now -= 500;
  expect(await other.tryTake(COMMON, 'd')).toBeNull();
});

test('more at once than there may be is refused and counts nothing', async () => {
  expect(await one.tryTake(COMMON, 'e', most + 1)).toBeNull();
  expect(await one.tryTake(COMMON, 'e', most)).not.toBeNull();
});

test('other limits are counted by each process', async () => {
  expect(COMMON_LIMITS.has('mailboxTests')).toBe(false);
  for (let turn = 0; turn < LIMITS.mailboxTests.most; turn++) await one.take('mailboxTests', 'store');
  expect(await one.tryTake('mailboxTests', 'store')).toBeNull();
  expect(await other.tryTake('mailboxTests', 'store')).not.toBeNull();
});

test('what is over is deleted, and no key can be read', async () => {
  await one.take(COMMON, 'name@example.com');
  const { rows } = await database.pool.query('select * from limit_counts');
  expect(JSON.stringify(rows)).not.toContain('example');
  await sweepCounts({ db: database.db, now: clock.now + windowMs - 1 });
  expect((await database.pool.query('select 1 from limit_counts')).rowCount).toBeGreaterThan(0);
  await sweepCounts({ db: database.db, now: clock.now + windowMs + 1000 });
  expect((await database.pool.query('select 1 from limit_counts')).rowCount).toBe(0);
});
