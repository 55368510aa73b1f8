import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { claimDue } from '#platform/db/server/claim-due.ts';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { mailDue } from '../tables.ts';
import { MAILBOXES_DUE } from './queries.ts';

const thali = await useTestApp();
const { db } = thali.services;

const claim = async (minutes: number) => {
  const now = new Date(thali.clock.now + minutes * MINUTE);
  const taken = {
    lease: randomUUID(),
    dueAt: new Date(+now + DAY),
    leasedUntil: new Date(+now + 5 * MINUTE),
  };
  const rows = await claimDue(db, MAILBOXES_DUE, { now, taken, most: 4, ofOneStore: 2, without: [] });
  return rows.length;
};

test('a mailbox is read by one process, and by another one soon after that has died', async () => {
  const dueAt = new Date(thali.clock.now);
  await db.insert(mailDue).values({ mailboxId: randomUUID(), storeId: randomUUID(), dueAt });
  expect(await claim(0)).toBe(1);
  // Its mailbox was asked for again meanwhile.
  await db.update(mailDue).set({ dueAt });
  expect(await claim(4)).toBe(0);
  expect(await claim(6)).toBe(1);
  expect(await claim(12)).toBe(1);
});
