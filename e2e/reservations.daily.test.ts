import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEFAULT_RESERVATIONS } from '#guests/reservations/rules/reservation.ts';
import { lookAt, readIn, SMALL } from './sweep/look-at.ts';
import { visit } from './sweep/sweep.ts';
import { openKitchen } from './testing/kitchen.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const { thali } = stage;

/** A restaurant that is reserved and waited at, with tables for so many. Its owner is known, so that guests get emails. */
async function openTables(name: string, ...seats: number[]) {
  const { store, email } = await openKitchen(stage, name);
  await thali.database.pool.query('update accounts set verified_at = now() where email = $1', [email]);
  const { storeId, token } = store;
  const url = (path: string) => `/api/calendar/${storeId}${path}`;
  const as = (method: string, path: string, body?: object) =>
    thali.call(method, path, { token, ...(body ? { body } : {}) });
  const tables = seats.map((count, index) => {
    return { iden: String(index + 1), idel: 'Table', conf: null, seats: count };
  });
  await as('POST', `/api/stores/${storeId}/tables`, { tables });
  await as('PUT', url('/settings'), { ...DEFAULT_RESERVATIONS, isOn: true, isWaitingOn: true });
  return { ...store, url, as };
}

/** Fills in what is asked of everybody. */
async function introduce(page: Page, name: string, phone: string) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Mobile Number' }).fill(phone);
}

async function chooseTomorrow(page: Page, party: string, time: string) {
  await page.getByRole('radio', { name: party, exact: true }).check({ force: true });
  await page.getByRole('radio', { name: 'Tomorrow' }).check({ force: true });
  await page.locator('section[aria-busy=true]').waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: time, exact: true }).check({ force: true });
}

test('a guest reserves on a phone, opens the link of the email, changes and cancels', async () => {
  const { slug, url, as } = await openTables('Table Talk', 2, 4);
  const guest = await visit(stage, { viewport: SMALL });
  const { page } = guest;
  await page.goto(`/${slug}`);
  await page.getByRole('button', { name: /^More/ }).first().click();
  await page.getByRole('link', { name: /^Reserve a table/ }).click();
  await page.getByRole('heading', { name: 'Reserve a table' }).waitFor();
  await page.getByRole('button', { name: 'Reserve' }).click();
  await page.getByText('Please choose a time.').waitFor();
  // Days are written with the month's name, whatever the browser's own fields for dates do.
  const later = page.getByRole('combobox', { name: 'Another day' });
  await later.selectOption({ index: 2 });
  await later
    .getByRole('option', { selected: true, name: /^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2,3}$/ })
    .waitFor({ state: 'attached' });
  await chooseTomorrow(page, '4', '7:30 pm');
  await introduce(page, 'Meera Nair', '98765 00001');
  await page.getByLabel(/^Email/).fill('meera@thali.example');
  await page.getByLabel(/^Note/).fill('A quiet table');
  await lookAt(page, { isWide: true, isLarge: true });
  await page.getByRole('button', { name: /^Reserve for 4, .*7:30 pm$/ }).click();
  await page.getByRole('heading', { name: 'Your table is reserved' }).waitFor();
  await page.getByText('A quiet table').waitFor();
  await lookAt(page, { isWide: true, isLarge: true });

  const findMail = () => thali.emails.findLast(({ to }) => to === 'meera@thali.example');
  await expect.poll(findMail).toBeDefined();
  const [link = ''] = /http\S+/.exec(findMail()?.text ?? '') ?? [];
  const opened = await visit(stage, { viewport: SMALL });
  await opened.page.goto(link);
  await opened.page.getByRole('heading', { name: 'Your table is reserved' }).waitFor();
  await opened.page.getByRole('button', { name: 'Change' }).click();
  await opened.page.getByRole('button', { name: 'Keep it as it is' }).waitFor();
  await lookAt(opened.page, { isWide: true, isLarge: true });
  await opened.page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await opened.page.getByRole('radio', { name: '8:00 pm', exact: true }).check({ force: true });
  await opened.page.getByRole('button', { name: /^Change to 2, .*8:00 pm$/ }).click();
  await opened.page.getByText('Your reservation is changed.').waitFor();
  await opened.page
    .getByText(/8:00 pm/)
    .first()
    .waitFor();
  const id = link.split('/').at(-1) ?? '';
  const seen = async () => (await thali.call('GET', url(`/book/${id}`))).body;
  expect(await seen()).toMatchObject({ party: 2, state: 'confirmed', note: 'A quiet table' });
  const day = new Date(Date.parse((await seen()).startsAt)).toISOString().slice(0, 10);
  const { reservations } = (await as('GET', url(`?from=${day}&to=${day}`))).body;
  expect(reservations).toMatchObject([{ _id: id, party: 2, phone: '9876500001' }]);

  await opened.page.getByRole('button', { name: 'Cancel reservation' }).click();
  await opened.page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await opened.page.getByRole('heading', { name: 'Cancelled' }).waitFor();
  expect((await seen()).state).toBe('cancelled');
  await opened.page.getByRole('link', { name: 'Reserve again' }).click();
  await opened.page.getByRole('heading', { name: 'Reserve a table' }).waitFor();
});

