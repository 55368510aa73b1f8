import { describe, expect, test } from 'vitest';
import { formatClock, minuteOfDayIn } from '#platform/time/rules/clock.ts';
import { DESKTOP } from './testing/browser.ts';
import { DEMO_EMAIL, DEMO_PASSWORD } from './testing/demo.ts';
import { watchShifts } from './testing/shifts.ts';
import { scrollTo } from './testing/stable-locators.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

interface Labelled {
  _id: string;
  label: string;
}

/** Sets the menu's hours so that it is or is not served now, and returns its id. */
async function serveBreakfast(isServed: boolean): Promise<string> {
  const body = { email: DEMO_EMAIL, password: DEMO_PASSWORD };
  const { token, stores } = (await stage.thali.call('POST', '/tenant/api/login/', { body })).body;
  const store = stores.find(({ slug }: { slug: string }) => slug === 'saffron-street');
  const url = `/api/stores/${store._id}/catalogue`;
  const { body: catalogue, headers } = await stage.thali.call('GET', url, { token });
  const minute = minuteOfDayIn('Asia/Kolkata', Date.now());
  const [from, to] = isServed ? [-60, 120] : [120, 240];
  const at = (minutes: number) => formatClock((minute + minutes + 1440) % 1440);
  const hours = { activeStartTime: at(from), activeEndTime: at(to) };
  const menus = catalogue.menus.map((menu: Labelled) =>
    menu.label === 'Breakfast' ? { ...menu, ...hours } : menu,
  );
  const answer = await stage.thali.call('PUT', url, {
    body: { orderConfigs: catalogue.orderConfigs, menus },
    token,
    headers: { 'if-match': String(headers['etag']) },
  });
  expect(answer.status, answer.text).toBe(200);
  return menus.find(({ label }: Labelled) => label === 'Breakfast')._id;
}

describe('the directory', () => {
  test('searches while typing and counts the results', async () => {
    const { page } = await stage.person({ viewport: DESKTOP, dark: true });
    await page.goto('/menu/');
    const stores = page.locator('main li');
    await expect.poll(() => stores.count()).toBe(4);
    // Characters typed before the script has loaded count as well.
    await page.getByRole('searchbox').pressSequentially('IDLI bengal');
    await expect.poll(() => stores.count()).toBe(1);
    await page.getByRole('status').filter({ hasText: '1 restaurant' }).waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('IDLI bengal');
    await page.getByRole('link', { name: /Udupi Tiffin Room/ }).click();
    await page.getByRole('heading', { name: 'Udupi Tiffin Room' }).waitFor();
  });

  test('searches through the form without scripts', async () => {
    const { page } = await stage.person({ scripts: false });
    await page.goto('/menu/');
    await page.getByRole('searchbox').fill('lake fort');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/q=lake/);
    await page.getByText('No results').waitFor();
    await page.getByRole('searchbox').fill('udaipur lake');
    await page.getByRole('searchbox').press('Enter');
    await page.getByRole('link', { name: /Palace Rooms/ }).waitFor();
    await expect.poll(() => page.locator('main li').count()).toBe(1);
  });

  test('retries a failed next page too', async () => {
    const { page, mayComplain } = await stage.person();
    let isBroken = true;
    await page.route('**/api/store-listings*', async (route) => {
      const isFollowing = new URL(route.request().url()).searchParams.get('after') === 'more';
      if (isFollowing && isBroken) return route.abort();
      const [store] = (await (await route.fetch({ url: `${stage.origin}/api/store-listings` })).json())
        .stores;
      const stores = [isFollowing ? { ...store, slug: 'second', name: 'The second page' } : store];
      return route.fulfill({ json: { stores, next: isFollowing ? null : 'more' } });
    });
    await page.goto('/menu/');
    await page.getByRole('searchbox').fill('coffee');
    await page.getByRole('link', { name: 'More restaurants' }).click();
    await page.getByText('No internet connection.').waitFor();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: /The second page/ }).waitFor();
    await expect.poll(() => page.locator('main li').count()).toBe(2);
    mayComplain(/ERR_FAILED/);
  });

  test('drops a search when an earlier one is wanted again', async () => {
    const { page, mayComplain } = await stage.person();
    let isHeld = false;
    let letGo = () => {};
    await page.route('**/api/store-listings*', async (route) => {
      if (!isHeld) return route.abort();
      const held = Promise.withResolvers<void>();
      letGo = held.resolve;
      await held.promise;
      return route.fulfill({ json: { stores: [], next: null } });
    });
    await page.goto('/menu/');
    const search = page.getByRole('searchbox');
    const stores = page.locator('main li');
    await search.fill('coffee');
    const failure = page.getByText('No internet connection.');
    await failure.waitFor();
    await search.fill('');
    await failure.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    await expect.poll(() => stores.count()).toBe(4);

    isHeld = true;
    const asked = page.waitForRequest('**/api/store-listings*');
    await search.fill('coffee');
    await asked;
    await search.fill('');
    await page.waitForURL((url) => url.search === '');
    const answered = page.waitForResponse('**/api/store-listings*');
    letGo();
    await (await answered).finished();
    await page.getByRole('status').filter({ hasText: '4 restaurants' }).waitFor();
    await expect.poll(() => stores.count()).toBe(4);
    mayComplain(/ERR_FAILED/);
  });
});

