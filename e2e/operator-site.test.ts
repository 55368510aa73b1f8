import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { setUpSecondStep, signInOperator } from '../src/testing/server/people/test-people.ts';
import { findFaults, visit } from './sweep/sweep.ts';
import { PHONE } from './testing/browser.ts';
import { DEMO_PASSWORD } from './testing/demo.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const LOOK = { isWide: true, isLarge: true };

test('an operator tells owners something, closes the sign-up, invites an owner, finds accounts and looks at the health', async () => {
  const visitor = await visit(stage);
  const { page } = visitor;
  const token = await signInOperator(stage.thali);
  await page.context().addCookies([{ name: 'thali_session', value: token, url: stage.origin }]);
  const screen = (path: string, words: string) => ({
    name: path,
    async arrange() {
      await page.goto(path);
      await page.getByText(words).first().waitFor();
    },
  });

  expect(await findFaults(visitor, [screen('/operator/announcements', 'Nothing announced yet')])).toBe('');
  await page.getByRole('button', { name: 'New announcement' }).click();
  const form = page.getByRole('dialog', { name: 'New announcement' });
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await form.getByText('Choose a day').waitFor();
  await form.getByLabel('Text', { exact: true }).fill('We update the site on Sunday.');
  await form.getByLabel('Text in Hindi').fill('रविवार को साइट अपडेट होगी।');
  await form.getByLabel('Last day').fill('2031-05-31');
  const dialog = { name: 'announcement form', arrange: () => form.getByLabel('Last day').waitFor() };
  expect(await findFaults(visitor, [dialog])).toBe('');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Until 31 May 2031').waitFor();

  const owner = await stage.person({ viewport: PHONE });
  const udupi = { password: DEMO_PASSWORD, store: 'Udupi Tiffin Room' };
  await signIn(owner.page, { ...udupi, path: '/app/settings/plan' });
  const bar = owner.page.getByRole('status').filter({ hasText: 'We update the site on Sunday.' });
  await bar.getByRole('button', { name: 'Close' }).click();
  await bar.waitFor({ state: 'detached' });
  await owner.page.reload();
  await owner.page.getByRole('heading', { name: 'Plan', exact: true }).waitFor();
  await expect.poll(() => bar.count()).toBe(0);
  await page.getByRole('button', { name: 'End “We update the site on Sunday.”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
  await page.getByText('Nothing announced yet').waitFor();

  await page.goto('/operator/sign-up');
  await page.getByRole('button', { name: 'By invitation' }).click();
  await page.getByText('Only people whom you, or a restaurant, have invited.').waitFor();
  const guest = await stage.person({ viewport: PHONE });
  await guest.page.goto('/auth/login');
  await guest.page.getByText('Open the link in your invitation email').waitFor();
  await page.getByLabel('Email address').fill('mina@owner.example');
  await page.getByRole('button', { name: 'Send invite' }).click();
  await page.getByText('The invite went to mina@owner.example.').waitFor();
  const [, link = ''] = /(http\S+)/.exec(stage.thali.emails.at(-1)?.text ?? '') ?? [];
  expect(await findFaults(visitor, [screen('/operator/sign-up', 'Until')], LOOK)).toBe('');
  await guest.page.goto(link);
  await guest.page.getByLabel('Restaurant name').fill('Mina’s Kitchen');
  await guest.page.getByLabel('Your name').fill('Mina Das');
  await guest.page.getByLabel('Email address').fill('mina@owner.example');
  await guest.page.getByLabel('Password', { exact: true }).fill('seven slow monsoons');
  await guest.page.getByRole('button', { name: 'Create your restaurant' }).click();
  await guest.page.waitForURL('**/app/welcome');
  // Her screens would complain once she is signed out.
  await guest.page.goto('about:blank');
  await page.reload();
  await page.getByText('No pending invites').waitFor();

  await page.getByRole('link', { name: 'Accounts' }).click();
  await page.getByRole('searchbox').fill('mina@owner');
  const mina = page.getByRole('listitem', { name: 'Mina Das' });
  await mina.getByText('Email not verified').waitFor();
  await mina.getByRole('link', { name: 'Mina’s Kitchen' }).waitFor();
  await mina.getByRole('button', { name: 'Sign out everywhere: Mina Das' }).click();
  const asked = page.getByRole('dialog', { name: 'Sign Mina Das out everywhere?' });
  await asked.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByText('Mina Das is signed out everywhere.').waitFor();
  await stage.thali.verify('mina@owner.example');
  await setUpSecondStep(stage.thali, 'mina@owner.example');
  await page.reload();
  await page.getByRole('searchbox').fill('mina@owner');
  await page.getByRole('button', { name: 'Make operator: Mina Das' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make operator' }).click();
  await mina.getByText('Operator', { exact: true }).waitFor();
  expect(await findFaults(visitor, [screen('/operator/accounts', 'Mina Das')], LOOK)).toBe('');

  await page.goto('/operator');
  await page.getByRole('row', { name: /Saffron Street/ }).waitFor();
  await page.getByRole('searchbox').fill('mina');
  await page.getByRole('row', { name: /Saffron Street/ }).waitFor({ state: 'detached' });
  const loading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const lines = (await readFile(await (await loading).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Mina’s Kitchen');
});
