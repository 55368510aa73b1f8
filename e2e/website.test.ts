import type { FrameLocator, Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { lookAt, ONLINE, PAID } from '../src/money/payments/server/testing/pay-scene.ts';
import type { Person } from './testing/browser.ts';
import { setPayingStage } from './testing/gateway.ts';
import { addDish, chooseType, openCart, orderSlug, placeButton } from './testing/ordering.ts';
import { signIn } from './testing/sign-in.ts';
import { codeFor, HEAD, plainLink, serveWebsite } from './testing/website.ts';

const { stage, host: gateway, openStore } = await setPayingStage();
const { thali, origin } = stage;
const store = await openStore('paytm');

const { body: udupi } = await thali.call('GET', '/restaurant/api/store/web/udupi-tiffin/');
const { website, stranger, visit } = await serveWebsite(stage, [store.storeId, udupi.profile._id]);

const SCRIPT = (slug: string, more = '') => codeFor(origin, slug, more);
const STRICT = `default-src 'none'; img-src data:; script-src ${origin}; frame-src ${origin}; style-src 'self'`;
/** As WordPress writes a block of HTML, in a theme with rules for all that it knows. */
const WORDPRESS = (script: string) => `${HEAD}<style>
  * { margin: 0; color: teal } p > * { display: none } iframe { max-width: 50%; height: auto !important }
  button, a { display: block; width: 9px; padding: 0; background: none; text-transform: uppercase }
</style><body class="wp-site"><h1>Udupi</h1><div class="entry-content wp-block-post-content"><p>${script}</p></div>`;

const guest = (viewport = { width: 320, height: 640 }) =>
  stage.person({ gateway: [gateway, website, stranger], viewport });

const sizeOf = (target: Locator) =>
  target.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);

async function takeTea(frame: FrameLocator, type: string): Promise<void> {
  await addDish(frame, 'Tea');
  await openCart(frame);
  await chooseType(frame, type);
  await frame.getByRole('textbox', { name: 'Table/Room no.' }).fill('4');
}

/** As browsers do whose users let other sites keep nothing. */
const keepNothing = ({ context }: Person) =>
  context.addInitScript(() => {
    if (window.top === window) return;
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });

test('a page with a strict policy: a button opens the menu, where guests order', async () => {
  const { page } = await guest();
  const frame = await visit(
    page,
    HEAD + plainLink(origin, store.slug) + SCRIPT(store.slug, 'data-colour="FFEB3B"'),
    {
      policy: STRICT,
    },
  );
  const button = page.getByRole('link', { name: 'Order online' });
  expect(await button.evaluate((link) => getComputedStyle(link).color)).toBe('rgb(0, 0, 0)');
  await button.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Order online' });
  await takeTea(frame, 'Dine-In');
  await expect.poll(() => sizeOf(panel)).toEqual([320, 640]);

  // What is in the cart stays when the panel is closed, by its button or by Escape inside of the frame.
  await frame.getByRole('textbox', { name: 'Table/Room no.' }).press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await expect.poll(() => button.evaluate((link) => link.matches(':focus'))).toBe(true);
  await button.press('Enter');
  await panel.getByRole('button', { name: 'Close' }).click();
  await panel.waitFor({ state: 'hidden' });
  await button.click();
  await placeButton(frame).click();
  await frame.locator('[aria-current="step"]').waitFor();
});

test('WordPress: the menu stands in the page and grows with it, whatever its theme says', async () => {
  const { page } = await guest({ width: 1280, height: 900 });
  const frame = await visit(page, WORDPRESS(SCRIPT('udupi-tiffin', 'data-show="menu" data-lang="en"')));
  await frame.getByRole('button', { name: 'Add Sambar vada', exact: true }).last().waitFor();
  const size = () => sizeOf(page.locator('iframe'));
  await expect.poll(size).toEqual([1280, 765]);
  await addDish(frame, 'Sambar vada');
  await openCart(frame);
  await chooseType(frame, 'Dine-In');
  await frame.getByRole('combobox', { name: 'Table/Room no.' }).selectOption('4');
  await placeButton(frame).click();
  await frame.locator('[aria-current="step"]').waitFor();
  await expect.poll(size).toEqual([1280, 765]);
});

