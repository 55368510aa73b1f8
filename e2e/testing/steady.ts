import type { Locator } from 'playwright-core';
import { vi } from 'vitest';

const PATIENCE_MS = 15_000;

/**
 * Tries again when the page replaces the element meanwhile, as an order's page does when its script takes over. Clicks
 * do that by themselves; scrolling and screenshots do not.
 */
const steadily = <T>(act: () => Promise<T>): Promise<T> =>
  vi.waitFor(act, { timeout: PATIENCE_MS, interval: 50 });

export const scrollTo = (target: Locator): Promise<void> => steadily(() => target.scrollIntoViewIfNeeded());

export const pictureOf = (target: Locator): Promise<Buffer> => steadily(() => target.screenshot());
