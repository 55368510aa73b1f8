import { expect, test } from 'vitest';
import { PASSWORD } from '../src/testing/server/test-stores.ts';
import { DESKTOP } from './testing/browser.ts';
import { DEMO_EMAIL } from './testing/demo.ts';
import { doubleTap } from './testing/double-tap.ts';
import { openKitchen, ticket } from './testing/kitchen.ts';
import { save } from './testing/office.ts';
import { fillSignIn, signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const STORE = 'Udupi Tiffin Room';
/** Browsers fetch six files at a time from a server without HTTP/2. */
const MOST_FILES = 24;

test('an owner of several restaurants starts in the first, switches, and the choice is remembered', async () => {
  const { page } = await stage.person({ viewport: DESKTOP });
  await page.goto('/auth/login?next=%2Fapp%2Fdashboard');
  await fillSignIn(page, DEMO_EMAIL);
  await page.waitForURL('**/app/dashboard');
  await page.getByText('Live', { exact: true }).waitFor();
  const chooser = page.getByRole('banner').getByTitle('Switch restaurant');
  await expect.poll(() => chooser.textContent()).toContain('Saffron Street');
  await chooser.click();
  await page.getByRole('menuitem', { name: STORE }).click();
  await chooser.filter({ hasText: STORE }).waitFor();
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/assets/office/')) files.add(request.url());
  });
  await page.reload();
  await page.getByText('Live', { exact: true }).waitFor();
  expect(files.size, 'files that the board is made of').toBeLessThanOrEqual(MOST_FILES);
  await expect.poll(() => chooser.textContent()).toContain(STORE);
  await page.goto('/app/management/e-commerce/list');
  await page.getByRole('button', { name: 'Mark sold out: Ghee podi idli' }).waitFor();
});

test('an order taken at the counter on a phone is on the board', async () => {
  const { page } = await stage.person();
  await signIn(page, { store: STORE });
  await page.getByRole('link', { name: 'New order' }).click();
  await page.getByRole('searchbox', { name: 'Search for a dish' }).fill('ghee podi');
  await page.getByRole('button', { name: 'Ghee podi idli' }).click();
  await page.getByRole('searchbox', { name: 'Search for a dish' }).fill('medu');
  await page.getByRole('button', { name: 'Medu vada' }).click();
  const options = page.getByRole('dialog', { name: 'Medu vada' });
  await options.getByRole('button', { name: /^Add/ }).click();
  await options.getByText(/^Please choose/).waitFor();
  await options.getByRole('radio').first().check();
  await options.getByRole('button', { name: /^Add/ }).click();
  await page.getByRole('button', { name: /^Order: 2/ }).click();
  await page.getByRole('button', { name: 'Add a note (Note for Medu vada)' }).click();
  await page.getByRole('textbox', { name: 'Note for Medu vada' }).fill('Without coconut');
  await page.getByRole('button', { name: /^Send to kitchen/ }).click();
  await page.getByText('Please fill this in.').waitFor();
  await page.getByText('12', { exact: true }).click();
  await expect.poll(() => page.getByRole('radio', { name: 'Table 12' }).isChecked()).toBe(true);
  await page.getByText('Guest and note').click();
  await page.getByLabel('Name', { exact: true }).fill('Ravi');
  await page.goto('/app');
  await page.waitForURL('**/app/dashboard');
  await page.getByRole('link', { name: 'New order' }).click();
  await page.getByRole('button', { name: /^Order: 2/ }).click();
  await page.getByText('Ravi', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Send to kitchen/ }).click();
  const said = await page.getByText(/^Order \d+ placed$/).textContent();
  const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('thali.draft.'));
  // Neither the dishes nor the guest are kept for the next order, at most the order type.
  expect((await page.evaluate(kept)).filter((key) => !key.endsWith('-type'))).toEqual([]);
  await page.getByRole('link', { name: 'Go to board' }).click();
  await page.getByText('Without coconut').first().waitFor();
  await page.getByRole('article', { name: new RegExp(`^${said?.split(' placed')[0]}, .*12`) }).waitFor();
  await page.getByRole('article').getByText('Medu vada').waitFor();
});

