import type { Page } from 'playwright-core';
import { signIn } from './sign-in.ts';
import type { Stage } from './stage.ts';

export const MENUS = '/app/management/e-commerce/products';

/** Opens the menus of one of the demo owner's restaurants. */
export const openMenus = (page: Page, store: string) => signIn(page, { store, path: MENUS });

/** The guests' page beside the editor. */
export const phoneIn = (page: Page) => page.frameLocator('iframe[title="Preview"]');

export interface Named {
  label: string;
  order: number;
}

/** Reads catalogues from the server. */
export function readMenus({ thali, ownerToken }: Pick<Stage, 'thali' | 'ownerToken'>) {
  async function catalogueOf(store: string) {
    const token = await ownerToken();
    const session = await thali.call('GET', '/api/session', { token });
    const { _id } = session.body.stores.find(({ name }: { name: string }) => name === store);
    return (await thali.call('GET', `/api/stores/${_id}/catalogue`, { token })).body;
  }

  async function itemsOf(store: string, category: string): Promise<string[]> {
    const { menus } = await catalogueOf(store);
    const found = menus
      .flatMap(({ categories }: { categories: (Named & { items: Named[] })[] }) => categories)
      .find(({ label }: Named) => label === category);
    return (found?.items ?? [])
      .toSorted((one: Named, other: Named) => one.order - other.order)
      .map(({ label }: Named) => label);
  }
  return { catalogueOf, itemsOf };
}
