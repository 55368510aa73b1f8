import { expect, test } from 'vitest';
import { PASSWORD } from '../src/testing/server/test-stores.ts';
import { lookAt, SMALL } from './sweep/look-at.ts';
import { signIn } from './testing/sign-in.ts';
import { signUp } from './testing/sign-up.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

test('an owner makes a key, a program reads the menu with it, and can do nothing once it is removed', async () => {
  const { store, email } = await signUp(stage, 'Open Kitchen');
  await stage.thali.verify(email);
  const { page } = await stage.person({ viewport: SMALL });
  await signIn(page, { email, password: PASSWORD, path: '/app/settings/keys' });
  await page.getByText('No keys yet').waitFor();
  await page.getByRole('button', { name: 'Make a key' }).click();
  const form = page.getByRole('dialog', { name: 'Make a key' });
  await form.getByRole('button', { name: 'Make the key' }).click();
  await form.getByText('Choose at least one.').waitFor();
  await form.getByLabel('Name').fill('Website');
  await form.getByRole('button', { name: 'Read the menu' }).click();
  await lookAt(page, {});
  await form.getByRole('button', { name: 'Make the key' }).click();
  const shown = page.getByRole('dialog', { name: 'Copy the key now' });
  const secret = (await shown.locator('code').first().textContent()) ?? '';
  await lookAt(page, {});
  await shown.getByRole('button', { name: 'I have copied it' }).click();

  const read = (path: string) =>
    stage.thali.call('GET', `/api/stores/${store.storeId}/${path}`, {
      headers: { authorization: `Bearer ${secret}` },
    });
  expect((await read('catalogue')).status).toBe(200);
  expect((await read('orders')).status).toBe(403);
  await page.reload();
  await page.getByText(/^Last used/).waitFor();
  await lookAt(page, {});
  await page.getByRole('button', { name: 'Remove Website' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No keys yet').waitFor();
  expect((await read('catalogue')).status).toBe(401);
});