test('on a phone, a new-order alert covers neither the order form nor the save bar', async () => {
  const { email, place } = await openKitchen(stage, 'Meanwhile');
  const { page } = await stage.person();
  await signIn(page, { email, password: PASSWORD });
  await page.getByRole('button', { name: 'Start shift' }).click();
  await page.getByRole('link', { name: 'New order' }).click();
  await page.getByRole('button', { name: /^Masala chai/ }).click();
  await place({ 'Butter naan': 2 }, { table: '3' });
  const silence = page.getByRole('button', { name: /^Acknowledge/ });
  await silence.waitFor();
  await page.getByRole('button', { name: /^Order: 1/ }).click();
  await page.getByRole('button', { name: /^Send to kitchen/ }).waitFor();
  await page.goto('/app/settings/legal');
  await page.getByLabel('Legal name').fill('Meanwhile Foods Pvt. Ltd.');
  await save(page);
  await silence.click();
  await silence.waitFor({ state: 'detached' });
});

test('the sound has one control: start the shift, acknowledge, and only then end the shift', async () => {
  const { email, place } = await openKitchen(stage, 'One Bell');
  const { page } = await stage.person();
  await signIn(page, { email, password: PASSWORD });
  const order = await place({ 'Butter naan': 2 }, { table: '3' });
  await ticket(page, order).getByText('New', { exact: true }).waitFor();
  const control = page.getByRole('button', { name: /acknowledge|sound|shift/i });
  await expect.poll(() => control.allTextContents()).toEqual(['Start shift with sound']);
  await page.getByRole('link', { name: 'New order' }).click();
  await expect.poll(() => control.count()).toBe(1);
  await control.click();
  await doubleTap(page.getByRole('button', { name: 'Acknowledge 1 new order' }));
  await page.getByRole('button', { name: 'Sound on' }).waitFor();
  await expect.poll(() => control.count()).toBe(1);
});

test('the palette opens a screen and a dish with the keyboard alone', async () => {
  const { page } = await stage.person({ viewport: DESKTOP });
  await signIn(page, { store: STORE });
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Action, screen, dish, order or phone' });
  await field.fill('no such thing');
  await page.getByText('No results for “no such thing”').waitFor();
  await field.fill('upi');
  await page.getByRole('option', { name: /^Payments/, selected: true }).waitFor();
  await field.fill('gst');
  await page.getByRole('option', { name: /^Legal details/ }).waitFor();
  await field.fill('refund');
  await expect.poll(() => page.getByRole('option').allTextContents()).toHaveLength(3);
  await field.fill('new or');
  await page.getByRole('option', { name: 'New order', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/management/e-commerce/checkout');
  await page.keyboard.press('Control+k');
  await field.fill('dark theme');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
    .toBe('rgb(20, 17, 15)');
  await page.reload();
  await page.getByRole('heading', { name: 'New order' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
});

test('the palette marks a dish sold out and takes it back, pauses orders and opens the till, by keys', async () => {
  const { email } = await openKitchen(stage, 'From Anywhere');
  const { page } = await stage.person({ viewport: DESKTOP });
  await signIn(page, { email, password: PASSWORD });
  const field = page.getByRole('combobox');
  const choose = async (...typed: string[]) => {
    await page.keyboard.press('Control+k');
    for (const text of typed) {
      await field.fill(text);
      await page.keyboard.press('Enter');
    }
  };
  await choose('sold out', 'butter', 'until');
  const notice = page.getByRole('alert').filter({ hasText: 'Butter naan is sold out' });
  await notice.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Butter naan is available again.').waitFor();
  await choose('sold out', 'butter');
  await page.keyboard.press('Backspace');
  await page.getByRole('option', { name: 'Butter naan' }).waitFor();
  await page.keyboard.press('Escape');
  await choose('pause', '15');
  await page.getByText(/^Orders are paused until/).waitFor();
  await choose('resume');
  await page.getByRole('button', { name: 'Pause orders' }).waitFor();
  await choose('drawer');
  await page
    .getByRole('dialog', { name: 'No sale: Main drawer' })
    .getByRole('button', { name: 'Close' })
    .last()
    .click();
  await choose('close the day');
  await page.getByRole('dialog', { name: 'Close the day' }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL('**/app/till');
});