describe('the page of one menu', () => {
  test('can be viewed outside its hours and leads to the menu that is served', async () => {
    const menuId = await serveBreakfast(false);
    const { page } = await stage.person();
    await page.goto(`/menu/${menuId}`);
    await page.getByText(/^Served from \d/).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Add / }).count()).toBe(0);
    await page
      .getByRole('button', { name: /^View more of/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'See current menu' }).click();
    await page.getByRole('heading', { name: 'Select Your Favourite Menu' }).waitFor();
  });
});

test('the example fills a cart and explains that it ends there', async () => {
  const { page } = await stage.person();
  await page.goto('/example/');
  await page.getByText('This is an example.').waitFor();
  await page.getByRole('button', { name: 'Add Masala chai' }).click();
  await page.getByRole('button', { name: /^Add Paneer tikka/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Add \d+ · / })
    .click();
  await page.getByRole('link', { name: /View cart/ }).click();
  await page.getByRole('heading', { name: 'The example ends here' }).waitFor();
  await page.getByRole('heading', { name: 'Cart (Items: 2)' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Cart (Items: 2)' }).waitFor();
  const own = page.getByRole('link', { name: 'Create your menu' });
  await expect.poll(() => own.getAttribute('href')).toBe('/auth/register');
  await page.getByRole('link', { name: 'Add more items' }).click();
  await page.getByText('This is an example.').waitFor();
});

test('the welcome says what this is, leads to a menu of one’s own and to a demo, and shows pictures of its dishes', async () => {
  const { page } = await stage.person({ viewport: DESKTOP });
  await page.goto('/');
  const promise = page.getByRole('region', { name: 'Create your menu' });
  const links = promise.getByRole('link');
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual(['/auth/register', '/demo']);
  const pictures = page.locator('[data-dish] img');
  await expect.poll(() => pictures.count()).toBe(10);
  const first = pictures.first();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
});

test.each(['/example/', '/no-such-place', '/night-owl', '/thankyou/', '/menu/'])(
  'every file that the server names in %s exists',
  async (path) => {
    const page = await (await fetch(stage.origin + path)).text();
    const files = new Set(page.match(/\/assets\/[\w./-]+/g));
    expect(files.size).toBeGreaterThan(1);
    for (const file of files) expect((await fetch(stage.origin + file)).status, file).toBe(200);
  },
);

test('the directory keeps its place while pictures come', async () => {
  const { page } = await stage.person();
  const shifted = await watchShifts(page);
  await page.goto('/menu/');
  const cards = page.locator('main li');
  for (let at = 0; at < (await cards.count()); at++) {
    await scrollTo(cards.nth(at));
    await expect
      .poll(() =>
        cards
          .nth(at)
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
  }
  expect(await shifted()).toEqual([]);
});
