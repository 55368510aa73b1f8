import { expect, test } from 'vitest';
import { signInOperator } from '../src/testing/server/people/test-people.ts';
import { findFaults, visit } from './sweep/sweep.ts';
import { PHONE } from './testing/browser.ts';
import { DEMO_PASSWORD } from './testing/demo.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const STORE = 'Udupi Tiffin Room';
const stage = await setStage();

test('an owner lets support look in, hands nothing else out, closes the restaurant and opens it again', async () => {
  const operator = await visit(stage);
  const { page } = operator;
  const value = await signInOperator(stage.thali);
  await page.context().addCookies([{ name: 'thali_session', value, url: stage.origin }]);
  await page.goto('/operator');
  await page.getByRole('link', { name: STORE }).click();
  await page.getByRole('heading', { name: STORE, level: 1 }).waitFor();
  await page.getByText('To open its office, ask its owner').waitFor();
  const screen = {
    name: 'one store',
    async arrange() {
      await page.goto('/operator/stores/udupi-tiffin');
      await page.getByRole('heading', { name: STORE, level: 1 }).waitFor();
    },
  };
  expect(await findFaults(operator, [screen], { isWide: true, isLarge: true })).toBe('');

  const owner = await stage.person();
  await signIn(owner.page, { password: DEMO_PASSWORD, store: STORE, path: '/app/settings/support' });
  await owner.page.getByRole('button', { name: 'Allow for 24 hours' }).click();
  await owner.page.getByRole('button', { name: 'End now' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Open its office as support' }).click();
  await page.getByText(`You are in ${STORE} as support`).waitFor();
  await page.goto('/app/settings');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .getByRole('link', { name: /^(Payments|Close)/ })
        .count(),
    )
    .toBe(0);
  await page.getByRole('link', { name: 'All restaurants' }).click();
  await page.getByRole('link', { name: STORE }).waitFor();
  await owner.page.getByRole('button', { name: 'End now' }).click();
  await owner.page.getByRole('button', { name: 'Allow for 24 hours' }).waitFor();
  await screen.arrange();
  await page.getByText('ended support’s access').waitFor();

  await page.getByRole('button', { name: 'Hand over' }).click();
  const asked = page.getByRole('dialog', { name: `Hand over ${STORE}` });
  await asked.getByRole('button', { name: 'Hand over' }).click();
  await asked.getByText('Please fill this in.').waitFor();
  await asked.getByLabel('Email of the new owner').fill('next-owner@thali.example');
  await asked.getByRole('button', { name: 'Hand over' }).click();
  await page.getByText('next-owner@thali.example is asked to take it over').waitFor();
  await owner.page.goto('/app/dashboard');
  await owner.page.getByText('The operator asked next-owner@thali.example').waitFor();
  await owner.page.getByRole('link', { name: 'Decide' }).click();
  await owner.page
    .getByRole('button', { name: 'Agree that next-owner@thali.example takes the restaurant over' })
    .click();
  const agreeing = owner.page.getByRole('dialog', { name: 'Make next-owner@thali.example the owner?' });
  await agreeing.getByRole('button', { name: 'Agree' }).click();
  await owner.page.getByText('an owner agreed').waitFor();
  await screen.arrange();
  await page.getByText('next-owner@thali.example can take it over now').waitFor();

  await owner.page.goto('/app/settings/close');
  await owner.page.getByRole('button', { name: 'Close (erased after 30 days)' }).click();
  const closing = owner.page.getByRole('dialog', { name: `Close ${STORE}?` });
  await closing.getByLabel(/^Type/).fill('Udupi');
  await closing.getByRole('button', { name: 'Close (erased after 30 days)' }).click();
  await closing.getByText('This is not its name.').waitFor();
  await closing.getByLabel(/^Type/).fill(STORE);
  await closing.getByRole('button', { name: 'Close (erased after 30 days)' }).click();
  await owner.page.getByText('This restaurant is closed.').waitFor();
  await screen.arrange();
  await page.getByText('only an owner can open it again').waitFor();
  const guest = await visit(stage, { viewport: PHONE });
  guest.mayComplain(/410/);
  await guest.page.goto('/udupi-tiffin');
  await guest.page.getByRole('heading', { name: `${STORE} has closed` }).waitFor();
  await owner.page.getByRole('button', { name: 'Open again' }).click();
  await owner.page.getByRole('button', { name: 'Close (erased after 30 days)' }).waitFor();
  await guest.page.goto('/udupi-tiffin');
  await guest.page.getByRole('heading', { name: STORE }).first().waitFor();
});

test('a restaurant’s page comes back by itself, and what was sent while its answer was lost is done once', async () => {
  const { page, mayComplain } = await stage.person();
  mayComplain(/ERR_FAILED/);
  const value = await signInOperator(stage.thali);
  await page.context().addCookies([{ name: 'thali_session', value, url: stage.origin }]);
  let isAway = true;
  await page.route('**/details', (route) => (isAway ? route.abort() : route.continue()));
  const tried = page.waitForEvent('requestfailed');
  await page.goto('/operator/stores/udupi-tiffin');
  await tried;
  isAway = false;
  await page.getByRole('heading', { name: STORE, level: 1 }).waitFor();

  await page.goto('/operator/announcements');
  await page.getByRole('button', { name: 'New announcement' }).click();
  const form = page.getByRole('dialog', { name: 'New announcement' });
  await form.getByLabel('Text', { exact: true }).fill('Said once.');
  await form.getByLabel('Last day').fill('2031-05-31');
  let isLost = true;
  await page.route('**/api/operator/announcements', async (route) => {
    if (route.request().method() !== 'POST' || !isLost) return route.continue();
    isLost = false;
    await route.fetch();
    return route.abort();
  });
  const save = form.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await form.getByRole('alert').filter({ hasText: /./ }).waitFor();
  await save.click();
  await form.waitFor({ state: 'detached' });
  await page.getByText('Until 31 May 2031').waitFor();
  await expect.poll(() => page.getByText('Said once.', { exact: true }).count()).toBe(1);
});
