import { expect, test } from 'vitest';
import { PASSWORD } from '../src/testing/server/test-stores.ts';
import { openKitchen, ticket } from './testing/kitchen.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

test('two chai are sold for cash in six taps, and called by their number', async () => {
  const { store, email } = await openKitchen(stage, 'Quick Chai');
  const { page } = await stage.person();
  await signIn(page, { email, password: PASSWORD });
  const screen = (await stage.person()).page;
  await screen.goto(`/${store.slug}/tokens`);
  await screen.getByText('Nobody is waiting.').waitFor();

  const chai = page.getByRole('button', { name: /Masala chai/ }).first();
  let taps = 0;
  const tap = async (what: ReturnType<typeof page.getByRole>) => {
    taps++;
    await what.click();
  };
  await tap(page.getByRole('link', { name: 'New order' }));
  await tap(chai);
  await tap(chai);
  await tap(page.getByRole('button', { name: /^Order: 2/ }));
  await tap(page.getByRole('button', { name: 'Pickup', exact: true }));
  await tap(page.getByRole('button', { name: 'Cash', exact: true }));
  await page.getByText(/received: Cash/).waitFor();
  expect(taps).toBeLessThanOrEqual(6);
  const [number] = (await page.getByText(/^Order \d+ placed$/).textContent())?.match(/\d+/) ?? [];
  const token = number?.slice(-3).padStart(3, '0') ?? '';
  await page.getByText(`Number to call ${token}`).waitFor();
  await screen.getByRole('region', { name: 'Preparing' }).getByText(token, { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Same again' }).click();
  await page.getByRole('button', { name: 'Pickup', exact: true }).click();
  await page.getByLabel('Cash given (optional)').fill('10');
  await page.getByRole('button', { name: 'Cash', exact: true }).click();
  await page.getByText('At least ₹60').waitFor();
  await page.getByRole('button', { name: '₹500', exact: true }).click();
  await page.getByRole('button', { name: 'Cash', exact: true }).click();
  await page.getByText('Change ₹440').waitFor();
  await page.getByText(/received: Cash/).waitFor();
  await page.getByRole('button', { name: 'Same again' }).click();
  await page.getByRole('button', { name: /^Send to kitchen/ }).waitFor();
  await page.getByRole('button', { name: 'Pickup', exact: true }).click();
  await page.getByRole('button', { name: 'Discount', exact: true }).click();
  const giving = page.getByRole('dialog', { name: 'Discount' });
  await giving.getByLabel('Percent', { exact: true }).last().fill('10');
  await giving.getByText('Regular guest').click();
  await giving.getByRole('button', { name: 'Give' }).click();
  await page.getByText('Discount: Regular guest').waitFor();
  await page.getByRole('button', { name: 'Cash', exact: true }).click();
  await page.getByText('₹54 received: Cash').waitFor();

  await page.goto('/app/dashboard');
  await ticket(page, { orderNo: Number(number) })
    .getByRole('checkbox', { name: /Masala chai/ })
    .click();
  await screen.getByRole('region', { name: 'Please collect' }).getByText(token, { exact: true }).waitFor();
});
