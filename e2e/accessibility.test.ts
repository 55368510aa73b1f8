import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkAccessibility } from './testing/accessibility.ts';
import { launchBrowser } from './testing/browser.ts';

const CONTENT = '<main><h1>The menu</h1></main>';
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
});
afterAll(() => browser.close());

/** Shows a page with this body. The script runs in it later. */
async function show(body: string, script = ''): Promise<void> {
  const html = `<!doctype html><html lang="en"><title>Test</title><body>${body}<script>${script}</script></body></html>`;
  await page.goto(`data:text/html,${encodeURIComponent(html)}`);
}

test('a page that is still empty is waited for', async () => {
  await show('<div id="root"></div>', `setTimeout(() => { root.outerHTML = '${CONTENT}' }, 300)`);
  await checkAccessibility(page);
});

test('what comes late is judged too', async () => {
  const late = CONTENT.replace('</main>', '<img src="data:,"></main>');
  await show(
    '<main aria-busy="true"></main>',
    `setTimeout(() => { document.body.innerHTML = '${late}' }, 300)`,
  );
  await expect(checkAccessibility(page)).rejects.toMatchObject({
    actual: [['image-alt', expect.stringContaining('<img src="data:,">')]],
  });
});

test('a dialog is judged once it has its name', async () => {
  await show(CONTENT);
  await checkAccessibility(page);
  await page.evaluate(() => {
    const dialog = Object.assign(document.createElement('section'), { role: 'dialog', textContent: 'Sure?' });
    document.querySelector('main')?.append(dialog);
    const inFrames = (left: number, work: () => void) =>
      requestAnimationFrame(() => (left === 1 ? work() : inFrames(left - 1, work)));
    inFrames(3, () => {
      dialog.ariaLabel = 'Remove';
    });
  });
  await checkAccessibility(page);
});

test('a page that stays empty is said to be empty', async () => {
  await show('<p>Wait</p>');
  page.setDefaultTimeout(300);
  await expect(checkAccessibility(page)).rejects.toThrow(
    /has no main content with a heading\. It reads: - paragraph: Wait$/,
  );
});