test('two guests want the last table: one gets it, the other a time nearby', async () => {
  const { slug } = await openTables('Last Table', 2);
  const [first, second] = [await visit(stage), await visit(stage)];
  for (const [{ page }, name, phone] of [
    [first, 'Asha', '9876500002'],
    [second, 'Ravi', '9876500003'],
  ] as const) {
    await page.goto(`/${slug}/book`);
    await chooseTomorrow(page, '2', '7:30 pm');
    await introduce(page, name, phone);
  }
  await first.page.getByRole('button', { name: /^Reserve for 2/ }).click();
  await first.page.getByRole('heading', { name: 'Your table is reserved' }).waitFor();
  second.mayComplain(/409/);
  await second.page.getByRole('button', { name: /^Reserve for 2/ }).click();
  const alert = second.page.getByRole('alert').filter({ hasText: 'has just been taken' });
  await alert.getByRole('button', { name: '6:15 pm' }).waitFor();
  await second.page.setViewportSize(SMALL);
  await lookAt(second.page, { isWide: true, isLarge: true });
  await alert.getByRole('button', { name: '6:15 pm' }).click();
  await expect.poll(() => second.page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ravi');
  await second.page.getByRole('button', { name: /^Reserve for 2, .*6:15 pm$/ }).click();
  await second.page.getByRole('heading', { name: 'Your table is reserved' }).waitFor();
});

test('without a network a reservation is kept, and sent once', async () => {
  const { slug, url, as } = await openTables('Lost Signal', 2, 2);
  const guest = await visit(stage);
  const { page, context } = guest;
  await page.goto(`/${slug}/book`);
  await chooseTomorrow(page, '2', '7:30 pm');
  await introduce(page, 'Meera', '9876500004');
  guest.mayComplain(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Reserve for 2/ }).click();
  await page.getByText('Everything you typed is kept').waitFor();
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Your table is reserved' }).waitFor();
  const id = page.url().split('/').at(-1);
  const { startsAt } = (await thali.call('GET', url(`/book/${id}`))).body;
  const day = String(startsAt).slice(0, 10);
  expect((await as('GET', url(`?from=${day}&to=${day}`))).body.reservations).toHaveLength(1);
});

test('a guest joins the line at the door, and is called', async () => {
  const { slug, url, as } = await openTables('Long Line', 2);
  await as('POST', url('/waiting'), {
    name: 'Asha',
    phone: '',
    countryCode: '+91',
    staffNote: '',
    party: 2,
  });
  const { page } = await visit(stage, { viewport: SMALL });
  await page.goto(`/${slug}/line`);
  await introduce(page, 'Ravi', '9876500005');
  await page.getByRole('button', { name: 'Join the line, party of 2' }).click();
  await page.getByRole('heading', { name: 'You are in the line' }).waitFor();
  await page.getByText('1 party before you').waitFor();
  await lookAt(page, { isWide: true, isLarge: true });
  const { waiting } = (await as('GET', url('/waiting'))).body;
  for (const { _id } of waiting) await as('POST', url(`/reservations/${_id}/state`), { state: 'called' });
  // As when the phone is taken out of the pocket again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('heading', { name: 'Your table is ready' }).waitFor();
  await expect.poll(() => page.title()).toBe('Your table is ready · Long Line');
  await lookAt(page, { isWide: true, isLarge: true });
  await page.getByRole('button', { name: 'Leave the line' }).click();
  await page.getByRole('button', { name: 'Yes, leave' }).click();
  await page.getByRole('heading', { name: 'Cancelled' }).waitFor();
});

test('it reads well in Hindi, and says when it is off', async () => {
  const { slug, url, as } = await openTables('Hindi Table', 2, 4);
  const { page } = await visit(stage, { viewport: SMALL, hindi: true });
  await page.goto(`/${slug}/book`);
  await page.getByRole('heading', { name: 'टेबल बुक करें' }).waitFor();
  await readIn(page);
  await page.goto(`/${slug}/line`);
  await page.getByRole('heading', { name: 'टेबल का इंतज़ार करें' }).waitFor();
  await readIn(page);
  await as('PUT', url('/settings'), DEFAULT_RESERVATIONS);
  await page.goto(`/${slug}/book`);
  await page.getByText('यह रेस्टोरेंट अभी यहाँ बुकिंग नहीं लेता।').waitFor();
  await page.goto(`/${slug}`);
  await page.locator('main').first().waitFor();
  await expect.poll(() => page.getByRole('link', { name: /^टेबल बुक करें/ }).count()).toBe(0);
});
