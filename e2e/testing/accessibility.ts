import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const MOST_TRIES = 3;

interface AxeWindow {
  axe: {
    run(options: {
      resultTypes: ['violations'];
    }): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
  };
}

/** Holds a page against the rules of accessibility as soon as nothing moves; one that is just left, where it leads. */
export async function checkAccessibility(page: Page): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      expect(await findViolations(page)).toEqual([]);
      return;
    } catch (error) {
      if (attempt === MOST_TRIES || !/Execution context|navigat/i.test(String(error))) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
  }
}

/** The same for a page that was read without scripts, which can't be looked into where it stands. */
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

async function findViolations(page: Page): Promise<string[][]> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );
  // As a debugger would put it in: the page's policy lets no foreign script run.
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations: found } = await (window as unknown as AxeWindow).axe.run({
      resultTypes: ['violations'],
    });
    return found.map(({ id, nodes }) => [id, ...nodes.map((node) => `${node.html} ${node.failureSummary}`)]);
  });
}
