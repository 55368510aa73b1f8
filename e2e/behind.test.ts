import { expect, test } from 'vitest';
import { DAY, MINUTE } from '#platform/time/rules/durations.ts';
import { moveOrder } from '../src/testing/server/test-stores.ts';
import { DESKTOP } from './testing/browser.ts';
import { openKitchen } from './testing/kitchen.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

/** At first the past, so that what was learnt of it is read anew. */
let aheadMs = -11 * MINUTE;
const stage = await setStage({ clock: () => Date.now() + aheadMs });

test('a kitchen that has fallen behind pauses the dish that holds it up, and guests hear a shorter time as it catches up', async () => {
  const { store, place, email } = await openKitchen(stage, 'Slow Biryani');
  const { pool } = stage.thali.database;
  const went = async (agoMs: number, minutes: number, dish: string) => {
    const { id } = await place({ [dish]: 1 });
    await moveOrder(stage.thali, store, id, { from: 1, to: 4 });
    const at = Date.now() - agoMs;
    await pool.query('update orders set created_at = $3, served_at = $4 where store_id = $1 and id = $2', [
      ...[store.storeId, id],
      ...[new Date(at), new Date(at + minutes * MINUTE)],
    ]);
  };
  // Alone a dal takes 8 minutes, and 40 in a rush.
  for (let at = 1; at <= 6; at++) await went(at * DAY, 8, 'Dal makhani');
  for (let at = 0; at < 6; at++) await went(7 * DAY - at * 1000, 40, 'Dal makhani');
  const late: string[] = [];
  for (let at = 0; at < 3; at++) late.push((await place({ 'Veg biryani': 1, 'Masala chai': 1 })).id);
  await pool.query(
    "update orders set created_at = created_at - interval '90 minutes' where store_id = $1 and id = any($2)",
    [store.storeId, late],
  );
  aheadMs = 0;
  const { slug } = await place({ 'Dal makhani': 1 });
  const guest = await stage.person();
  await guest.page.goto(`/status/${slug}`);
  const minutes = async () =>
    Number((await guest.page.getByText(/^About \d+ minutes$/).textContent())?.match(/\d+/));
  await expect.poll(minutes).toBeGreaterThanOrEqual(40);

  const cook = await stage.person({ viewport: DESKTOP });
  await signIn(cook.page, { email });
  const behind = cook.page.getByRole('region', { name: '3 orders late' });
  await behind.getByRole('button', { name: 'Pause Veg biryani 10 min' }).click();
  await behind.getByRole('button', { name: 'Pause Masala chai 10 min' }).waitFor();
  const params = { slug: store.slug };
  const { body } = await stage.thali.call('GET /api/store-pages/:slug', { params });
  const dishes = body.page.menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
  expect(dishes.find(({ label }) => label === 'Veg biryani')?.state).toBe('Sold out');
  for (const id of late) await moveOrder(stage.thali, store, id, { from: 1, to: 4 });
  await behind.waitFor({ state: 'detached' });
  aheadMs = MINUTE;
  await guest.page.reload();
  await expect.poll(minutes).toBeLessThan(30);
});
