import { expect, onTestFinished, test } from 'vitest';
import { createContext } from '#platform/context/server/context.ts';
import { HOUR } from '#platform/time/rules/durations.ts';
import { expectError } from '#testing/server/expect-error.ts';
import { lockRows } from '#testing/server/lock-rows.ts';
import { newPhone } from '#testing/server/people/test-otp.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { unique } from '#testing/server/test-stores.ts';
import { remindGuests } from '../sweeping/sweep-reservations.ts';
import { evening, reservationScene } from '../testing/reservation-scene.ts';

const thali = await useTestApp();
const scene = reservationScene(thali);
const { openStore, book, cancel, move, add, post, patch } = scene;
const began = thali.clock.now;
const sql = (text: string, values: unknown[]) => thali.database.pool.query(text, values);
const at = (clock: string) => {
  thali.clock.now = Date.parse(evening(clock));
  onTestFinished(() => {
    thali.clock.now = began;
  });
};
const newEmail = () => `guest-${unique()}@thali.example`;
const mailsTo = (to: string) => thali.emails.filter((mail) => mail.to === to);

test('a party that is seated hours before its time keeps its table', async () => {
  const store = await openStore([2]);
  const { _id } = (await add(store, { startsAt: evening('21:00') })).body;
  at('18:00');
  expect((await move(store, _id, 'seated')).status).toBe(200);
  expectError(await add(store, { startsAt: evening('18:15'), minutes: 60 }), 409, 'RESERVATION_FULL');
});

test('an erased guest is not written back by a change that was under way', async () => {
  const store = await openStore([2]);
  const phone = newPhone();
  const { _id } = (await book(store, { phone, name: 'Erased Guest' })).body;
  await move(store, _id, 'cancelled');
  const lock = await lockRows(thali.database, 'lock table store_tables in access exclusive mode', []);
  const moving = move(store, _id, 'confirmed');
  await lock.whenWaiting(1);
  const erased = await thali.call('POST', `/api/stores/${store.storeId}/guest-data/erase`, {
    token: store.token,
    body: { phone, countryCode: '+91' },
  });
  expect(erased.status).toBe(200);
  expect(erased.body.erased).toBe(1);
  await lock.release();
  await moving;
  const { rows } = await sql('select name, phone from reservations where store_id = $1 and id = $2', [
    store.storeId,
    _id,
  ]);
  expect(rows).toEqual([{ name: '', phone: null }]);
});

test('guests of a closed or suspended restaurant are not reminded', async () => {
  const sent: string[] = [];
  for (const column of ['closed_at', 'suspended_at']) {
    const store = await openStore([2], { reminderHours: 3 });
    const email = newEmail();
    await book(store, { email, startsAt: evening('20:00') });
    await sql(`update stores set ${column} = now() where store_id = $1`, [store.storeId]);
    thali.clock.now = Date.parse(evening('17:30'));
    await remindGuests(createContext(thali.services, { kind: 'system' }));
    thali.clock.now = began;
    sent.push(...mailsTo(email).map(({ subject }) => `${column} ${subject.split(' · ')[0]}`));
  }
  expect(sent.filter((one) => one.includes('See you soon'))).toEqual([]);
});

test('an unconfirmed owner sends no emails to strangers through the guests’ form', async () => {
  const store = await openStore([2, 2]);
  await sql(
    'update accounts set verified_at = null where id = (select account_id from memberships where store_id = $1)',
    [store.storeId],
  );
  const email = newEmail();
  await book(store, { email });
  expect(mailsTo(email)).toEqual([]);
});

test('events that have begun are limited like those ahead', async () => {
  const store = await openStore([2]);
  const event = {
    title: 'Party',
    startsAt: new Date(began - HOUR).toISOString(),
    endsAt: new Date(began + 300 * 24 * HOUR).toISOString(),
    note: '',
    closesBooking: false,
  };
  let made = 0;
  for (let count = 0; count < 520; count++) if ((await post(store, '/events', event)).status === 201) made++;
  expect(made).toBeLessThanOrEqual(500);
});

test('a change by staff does not undo that the guest was reminded', async () => {
  const store = await openStore([2], { reminderHours: 3 });
  const email = newEmail();
  const { _id } = (await book(store, { email, startsAt: evening('20:00') })).body;
  at('17:30');
  const lock = await lockRows(thali.database, 'lock table store_tables in access exclusive mode', []);
  const changing = patch(store, `/reservations/${_id}`, { note: 'Window', minutes: 100 });
  await lock.whenWaiting(1);
  await remindGuests(createContext(thali.services, { kind: 'system' }));
  await lock.release();
  await changing;
  await remindGuests(createContext(thali.services, { kind: 'system' }));
  expect(mailsTo(email).filter(({ subject }) => subject.startsWith('See you soon'))).toHaveLength(1);
});

test('a person of whom the restaurant now asks a second step reads no feed', async () => {
  const store = await openStore([2]);
  await book(store, { name: 'Meera Nair' });
  const { link } = (await post(store, '/feed', {})).body;
  await sql(`update stores set second_step_roles = '["OWNER"]' where store_id = $1`, [store.storeId]);
  expect((await scene.get(store, '')).status).toBe(403);
  expect((await thali.call('GET', new URL(link).pathname)).text).not.toContain('Meera Nair');
});

test('a guest who has not come does not clear their own no-show', async () => {
  const store = await openStore([2]);
  const { _id } = (await book(store)).body;
  at('20:00');
  expectError(await cancel(store, _id), 409, 'RESERVATION_CHANGED');
});
