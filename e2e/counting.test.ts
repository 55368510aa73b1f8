import type { IncomingMessage } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { loseNetwork, visit } from './testing/offline.ts';
import { addDish, openCart } from './testing/ordering.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const ITEMS = '/restaurant/api/menus/order/item/inc/';
const PAGES = '/api/page-views';
/** Longer than any count is held back. */
const WHILE_MS = MINUTE;

/** Records the calls that count something. */
function listenForCounts(): { url: string; cookie: string | undefined }[] {
  const { server } = stage.thali.app;
  const calls: { url: string; cookie: string | undefined }[] = [];
  const note = ({ url = '', headers: { cookie } }: IncomingMessage) => {
    if (url === ITEMS || url === PAGES) calls.push({ url, cookie });
  };
  server.on('request', note);
  onTestFinished(() => void server.off('request', note));
  return calls;
}

async function storeOf(slug: string): Promise<string> {
  const { body } = await stage.thali.call('GET', `/restaurant/api/store/web/${slug}/`);
  return body.profile._id;
}

/** Reads the page views that the owner sees, all days together. */
async function viewsOf(slug: string): Promise<Record<string, number>> {
  const url = `/api/stores/${await storeOf(slug)}/page-views`;
  const { body } = await stage.thali.call('GET', url, { token: await stage.ownerToken() });
  const sums: Record<string, number> = {};
  for (const { views } of body.days as { views: Record<string, number> }[])
    for (const [page, count] of Object.entries(views)) sums[page] = (sums[page] ?? 0) + count;
  return sums;
}

const NONE = { menu: 0, cart: 0, status: 0, history: 0, other: 0 };

test('a guest who wishes not to be tracked is not counted', async () => {
  const calls = listenForCounts();
  const { page, context } = await stage.person();
  await context.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  await page.goto('/heritage-cafe');
  await page.goto('/udupi-tiffin');
  await addDish(page, 'Sambar vada');
  await openCart(page);
  await context.clock.runFor(WHILE_MS);
  await page.goto('/heritage-cafe');
  await page
    .getByRole('button', { name: /^View more of/ })
    .first()
    .waitFor();
  expect(calls).toEqual([]);
});

test('nothing is counted offline, and nothing is sent later', async () => {
  const person = await stage.person({ worker: true });
  const { page, context } = person;
  await visit(person, '/heritage-cafe', '/heritage-cafe?lang=en');
  await expect.poll(() => viewsOf('heritage-cafe')).toEqual({ ...NONE, menu: 1 });
  await context.clock.install();
  await loseNetwork(person, '/heritage-cafe');
  const calls = listenForCounts();
  await context.setOffline(false);
  await context.clock.runFor(WHILE_MS);
  await expect.poll(() => page.locator('html').getAttribute('data-kept')).toBeNull();
  expect(calls).toEqual([]);
});

test('menu, dish and cart are counted without identifying the guest', async () => {
  const calls = listenForCounts();
  const { page, context } = await stage.person();
  await context.addCookies([{ name: 'lang', value: 'en', url: stage.origin }]);
  const bodies: Record<string, object[]> = { [ITEMS]: [], [PAGES]: [] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    bodies[pathname]?.push(request.postDataJSON());
  });
  await page.goto('/udupi-tiffin');
  await addDish(page, 'Sambar vada');
  await openCart(page);
  const profileID = await storeOf('udupi-tiffin');
  const add = { itemID: expect.any(String), event: 'add', count: 1 };
  const views = ['menu', 'cart'].map((name) => ({ page: name, count: 1 }));
  await expect.poll(() => bodies[ITEMS]).toEqual([{ profileID, events: [add] }]);
  await expect.poll(() => bodies[PAGES]).toEqual([{ profileID, views }]);
  await expect.poll(() => viewsOf('udupi-tiffin')).toEqual({ ...NONE, menu: 1, cart: 1 });
  expect(calls).toEqual([ITEMS, PAGES].map((url) => ({ url, cookie: undefined })));
});
