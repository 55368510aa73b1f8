import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { SAMPLE_ACCOUNT } from '../simulators/messages/account.ts';
import { createMessageSim } from '../simulators/messages/create-message-sim.ts';
import { messageConsumer } from '../src/guests/messages/server/consume-orders.ts';
import { deliverMessages } from '../src/guests/messages/server/deliver-messages.ts';
import { consumeLogs } from '../src/platform/consumers/server/consume-logs.ts';
import { createContext } from '../src/platform/context/server/context.ts';
import {
  catalogueOf,
  PASSWORD,
  placeTestOrder,
  replaceCatalogue,
  simpleItem,
  TEA,
} from '../src/testing/server/test-stores.ts';
import { DESKTOP } from './testing/browser.ts';
import { save } from './testing/office.ts';
import { addDish, openCart, orderSlug } from './testing/ordering.ts';
import { signIn } from './testing/sign-in.ts';
import { signUp } from './testing/sign-up.ts';
import { setStage } from './testing/stage.ts';

const sim = createMessageSim();
const url = await sim.listen();
afterAll(() => sim.close());
const stage = await setStage();
const { thali } = stage;

/** Runs what the program does every second. */
async function round(): Promise<void> {
  const ctx = createContext(thali.services, { kind: 'system' });
  await consumeLogs(ctx, messageConsumer);
  await deliverMessages(ctx);
}

/** Simulates push in a page, since a headless browser shows no notifications and has no push service. */
async function withPush(page: Page) {
  const browser = sim.newBrowser();
  await page.addInitScript((subscription) => {
    const found = { toJSON: () => subscription };
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Object.assign(Notification, { requestPermission: async () => 'granted' });
    Object.assign(PushManager.prototype, {
      subscribe: async () => found,
      getSubscription: async () => found,
    });
  }, browser.subscription);
  return browser;
}

async function openStore(name: string) {
  const { store, email } = await signUp(stage, name);
  const orderTypes = [{ label: 'Dine-In', otp_on_order: true }, { label: 'Pickup' }];
  await thali.verify(email);
  return {
    store: await replaceCatalogue(thali, store, catalogueOf([simpleItem('Tea', 20)], { orderTypes })),
    email,
  };
}

test('a staff device is notified of new orders until that is switched off', async () => {
  const { store, email } = await openStore('Bell House');
  const { page } = await stage.person({ viewport: DESKTOP, worker: true });
  const browser = await withPush(page);
  await signIn(page, { email, password: PASSWORD });
  await page.getByRole('button', { name: 'Board settings' }).click();
  const told = page.getByRole('switch', { name: 'New orders and poor ratings on this device' });
  await told.click();
  await expect.poll(() => told.isChecked()).toBe(true);
  const order = { ...TEA, more: { orderType: 'Pickup' } };
  const { orderNo } = await placeTestOrder(thali, store, order);
  await round();
  expect(browser.notices).toMatchObject([{ title: `New order ${orderNo} · Pickup` }]);
  await told.click();
  await expect.poll(() => told.isChecked()).toBe(false);
  await placeTestOrder(thali, store, order);
  await round();
  expect(browser.notices).toHaveLength(1);
});

test('an owner connects a provider; a guest gets the code by SMS, and a notification when it is ready', async () => {
  const { store, email } = await openStore('Chai by SMS');
  const { page: office } = await stage.person({ viewport: DESKTOP });
  await signIn(office, { email, password: PASSWORD, path: '/app/settings/messages' });
  await office.getByText('Nothing sent yet').waitFor();
  await office.getByLabel('Provider').selectOption('MSG91');
  await office.getByRole('button', { name: /^SMS/ }).click();
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  const key = office.getByLabel(/^Key/);
  await expect.poll(() => key.evaluate((field) => field === document.activeElement)).toBe(true);
  await office.getByText('Please fill this in.').waitFor();
  await key.fill(SAMPLE_ACCOUNT.key);
  await office.getByText('Advanced', { exact: true }).click();
  await office.getByLabel('Provider address').fill(url);
  await office.getByLabel('Principal entity ID').fill(SAMPLE_ACCOUNT.entityId);
  await office.getByLabel('Header (sender ID)').fill(SAMPLE_ACCOUNT.header);
  await office.getByLabel('Template ID').fill(SAMPLE_ACCOUNT.templates[0]?.id ?? '');
  await save(office);
  await office.getByText('The keys are stored securely.').waitFor();
  await office.getByRole('heading', { name: 'SMS Connected' }).waitFor();

  const { page } = await stage.person({ worker: true });
  const browser = await withPush(page);
  await page.goto(`/${store.slug}?conf=Dine-In&iden=4&idel=Table`);
  await addDish(page, 'Tea');
  await openCart(page);
  await page.getByRole('textbox', { name: /Mobile/ }).fill('9845012345');
  await page.getByRole('button', { name: 'Get OTP' }).click();
  const field = page.getByRole('textbox', { name: '4-digit OTP' });
  await field.waitFor();
  expect(sim.taken.at(-1)).toMatchObject({ provider: 'MSG91', to: '919845012345' });
  const code = /#(\d{4})$/.exec(sim.taken.at(-1)?.text ?? '')?.[1] ?? '';
  await field.fill(code);
  await page.getByRole('button', { name: 'Confirm order' }).click();
  await page.waitForURL('**/status/*');

  await page.getByRole('switch', { name: 'Notification on this phone' }).click();
  await page.getByText(/^All set/).waitFor();
  const status = `/order/status/${orderSlug(page)}`;
  const { body } = await thali.call('GET', status);
  const move = { token: store.token, body: { from: 1, to: 4 } };
  await thali.call('POST', `/api/stores/${store.storeId}/orders/${body._id}/state`, move);
  await round();
  expect(browser.notices).toMatchObject([{ title: `Your order ${body.orderNo} is ready` }]);
  await office.getByText('Order is ready').first().waitFor();
  await office.getByText('…2345').waitFor();
});
