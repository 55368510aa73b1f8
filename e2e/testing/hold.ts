import type { Page } from 'playwright-core';

/** Holds a page's requests to matching addresses until the returned function is called. */
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

/** Keeps the page from hearing of changes in its store. */
export const holdEvents = (page: Page) => hold(page, '**/events*');
