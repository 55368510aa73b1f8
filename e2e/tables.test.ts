import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readPdf } from '../src/testing/server/read-pdf.ts';
import { DESKTOP } from './testing/browser.ts';
import { addDish, openCart, placeButton } from './testing/ordering.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const STORE = 'Udupi Tiffin Room';

async function openTables(page: Page): Promise<void> {
  await signIn(page, { store: STORE, path: '/app/tables' });
  await page.getByRole('button', { name: /^Table 1\b/ }).waitFor();
}

async function addTables(page: Page, which: string): Promise<void> {
  await page.getByRole('button', { name: 'Add tables' }).click();
  await page.getByRole('textbox', { name: 'Which ones?' }).fill(which);
}

/** Position of the code on an A5 poster, in millimetres. */
const A5_CODE = { x: 29.7, y: 78.5, width: 89.1, height: 89.1 };

/** Prints the selected tables, and returns what a phone reads from the code. */
async function printSelected(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('radio', { name: /Poster A5/ }).check({ force: true });
  await page.getByRole('img', { name: 'How it will look' }).waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const pdf = await readPdf(await readFile(await (await saved).path()));
  const link = await pdf.scan(1, A5_CODE);
  await pdf.close();
  const { pathname, search } = new URL(link);
  return pathname + search;
}

test('tables made on a phone are printed, scanned and ordered from', async () => {
  const owner = await stage.person();
  await openTables(owner.page);

  await addTables(owner.page, '24 to 1');
  await owner.page.getByText('“24 to 1” runs backwards').waitFor();
  await owner.page.getByRole('textbox', { name: 'Which ones?' }).fill('1 to 24');
  await owner.page.getByText('12 will be added').waitFor();
  await owner.page.getByText(/^Already there, left as they are: 1, 2, 3,/).waitFor();
  await owner.page.getByRole('button', { name: 'Add 12' }).click();
  await owner.page.getByRole('button', { name: /^Table 24\b/ }).waitFor();

  await owner.page.getByRole('button', { name: 'Select', exact: true }).click();
  await owner.page.getByRole('checkbox', { name: 'Select Table 20' }).check();
  const link = await printSelected(owner.page);
  expect(link).toBe('/udupi-tiffin/t/20');

  const guest = await stage.person();
  await guest.page.goto(link);
  await guest.page.getByText('Table 20 · Dine-In').waitFor();
  await addDish(guest.page, 'Sambar vada');
  await openCart(guest.page);
  await placeButton(guest.page).click();
  await guest.page.waitForURL('**/status/*');

  await owner.page.goto('/app/tables');
  await owner.page.getByRole('button', { name: /^Table 20\b/ }).click();
  await owner.page.getByRole('link', { name: 'What happens there' }).click();
  const panel = owner.page.getByRole('dialog', { name: /^Table 20\b.*1 order/ });
  await panel.getByRole('button', { name: /^Record payment/ }).click();
  await panel.getByRole('button', { name: /^Record ₹/ }).click();
  await panel.getByText('Paid so far').waitFor();
  await panel.getByRole('link', { name: 'Take an order' }).click();
  await owner.page.getByText('For Table 20.').waitFor();
  await owner.page.goto('/app/dashboard');
  await owner.page
    .getByRole('article', { name: /Table 20/ })
    .first()
    .waitFor();
});

test('a removed table is refused until it is restored', async () => {
  const owner = await stage.person({ viewport: DESKTOP });
  const guest = await stage.person();
  await guest.page.goto('/udupi-tiffin?conf=Dine-In&iden=5&idel=Table');
  await addDish(guest.page, 'Sambar vada');
  await openCart(guest.page);

  await openTables(owner.page);
  await owner.page.getByRole('button', { name: /^Table 5\b/ }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await owner.page.getByText('Table 5 removed. Orders with these codes are refused.').waitFor();
  await placeButton(guest.page).click();
  await guest.page.getByText('This table was not found. Please scan its code again.').first().waitFor();
  expect(new URL(guest.page.url()).pathname).not.toContain('/status/');
  guest.mayComplain(/422/);

  await owner.page.getByRole('button', { name: 'Undo' }).click();
  await owner.page.getByRole('button', { name: /^Table 5\b/ }).waitFor();
  const names = await owner.page.getByRole('button', { name: /^Table \d/ }).allTextContents();
  expect(names[4]).toMatch(/^Table 5/);
  await guest.page.goto('/udupi-tiffin?conf=Dine-In&iden=5&idel=Table');
  await openCart(guest.page);
  await placeButton(guest.page).click();
  await guest.page.waitForURL('**/status/*');
});

test('a table is renamed and moved, but not to a name that is taken; guests may choose theirs or not', async () => {
  const { page, mayComplain } = await stage.person({ viewport: DESKTOP });
  await openTables(page);
  await page.getByRole('button', { name: /^Table 7\b/ }).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Number or name').fill('8');
  await panel.getByText(/^Printed codes still lead to the old name/).waitFor();
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.getByText('This name is already taken.').waitFor();
  // The browser's own message about the answer of 422.
  mayComplain(/422/);
  await panel.getByLabel('Number or name').fill('Window');
  await panel.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog', { name: 'Table Window' }).waitFor();
  await panel.getByRole('button', { name: 'Move earlier' }).click();
  const names = () => page.locator('li button[aria-haspopup="dialog"]').allTextContents();
  await expect.poll(async () => (await names())[5]).toMatch(/Window/);
  await page.keyboard.press('Escape');

  const offered = async () =>
    (await stage.thali.call('GET', '/profile/web/udupi-tiffin/tables')).body.length > 0;
  expect(await offered()).toBe(true);
  await page.getByRole('switch', { name: 'Guests can choose their table' }).click();
  await expect.poll(offered).toBe(false);
  await page.getByRole('switch', { name: 'Guests can choose their table' }).click();
  await expect.poll(offered).toBe(true);
});

test('a guest at an unknown table is told at once and chooses another', async () => {
  const { page } = await stage.person();
  await page.goto('/udupi-tiffin?conf=Dine-In&iden=R3&idel=Table');
  await page.getByText('Table R3 not found.').waitFor();
  await addDish(page, 'Sambar vada');
  await openCart(page);
  await page.getByText(/^“Table R3” not found/).waitFor();
  await page.getByRole('combobox', { name: /^Table\/Room/ }).selectOption({ label: 'Table 4' });
  await placeButton(page).click();
  await page.waitForURL('**/status/*');
  await page
    .getByText(/Table 4/)
    .first()
    .waitFor();
});

test('a cart opened in a new tab keeps its items and its table', async () => {
  const { page } = await stage.person();
  await page.goto('/udupi-tiffin?conf=Dine-In&iden=4&idel=Table');
  await addDish(page, 'Sambar vada');
  const other = await page.context().newPage();
  await other.goto('/place-order');
  await other.getByRole('heading', { name: 'Cart (Items: 1)' }).waitFor();
  await other.getByText('Table 4').waitFor();
  await other.evaluate(() => localStorage.removeItem('visit'));
  const third = await page.context().newPage();
  await third.goto('/place-order');
  await third.getByRole('heading', { name: 'Cart (Items: 1)' }).waitFor();
});
