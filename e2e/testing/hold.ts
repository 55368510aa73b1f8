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

/** Holds what the server answers now until the returned function is called. Answers whether one has been held. */
export async function holdAnswer(page: Page, address: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route(
    address,
    async (route) => {
      const response = await route.fetch();
      isHeld = true;
      await promise;
      // The page may have given it up meanwhile.
      await route.fulfill({ response }).catch(() => {});
    },
    { times: 1 },
  );
  return { release, isHeld: () => isHeld };
}

export const holdScript = (page: Page) => hold(page, '**/assets/entry-client-*.js');

/** Keeps the page from hearing of changes in its store. */
export const holdEvents = (page: Page) => hold(page, '**/events*');
