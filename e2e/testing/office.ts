import type { Page } from 'playwright-core';
import { catalogueOf, replaceCatalogue, simpleItem } from '../../src/testing/server/test-stores.ts';
import { signUp } from './sign-up.ts';
import type { Stage } from './stage.ts';

export interface Office {
  storeId: string;
  slug: string;
  email: string;
  token: string;
}

export async function openRestaurant(stage: Stage, storeName: string): Promise<Office> {
  const { store, email } = await signUp(stage, storeName);
  const { storeId, slug, token } = store;
  await replaceCatalogue(stage.thali, store, catalogueOf([simpleItem('Masala chai', 500)]));
  return { storeId, slug, email, token };
}

/** Saves the changes on the screen, and waits until they are stored. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
}
