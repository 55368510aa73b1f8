import { expect, test } from 'vitest';
import { useTestApp } from '#testing/server/test-app.ts';
import { waitUntil } from '#testing/server/wait-until.ts';
import { reservationScene } from './testing/reservation-scene.ts';

const thali = await useTestApp();
const { openStore, book } = reservationScene(thali);

test('of forty who race for the last tables each gets one or hears that all are taken, however long it takes', async () => {
  const store = await openStore([2, 2, 2, 2, 2]);
  await book(store, { party: 2 });
  const holder = await thali.database.pool.connect();
  await holder.query('begin');
  await holder.query('select from reservation_books where store_id = $1 for update', [store.storeId]);
  const racing = Array.from({ length: 40 }, () => book(store));
  /** Who waits for the book the longest. */
  const waiter = async () => {
    const { rows } = await thali.database.pool.query(
      `select pid, query_start from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%reservation_books%'
       order by query_start limit 1`,
    );
    return rows.length === 0 ? null : JSON.stringify(rows[0]);
  };
  await waitUntil(async () => (await waiter()) !== null, 'somebody waits for the book');
  const first = await waiter();
  await waitUntil(async () => (await waiter()) !== first, 'whoever waits has waited too long');
  await holder.query('commit');
  holder.release();
  const statuses = (await Promise.all(racing)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array(4).fill(201), ...Array(36).fill(409)]);
});
