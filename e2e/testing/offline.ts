import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './browser.ts';

export const BANNER = 'Offline. This is the menu you last saw; order once you’re back.';

/** Chromium reports each request that found no network. */
const LOST = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

export const keptIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.replace(location.origin, ''));
  });

export async function visit({ page }: Person, address: string, copy: string): Promise<void> {
  await page.goto(address);
  await expect.poll(() => keptIn(page)).toContain(copy);
}

export async function loseNetwork({ page, context, mayComplain }: Person, address: string): Promise<void> {
  mayComplain(LOST);
  await context.setOffline(true);
  await page.goto(address);
  await page.getByText(BANNER).waitFor();
}

/** Ends the visit. A page left open would keep making requests. */
export async function leave({ page, context, mayComplain }: Person): Promise<void> {
  mayComplain(LOST);
  await context.setOffline(false);
  await page.goto('about:blank');
}
