import type { Page } from 'playwright-core';

/** Keeps a page's requests to such addresses on their way until the answer is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    // The page may have been left meanwhile.
    await route.continue().catch(() => {});
  });
  return resolve;
}

export const holdScript = (page: Page) => hold(page, '**/assets/entry-client-*.js');

/** The page does not hear of what changes in its store. */
export const holdEvents = (page: Page) => hold(page, '**/events*');
