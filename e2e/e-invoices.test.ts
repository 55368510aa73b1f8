import { expect, test } from 'vitest';
import { createRegistrySim } from '../simulators/e-invoices/create-registry-sim.ts';
import { runDueEInvoices } from '../src/money/e-invoices/server/work-due.ts';
import { createContext } from '../src/platform/context/server/context.ts';
import { atEnd } from '../src/testing/server/at-end.ts';
import {
  addMember,
  catalogueOf,
  createTestStore,
  PASSWORD,
  patchStore,
  placeTestOrder,
  simpleItem,
} from '../src/testing/server/test-stores.ts';
import { lookAt, SMALL } from './sweep/look-at.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const { thali } = stage;
const gstin = '29AAGCB7383J1Z4';
const keys = { appId: 'app-1', appSecret: 'secret-1', userName: 'rao_api', password: 'Pass#123' };
const sim = createRegistrySim({ gstin, keys, clock: thali.services.clock });
const host = await sim.listen();
atEnd(() => sim.close());
/** What the program does each second. */
const work = () => runDueEInvoices(createContext(thali.services, { kind: 'system' }));
const BUYER = { name: 'Shah & Sons', address: '4 Fort Road, Mumbai', gstin: '27AAPFU0939F1ZV' };

test('an owner switches e-invoices on, mends a company’s address, and its bill has the signed code', async () => {
  const dal = simpleItem('Dal makhani', 220, { taxes: [{ label: 'GST', value: 5 }] });
  const store = await createTestStore(thali, catalogueOf([dal]));
  const address = { street: '12 MG Road', city: 'Bengaluru', pinCode: '560001' };
  await patchStore(thali, store, { address, gstNo: gstin, legalName: 'Rao Foods LLP' });
  const { page } = await stage.person({ viewport: SMALL });
  const email = await addMember(thali, store, 'OWNER');
  await signIn(page, { email, password: PASSWORD, path: '/app/settings/bills' });
  const isOn = page.getByRole('switch', { name: /^Register bills for companies/ });
  await isOn.waitFor();
  await expect.poll(() => isOn.isDisabled()).toBe(true);
  await page.getByLabel('App ID').fill(keys.appId);
  await page.getByLabel('App secret').fill(keys.appSecret);
  await page.getByLabel('API user name').fill(keys.userName);
  await page.getByLabel('API password').fill(keys.password);
  await page.getByText('Advanced', { exact: true }).click();
  await page.getByLabel('Provider’s address').fill(host);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByRole('button', { name: 'Test connection' }).click();
  await page.getByText('Adaequare accepts your keys.').waitFor();
  await lookAt(page, {});
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await isOn.click();
  expect((await saved).status()).toBe(200);
  await expect.poll(() => isOn.isChecked()).toBe(true);

  const { _id } = await placeTestOrder(thali, store, {
    lines: [{ item: 'Dal makhani', value: '220.00' }],
    amount: 231,
  });
  const ofOrder = `/api/stores/${store.storeId}/orders/${_id}`;
  const { token } = store;
  await thali.call('PUT', `${ofOrder}/buyer`, { token, body: { buyer: BUYER } });
  await thali.call('POST', `${ofOrder}/bill`, { token });
  await work();

  await page.goto('/app/management/e-commerce/invoice');
  await page.getByText('1 e-invoice is not registered.').waitFor();
  await lookAt(page, {});
  await page.getByRole('button', { name: 'Show refused' }).click();
  await page.getByRole('button', { name: /INV\/.*Refused/ }).click();
  const bill = page.getByRole('dialog', { name: 'Bill', exact: true });
  await bill.getByText(/needs a city and a PIN code/).waitFor();
  await lookAt(page, {});
  await bill.getByRole('button', { name: 'Change company' }).click();
  await bill.getByLabel('Address').fill('4 Fort Road, Mumbai 400001');
  await bill.getByRole('button', { name: 'Issue new bill' }).click();
  await bill.getByText('The e-invoice is on its way to the registry.').first().waitFor();
  await work();
  await page.reload();
  await page.getByRole('button', { name: /INV\/.*Registered/ }).click();
  await bill.getByRole('img', { name: 'Signed e-invoice' }).waitFor();
  const [entry] = sim.entries.values();
  await bill.getByText(entry?.irn ?? '', { exact: true }).waitFor();
  await lookAt(page, {});
});
