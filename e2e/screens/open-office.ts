import type { Page } from 'playwright-core';
import { signIn } from '../testing/sign-in.ts';
import type { Visitor } from './visitor.ts';

/** The store in which a page's person has signed in: once is enough for all scenes. */
const stores = new WeakMap<Page, string>();

export async function openOffice(
  { page, password, hindi }: Visitor,
  path: string,
  store = 'Saffron Street',
): Promise<void> {
  // The back office stores its language on the device.
  if (hindi) await page.addInitScript(() => localStorage.setItem('thali.language', '"hi"'));
  if (stores.get(page) === store) await page.goto(path);
  else await signIn(page, { password, store, path });
  stores.set(page, store);
  await page.getByRole('heading', { level: 1 }).waitFor();
}
