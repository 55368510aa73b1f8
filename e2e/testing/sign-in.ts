import type { Page } from 'playwright-core';
import { DEMO_EMAIL, DEMO_PASSWORD } from './stage.ts';

const BOARD = '/app/dashboard';

interface Visitor {
  email?: string;
  password?: string;
  /** Which of several restaurants, by name. */
  store?: string;
  /** Where they want to go; the board, where nothing is said. */
  path?: string;
}

/** Through the door, as a person would, up to that screen; a board is live then. */
export async function signIn(
  page: Page,
  { email = DEMO_EMAIL, password = DEMO_PASSWORD, store, path = BOARD }: Visitor = {},
): Promise<void> {
  const first = store === undefined ? path : BOARD;
  await page.goto(`/auth/login?next=${encodeURIComponent(first)}`);
  await fillSignIn(page, email, password);
  await page.waitForURL(`**${first}`);
  if (store !== undefined) await chooseStore(page, store);
  if (path !== first) await page.goto(path);
  if (isBoard(path)) await page.getByText('Live', { exact: true }).waitFor();
}

/** The form of the door, in whatever language it is shown. */
export async function fillSignIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
}

async function chooseStore(page: Page, store: string): Promise<void> {
  const chooser = page.getByRole('banner').getByTitle('Change the restaurant');
  await chooser.click();
  await page.getByRole('menuitem', { name: store }).click();
  await chooser.filter({ hasText: store }).waitFor();
}

function isBoard(path: string): boolean {
  return path.split('?')[0] === BOARD;
}
