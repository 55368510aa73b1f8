import type { Locator } from 'playwright-core';
import { vi } from 'vitest';

const PATIENCE_MS = 15_000;

/**
 * Acts on what a page shows, again where the page has put another element in its place meanwhile: an order's page is
 * drawn anew when its script takes over. Clicks wait for that by themselves; scrolling and screenshots do not.
 */
const steadily = <T>(act: () => Promise<T>): Promise<T> =>
  vi.waitFor(act, { timeout: PATIENCE_MS, interval: 50 });

export const scrollTo = (target: Locator): Promise<void> => steadily(() => target.scrollIntoViewIfNeeded());

export const pictureOf = (target: Locator): Promise<Buffer> => steadily(() => target.screenshot());
