import { beforeEach, expect, test } from 'vitest';
import { createContext, withTransaction } from '#platform/context/server/context.ts';
import type { AddressedEmail } from '#platform/ports/server/mailer.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { sendDueEmails } from './outbox.ts';
import { keepEmails, sendEmail } from './send-email.ts';

const left: AddressedEmail[] = [];
const errors: unknown[] = [];
let trouble: (() => Promise<void>) | null = null;
const thali = await useTestApp({
  mailer: {
    async send(mail) {
      await trouble?.();
      left.push(mail);
    },
  },
  onError: (error) => void errors.push(error),
});
const { pool } = thali.database;
beforeEach(async () => {
  trouble = null;
  for (const list of [left, errors]) list.splice(0);
  await pool.query('delete from emails_due');
});

const send = (to = 'asha@thali.example') =>
  sendEmail({ services: thali.services, site: thali.services.sites.main() }, 'plan', to, () => ({
    subject: 'Hello',
    text: 'A secret link',
  }));
const sendDue = () => sendDueEmails(createContext(thali.services, { kind: 'system' }));
const kept = async () => (await pool.query('select * from emails_due')).rows;
const down = (responseCode?: number, code?: string) => async () => {
  throw Object.assign(new Error('The mail server is down'), { responseCode, code });
};

test('an email that leaves at once is kept no longer', async () => {
  await send();
  expect([left.length, await kept()]).toEqual([1, []]);
});

test('an email leaves later while the mail server is down, and nobody can read it meanwhile', async () => {
  trouble = down();
  await expect(send()).rejects.toThrow('The mail server is down');
  const [row] = await kept();
  expect(JSON.stringify(row)).not.toContain('secret');
  trouble = null;
  await sendDue();
  expect(left).toEqual([]);
  thali.clock.advance(MINUTE);
  await sendDue();
  expect(left).toMatchObject([{ to: 'asha@thali.example', subject: 'Hello', text: 'A secret link' }]);
  expect(await kept()).toEqual([]);
});

test('an email whose program has died is sent by another, once', async () => {
  trouble = () => new Promise(() => {});
  void send();
  await expect.poll(kept).toHaveLength(1);
  trouble = null;
  thali.clock.advance(3 * MINUTE);
  await Promise.all([sendDue(), sendDue(), sendDue()]);
  expect([left.length, await kept()]).toEqual([1, []]);
});

test('all that wait for a mail server leave as soon as it has taken one, and none is lost by a night without it', async () => {
  trouble = down();
  for (const to of ['asha@thali.example', 'ravi@thali.example', 'mira@thali.example'])
    await expect(send(to)).rejects.toThrow();
  for (let minutes = 0; minutes < 12 * 60; minutes += 5) {
    await sendDue();
    thali.clock.advance(5 * MINUTE);
  }
  await sendDue();
  expect(await kept()).toHaveLength(3);
  trouble = null;
  await send('omar@thali.example');
  await sendDue();
  expect([left.length, await kept()]).toEqual([4, []]);
});

test('what the mail server puts off waits its time while others leave', async () => {
  trouble = down(450);
  await expect(send()).rejects.toThrow();
  const [before] = await kept();
  trouble = null;
  await send('ravi@thali.example');
  expect(await kept()).toEqual([before]);
});

test('an email that is sent twice is the same one for mailboxes', async () => {
  let ids: (string | undefined)[] = [];
  trouble = async () => {
    const [row] = await kept();
    ids = [...ids, row?.id];
    if (ids.length === 1) await down()();
  };
  await expect(send()).rejects.toThrow();
  thali.clock.advance(MINUTE);
  await sendDue();
  expect(left.map(({ id }) => id)).toEqual([ids[0]]);
  expect(ids[1]).toBe(ids[0]);
});

test('is given up after six tries if the mail server puts it off, and at once if it will never take it', async () => {
  trouble = down(450);
  await expect(send()).rejects.toThrow();
  for (let tries = 1; tries < 6; tries++) {
    thali.clock.advance(7 * 60 * MINUTE);
    await sendDue();
  }
  expect([errors.length, await kept()]).toEqual([5, []]);
  trouble = down(550, 'EENVELOPE');
  await expect(send()).rejects.toThrow();
  expect(await kept()).toEqual([]);
});

test('a mail server that refuses our password has refused no email', async () => {
  trouble = down(535, 'EAUTH');
  await expect(send()).rejects.toThrow();
  expect(await kept()).toHaveLength(1);
});

test('an email goes with the transaction that it tells of, and leaves after it', async () => {
  const ctx = createContext(thali.services, { kind: 'system' });
  const write = () => ({ subject: 'News', text: 'Of a plan' });
  const undone = withTransaction(ctx, async (tx) => {
    await keepEmails(tx, 'plan', ['asha@thali.example'], write);
    throw new Error('Undone');
  });
  await expect(undone).rejects.toThrow('Undone');
  expect(await kept()).toEqual([]);
  const send = await withTransaction(ctx, (tx) => keepEmails(tx, 'plan', ['asha@thali.example'], write));
  expect([left.length, (await kept()).length]).toEqual([0, 1]);
  await send();
  expect([left.length, await kept()]).toEqual([1, []]);
});

test('one that fails keeps no other back', async () => {
  trouble = down();
  await expect(send()).rejects.toThrow();
  await expect(send('ravi@thali.example')).rejects.toThrow();
  thali.clock.advance(MINUTE);
  let calls = 0;
  trouble = async () => {
    calls += 1;
    if (calls === 1) await down()();
  };
  await sendDue();
  expect([left.length, (await kept()).length, errors.length]).toEqual([1, 1, 1]);
});
