import { test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { moveOrder, PASSWORD } from '../src/testing/server/test-stores.ts';
import { goToFloor, openFloor } from './floor/open-floor.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

let ago = 45 * MINUTE;
const stage = await setStage({ clock: () => Date.now() - ago });

test('what was served long ago and not paid is on the floor and the board until it is paid or settled', async () => {
  const { store, owner, waiter, place } = await openFloor(stage, 'Still Owing');
  const [paid, lost] = [await place({ 'Masala dosa': 1 }), await place({ 'Masala chai': 1 })];
  for (const { id } of [paid, lost]) await moveOrder(stage.thali, store, id, { from: 1, to: 4 });
  ago = 0;
  const floor = await stage.person();
  await goToFloor(floor.page, waiter);
  await floor.page.getByRole('link', { name: /^Served, not paid: 2 · ₹120 · 4\d min$/ }).click();
  const list = floor.page.getByRole('dialog', { name: 'Served and cancelled' });
  await list.getByText(/^₹90 still due · 4\d min · /).waitFor();
  await list.getByText(/^₹30 still due · 4\d min · /).waitFor();

  const { page } = await stage.person();
  await signIn(page, { email: owner, password: PASSWORD, path: '/app/dashboard' });
  await page.getByRole('link', { name: /^Served, not paid: 2/ }).waitFor();
  await page.goto(`/app/dashboard?order=${lost.id}`);
  const sheet = page.getByRole('dialog').filter({ hasText: 'Masala chai' });
  await sheet.getByRole('button', { name: 'Not paid now …' }).click();
  const settling = page.getByRole('dialog', { name: '₹30 is not paid now' });
  await settling.getByRole('button', { name: /^Left without paying/ }).click();
  await settling.getByRole('button', { name: 'Walked out' }).click();
  await settling.getByRole('button', { name: 'Record as left unpaid' }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: /^Served, not paid: 1 · ₹90/ }).click();
  const served = page.getByRole('dialog', { name: 'Served and cancelled' });
  await served.getByText(/^₹90 still due/).waitFor();
  await served.getByRole('button', { name: 'Latest' }).click();
  await served.getByText('Left without paying').waitFor();
});
