import { readFileSync } from 'node:fs';
import { errors, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE_MS } from '../../src/testing/server/wait-until.ts';

const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const MOST_TRIES = 3;
const STILL_FRAMES = 4;
/** On each of our pages: the content is there, with a heading, and no part of it is still being fetched. */
const MAIN = 'main:not([aria-busy=true])';
const HEADING = 'h1, [role=heading][aria-level="1"]';
const LOADING = '[data-loading]';

interface AxeWindow {
  axe: {
    configure(spec: { noHtml: boolean }): void;
    run(options: {
      resultTypes: ['violations'];
      selectors: boolean;
      elementRef: boolean;
      iframes: boolean;
      preload: { assets: 'media'[] };
      runOnly?: string[];
    }): Promise<{
      violations: { id: string; nodes: { element: Element | null; failureSummary?: string }[] }[];
    }>;
  };
}

/**
 * Checks a page's accessibility once nothing moves, by all rules or by those that are named. If the page is being
 * left, the next one is checked.
 */
export async function checkAccessibility(page: Page, rules?: string[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      expect(await findViolations(page, rules)).toEqual([]);
      return;
    } catch (error) {
      if (attempt === MOST_TRIES || !/Execution context|navigat/i.test(String(error))) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
  }
}

/** Checks a page that was loaded without scripts. axe needs them, so it runs in a copy of the page. */
export async function checkUnscripted(page: Page): Promise<void> {
  const [body, url, viewport] = [await page.content(), page.url(), page.viewportSize()];
  const context = await page.context().browser()?.newContext({ viewport, serviceWorkers: 'block' });
  const copy = await context?.newPage();
  if (!copy) throw new Error('The browser is gone');
  const headers = { 'content-security-policy': "script-src 'none'" };
  await copy.route(url, (route) => route.fulfill({ body, headers, contentType: 'text/html' }));
  await copy.goto(url);
  await checkAccessibility(copy);
  await copy.context().close();
}

/** Waits for content, since an empty page breaks other rules, or none. */
export async function waitForContent(page: Page): Promise<void> {
  const isThere = ([main = '', heading = '', loading = '']: readonly string[]) =>
    [main, heading].every((wanted) => document.querySelector(wanted) !== null) &&
    document.querySelector(loading) === null;
  try {
    await page.waitForFunction(isThere, [MAIN, HEADING, LOADING] as const);
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    const text = await page.locator('body').ariaSnapshot({ timeout: PATIENCE_MS });
    throw new Error(`${page.url()} has no main content with a heading. It reads: ${text || 'nothing'}`);
  }
}

/**
 * Waits until nothing has moved for some frames. A dialog gets its name and starts moving a few frames after
 * it opens.
 */
async function waitForStillness(page: Page): Promise<void> {
  await page.evaluate(async (frames) => {
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getTiming().iterations !== Infinity;
    for (let still = 0; still < frames; still++) {
      await new Promise(requestAnimationFrame);
      if (document.getAnimations().some(isMoving)) still = -1;
    }
  }, STILL_FRAMES);
}

/**
 * Injects axe like a debugger, since the page's policy allows no foreign scripts. `page.evaluate()` would
 * wrap and copy its argument several times, which takes a fifth longer for so large a script.
 */
async function putInAxe(page: Page): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('Runtime.evaluate', { expression: axe });
  await debug.detach();
}

async function findViolations(page: Page, rules?: string[]): Promise<string[][]> {
  await waitForContent(page);
  await waitForStillness(page);
  if (!(await page.evaluate(() => 'axe' in window))) await putInAxe(page);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as AxeWindow;
    // Skips what no enabled rule reads: each element's source and selector, and fetching style sheets again.
    axe.configure({ noHtml: true });
    const { violations: found } = await axe.run({
      resultTypes: ['violations'],
      selectors: false,
      elementRef: true,
      // axe stands in no frame, and would wait half a second for each.
      iframes: false,
      preload: { assets: ['media'] },
      ...(runOnly && { runOnly }),
    });
    const { scrollHeight, clientHeight } = document.documentElement;
    const main = document.querySelector('main');
    const isTooLong = main && getComputedStyle(main).overflowY === 'auto' && scrollHeight > clientHeight;
    const tooLong = isTooLong
      ? [[`the page scrolls around its content: ${scrollHeight} > ${clientHeight}`]]
      : [];
    return tooLong.concat(
      found.map(({ id, nodes }) => [
        id,
        ...nodes.map(
          ({ element, failureSummary }) => `${element?.outerHTML.slice(0, 300)} ${failureSummary}`,
        ),
      ]),
    );
  }, rules);
}
