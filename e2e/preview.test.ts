import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP } from './testing/browser.ts';
import { openRestaurant } from './testing/office.ts';
import { signIn } from './testing/sign-in.ts';
import { signUp } from './testing/sign-up.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const MENUS = '/app/management/e-commerce/products';
/** The same program under another name: to a browser, somebody else. */
const elsewhere = stage.origin.replace('localhost', '127.0.0.1');

const frameIn = (page: Page) => page.frameLocator('iframe[title="Preview"]');
const nameField = (page: Page) => page.getByLabel('Name', { exact: true });

/** The page of one dish in the editor, with the dish open in the frame. */
async function openDish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More about Masala chai', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await frameIn(page).getByRole('dialog', { name: 'Masala chai' }).waitFor();
}

test('a page of somebody else gets no frame', async () => {
  const { page, mayComplain } = await stage.person({ gateway: elsewhere });
  mayComplain(/frame/i);
  const body = `<iframe src="${stage.origin}/menu/preview"></iframe>`;
  await page.route(`${elsewhere}/`, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.goto(`${elsewhere}/`);
  await expect.poll(() => page.frames().at(1)?.url()).toBe('chrome-error://chromewebdata/');
});

test('whoever opens it by itself gets no page', async () => {
  const { page } = await stage.person();
  await page.goto('/menu/preview');
  await page.getByText('Sorry, page not found!').waitFor();
});

test('drafts of other windows are not shown', async () => {
  const { email, slug } = await openRestaurant(stage, 'Forged Chai');
  const owner = await stage.person({ viewport: DESKTOP, gateway: elsewhere });
  const { page, context } = owner;
  await signIn(page, { email, path: MENUS });
  const { body: store } = await stage.thali.call('GET', `/api/store-pages/${slug}`);
  const draft = { store, menuId: null, dish: null, theme: 'light', isLook: false };
  draft.store.page.profile.name = 'Not ours';

  const other = await context.newPage();
  await other.route(`${elsewhere}/`, (route) => route.fulfill({ body: '', contentType: 'text/html' }));
  await other.goto(`${elsewhere}/`);
  const opening = context.waitForEvent('page');
  await other.evaluate((url) => Object.assign(window, { office: window.open(url) }), stage.origin + MENUS);
  const office = await opening;
  const frame = frameIn(office);
  await frame.getByRole('button', { name: 'Masala chai', exact: true }).waitFor();

  await other.evaluate((forged) => {
    (window as unknown as { office: Window }).office.frames[0]?.postMessage(forged, '*');
  }, draft);
  await frame.locator(':root').evaluate((_, forged) => window.postMessage(forged, location.origin), draft);
  await frame.locator(':root').evaluate(() => window.parent.postMessage('preview-ready', location.origin));
  const price = office.getByLabel('Price of Masala chai');
  await price.fill('510');
  await price.press('Enter');
  await frame.getByText('₹510').waitFor();
  await expect.poll(() => frame.getByRole('heading', { level: 1 }).textContent()).toBe('Forged Chai');

  // The page around the frame can show the same draft, until it posts its own again.
  await expect
    .poll(async () => {
      await office.evaluate((forged) => window.frames[0]?.postMessage(forged, location.origin), draft);
      return frame.getByRole('heading', { level: 1 }).textContent();
    })
    .toBe('Not ours');
  await other.close();
  await office.close();
});

test('what is typed is shown, and the frame leaves the focus where it is', async () => {
  const { email } = await openRestaurant(stage, 'Focus Chai');
  const { page } = await stage.person({ viewport: DESKTOP });
  await signIn(page, { email, path: MENUS });
  await openDish(page);
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('iframe');
  await nameField(page).fill('');
  await nameField(page).pressSequentially('Kadak chai');
  const sheet = frameIn(page).getByRole('dialog', { name: 'Kadak chai' });
  await sheet.waitFor();
  expect(await nameField(page).evaluate((field) => field === document.activeElement)).toBe(true);

  await page.getByRole('button', { name: 'Sizes and extras' }).click();
  await page.getByRole('button', { name: '+ Extras: choose several' }).click();
  await page.getByLabel('Option', { exact: true }).last().fill('Ginger');
  await sheet.getByText('Ginger').waitFor();
  // Choices are kept by the name of their group: with another name, the sheet opens anew at each letter.
  const group = page.getByLabel('Option group', { exact: true }).last();
  await group.fill('');
  for (const name of ['W', 'Wi', 'Wit', 'With']) {
    await group.press(name.slice(-1));
    await sheet.getByRole('group', { name, exact: true }).waitFor();
  }
  await expect.poll(() => group.inputValue()).toBe('With');

  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });
  expect(page.url()).toContain('/app/management/e-commerce/product/');
});

