import type { Page } from 'playwright-core';

/**
 * Returns a function that waits until the browser has stored what was typed so far, which happens in the
 * background.
 */
export async function watchKeeping(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    let open = 0;
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
    crypto.subtle.encrypt = async (...asked) => {
      open += 1;
      return await encrypt(...asked).finally(() => {
        open -= 1;
      });
    };
    Object.assign(window, { isKeeping: () => open > 0 });
  });
  return async () => {
    await page.waitForFunction(() => !(window as unknown as { isKeeping: () => boolean }).isKeeping());
  };
}
