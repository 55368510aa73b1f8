import { expect, test } from 'vitest';
import { consumeLogs } from '../src/platform/consumers/server/consume-logs.ts';
import { createContext } from '../src/platform/context/server/context.ts';
import { webhookConsumer } from '../src/programs/webhooks/server/consume-log.ts';
import { sendDeliveries } from '../src/programs/webhooks/server/deliver.ts';
import { openReceiver, verify } from '../src/programs/webhooks/server/testing/receiver.ts';
import { addMember, PASSWORD, placeTestOrder, TEA, teaStore } from '../src/testing/server/test-stores.ts';
import { lookAt, SMALL } from './sweep/look-at.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const receiver = await openReceiver();
/** What the program does each second. */
const work = async () => {
  const system = createContext(stage.thali.services, { kind: 'system' });
  await consumeLogs(system, webhookConsumer);
  await sendDeliveries(system);
};

test('an owner adds a webhook and tries it, and its program is told of an order', async () => {
  const store = await teaStore(stage.thali);
  const email = await addMember(stage.thali, store, 'OWNER');
  const { page } = await stage.person({ viewport: SMALL });
  await signIn(page, { email, password: PASSWORD, path: '/app/settings/keys' });
  await page.getByText('No webhooks yet').waitFor();
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Add a webhook' });
  await form.getByLabel('Address').fill(receiver.url);
  await lookAt(page, {});
  await form.getByRole('button', { name: 'Add a webhook' }).click();
  const shown = page.getByRole('dialog', { name: 'Copy the secret now' });
  const secret = (await shown.locator('code').textContent()) ?? '';
  await lookAt(page, {});
  await shown.getByRole('button', { name: 'I have copied it' }).click();

  await page.getByRole('button', { name: 'Send a test' }).click();
  const deliveries = page.getByRole('dialog', { name: /^Deliveries to/ });
  await deliveries.getByText('Test', { exact: true }).waitFor();
  await work();
  await deliveries.getByText(/Delivered · Answered 204/).waitFor();
  const { _id } = await placeTestOrder(stage.thali, store, TEA);
  await work();
  const told = receiver.heard.map((one) => verify(secret, one));
  expect(told).toMatchObject([{ type: 'test' }, { type: 'order.placed', data: { order: { id: _id } } }]);
  await page.reload();
  await page.getByRole('button', { name: 'Deliveries' }).click();
  await deliveries.getByText('An order is placed').waitFor();
  await lookAt(page, {});
  await deliveries.getByRole('button', { name: 'Send again' }).first().click();
  await deliveries.getByText(/Waiting/).waitFor();
  await work();
  expect(receiver.heard.at(-1)?.id).toBe(receiver.heard[1]?.id);
});
