import { expect, test } from 'vitest';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { getCode, newPhone } from '#testing/server/people/test-otp.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { patchStore, unique } from '#testing/server/test-stores.ts';
import { evening, reservationScene } from './testing/reservation-scene.ts';

const thali = await useTestApp({ rateLimitScale: 1 });
const { openStore, book, cancel, add, rebook, get, post } = reservationScene(thali);
const newEmail = () => `guest-${unique()}@thali.example`;

test('an owner sends no hundreds of emails to strangers', async () => {
  const store = await openStore([2]);
  const before = thali.emails.length;
  for (let count = 0; count < 300; count++)
    await add(store, { email: newEmail(), anyway: true, startsAt: evening('19:00', '2026-11-25') });
  expect(thali.emails.length - before).toBeLessThan(300);
});

test('one network does not book an evening out with made-up numbers', async () => {
  thali.clock.advance(10 * MINUTE);
  const store = await openStore(Array.from({ length: 30 }, () => 2));
  const made: number[] = [];
  for (const clock of ['18:00', '19:15', '20:30', '21:45'])
    for (let count = 0; count < 30; count++)
      made.push((await book(store, { phone: newPhone(), startsAt: evening(clock, '2026-11-21') })).status);
  expect(made.filter((status) => status === 201).length).toBeLessThan(120);
});

test('beyond some seats of one network a number is proved, and a guest elsewhere need not', async () => {
  const proving = await useTestApp({ rateLimitScale: 1, trustProxy: 1 });
  const { openStore: open, guest } = reservationScene(proving);
  const store = await open(Array.from({ length: 20 }, () => 2));
  const reserve = (address: string, more: object = {}) =>
    proving.call('POST', `/api/calendar/${store.storeId}/book`, {
      body: guest(more),
      headers: { 'x-forwarded-for': address },
    });
  for (let count = 0; count < 8; count++) expect((await reserve('203.0.113.1')).status).toBe(201);
  expect((await reserve('203.0.113.1')).body.code).toBe('OTP_REQUIRED');
  expect((await reserve('198.51.100.1')).status).toBe(201);
  const phone = newPhone();
  const otp = await getCode(proving, store, phone);
  const wrong = { ...otp, code: otp.code === '0000' ? '0001' : '0000' };
  expect((await reserve('203.0.113.1', { phone, otp: wrong })).body.code).toBe('OTP_INCORRECT');
  const proved = await reserve('203.0.113.1', { phone, otp });
  expect(proved.status, proved.text).toBe(201);
  expect((await reserve('203.0.113.1', { phone, otp })).status).not.toBe(201);
});

test('one guest who books and cancels for three hours does not close a day to the staff', async () => {
  const store = await openStore([2]);
  const phone = newPhone();
  const startsAt = evening('19:00', '2026-11-22');
  const began = thali.clock.now;
  for (let window = 0; window < 17; window++) {
    thali.clock.advance(10 * MINUTE);
    for (let count = 0; count < 60; count++) {
      const { status, body } = await book(store, { phone, startsAt });
      if (status === 201) await cancel(store, body._id);
    }
  }
  expect(thali.clock.now - began).toBeLessThan(DAY);
  expect((await add(store, { startsAt, anyway: true })).status).toBe(201);
});

test('a guest who moves to and fro does not fill the staff’s bell and mailbox', async () => {
  thali.clock.advance(20 * MINUTE);
  const store = await openStore([2, 2]);
  const { _id } = (await book(store, { startsAt: evening('19:00', '2026-11-28') })).body;
  for (let count = 0; count < 100; count++) {
    thali.clock.advance(1000);
    await rebook(store, _id, { startsAt: evening(count % 2 ? '19:00' : '20:00', '2026-11-28'), party: 2 });
  }
  const { rows } = await thali.database.pool.query(
    "select count(*)::int as count from notifications where store_id = $1 and kind = 'reservation'",
    [store.storeId],
  );
  expect(rows[0].count).toBeLessThan(20);
});

test('a guest who comes with one more keeps what the staff arranged', async () => {
  const store = await openStore([2, 6]);
  const { tables } = (await get(store, '')).body;
  const large = tables.find(({ seats }: { seats: number }) => seats === 6);
  const { body } = await add(store, {
    startsAt: evening('19:00', '2026-11-28'),
    minutes: 180,
    tableIds: [large._id],
  });
  thali.clock.now = Date.parse(evening('12:00', '2026-11-27'));
  const changed = await rebook(store, body._id, { startsAt: evening('19:00', '2026-11-28'), party: 1 });
  expect(changed.body.minutes).toBe(180);
});

test('the name of a restaurant adds nothing to the calendar of a phone', async () => {
  const store = await openStore([2]);
  const name =
    'Tea\r\nBEGIN:VEVENT\r\nUID:x\r\nDTSTART:20261120T133000Z\r\nSUMMARY:Injected\r\nURL:https://evil.example\r\nEND:VEVENT';
  const saved = await patchStore(thali, store, { name });
  const { link } = (await post(store, '/feed', {})).body;
  const { text } = await thali.call('GET', new URL(link).pathname);
  expect([saved, text.split('\r\n').filter((line) => line.startsWith('SUMMARY'))]).toEqual([
    expect.anything(),
    [],
  ]);
});

test('who reserves often with somebody’s address does not keep the restaurant from telling them', async () => {
  thali.clock.advance(20 * MINUTE);
  const [store, other] = [await openStore([2, 2]), await openStore([2, 2])];
  const email = newEmail();
  const startsAt = evening('19:00', '2026-11-29');
  const { _id } = (await book(store, { email, startsAt })).body;
  for (let count = 0; count < 40; count++) {
    const { status, body } = await book(other, { email, startsAt });
    if (status === 201) await cancel(other, body._id);
  }
  const sent = () => thali.emails.filter(({ to }) => to === email).length;
  const before = sent();
  await post(store, `/reservations/${_id}/state`, { state: 'cancelled' });
  expect(sent()).toBe(before + 1);
});
