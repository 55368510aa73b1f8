import { expect, test } from 'vitest';
import { DEFAULT_SITTINGS } from '#tables/sittings/rules/settings.ts';
import { join } from '../../src/tables/sittings/server/testing/sit-down.ts';
import { setStage } from '../testing/stage.ts';
import { addToTable, joinByCode, openTable, openTablePage } from '../testing/tables.ts';

const stage = await setStage({ rateLimitScale: 1 });

test('a stranger is refused, and a friend comes in by the code', async () => {
  const { scan, title } = await openTable(stage, 'Who Are You');
  const host = await scan();
  await addToTable(host.page, 'Gulab jamun');

  const stranger = await scan();
  await stranger.page.getByLabel(/First name/).fill('Max');
  await stranger.page.getByRole('button', { name: 'Join', exact: true }).click();
  await host.page.getByText('Max wants to join').first().waitFor();
  await host.page.getByRole('button', { name: 'No', exact: true }).click();
  await stranger.page.getByRole('heading', { name: 'You were not let in' }).waitFor();
  await stranger.page.getByRole('button', { name: 'Just look at the menu' }).click();
  await stranger.page.getByRole('button', { name: 'Add Sweet lassi', exact: true }).last().click();
  await stranger.page.getByRole('button', { name: /You were not let in/ }).waitFor();

  await openTablePage(host.page);
  const friend = await scan();
  await friend.page.getByRole('heading', { name: `${title} has started. Join them?` }).waitFor();
  await friend.page.getByLabel(/^Code/).fill('12');
  await friend.page.getByRole('button', { name: 'Join', exact: true }).click();
  await friend.page.getByText('The code has four digits.').waitFor();
  await joinByCode(host.page, friend.page, 'Meera');
  await friend.page.getByRole('region', { name: 'Your table' }).getByText('1 dish to send').waitFor();
  await expect.poll(() => host.page.getByText('Sweet lassi').count()).toBe(0);
});

test('a phone in Hindi is asked in Hindi at a table that others have started', async () => {
  const { scan } = await openTable(stage, 'Apni Bhasha');
  const host = await scan();
  await addToTable(host.page, 'Gulab jamun');
  const friend = await scan({ locale: 'hi-IN' });
  await friend.page.getByRole('heading', { name: /शुरू हो चुका है/ }).waitFor();
  expect(await friend.page.evaluate(() => document.documentElement.lang)).toBe('hi');
  // English once chosen stays.
  const other = await scan({ locale: 'hi-IN' });
  await other.page.getByRole('heading', { name: /शुरू हो चुका है/ }).waitFor();
  await other.page.context().addCookies([{ name: 'lang', value: 'en', url: other.page.url() }]);
  await other.page.reload();
  await other.page.getByRole('heading', { name: /has started\. Join them\?/ }).waitFor();
});

test('where a network has guessed codes, a friend with the right one is told why it waits, and the host answers all at once', async () => {
  const { scan, store, iden, tablePath } = await openTable(stage, 'One Wi-Fi For All');
  const host = await scan();
  await addToTable(host.page, 'Gulab jamun');
  await openTablePage(host.page);
  const code = (await host.page.getByText(/^\d{4}$/).textContent()) ?? '';
  const wrong = code === '0000' ? '0001' : '0000';
  for (let tries = 0; tries < 10; tries++) await join(stage.thali, store, iden, { code: wrong });

  const friend = await scan();
  await friend.page.getByLabel(/First name/).fill('Meera');
  await friend.page.getByLabel(/^Code/).fill(code);
  await friend.page.getByRole('button', { name: 'Join', exact: true }).click();
  await friend.page
    .getByText(/no code works on it for ten minutes\. The others at the table can see/)
    .waitFor();
  await host.page.getByText('11 people want to join').waitFor();
  await expect.poll(() => host.page.getByRole('button', { name: 'Let in', exact: true }).count()).toBe(0);

  await host.page.getByRole('button', { name: 'One by one' }).click();
  const meera = host.page.getByRole('listitem').filter({ hasText: 'Meera' });
  await meera.getByRole('button', { name: 'Let in', exact: true }).click();
  await friend.page.getByRole('region', { name: 'Your table' }).waitFor();
  await host.page.getByText('10 people want to join').waitFor();
  await friend.page.goto(tablePath);
  await friend.page.getByRole('button', { name: 'Nobody' }).click();
  await host.page
    .getByText(/want to join/)
    .first()
    .waitFor({ state: 'detached' });
});

test('a table that only the staff open waits for them', async () => {
  const { scan, store, iden, title } = await openTable(stage, 'Please Be Seated');
  const { storeId, token } = store;
  const as = (method: string, path: string, body: object) =>
    stage.thali.call(method, `/api/stores/${storeId}${path}`, { token, body });
  await as('PUT', '/sitting-settings', { ...DEFAULT_SITTINGS, isOpenedByStaff: true });
  const { page } = await scan();
  await page.getByRole('button', { name: `${title} Waiting for the staff Open` }).click();
  const opened = await as('POST', '/sittings', { table: iden, covers: 2 });
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByLabel(/^Code/).fill(opened.body.code);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByRole('region', { name: 'Your table' }).getByText('Nothing ordered yet').waitFor();
});
