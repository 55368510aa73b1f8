import type { Page } from 'playwright-core';
import { DEMO_EMAIL, DEMO_PASSWORD } from './stage.ts';

interface Visitor {
  email?: string;
  password?: string;
  /** Which of several restaurants, by name. */
  store?: string;
}

/** Through the door, as a person would, up to a board that is live. */
export async function signIn(
  page: Page,
  { email = DEMO_EMAIL, password = DEMO_PASSWORD, store }: Visitor = {},
): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/app/dashboard');
  if (store !== undefined) {
    await page.getByRole('banner').getByTitle('Change the restaurant').click();
    await page.getByRole('menuitem', { name: store }).click();
  }
  await page.getByText('Live', { exact: true }).waitFor();
}
