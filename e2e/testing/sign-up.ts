import type { Page } from 'playwright-core';
import { PASSWORD, type TestStore } from '../../src/testing/server/test-stores.ts';
import type { Stage } from './stage.ts';

const OWNER = 'Asha Rao';

/** Signs up an owner with an empty restaurant, through the API. */
export async function signUp(
  { thali }: Stage,
  storeName: string,
): Promise<{ store: TestStore; email: string }> {
  const email = `owner@${storeName.toLowerCase().replace(/\W+/g, '-')}.example`;
  const body = { name: OWNER, email, password: PASSWORD, storeName };
  const { body: signed } = await thali.call('POST', '/tenant/api/menu/signup/', { body });
  const [{ _id: storeId, slug }] = signed.stores;
  return { store: { storeId, slug, token: signed.token, items: {} }, email };
}

/** Signs up through the form, also when signed in already, up to the setup guide. */
export async function register(page: Page, email: string, storeName: string): Promise<void> {
  await page.goto('/auth/register-unprotected');
  await page.getByLabel('Restaurant name').fill(storeName);
  await page.getByLabel('Your name').fill(OWNER);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create your restaurant' }).click();
  await page.waitForURL('**/app/welcome');
}