test('a guest’s taps are kept by nobody and reach nobody', async () => {
  const { email } = await openRestaurant(stage, 'Empty Chai');
  const { page, context } = await stage.person({ viewport: DESKTOP });
  await signIn(page, { email, path: MENUS });
  const frame = frameIn(page);
  await frame.getByRole('button', { name: 'Masala chai', exact: true }).waitFor();
  const kept = () =>
    page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage), history.length]);
  const before = await kept();
  const asked: string[] = [];
  context.on('request', (request) => {
    const isOfFrame = request.frame().url().includes('/menu/preview');
    if (isOfFrame && !['script', 'stylesheet', 'image'].includes(request.resourceType()))
      asked.push(request.url());
  });
  await frame.getByRole('button', { name: 'Add Masala chai' }).click();
  await frame.getByRole('link', { name: 'View cart' }).click();
  await frame.getByRole('button', { name: 'Masala chai', exact: true }).click();
  await frame.getByRole('dialog', { name: 'Masala chai' }).getByRole('button', { name: 'Favourite' }).click();
  await frame.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await frame.getByRole('button', { name: 'About us' }).click();
  await frame
    .getByRole('dialog', { name: 'About us' })
    .getByRole('button', { name: 'Close' })
    .first()
    .click();
  await frame.getByRole('button', { name: 'Terms' }).click();
  await frame.getByRole('region', { name: 'Cart' }).waitFor();
  expect(await kept()).toEqual(before);
  expect(asked).toEqual([]);
  await page.reload();
  await frame.getByRole('button', { name: 'Add Masala chai' }).waitFor();
});

test('one of several menus is chosen in the frame, and shown as at another hour', async () => {
  const { page } = await stage.person({ viewport: DESKTOP });
  await signIn(page, { store: 'Saffron Street', path: MENUS });
  await page.getByLabel('Preview time').fill('480');
  const frame = frameIn(page);
  await page
    .getByRole('navigation', { name: 'Menus' })
    .getByRole('button', { name: /^Breakfast/ })
    .click();
  await frame.getByRole('button', { name: 'Kanda poha', exact: true }).waitFor();
  await frame.getByRole('link', { name: 'All menus' }).click();
  await frame.getByRole('heading', { name: 'Select Your Favourite Menu' }).waitFor();
  expect(page.url()).toContain(MENUS);
  await frame.getByRole('link', { name: /^Breakfast/ }).click();
  await frame.getByRole('button', { name: 'Kanda poha', exact: true }).waitFor();

  await page.getByLabel('Preview time').fill('1200');
  await frame.getByRole('button', { name: 'Kanda poha', exact: true }).waitFor({ state: 'detached' });
  await page.getByText('is not served at this time').waitFor();
  await page.getByRole('button', { name: /^Show 7:/ }).click();
  await frame.getByRole('button', { name: 'Kanda poha', exact: true }).waitFor();
});

test('it has the tones of the guests’ page in the dark', async () => {
  const dark = true;
  const [owner, guest] = [await stage.person({ viewport: DESKTOP, dark }), await stage.person({ dark })];
  await signIn(owner.page, { store: 'Udupi Tiffin Room', path: MENUS });
  await guest.page.goto('/udupi-tiffin');
  const tonesOf = (root: Element) => {
    const style = getComputedStyle(root);
    return [
      ...['--brand-strong', '--brand-text', '--brand-tint'].map((name) =>
        style.getPropertyValue(name).trim(),
      ),
      getComputedStyle(document.body).backgroundColor,
    ];
  };
  const wanted = await guest.page.locator(':root').evaluate(tonesOf);
  await frameIn(owner.page).getByRole('button', { name: 'Plain dosa', exact: true }).waitFor();
  await expect.poll(() => frameIn(owner.page).locator(':root').evaluate(tonesOf)).toEqual(wanted);
});

test('a colour is seen on sample dishes before there is a menu, in both themes', async () => {
  const { email } = await signUp(stage, 'Unwritten Chai');
  const { page } = await stage.person({ viewport: DESKTOP });
  await signIn(page, { email, path: '/app/settings/look' });
  await page.getByLabel('Colour code').fill('#1F6FB2');
  for (const theme of ['light', 'dark']) {
    const frame = page.frameLocator(`iframe[title="Guest menu, ${theme}" i]`);
    await frame.getByText('Paneer tikka', { exact: true }).waitFor();
    const root = frame.locator(':root');
    await expect.poll(() => root.getAttribute('data-theme')).toBe(theme);
    const strong = () =>
      root.evaluate((html) => getComputedStyle(html).getPropertyValue('--brand-strong').trim());
    if (theme === 'light') await expect.poll(strong).toBe('#1f6fb2');
    else await expect.poll(strong).not.toBe('#0b6e3f');
  }
});
