import { expect, test } from 'vitest';
import { makeOperator } from '../src/operators/people/server/make-operator.ts';
import { createContext } from '../src/platform/context/server/context.ts';
import { findFaults, visit } from './sweep/sweep.ts';
import { setUpSecondStep } from './testing/second-step.ts';
import { fillSignIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const { thali } = stage;
const PASSWORD = 'seven slow monsoons';

test('an owner invites support, who suspends a restaurant and can’t change its plan; the log tells all of it', async () => {
  const visitor = await visit(stage);
  const { page } = visitor;
  const { passwords } = thali.services;
  const ctx = { ...createContext(thali.services, { kind: 'system' }), passwords };
  await page.goto(await makeOperator(ctx, 'omar@operator.example'));
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await fillSignIn(page, 'omar@operator.example', PASSWORD);
  await setUpSecondStep(page, PASSWORD);

  await page.getByRole('link', { name: 'Operators' }).click();
  await page.getByRole('button', { name: 'Send invite' }).click();
  await page.getByText('Please fill this in.').waitFor();
  await page.getByLabel('Email address').fill('sita@operator.example');
  await page.getByLabel('Role').selectOption('Support');
  await page.getByRole('button', { name: 'Send invite' }).click();
  await page.getByText('Support · invited by omar').waitFor();
  const operators = {
    name: 'operators',
    async arrange() {
      await page.goto('/operator/operators');
      await page.getByText('Support · invited by omar').waitFor();
    },
  };
  expect(await findFaults(visitor, [operators], { isWide: true, isLarge: true })).toBe('');

  const { page: theirs } = await stage.person();
  const mail = thali.emails.findLast(({ to }) => to === 'sita@operator.example')?.text ?? '';
  const link = /\S+\/auth\/operator#token=\S+/.exec(mail)?.[0] ?? '';
  await theirs.goto(new URL(link).pathname + new URL(link).hash);
  await theirs.getByText('You are invited to run Thali as Support').waitFor();
  await theirs.getByText('omar invited you.').waitFor();
  await theirs.getByLabel('Name').fill('Sita Sharma');
  await theirs.getByLabel('Choose a password').fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Accept' }).click();
  await theirs.getByRole('heading', { name: 'You are an operator now' }).waitFor();
  await theirs.getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(theirs, 'sita@operator.example', PASSWORD);
  await setUpSecondStep(theirs, PASSWORD);

  const row = theirs.getByRole('row', { name: /Udupi Tiffin Room/ });
  await row.getByRole('button', { name: 'Suspend Udupi Tiffin Room' }).click();
  const asked = theirs.getByRole('dialog');
  await asked.getByLabel('Why? Its owner reads it.').fill('The licence has run out');
  await asked.getByRole('button', { name: 'Suspend', exact: true }).click();
  await row.getByText('Suspended').waitFor();
  await expect.poll(() => row.getByRole('button', { name: 'Plan of Udupi Tiffin Room' }).count()).toBe(0);
  await theirs.goto('/operator/plans');
  await theirs.getByText('Changing it is for: Owner.').waitFor();
  await expect.poll(() => theirs.getByRole('button', { name: 'Add plan' }).isDisabled()).toBe(true);
  await theirs.goto('/operator/operators');
  await theirs.getByText('Sita Sharma').waitFor();
  await expect.poll(() => theirs.getByRole('button', { name: 'Send invite' }).count()).toBe(0);

  await page.goto('/operator/operators');
  await page.getByRole('button', { name: 'Change role: Sita Sharma' }).click();
  const changing = page.getByRole('dialog');
  await changing.getByLabel('Role').selectOption('Reader');
  const dialog = { name: 'role', arrange: () => changing.getByText('Looks, changes nothing').waitFor() };
  expect(await findFaults(visitor, [dialog])).toBe('');
  await changing.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('listitem', { name: 'Sita Sharma' }).getByText('Reader').waitFor();
  await theirs.goto('/operator');
  await theirs.getByRole('row', { name: /Udupi Tiffin Room/ }).waitFor();
  await expect.poll(() => theirs.getByRole('button', { name: 'Resume Udupi Tiffin Room' }).count()).toBe(0);

  const log = {
    name: 'log',
    async arrange() {
      await page.goto('/operator/log');
      await page.getByText('Why: The licence has run out').waitFor();
      await page.getByText('role: Support → Reader').waitFor();
    },
  };
  expect(await findFaults(visitor, [log], { isWide: true, isLarge: true })).toBe('');
  await page.getByLabel('Who').selectOption('Sita Sharma');
  await page.getByText('role: Support → Reader').waitFor({ state: 'detached' });
  await page.getByText('Suspension: Udupi Tiffin Room').waitFor();
  await page.getByLabel('Restaurant, by its address').fill('saffron-street');
  await page.getByText('No entry matches').waitFor();
  await page.getByRole('button', { name: 'Everything' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('operators-log.csv');
});
