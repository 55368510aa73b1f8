import { expect, test } from 'vitest';
import { DAY } from '../src/platform/time/rules/durations.ts';
import { signInOperator } from '../src/testing/server/people/test-people.ts';
import { PASSWORD, teaStore } from '../src/testing/server/test-stores.ts';
import { lookAt } from './sweep/look-at.ts';
import { findFaults } from './sweep/sweep.ts';
import { PHONE } from './testing/browser.ts';
import { RAZORPAY_KEYS, setPayingStage } from './testing/gateway.ts';
import { signIn } from './testing/sign-in.ts';

const { stage, sim, host } = await setPayingStage();
const { thali } = stage;
const operator = await signInOperator(thali);
const byOperator = (method: string, path: string, body: object) =>
  thali.call(method, `/api/operator/${path}`, { token: operator, body });

/** The owner of a store whose plan ends in a week, and whom the site lets pay through a gateway. */
async function ownerWhoPays() {
  const store = await teaStore(thali);
  const { email } = (await thali.call('GET /api/session', { token: store.token })).body.account;
  await thali.verify(email);
  const gateway = { kind: 'razorpay', host, ...RAZORPAY_KEYS };
  await byOperator('PUT', 'invoice-settings', { name: 'Rasoi Software', state: 'Karnataka', gateway });
  await thali.database.pool.query("update plans set price = 99900 where name = 'Pro'");
  const endDate = new Date(thali.clock.now + 7 * DAY).toISOString();
  await byOperator('PATCH', `stores/${store.storeId}/subscription`, {
    plan: 'Pro',
    status: 'active',
    endDate,
  });
  return { store, email };
}

test('an owner has the plan renew itself while paying for it, sees when and for how much, and ends it; an operator sees it too', async () => {
  const { store, email } = await ownerWhoPays();
  const { page, ...visitor } = await stage.person({ viewport: PHONE, gateway: host });
  await signIn(page, { email, password: PASSWORD, path: '/app/settings/plan' });
  await page.getByRole('button', { name: 'Go on to payment' }).click();
  await page.getByRole('heading', { name: 'Payment request' }).waitFor();
  await expect.poll(() => page.getByLabel('Pay once').isChecked()).toBe(true);
  await page.getByText('at most ₹999.00 is charged').waitFor();
  await lookAt(page, { isWide: true, isLarge: true });
  await page.getByLabel('Renew automatically, by UPI Autopay').check();
  await page.getByRole('button', { name: 'Pay through Razorpay' }).click();
  await page.getByText('₹999.00 at most, by upi').waitFor();
  await page.getByRole('button', { name: 'Pay ₹999.00' }).click();
  await page.getByRole('heading', { name: 'Invoice' }).waitFor();
  await page.goto('/app/settings/plan');
  const renewal = page.getByRole('region', { name: 'Your plan renews automatically' });
  await renewal.getByText('By UPI Autopay on').waitFor();
  const plan = { name: 'plan', arrange: () => renewal.getByText('By UPI Autopay on').waitFor() };
  const looker = { ...visitor, page, origin: stage.origin, password: PASSWORD, hindi: false };
  expect(await findFaults(looker, [plan], { isWide: true, isLarge: true })).toBe('');

  const other = await stage.person();
  await other.context.addCookies([{ name: 'thali_session', value: operator, url: stage.origin }]);
  await other.page.goto(`/operator/stores/${store.slug}`);
  await other.page.getByText('Pro renews automatically by UPI Autopay on').waitFor();
  await other.page.goto('/operator/invoices');
  await other.page.getByText('The plan renews automatically.').waitFor();

  await renewal.getByRole('button', { name: 'End it' }).click();
  const asked = page.getByRole('dialog', { name: 'No longer renew automatically?' });
  await asked.getByRole('button', { name: 'End it' }).click();
  await renewal.waitFor({ state: 'detached' });
  await other.page.goto(`/operator/stores/${store.slug}`);
  await other.page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => other.page.getByText('renews automatically').count()).toBe(0);
  expect(sim.ledger().payments).toHaveLength(1);
});

test('an operator ends it for a store, which its owner then reads', async () => {
  const { store, email } = await ownerWhoPays();
  const { page } = await stage.person({ gateway: host });
  await signIn(page, { email, password: PASSWORD, path: '/app/settings/plan' });
  await page.getByRole('button', { name: 'Go on to payment' }).click();
  await page.getByLabel('Renew automatically, by card').check();
  await page.getByRole('button', { name: 'Pay through Razorpay' }).click();
  await page.getByRole('button', { name: 'Pay ₹999.00' }).click();
  await page.getByRole('heading', { name: 'Invoice' }).waitFor();
  const other = await stage.person({ viewport: PHONE });
  await other.context.addCookies([{ name: 'thali_session', value: operator, url: stage.origin }]);
  await other.page.goto(`/operator/stores/${store.slug}`);
  await other.page.getByRole('button', { name: 'End the renewal' }).click();
  await other.page.getByRole('dialog').getByRole('button', { name: 'End the renewal' }).click();
  await other.page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goto('/app/settings/plan');
  await page.getByRole('region', { name: 'Invoices' }).waitFor();
  await expect
    .poll(() => page.getByRole('region', { name: 'Your plan renews automatically' }).count())
    .toBe(0);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByText('Your plan no longer renews automatically').waitFor();
});
