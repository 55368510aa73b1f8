import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { lookAt, SMALL } from './sweep/look-at.ts';
import { findFaults, visit } from './sweep/sweep.ts';
import { DESKTOP } from './testing/browser.ts';
import { openKitchen } from './testing/kitchen.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const topOf = (target: Locator) => target.evaluate((element) => element.getBoundingClientRect().top);

test('the office gives its tables seats, opens reservations, and leads a party from the phone call to its leaving', async () => {
  const { email, store } = await openKitchen(stage, 'Tea Table');
  const { page, mayComplain } = await visit(stage, { viewport: DESKTOP });
  mayComplain(/409/);
  await signIn(page, { email, path: '/app/calendar' });
  await page.getByText('No table has seats yet').waitFor();
  await page.getByRole('link', { name: 'Enter the seats' }).click();
  await page.getByRole('button', { name: 'Add tables' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Add tables' });
  await adding.getByLabel('Which ones?').fill('W1 to W2');
  await adding.getByLabel('Seats').fill('2');
  await adding.getByLabel('Can be pushed together').fill('Window');
  await adding.getByRole('button', { name: 'Add 2' }).click();
  await adding.waitFor({ state: 'detached' });

  await page.goto('/app/calendar');
  await page.getByRole('link', { name: 'Set up reservations' }).click();
  await page.getByRole('switch', { name: 'Guests can reserve online' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: /tea-table.*\/book$/ }).waitFor();

  await page.goto('/app/calendar');
  await page.getByText('No reservations on this day').waitFor();
  const enter = async (name: string, guests: string) => {
    await page.getByRole('button', { name: 'New reservation' }).first().click();
    const form = page.getByRole('dialog', { name: 'New reservation' });
    await form.getByLabel('Guests', { exact: true }).fill(guests);
    await form.getByLabel('Name', { exact: true }).fill(name);
    await form.getByRole('button', { name: 'Reserve', exact: true }).click();
    return form;
  };
  await (await enter('Meera Nair', '4')).waitFor({ state: 'detached' });
  await page.getByText('1 reservation · 4 guests').waitFor();
  await page.getByText('Table W1, Table W2').waitFor();
  const full = await enter('Arjun Mehta', '2');
  await full.getByText('This time has just been taken').waitFor();
  await full.getByRole('button', { name: 'Reserve anyway' }).click();
  await full.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Seat: Meera Nair' }).click();
  await page.getByRole('heading', { name: 'At the table' }).waitFor();
  await page.getByRole('button', { name: 'They left: Meera Nair' }).click();
  await page.getByRole('heading', { name: 'Over' }).waitFor();
  await page.getByRole('button', { name: /Arjun Mehta · 2 guests/ }).click();
  const open = page.getByRole('dialog', { name: 'Arjun Mehta, 2 guests' });
  await open.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel the reservation' }).click();
  await open.waitFor({ state: 'detached' });
  await page.getByText('Cancelled').waitFor();

  await page.getByRole('button', { name: 'Add to the line' }).click();
  const line = page.getByRole('dialog', { name: 'Add to the line' });
  await line.getByLabel('Name', { exact: true }).fill('Sana Sheikh');
  await line.getByRole('button', { name: 'Add to the line' }).click();
  await page.getByText('A table is free').waitFor();
  await page.getByRole('button', { name: 'Call: Sana Sheikh' }).click();
  await page.getByRole('button', { name: 'Seat: Sana Sheikh' }).click();
  await page.getByText('Nobody is waiting.').waitFor();
  // A colleague's phone.
  const walkIn = { name: 'Zoya Khan', phone: '', countryCode: '+91', staffNote: '', party: 2 };
  const call = { params: store, token: store.token, body: walkIn };
  await stage.thali.call('POST /api/calendar/:storeId/waiting', call);
  await page.getByText('Zoya Khan').waitFor();

  await page.getByRole('button', { name: 'New event' }).click();
  const event = page.getByRole('dialog', { name: 'New event' });
  await event.getByLabel('Title').fill('Private party');
  await event.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /Private party/ }).waitFor();

  await page.getByRole('button', { name: 'On your phone' }).click();
  const feed = page.getByRole('dialog', { name: 'The calendar on your phone' });
  await feed.getByRole('button', { name: 'Make my address' }).click();
  const address = (await feed.locator('code').textContent()) ?? '';
  const answer = await page.request.get(address);
  expect(answer.headers()['content-type']).toContain('text/calendar');
  expect(await answer.text()).toContain('Private party');
  await page.keyboard.press('Escape');

  await page.setViewportSize(SMALL);
  await page.reload();
  await page.getByRole('heading', { name: 'Over' }).waitFor();
  await lookAt(page, { isWide: true, isLarge: true });
});

test('a party is dragged to another table, and back', async () => {
  const { email } = await openKitchen(stage, 'Drag Table');
  const visitor = await visit(stage, { viewport: DESKTOP });
  const { page } = visitor;
  await signIn(page, { email, path: '/app/tables' });
  await page.getByRole('button', { name: 'Add tables' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Add tables' });
  await adding.getByLabel('Which ones?').fill('D1 to D2');
  await adding.getByLabel('Seats').fill('2');
  await adding.getByRole('button', { name: 'Add 2' }).click();
  await adding.waitFor({ state: 'detached' });
  await page.goto('/app/calendar?view=tables&day=2031-05-30');
  await page.getByRole('button', { name: 'New reservation' }).first().click();
  const form = page.getByRole('dialog', { name: 'New reservation' });
  await form.getByLabel('Time').fill('19:00');
  await form.getByLabel('Name', { exact: true }).fill('Kavya Menon');
  await form.getByRole('button', { name: 'Reserve', exact: true }).click();
  const party = page.getByRole('button', { name: '2 · Kavya Menon' });
  await party.waitFor();
  const before = await topOf(party);
  const slot = page.getByRole('button', { name: /D2 2031-05-30 20:00/ });
  await party.dragTo(slot);
  await page.getByText('Kavya Menon moved').waitFor();
  expect(await topOf(party)).toBeGreaterThan(before + 20);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => topOf(party)).toBe(before);
  const views = ['tables', 'week', 'month'].map((view) => ({
    name: view,
    async arrange() {
      await page.goto(`/app/calendar?view=${view}&day=2031-05-30`);
      await page
        .getByText(view === 'tables' ? '2 · Kavya Menon' : '2 guests')
        .first()
        .waitFor();
    },
  }));
  expect(await findFaults(visitor, views, { isWide: true })).toBe('');
});
