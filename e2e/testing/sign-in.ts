import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SessionView } from '../../src/restaurant/accounts/wire/accounts.ts';
import { DEMO_EMAIL, DEMO_PASSWORD } from './demo.ts';

const BOARD = '/app/dashboard';

interface Visitor {
  email?: string;
  password?: string;
  /** Name of the restaurant, for people in several. */
  store?: string;
  /** Where to go; the board by default. */
  path?: string;
}

/** Signs in through the API, chooses the store and opens a screen. Waits until a board is live. */
export async function signIn(
  page: Page,
  { email = DEMO_EMAIL, password = DEMO_PASSWORD, store, path = BOARD }: Visitor = {},
): Promise<void> {
  const answer = await page.request.post('/api/session', { data: { email, password } });
  expect(answer.status()).toBe(201);
  const session: SessionView = await answer.json();
  if (store !== undefined) await chooseStore(page, session, store);
  await page.goto(path);
  if (isBoard(path)) await page.getByText(/^(Live|लाइव)$/).waitFor();
}

/** Fills in the sign-in form, in any language. */
export async function fillSignIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
}

async function chooseStore(page: Page, { stores }: SessionView, name: string): Promise<void> {
  const storeId = stores.find((store) => store.name === name)?._id;
  expect(storeId, name).toBeDefined();
  await page.addInitScript((id) => {
    // Only once, since the person may choose another store later, and not again from a frame within the page.
    if (origin === 'null' || top !== self || sessionStorage.getItem('chosen') === id) return;
    sessionStorage.setItem('chosen', id);
    localStorage.setItem('thali.store', JSON.stringify(id));
  }, storeId ?? '');
}

function isBoard(path: string): boolean {
  return path.split('?')[0] === BOARD;
}
