import { expect, onTestFinished, test } from 'vitest';
import { HOUR } from '#platform/time/rules/durations.ts';
import { AT_EASE, createLedgerGateway } from '../src/money/payments/server/testing/ledger-gateway.ts';
import { DESKTOP } from './testing/browser.ts';
import { ticket } from './testing/kitchen.ts';
import { openPaidKitchen } from './testing/paid-orders.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const gateway = createLedgerGateway();
const stage = await setStage({ payments: gateway.kinds });

test('a dish taken off a paid order, and a whole order, are owed, paid back, and the guests see it', async () => {
  const { placePaid, email } = await openPaidKitchen(stage, gateway);
  const [first, second] = [await placePaid('Ravi'), await placePaid('Meera')];
  const guest = await stage.person();
  await guest.page.goto(`/status/${first.slug}`);
  const told = guest.page.getByRole('main');
  const { page } = await stage.person({ viewport: DESKTOP });
  await signIn(page, { email });

  await ticket(page, first).getByRole('button', { name: 'More about order' }).click();
  await page.getByRole('button', { name: 'Remove 1× Masala dosa' }).click();
  await page.getByText('Guest asked for it').click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('heading', { name: '₹120 refund due' }).waitFor();
  await told.getByText('You are due a refund of ₹120.').waitFor();
  await told.getByText('Removed: At your request').waitFor();
  gateway.mood = 'pending';
  await sheet.getByRole('button', { name: 'Refund through Paytm' }).click();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await sheet.getByRole('heading', { name: '₹120 refund on its way' }).waitFor();
  await told.getByText('Your refund of ₹120 is on its way to where you paid from').waitFor();
  gateway.mood = 'done';
  await sheet.getByRole('button', { name: 'Close' }).click();

  await guest.page.goto(`/status/${second.slug}`);
  await ticket(page, second).getByRole('button', { name: 'More about order' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel order' }).click();
  await page.getByText('The kitchen is closing').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await sheet.getByRole('heading', { name: '₹180 refund due' }).waitFor();
  await told.getByText('Nothing to pay').waitFor();
  await expect.poll(() => told.getByText('Payment', { exact: true }).count()).toBe(0);
  await sheet.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: '1 refund due, ₹180' }).click();
  await page.getByRole('heading', { name: 'Refunds', level: 1 }).waitFor();
  await page.getByRole('region', { name: 'On its way' }).getByText('₹120').waitFor();
  await page.getByRole('button', { name: `Mark as refunded, order ${second.orderNo}` }).click();
  await page.getByRole('button', { name: 'I refunded it' }).click();
  await page.getByText('No refunds due').waitFor();
  await told.getByText('₹180 was refunded to you.').waitFor();
  expect([...gateway.refunds.values()].map(({ amount }) => amount)).toEqual([120_00]);
});

test('what becomes of a refund whose gateway is silent is said by whoever has seen its account', async () => {
  const { placePaid, email, store } = await openPaidKitchen(stage, gateway);
  const { id, orderNo } = await placePaid('Ravi');
  const { page } = await stage.person();
  await signIn(page, { email });
  const more = ticket(page, { orderNo }).getByRole('button', { name: 'More about order' });
  await more.click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel order' }).click();
  await page.getByText('The kitchen is closing').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  gateway.isDown = true;
  onTestFinished(() => void Object.assign(gateway, AT_EASE));
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Refund through Paytm' }).click();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await sheet.getByRole('heading', { name: '₹180 refund on its way' }).waitFor();
  // Moves the refund two hours into the past.
  const sql = 'update refunds set created_at = $3 where store_id = $1 and order_id = $2';
  await stage.thali.database.pool.query(sql, [store.storeId, id, new Date(Date.now() - 2 * HOUR)]);

  await page.goto('/app/management/e-commerce/refunds');
  await page.getByRole('button', { name: `Enter the result: the refund of order ${orderNo}` }).click();
  await sheet.getByRole('heading', { name: 'Was the ₹180 refunded?' }).waitFor();
  await sheet.getByRole('button', { name: 'It was not refunded' }).click();
  await sheet.getByText('Please write what you found.').waitFor();
  await sheet.getByLabel('What you found and did').fill('The account is closed');
  await sheet.getByRole('button', { name: 'It was not refunded' }).click();
  await page.getByRole('button', { name: `Mark as refunded, order ${orderNo}` }).click();
  await page.getByRole('button', { name: 'I refunded it' }).click();
  await page.getByText('No refunds due').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: `Order ${orderNo}` }).waitFor();
  await page.getByRole('button', { name: 'To pay' }).click();
  await page.getByRole('link', { name: 'Go to orders' }).click();
  await page.waitForURL('**/app/dashboard');
});
