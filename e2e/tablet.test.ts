import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { addTestPerson, PIN } from '../src/testing/server/people/test-tablets.ts';
import { PASSWORD } from '../src/testing/server/test-stores.ts';
import { openFloor, openTable, orderRound, tile } from './floor/open-floor.ts';
import { DESKTOP } from './testing/browser.ts';
import { addStation, openKitchen, ticket } from './testing/kitchen.ts';
import { signInByPin } from './testing/open-tablet.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

const MANAGER_PIN = '9517';

async function typePin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
}

/** A restaurant whose owner may add people. */
async function openRestaurant(name: string) {
  const kitchen = await openKitchen(stage, name);
  await stage.thali.verify(kitchen.email);
  return kitchen;
}

async function admitByHand(page: Page, email: string): Promise<void> {
  await signIn(page, { email, password: PASSWORD, path: '/app/settings/tablets' });
  await page.getByRole('button', { name: 'Admit this tablet' }).click();
  await page.getByText('Please fill this in.').waitFor();
  await page.getByLabel('Name').fill('Counter');
  await page.getByRole('button', { name: 'Admit this tablet' }).click();
  await page.waitForURL('**/auth/tablet');
}

test('an owner adds a waiter without an email, admits a tablet, and two waiters use it in turn', async () => {
  const { store, email } = await openRestaurant('One Tablet');
  await addTestPerson(stage.thali, store, { name: 'Sita' });
  const { page, mayComplain } = await stage.person({ viewport: DESKTOP });
  await signIn(page, { email, password: PASSWORD, path: '/app/management/user/list' });
  await page.getByRole('button', { name: 'Invite', exact: true }).first().click();
  await page.getByRole('button', { name: 'With a PIN' }).click();
  await page.getByLabel('Name').fill('Ravi');
  await page.getByLabel('PIN', { exact: true }).fill('1234');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('This PIN is too easy to guess.').waitFor();
  mayComplain(/422/);
  await page.getByLabel('PIN', { exact: true }).fill(PIN);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('table').getByText('Signs in with a PIN').nth(1).waitFor();

  await admitByHand(page, email);
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
  await signInByPin(page, 'Ravi', '2581');
  await page.getByText('Wrong PIN. 4 tries left.').waitFor();
  mayComplain(/422/);
  await typePin(page, PIN);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/app/dashboard');
  await page.getByText('Live', { exact: true }).waitFor();
  // Nothing of an account, and no other restaurant.
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByText('Signed in as Ravi').waitFor();
  await expect.poll(() => page.getByRole('menuitem', { name: 'Sign out' }).count()).toBe(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Lock: Ravi' }).click();
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor();
  await page.goto('/app/dashboard');
  await page.waitForURL('**/auth/tablet?*');
  await signInByPin(page, 'Sita');
  await page.getByRole('button', { name: 'Lock: Sita' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Lock: Sita' }).waitFor();
});

test('a screen that is refused while a tablet is being admitted does not lead to the sign-in by email', async () => {
  const { email } = await openRestaurant('Refused Meanwhile');
  const { page } = await stage.person({ viewport: DESKTOP });
  await page.route('**/tablets', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    // A slow page waits for the answer no longer, and asks what it is.
    await page.waitForURL('**/auth/*');
    return route.fulfill({ response });
  });
  await admitByHand(page, email);
  await page.getByText('Nobody has a PIN yet').waitFor();
});

test('a tablet whose admission is never answered finds out that it is one', async () => {
  const { email } = await openRestaurant('Lost Answer');
  const { page, mayComplain } = await stage.person({ viewport: DESKTOP });
  mayComplain(/ERR_FAILED/);
  await page.route('**/tablets', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await admitByHand(page, email);
  await page.getByText('Nobody has a PIN yet').waitFor();
});

test('a tablet that nobody touches locks itself, and one that was removed is none', async () => {
  const { store, email } = await openRestaurant('Left Alone');
  const { page, context, mayComplain } = await stage.person({ viewport: DESKTOP });
  await admitByHand(page, email);
  await page.getByText('Nobody has a PIN yet').waitFor();
  await addTestPerson(stage.thali, store, { name: 'Ravi' });
  await context.clock.install();
  await page.reload();
  await signInByPin(page, 'Ravi');
  await page.getByText('Live', { exact: true }).waitFor();
  await context.clock.runFor(MINUTE);
  await page.keyboard.press('Shift');
  await context.clock.runFor(1.5 * MINUTE);
  await page.getByRole('button', { name: 'Lock: Ravi' }).waitFor();
  await context.clock.runFor(MINUTE);
  await page.getByRole('heading', { name: 'Who are you?' }).waitFor();

  const { page: office } = await stage.person();
  await signIn(office, { email, password: PASSWORD, path: '/app/settings/tablets' });
  await office.getByRole('button', { name: 'Remove Counter' }).click();
  await office.getByRole('button', { name: 'Remove', exact: true }).click();
  await office.getByText('No tablet has been admitted yet.').waitFor();
  await page.getByRole('button', { name: /^Ravi/ }).click();
  await typePin(page, PIN);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  mayComplain(/401/);
  await page.waitForURL('**/auth/login*');
});

const asked = (page: Page) => page.getByRole('heading', { name: 'Who are you?' }).waitFor();
const TURN = '/api/tablet/turn';
const BILLS = '**/app/management/e-commerce/invoice';

test('a tablet at a station stays there untouched, and asks for the PIN before anything else', async () => {
  const { store, email, place } = await openRestaurant('On the Wall');
  await addTestPerson(stage.thali, store, { name: 'Meera', role: 'MANAGER' });
  await addStation(stage, store);
  const { page, context, mayComplain } = await stage.person({ viewport: DESKTOP });
  mayComplain(/401/);
  await admitByHand(page, email);
  await context.clock.install();
  await page.reload();
  await signInByPin(page, 'Meera');
  await page.getByRole('link', { name: 'Grill' }).click();
  const order = await place({ 'Chicken 65': 1, 'Masala chai': 2 });
  const shown = page.getByRole('article', { name: `Order ${order.orderNo},` });
  await shown.waitFor();
  const isKept = (answer: Response) => answer.request().method() === 'PUT' && answer.url().endsWith(TURN);
  for (let minute = 0; minute < 20; minute++)
    await Promise.all([page.waitForResponse(isKept), context.clock.runFor(MINUTE)]);
  await Promise.all([
    page.waitForResponse('**/ready'),
    shown.getByRole('button', { name: '2× Masala chai' }).click(),
  ]);
  await page.reload();
  await shown.getByRole('button', { name: '1× Chicken 65' }).waitFor();

  // What was opened by a touch before is closed by then, and nothing but the kitchen's work goes on.
  await page.getByRole('button', { name: 'Pause orders' }).click();
  await page.getByRole('menuitem', { name: '30 minutes' }).click();
  await asked(page);
  await signInByPin(page, 'Meera');
  await shown.waitFor();
  await page.getByRole('button', { name: /^Search/ }).click();
  const palette = page.getByRole('dialog', { name: 'What do you want to do?' });
  await palette.waitFor();
  await context.clock.runFor(3 * MINUTE);
  await palette.waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+k');
  await asked(page);
  await signInByPin(page, 'Meera');
  await shown.waitFor();

  const station = page.url();
  await context.clock.runFor(3 * MINUTE);
  await page.getByRole('link', { name: 'Bills' }).click();
  await asked(page);
  await signInByPin(page, 'Meera');
  await page.getByRole('heading', { name: 'Bills', exact: true }).waitFor();
  await page.goto(station);
  await shown.waitFor();
  await context.clock.runFor(3 * MINUTE);
  await page.goBack();
  await asked(page);
  await signInByPin(page, 'Meera');
  await page.waitForURL(BILLS);
  await page.getByRole('button', { name: 'Lock: Meera' }).click();
  await asked(page);
  await signInByPin(page, 'Meera');
  await shown.waitFor();

  await context.clock.runFor(3 * MINUTE);
  const other = await context.newPage();
  await other.goto('/app/management/e-commerce/invoice');
  await asked(other);
  await asked(page);
  await signInByPin(other, 'Meera');
  await other.waitForURL(BILLS);
});

test('what a waiter may not is done once a manager has entered their PIN, and both are in the history', async () => {
  const { store, email, place } = await openRestaurant('Ask First');
  await addTestPerson(stage.thali, store, { name: 'Ravi' });
  await addTestPerson(stage.thali, store, { name: 'Meera', role: 'MANAGER', pin: MANAGER_PIN });
  const { id, orderNo } = await place({ 'Masala dosa': 1 });
  await stage.thali.call('POST /api/stores/:storeId/orders/:orderId/payments', {
    params: { storeId: store.storeId, orderId: id },
    token: store.token,
    body: { method: 'Cash' },
  });
  const { page, mayComplain } = await stage.person({ viewport: DESKTOP });
  await admitByHand(page, email);
  await signInByPin(page, 'Ravi');
  const more = ticket(page, { orderNo }).getByRole('button', { name: 'More about order' });
  await more.click();
  for (const step of ['Confirm', 'Start preparing', 'Serve'])
    await page.getByRole('dialog').getByRole('button', { name: step }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel order' }).click();
  await page.getByText('The kitchen is closing').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  const asking = page.getByRole('dialog', { name: 'Ask a manager' });
  await asking.getByText('Meera, enter your PIN').waitFor();
  mayComplain(/403/);
  await typePin(page, MANAGER_PIN);
  await asking.getByRole('button', { name: 'Approve' }).click();
  await page.getByText(`Order ${orderNo}: Cancelled`).waitFor();
  await page.goto(`/app/dashboard?order=${id}`);
  await page.getByText(/Cancelled, by Ravi, approved by Meera/).waitFor();
  await page.getByRole('button', { name: /^Mark as refunded/ }).click();
  await page.getByRole('button', { name: 'I refunded it' }).click();
  await typePin(page, MANAGER_PIN);
  await asking.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('heading', { name: '₹90 refunded' }).waitFor();
});

test('a waiter clears a table that has not paid, once a manager has entered their PIN', async () => {
  const { store, owner, sit } = await openFloor(stage, 'Asked to Clear');
  await stage.thali.verify(owner);
  await addTestPerson(stage.thali, store, { name: 'Ravi' });
  await addTestPerson(stage.thali, store, { name: 'Meera', role: 'MANAGER', pin: MANAGER_PIN });
  await orderRound(await sit('1', 'Asha'), { 'Masala dosa': 1 });
  const { page, mayComplain } = await stage.person({ viewport: DESKTOP });
  await admitByHand(page, owner);
  await signInByPin(page, 'Ravi');
  await page.waitForURL('**/app/dashboard');
  await page.goto('/app/floor');
  await (await openTable(page, '1')).getByRole('button', { name: 'Clear table' }).click();
  const closing = page.getByRole('dialog', { name: 'Close with ₹90 due?' });
  await closing.getByRole('button', { name: 'It still comes to them' }).click();
  await closing.getByRole('button', { name: 'They left without paying' }).click();
  await closing.getByRole('button', { name: 'Close unpaid' }).click();
  const asking = page.getByRole('dialog', { name: 'Ask a manager' });
  await asking.getByText('Meera, enter your PIN').waitFor();
  mayComplain(/403/);
  await typePin(page, MANAGER_PIN);
  await asking.getByRole('button', { name: 'Approve' }).click();
  await expect.poll(() => tile(page, '1').textContent()).toContain('Free');
});
