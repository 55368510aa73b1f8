import { expect, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { waitUntil } from '#testing/server/wait-until.ts';
import { listenToMail } from './sync/listen.ts';
import { letter } from './testing/letter.ts';
import { useMailScene } from './testing/mail-scene.ts';

const { thali, world, connected, work } = await useMailScene();
const { pool } = thali.database;

test('while somebody looks, the mailbox is read as soon as something arrives', async () => {
  const { store, login } = await connected();
  await work();
  const look = () => thali.call('GET', `/api/mail/${store.storeId}`, { token: store.token });
  const stop = new AbortController();
  const listen = () => listenToMail(createContext(thali.services, { kind: 'system' }), stop.signal);
  const row = async () =>
    (await pool.query('select * from mail_due where store_id = $1', [store.storeId])).rows[0];
  const isDue = async () => Number((await row()).due_at) <= thali.clock.now;
  thali.clock.advance(3 * MINUTE);
  await listen();
  expect((await row()).heard_until).toBeNull();
  await look();
  await work();
  await world.elsewhere(login, (imap) => imap.append('INBOX', letter({ subject: 'Before it listened' })));
  const listening = listen();
  await waitUntil(isDue, 'what came before is to be read');
  await work();
  expect(await isDue()).toBe(false);
  await world.elsewhere(login, (imap) => imap.append('INBOX', letter({ subject: 'Meanwhile' })));
  await waitUntil(isDue, 'what comes meanwhile is to be read');
  await work();
  const { letters } = (await thali.call('GET', `/api/mail/${store.storeId}/letters`, { token: store.token }))
    .body;
  expect(letters.map(({ subject }: { subject: string }) => subject)).toEqual([
    'Meanwhile',
    'Before it listened',
  ]);

  // One process listens, and gives it back when it stops.
  const other = listen();
  expect((await row()).heard_until).not.toBeNull();
  await other;
  stop.abort();
  await listening;
  expect((await row()).heard_until).toBeNull();
});
