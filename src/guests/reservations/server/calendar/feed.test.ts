import { expect, test } from 'vitest';
import { expectError } from '#testing/server/expect-error.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { addTestStaff } from '#testing/server/test-stores.ts';
import { evening, reservationScene } from '../testing/reservation-scene.ts';

const thali = await useTestApp();
const { openStore, book, post, move } = reservationScene(thali);

test('a phone reads the calendar at a secret address, with whom to expect', async () => {
  const store = await openStore([2, 2]);
  const phone = '9876500009';
  await book(store, { phone, name: 'Meera; Nair, and\nfriends', note: 'Window' });
  await move(store, (await book(store, { name: 'Nobody' })).body._id, 'cancelled');
  await post(store, '/events', {
    title: 'Wedding',
    startsAt: evening('12:00', '2026-11-22'),
    endsAt: evening('15:00', '2026-11-22'),
    note: '',
    closesBooking: true,
  });
  const { link } = (await post(store, '/feed', {})).body;
  const { headers, text } = await thali.call('GET', new URL(link).pathname);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCALENDAR');
  expect(lines.filter((line) => line.startsWith('SUMMARY'))).toEqual([
    'SUMMARY:Meera\\; Nair\\, and friends · 2',
    'SUMMARY:Wedding',
  ]);
  expect(lines).toContain('DTSTART:20261120T133000Z');
  expect(lines).toContain(`DESCRIPTION:Meera\\; Nair\\, and friends · 2\\n+91 ${phone}\\nWindow`);
});

test('the address ends with the next one, with the role, and with the membership', async () => {
  const store = await openStore([]);
  const waiter = await addTestStaff(thali, store, 'STAFF');
  const open = async (token: string) => new URL((await post(store, '/feed', {}, token)).body.link).pathname;
  const read = (path: string) => thali.call('GET', path);
  const [first, second, own] = [await open(waiter), await open(waiter), await open(store.token)];
  expectError(await read(first), 404, 'CALENDAR_NOT_FOUND');
  expect((await read(second)).status).toBe(200);
  const change = (sql: string) =>
    thali.database.pool.query(`${sql} where store_id = $1 and role <> 'OWNER'`, [store.storeId]);
  await change("update memberships set role = 'KITCHEN'");
  expectError(await read(second), 404, 'CALENDAR_NOT_FOUND');
  await change('delete from memberships');
  expectError(await read(second), 404, 'CALENDAR_NOT_FOUND');
  expect((await read(own)).status).toBe(200);
  const { rows } = await thali.database.pool.query(
    'select token_hash from calendar_feeds where store_id = $1',
    [store.storeId],
  );
  expect(JSON.stringify(rows)).not.toContain(own.split('/').at(-1));
});
