import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addStory, storyBodyOf } from '../src/guests/stories/server/testing/add-story.ts';
import { lookAt, SMALL } from './sweep/look-at.ts';
import { DESKTOP } from './testing/browser.ts';
import { openKitchen } from './testing/kitchen.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const picture = async (background: string) => ({
  name: 'sweets.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 80, height: 60, channels: 3, background } })
    .png()
    .toBuffer(),
});

test('an owner writes a story, schedules and publishes it, and a guest reads it from the menu', async () => {
  const { email, store } = await openKitchen(stage, 'Story House');
  const { page } = await stage.person({ viewport: DESKTOP });
  await signIn(page, { email, path: '/app/management/blog' });
  await page.getByText('No stories yet').waitFor();
  await page.getByRole('link', { name: 'New story' }).click();
  await page.getByLabel('Title').fill('Sweets for Diwali');
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.type('Made with ');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('real ghee');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Bullet list' }).click();
  await page.keyboard.type('Gulab jamun');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Kaju katli');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByLabel('Choose picture').setInputFiles(await picture('#c2410c'));
  await dialog.getByLabel('What the picture shows').fill('A box of sweets');
  await dialog.getByRole('button', { name: 'Insert picture' }).click();
  await text.getByRole('img', { name: 'A box of sweets' }).waitFor();
  await page.getByLabel('Tags').fill('Diwali, Sweets');
  const preview = page.getByRole('region', { name: 'As guests read it' });
  await preview.locator('p', { hasText: /^Sweets for Diwali$/ }).waitFor();
  await preview.locator('li', { hasText: 'Diwali' }).first().waitFor();
  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Please choose a day and a time.').waitFor();
  await page.getByLabel('Day and time').fill('2090-10-20T18:30');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/Guests see it from 20 Oct/).waitFor();
  await page.getByRole('link', { name: 'Edit story' }).waitFor();

  const address = `/${store.slug}/stories/sweets-for-diwali`;
  const guest = await stage.person({ viewport: SMALL });
  guest.mayComplain(/404/);
  await guest.page.goto(address);
  await guest.page.getByText('Sorry, page not found!').waitFor();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Published. Guests see it now.').waitFor();

  await guest.page.goto(`/${store.slug}`);
  await guest.page.getByRole('link', { name: 'New Sweets for Diwali' }).click();
  await guest.page.waitForURL(`**${address}`);
  await expect.poll(() => guest.page.locator('strong').textContent()).toBe('real ghee');
  await expect
    .poll(() => guest.page.locator('article li p').allTextContents())
    .toEqual(['Gulab jamun', 'Kaju katli']);
  await guest.page.getByRole('img', { name: 'A box of sweets' }).waitFor();
  await lookAt(guest.page, { isWide: true, isLarge: true });

  await guest.page.getByRole('link', { name: 'See the menu' }).click();
  const card = guest.page.getByRole('complementary', { name: 'New' });
  await card.getByRole('button', { name: 'Close' }).click();
  await card.waitFor({ state: 'hidden' });
  await guest.page.reload();
  await guest.page.getByText('Masala dosa').first().waitFor();
  await expect.poll(() => card.isVisible()).toBe(false);

  await guest.page.getByRole('button', { name: 'More', exact: true }).click();
  await guest.page.getByRole('link', { name: /^Stories/ }).click();
  await guest.page.getByRole('link', { name: 'Sweets for Diwali' }).waitFor();

  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByText('Guests no longer see it. It is a draft now.').waitFor();
  expect((await guest.page.goto(address))?.status()).toBe(404);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No stories yet').waitFor();
});

test('what was typed is kept, and what somebody else saved meanwhile is not overwritten', async () => {
  const { email, store } = await openKitchen(stage, 'Two Writers');
  const { slug } = await addStory(stage.thali, store);
  const { page, mayComplain } = await stage.person({ viewport: SMALL });
  const path = `/app/management/blog/post/${slug}/edit`;
  await signIn(page, { email, path });
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.fill('Meet Meera and Ravi.');
  await page.reload();
  await page.getByText('Your earlier changes are still unsaved.').waitFor();
  await text.getByText('Meet Meera and Ravi.').waitFor();
  await page.getByRole('link', { name: 'A new cook' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();

  const body = storyBodyOf({ title: 'Theirs', revision: 1 });
  const theirs = await stage.thali.call('PUT', `/api/blog/${store.storeId}/office/posts/${slug}`, {
    token: store.token,
    body,
  });
  expect(theirs.status).toBe(200);
  mayComplain(/412/);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Someone else has just changed this story.').waitFor();
  await page.getByRole('button', { name: 'Discard' }).click();
  await text.getByText('Meet Meera.', { exact: true }).waitFor();
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Theirs');
  await lookAt(page, { isWide: true, isLarge: true });
});
