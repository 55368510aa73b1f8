import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { teaStore } from '../src/testing/server/test-stores.ts';
import { addDish } from './testing/ordering.ts';
import { setStage } from './testing/stage.ts';
import { codeFor, HEAD, plainLink, serveWebsite } from './testing/website.ts';

const stage = await setStage();
const { thali, origin } = stage;
const { slug, storeId } = await teaStore(thali);
const { website, visit } = await serveWebsite(stage, [storeId]);

const ours = ({ origin: of }: URL) => of === origin;
const goAway = (page: Page) => page.route(ours, (route) => route.abort());
const comeBack = (page: Page) => page.unroute(ours);

/** A guest's browser says which requests have failed. */
async function guest(): Promise<Page> {
  const { page, mayComplain } = await stage.person({ gateway: website });
  mayComplain(/ERR_FAILED/);
  return page;
}

test('a script that does not come leaves the plain link, and one that comes takes its place', async () => {
  const page = await guest();
  const link = page.getByRole('link', { name: 'Order online' });
  const html = HEAD + plainLink(origin, slug) + codeFor(origin, slug);
  await goAway(page);
  await visit(page, html);
  await expect.poll(() => link.getAttribute('href')).toBe(`${origin}/${slug}`);
  await comeBack(page);
  await visit(page, html);
  await expect.poll(() => link.getAttribute('aria-haspopup')).toBe('dialog');
});

test('a menu that is loaded while the server is away gives way to a link, and comes back with its cart', async () => {
  const page = await guest();
  const frame = await visit(page, HEAD + codeFor(origin, slug, 'data-show="menu"'));
  const cart = frame.getByRole('link', { name: /View cart/ });
  await addDish(frame, 'Tea');
  await cart.waitFor();
  await goAway(page);
  await frame.locator('body').evaluate(() => location.reload());
  await page.getByRole('link', { name: 'Order online' }).waitFor();
  await comeBack(page);
  await cart.waitFor();
});

test('a panel that was opened while the server was away shows the menu when it is opened again', async () => {
  const page = await guest();
  const frame = await visit(page, HEAD + codeFor(origin, slug));
  const link = page.getByRole('link', { name: 'Order online' });
  await link.waitFor();
  await goAway(page);
  await link.click();
  const panel = page.getByRole('dialog', { name: 'Order online' });
  await panel.getByRole('link', { name: 'Order online' }).waitFor();
  await panel.getByRole('button', { name: 'Close' }).click();
  await comeBack(page);
  await link.click();
  await frame.getByRole('button', { name: 'Add Tea', exact: true }).last().waitFor();
});
