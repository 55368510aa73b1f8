import { expect, test } from 'vitest';
import { expirePayments } from '#money/payments/server/settling/ask-again.ts';
import { useFakePaytm } from '#money/payments/server/testing/fake-paytm.ts';
import {
  AWAITING,
  createPayStore,
  ended,
  lookAt,
  placeOnline,
} from '#money/payments/server/testing/pay-scene.ts';
import { createContext } from '#platform/context/server/context.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { createOtpStore, getCode, newPhone, orderWithCode } from '#testing/server/people/test-otp.ts';
import { type TestApp, useTestApp } from '#testing/server/test-app.ts';
import { createDatabaseClock } from './database-clock.ts';

const thali = await useTestApp({ clock: Date.now });
const { db } = thali.services;

/** A process on a machine whose clock is wrong, over the same database. */
async function useSkewed(minutes: number): Promise<TestApp> {
  const clock = createDatabaseClock({ db, machine: () => Date.now() + minutes * MINUTE, warn: () => {} });
  await clock.measure();
  return useTestApp({ db, reserve: db, clock: clock.now });
}

test('an order on a machine whose clock is ahead expires after fifteen minutes by the database', async () => {
  const ahead = await useSkewed(20);
  const store = await createPayStore(thali, await useFakePaytm());
  const order = await placeOnline(thali, store);
  const round = () => expirePayments(createContext(ahead.services, { kind: 'system' }));
  const bring = (table: string, column: string) =>
    thali.database.pool.query(
      `update ${table} set ${column} = ${column} - interval '15 minutes' where store_id = $1`,
      [store.storeId],
    );
  await bring('payment_due', 'due_at');
  await round();
  expect(await lookAt(thali, order)).toEqual(AWAITING);
  await bring('payment_due', 'due_at');
  await bring('payment_attempts', 'created_at');
  await bring('orders', 'created_at');
  await round();
  expect(await lookAt(thali, order)).toEqual(ended('expired'));
});

test.each([
  ['ahead', 20],
  ['behind', -20],
])('a code lasts five minutes by the database on a machine whose clock is %s', async (_what, minutes) => {
  const skewed = await useSkewed(minutes);
  const store = await createOtpStore(thali);
  const [phone, late] = [newPhone(), newPhone()];
  const otp = await getCode(thali, store, phone);
  expect((await orderWithCode(skewed, store, phone, otp)).status).toBe(201);
  const expired = await getCode(thali, store, late);
  const sql = `update otp_challenges set expires_at = expires_at - interval '5 minutes' where store_id = $1`;
  await thali.database.pool.query(sql, [store.storeId]);
  expect((await orderWithCode(skewed, store, late, expired)).body).toMatchObject({ code: 'OTP_EXPIRED' });
});

test('warns once about a wrong clock, and again if it becomes wrong again', async () => {
  const said: string[] = [];
  let off = -600_000;
  const clock = createDatabaseClock({ db, machine: () => Date.now() + off, warn: (line) => said.push(line) });
  const isRight = () => Math.abs(clock.now() - Date.now()) < 1_000;
  await clock.measure();
  await clock.measure();
  expect([isRight(), said.length, said[0]]).toEqual([true, 1, expect.stringMatching(/is 600\.\d s behind/)]);
  off = 1_000;
  await clock.measure();
  expect([isRight(), said.length]).toEqual([true, 1]);
  off = 3_000;
  await clock.measure();
  expect([isRight(), said.length, said[1]]).toEqual([true, 2, expect.stringMatching(/is 3\.\d s ahead of/)]);
});

test('time stands still for a small step back and makes a large one', async () => {
  let at = 1_000_000;
  const clock = createDatabaseClock({ db, machine: () => at, warn: () => {} });
  expect(clock.now()).toBe(1_000_000);
  at -= 1_500;
  expect(clock.now()).toBe(1_000_000);
  at += 1_600;
  expect(clock.now()).toBe(1_000_100);
  at -= MINUTE;
  expect(clock.now()).toBe(940_100);
});

test('while the database does not answer, the last measurement is used', async () => {
  let isAway = false;
  const execute: typeof db.execute = (query) => {
    if (isAway) throw new Error('away');
    return db.execute(query);
  };
  const clock = createDatabaseClock({
    db: { ...db, execute } as typeof db,
    machine: () => Date.now() + 5 * MINUTE,
    warn: () => {},
  });
  await clock.measure();
  isAway = true;
  await expect(clock.measure()).rejects.toThrow('away');
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1_000);
});
