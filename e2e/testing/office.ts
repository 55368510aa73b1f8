import type { Page } from 'playwright-core';
import { catalogueOf, replaceCatalogue, simpleItem } from '../../src/server/testing/test-stores.ts';
import { DEMO_PASSWORD, type Stage } from './stage.ts';

export interface Office {
  storeId: string;
  slug: string;
  email: string;
  token: string;
}

/** A restaurant of its own that sells chai, and its owner. */
export async function openRestaurant({ thali }: Stage, storeName: string): Promise<Office> {
  const email = `${storeName.toLowerCase().replaceAll(' ', '-')}@office.example`;
  const body = { name: 'Asha Rao', email, password: DEMO_PASSWORD, storeName };
  const { body: signed } = await thali.call('POST', '/tenant/api/menu/signup/', { body });
  const [{ _id: storeId, slug }] = signed.stores;
  const store = { storeId, slug, token: signed.token as string, items: {} };
  await replaceCatalogue(thali, store, catalogueOf([simpleItem('Masala chai', 500)]));
  return { storeId, slug, email, token: store.token };
}

export async function signInTo(page: Page, email: string, path: string): Promise<void> {
  await page.goto(`/auth/login?next=${encodeURIComponent(path)}`);
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill(DEMO_PASSWORD);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(`**${path}`);
}

/** Saves what was changed on the screen, and waits until it is kept. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('There are changes that are not saved.').waitFor({ state: 'detached' });
}
