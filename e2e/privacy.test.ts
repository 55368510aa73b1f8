import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { codeOf } from '../src/testing/server/people/account-steps.ts';
import {
  addMember,
  catalogueOf,
  PASSWORD,
  patchStore,
  placeTestOrder,
  replaceCatalogue,
  simpleItem,
  TEA,
} from '../src/testing/server/test-stores.ts';
import { save } from './testing/office.ts';
import { signIn } from './testing/sign-in.ts';
import { signUp } from './testing/sign-up.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

test("an owner exports and erases a guest's data, and requires a second step of cooks", async () => {
  const { store, email } = await signUp(stage, 'Private Chai');
  const tea = await replaceCatalogue(stage.thali, store, catalogueOf([simpleItem('Tea', 20)]));
  const user = { phone: '9876500009', name: 'Meera Nair', countryCode: '+91' };
  await placeTestOrder(stage.thali, tea, { ...TEA, more: { user } });
  const { page, mayComplain } = await stage.person();
  await signIn(page, { email, path: '/app/settings/privacy' });
  await page.getByLabel('Mobile number').fill('98765 00009');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download their data' }).click(),
  ]);
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).orders[0].name).toBe('Meera Nair');

  await page.getByRole('button', { name: 'Erase…' }).click();
  await page.getByRole('button', { name: 'Erase guest' }).click();
  await page.getByText('1 still running').waitFor();

  await page.getByLabel('Keep for').selectOption('12');
  await page.getByRole('switch', { name: 'Kitchen' }).click();
  await save(page);
  await page.reload();
  await expect.poll(() => page.getByLabel('Keep for').inputValue()).toBe('12');
  await page.getByRole('switch', { name: 'Owner' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('for your own account first').waitFor();
  mayComplain(/422/);
});

test('a person with such a role sets up the second step first', async () => {
  const { store } = await signUp(stage, 'Two Step Chai');
  const manager = await addMember(stage.thali, store, 'MANAGER');
  const { page, mayComplain } = await stage.person();
  await signIn(page, { email: manager, path: '/app/settings' });
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await patchStore(stage.thali, store, { secondStepRoles: ['MANAGER'] });
  const refused = page.waitForResponse((answer) => answer.status() === 403);
  await page.reload();
  await refused;
  await page.getByRole('heading', { name: 'Two Step Chai asks for two-step sign-in' }).waitFor();

  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Next' }).click();
  const secret = (await page.locator('code').first().textContent()) ?? '';
  await page.getByLabel('Code from the app').fill(codeOf(secret.replaceAll(' ', ''), Date.now()));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  mayComplain(/403/);
});
