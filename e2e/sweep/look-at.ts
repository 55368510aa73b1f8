import type { Page } from 'playwright-core';
import { checkAccessibility, waitForContent } from '../testing/accessibility.ts';
import { DESKTOP } from '../testing/browser.ts';
import { checkLargeText } from '../testing/large-text.ts';

/** The smallest phone that we look at: what fits there fits elsewhere. */
export const SMALL = { width: 360, height: 640 };
/** The rule for which another theme matters. */
const CONTRAST = ['color-contrast'];

export interface Look {
  /** Also as a desktop shows it, in the dark. */
  isWide?: boolean;
  /** Also with its text at twice the size. */
  isLarge?: boolean;
}

/** Holds a page against every rule, and its colours in the dark too. */
export async function lookAt(page: Page, { isWide = false, isLarge = false }: Look): Promise<void> {
  await checkAccessibility(page);
  if (isLarge) await checkLargeText(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  if (isWide) {
    await page.setViewportSize(DESKTOP);
    await checkAccessibility(page);
    await page.setViewportSize(SMALL);
  } else await checkAccessibility(page, CONTRAST);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Checks what another language can break: the room that its words need. That it names everything, its texts show. */
export async function readIn(page: Page): Promise<void> {
  await waitForContent(page);
  await checkLargeText(page);
}

/** Changes the language of the back office as its own menu does, with all that is open. Its letters move what is shown. */
export async function speak(page: Page, language: 'en' | 'hi'): Promise<void> {
  await page.evaluate((value) => {
    const key = 'thali.language';
    localStorage.setItem(key, JSON.stringify(value));
    dispatchEvent(new CustomEvent('mantine-local-storage', { detail: { key, value } }));
  }, language);
  await page.waitForFunction((value) => document.documentElement.lang === value, language);
  await waitForContent(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}
