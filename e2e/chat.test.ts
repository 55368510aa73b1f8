import sharp from 'sharp';
import { expect, test } from 'vitest';
import { lookAt, SMALL } from './sweep/look-at.ts';
import { visit } from './sweep/sweep.ts';
import { DESKTOP } from './testing/browser.ts';
import { openKitchen } from './testing/kitchen.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

test('a guest asks about an order and the restaurant answers, each live, through a lost network too', async () => {
  const { email, place } = await openKitchen(stage, 'Tea Talk');
  const order = await place({ 'Masala chai': 2 }, { table: '7' });
  const office = await stage.person({ viewport: DESKTOP });
  await signIn(office.page, { email, path: '/app/chat' });
  await office.page.getByText('Guests can’t write to you yet.').waitFor();
  await office.page.getByRole('button', { name: 'Let guests write' }).click();
  const settings = office.page.getByRole('dialog', { name: 'Guest messages' });
  await settings.getByRole('switch', { name: 'Guests can write to us' }).check();
  await settings.getByLabel('Quick replies').fill('On its way\nOne moment, please');
  await settings.getByRole('button', { name: 'Save' }).click();
  await settings.waitFor({ state: 'detached' });

  const guest = await visit(stage, { viewport: SMALL });
  await guest.page.goto(`/status/${order.slug}`);
  await guest.page.getByRole('button', { name: 'Open messages' }).click();
  const sheet = guest.page.getByRole('dialog', { name: 'Messages with Tea Talk' });
  await sheet.getByText('Nothing written yet').waitFor();
  await sheet.getByLabel('Write a message').fill('Less sugar in one, please');
  await sheet.getByRole('button', { name: 'Send' }).click();

  const list = office.page.getByRole('region', { name: 'Conversations' });
  const row = list.getByRole('link', { name: new RegExp(`^Order ${order.orderNo}`) });
  await row.getByText('Less sugar in one, please').waitFor();
  await office.page.getByRole('link', { name: 'Messages 1', exact: true }).waitFor();
  await row.click();
  const log = office.page.getByRole('log');
  await log.getByText('Less sugar in one, please').waitFor();
  await sheet.getByText('Usually answers in a few minutes').waitFor();
  await sheet.getByText('Seen').waitFor();
  await office.page.getByLabel('Write a message').fill('Su');
  await sheet.getByText('Tea Talk is typing…').waitFor();
  await office.page.getByLabel('Write a message').fill('Sure, one with less sugar');
  await office.page.keyboard.press('Enter');
  await sheet.getByText('Sure, one with less sugar').waitFor();
  await office.page.getByRole('button', { name: 'On its way' }).click();
  await sheet.getByText('On its way').waitFor();
  await lookAt(guest.page, { isWide: true });

  guest.mayComplain(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await guest.page.context().setOffline(true);
  await sheet.getByLabel('Write a message').fill('Thank you! Like https://tea.example/mild.');
  await sheet.getByRole('button', { name: 'Send' }).click();
  await sheet.getByText('Sending…').waitFor();
  await guest.page.context().setOffline(false);
  const link = log.getByRole('link', { name: 'https://tea.example/mild', exact: true });
  await expect.poll(() => link.getAttribute('href')).toBe('https://tea.example/mild');
  await sheet.getByText('Sending…').waitFor({ state: 'detached' });

  await office.page.setViewportSize(SMALL);
  await lookAt(office.page, { isWide: true });
  await office.page.getByRole('button', { name: 'Block guest' }).click();
  await sheet.getByText('no longer takes messages here').waitFor();
});

test('a team writes among itself', async () => {
  const { email, place } = await openKitchen(stage, 'Team Talk');
  const { page } = await stage.person({ viewport: SMALL });
  await signIn(page, { email, path: '/app/chat' });
  await page.getByRole('link', { name: 'New message' }).click();
  const team = page.getByRole('list', { name: 'Your team' });
  await team.getByText('Online').waitFor();
  await page.getByText('No order is open right now.').waitFor();
  const order = await place({ 'Masala chai': 1 }, { table: '7' });
  await page.reload();
  await page.getByRole('link', { name: new RegExp(`^Order ${order.orderNo}`) }).waitFor();
  await page.getByLabel('Shown to your team as').selectOption('Busy');
  await team.getByText('Busy').waitFor();
  await lookAt(page, { isWide: true });
  await page.getByRole('link', { name: 'All messages' }).click();
  await page.getByRole('link', { name: /^Kitchen/ }).click();
  await team.getByText('Busy').waitFor();
  await page.getByRole('log').getByText('Nothing written yet').waitFor();
  await page.getByLabel('Write a message').fill('The dosa batter is out');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('log').getByText('The dosa batter is out').waitFor();
  await page.getByRole('link', { name: 'All messages' }).click();
  await page
    .getByRole('link', { name: /^Kitchen/ })
    .getByText('The dosa batter is out')
    .waitFor();
});

test('a guest writes from the menu', async () => {
  const { store, email } = await openKitchen(stage, 'Menu Talk');
  await stage.thali.call('PUT', `/api/chat/${store.storeId}/settings`, {
    token: store.token,
    body: { isOn: true, quickReplies: [], awayText: '', keptDays: 30 },
  });
  const guest = await stage.person({ viewport: SMALL });
  await guest.page.goto(`/${store.slug}`);
  await guest.page.getByRole('button', { name: /^More/ }).first().click();
  await guest.page.getByRole('button', { name: /^Write to us/ }).click();
  const sheet = guest.page.getByRole('dialog', { name: 'Messages with Menu Talk' });
  await sheet.getByLabel('Write a message').fill('Do you have Jain food?');
  await sheet.getByRole('button', { name: 'Send' }).click();
  await sheet.getByRole('log').getByText('Do you have Jain food?').waitFor();
  const office = await stage.person({ viewport: DESKTOP });
  await signIn(office.page, { email, path: '/app/chat' });
  await office.page
    .getByRole('link', { name: /^Guest/ })
    .getByText('Do you have Jain food?')
    .waitFor();
});

test('a guest shows a picture, the restaurant looks at it and shows one back', async () => {
  const { store, email, place } = await openKitchen(stage, 'Picture Talk');
  const body = { isOn: true, quickReplies: [], awayText: '', keptDays: 30 };
  await stage.thali.call('PUT', `/api/chat/${store.storeId}/settings`, { token: store.token, body });
  const order = await place({ 'Masala chai': 1 }, { table: '7' });
  const guest = await visit(stage, { viewport: SMALL });
  // As a push message opens it.
  await guest.page.goto(`/status/${order.slug}#messages`);
  const sheet = guest.page.getByRole('dialog', { name: 'Messages with Picture Talk' });
  await sheet
    .locator('input[type="file"]')
    .setInputFiles({ ...(await photo()), buffer: Buffer.from('no picture') });
  await sheet.getByText('This picture can’t be read. Please choose another one.').waitFor();
  await sheet.locator('input[type="file"]').setInputFiles(await photo());
  await sheet.getByRole('img', { name: 'Picture to send' }).waitFor();
  await lookAt(guest.page, { isWide: true });
  await sheet.getByRole('button', { name: 'Send' }).click();
  const log = sheet.getByRole('log');
  await log.getByRole('button', { name: 'Picture from You' }).waitFor();

  const office = await stage.person({ viewport: DESKTOP });
  await signIn(office.page, { email, path: `/app/chat/${order.id}` });
  const shown = office.page.getByRole('log').getByRole('button', { name: /^Picture from/ });
  await shown.click();
  const large = office.page.getByRole('dialog', { name: /^Picture from/ });
  await large.getByRole('img').waitFor();
  await lookAt(office.page, { isWide: true });
  await office.page.keyboard.press('Escape');
  await large.waitFor({ state: 'detached' });
  await office.page.locator('input[type="file"]').setInputFiles(await photo());
  await office.page.getByLabel('Write a message').fill('Like this one?');
  await office.page.getByRole('button', { name: 'Send', exact: true }).click();
  await log.getByText('Like this one?').waitFor();
  await log.getByRole('button', { name: 'Picture from Picture Talk' }).click();
  await guest.page.getByRole('dialog', { name: 'Picture from Picture Talk' }).waitFor();
  await lookAt(guest.page, { isWide: true });
});

const photo = async () => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer(),
});
