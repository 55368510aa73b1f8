import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drawMenu } from '../bench/menu-photos/draw-menu.ts';
import { makeMenu } from '../bench/menu-photos/make-menu.ts';
import { register } from './testing/sign-up.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

/** A photo of a drawn menu: stains, half and full, ₹. */
const MENU = 22;
/** Sizes with a slash, of which some are asked about. */
const DOUBTFUL = 11;

const photoOf = (seed: number) => ({
  name: `menu-${seed}.png`,
  mimeType: 'image/png',
  buffer: drawMenu(makeMenu(seed)).toBuffer('image/png'),
});

async function openGuide(page: Page, storeName: string): Promise<void> {
  await register(page, `${storeName.toLowerCase()}@photo.example`, storeName);
  await page.getByText('A menu on paper?', { exact: false }).waitFor();
}

const choose = (page: Page, ...files: Parameters<ReturnType<Page['locator']>['setInputFiles']>) =>
  page.getByLabel('Choose photos').setInputFiles(...files);
const lines = (page: Page) => page.getByLabel('One dish on each line, with its price');

test('a photo of a menu becomes dishes, and nothing doubtful does before someone has looked', async () => {
  const { page } = await stage.person();
  await openGuide(page, 'Kagaz');
  await choose(page, [photoOf(MENU), photoOf(DOUBTFUL)]);
  const use = page.getByRole('button', { name: /^Use \d+ lines$/ });
  await use.click();
  await page.getByRole('alert').filter({ hasText: 'need a look' }).waitFor();
  await expect.poll(() => lines(page).inputValue()).toBe('');

  const review = page.getByRole('region', { name: 'Lines of your photo' });
  await review.getByRole('img').first().waitFor();
  const asked = review
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'It’s right' }) });
  const categories = review.getByRole('button', { name: 'It’s a category' });
  for (let left = await categories.count(); left > 0; left--) {
    await categories.first().click();
    await expect.poll(() => categories.count()).toBe(left - 1);
  }
  for (let left = await asked.count(); left > 0; left--) {
    await asked.first().getByRole('textbox').fill(`Dish ${left}: 120`);
    await asked.first().getByRole('button', { name: 'It’s right' }).click();
    await expect.poll(() => asked.count()).toBe(left - 1);
  }
  await review.getByRole('button', { name: 'Leave out Dish 1: 120' }).click();
  await review.getByRole('button', { name: 'Keep' }).click();
  // It was doubtful, and is asked about again.
  await review.getByRole('button', { name: 'It’s right' }).click();
  await use.click();
  await expect.poll(() => lines(page).inputValue()).toContain('SHAHI PANEER: Half 400, Full 680');
  await page.getByRole('button', { name: /Add \d+ dishes to menu/ }).click();
  await page
    .getByText(/\d+ dishes on the menu/)
    .first()
    .waitFor();
});

test('what is no readable photo says what to do better, and reading can be cancelled', async () => {
  const { page } = await stage.person();
  await openGuide(page, 'Dhundhla');
  await choose(page, { name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await page.getByRole('alert').filter({ hasText: 'A PDF can’t be read here.' }).waitFor();
  await choose(page, { name: 'menu.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await page.getByRole('alert').filter({ hasText: 'This picture can’t be opened.' }).waitFor();
  const { buffer } = photoOf(MENU);
  await choose(page, { name: 'menu.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('A menu on paper?', { exact: false }).waitFor();
  await expect.poll(() => lines(page).inputValue()).toBe('');
});
