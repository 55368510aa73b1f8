import type { Page } from 'playwright-core';

/** Answers with what waits until the browser has kept all that was typed so far: keeping is done beside typing. */
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