test('in Hindi, and in another language that the guest chooses in the frame', async () => {
  const { page } = await guest();
  const hindi = `${HEAD}<html lang="hi-IN"><body>${SCRIPT('udupi-tiffin', 'data-show="reserve-button"')}`;
  await visit(page, hindi);
  await page.getByRole('link', { name: 'टेबल बुक करें' }).waitFor();
  const frame = await visit(
    page,
    `${HEAD}<html lang="hi"><body>${SCRIPT('udupi-tiffin', 'data-show="menu"')}`,
  );
  await expect.poll(() => frame.locator('html').getAttribute('lang')).toBe('hi');
  await frame.getByRole('button', { name: 'View the menu in English' }).click();
  await expect.poll(() => frame.locator('html').getAttribute('lang')).toBe('en');
});

test('without storage guests order, and pay outside of the frame, where the order is', async () => {
  const person = await guest();
  const { page } = person;
  await keepNothing(person);
  const frame = await visit(page, HEAD + SCRIPT(store.slug, 'data-show="menu"'));
  await takeTea(frame, ONLINE);
  await placeButton(frame).click();
  const pay = page.getByRole('button', { name: 'Pay ₹20.00' });
  await pay.waitFor();
  expect(new URL(page.url()).origin).toBe(gateway);
  await page.goBack();
  await page.getByRole('heading', { name: 'Waiting for your payment' }).waitFor();
  const slug = orderSlug(page);
  await page.getByRole('link', { name: 'Pay now', exact: true }).click();
  await pay.click();
  await page.waitForURL(`${origin}/status/${slug}`);
  await page.getByRole('main').getByText('Paid', { exact: true }).waitFor();
  expect(await lookAt(thali, { slug })).toEqual(PAID);
});

test('a website that nobody has named gets a link in place of the menu', async () => {
  const { page, mayComplain } = await guest();
  mayComplain(/frame/i);
  const at = { at: stranger };
  await visit(page, HEAD + SCRIPT(store.slug, 'data-show="menu"'), at);
  const link = page.getByRole('link', { name: 'Order online' });
  await link.click();
  await page.waitForURL(`${origin}/${store.slug}?lang=en`);
  await visit(page, HEAD + SCRIPT(store.slug), at);
  await link.click();
  const panel = page.getByRole('dialog');
  await panel.getByText(/^This can’t be shown here/).waitFor();
  await panel.getByRole('link', { name: 'Order online' }).waitFor();
});

test('an owner names the website, and finds the code for it', async () => {
  const person = await stage.person();
  const { page } = person;
  await signIn(page, { store: 'Saffron Street', path: '/app/settings/website' });
  await page.getByRole('button', { name: 'Add a website' }).click();
  const field = page.getByRole('textbox', { name: 'Website 1' });
  await field.fill('http://saffron.example');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await page.getByText('Must be the address of a website that begins with https://').waitFor();
  await field.fill('saffron.example/contact');
  await save.click();
  await expect.poll(() => field.inputValue()).toBe('https://saffron.example');
  const code = (show: string) => page.getByText(`data-store="saffron-street" ${show}`);
  await code('data-colour=').waitFor();
  await page.getByText('/saffron-street">Order online</a>').waitFor();
  await page.getByRole('button', { name: 'Menu in the page' }).click();
  await code('data-show="menu"').waitFor();
  const { headers } = await thali.call('GET', '/saffron-street', { headers: { accept: 'text/html' } });
  expect(headers['content-security-policy']).toContain('frame-ancestors https://saffron.example');
});
