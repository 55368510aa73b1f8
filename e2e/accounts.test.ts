import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { codeOf, linkTo } from '../src/testing/server/people/account-steps.ts';
import { fillSignIn, signIn } from './testing/sign-in.ts';
import { register } from './testing/sign-up.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage({ heartbeatMs: 200 });
const { thali } = stage;

const OLD = 'a plain long one';
const NEW = 'seven slow monsoons';
const SCREEN = '/app/management/user/account';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('**/auth/login*');
}

/** Sets up two-step sign-in through the dialog, and returns the secret and the recovery codes. */
async function setUpTotp(page: Page, password: string): Promise<{ secret: string; paper: string[] }> {
  await button(page, 'Set up').click();
  const dialog = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
  await dialog.getByLabel('Current password').fill(password);
  await button(page, 'Next').click();
  const key = dialog.locator('code');
  const secret = ((await key.textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Code from the app').fill(codeOf(secret, Date.now()));
  await button(page, 'Switch on').click();
  await dialog.getByRole('heading', { name: 'Save these recovery codes' }).waitFor();
  return { secret, paper: await dialog.getByRole('listitem').allTextContents() };
}

describe('an account', () => {
  test('an owner signs up, resets a password and adds a second step', async () => {
    const email = 'asha@lamp-house.example';
    const { page, mayComplain } = await stage.person();
    await register(page, email, 'Lamp House');
    const reminder = page.getByRole('complementary', { name: 'Verify your email' });
    await reminder.getByText(email).waitFor();
    const first = await linkTo(thali, email);
    await button(page, 'Resend email').click();
    await page.getByText('The email is on its way.').waitFor();
    const second = await linkTo(thali, email);
    expect(second).not.toBe(first);

    await page.goto(`/auth/verify#token=${first}x`);
    await page.getByRole('heading', { name: 'This link did not work' }).waitFor();
    mayComplain(/422/);
    // A link with another hash in the same tab does not load the page again.
    await page.goto(`/auth/verify#token=${second}`);
    await page.getByRole('heading', { name: 'Your email is verified' }).waitFor();
    await page.getByRole('link', { name: 'Go to my restaurant' }).click();
    await page.getByText('Live', { exact: true }).waitFor();
    await reminder.waitFor({ state: 'detached' });

    await signOut(page);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // The page before it has a field of the same name.
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await page.getByLabel('Email address').fill(email);
    await button(page, 'Send link').click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await page.goto(`/auth/reset-password#token=${await linkTo(thali, email)}`);
    await page.waitForURL(/\/auth\/reset-password$/);
    await page.reload();
    await page.getByLabel('New password', { exact: true }).fill('iloveyou1');
    await button(page, 'Set password').click();
    await page.getByText('This password is too easy to guess.').waitFor();
    await page.getByLabel('New password', { exact: true }).fill(NEW);
    await button(page, 'Set password').click();
    await page.getByRole('heading', { name: 'Your new password is set' }).waitFor();
    await page.getByRole('link', { name: 'Back to sign-in' }).click();
    await fillSignIn(page, email, NEW);
    await page.waitForURL('**/app/dashboard');

    await page.goto(SCREEN);
    await page.getByText('This device').waitFor();
    const { secret, paper } = await setUpTotp(page, NEW);
    expect(paper).toHaveLength(10);
    await button(page, 'I’ve saved them').click();
    await page.getByText('On. 10 recovery codes are left.').waitFor();

    await signOut(page);
    await fillSignIn(page, email, NEW);
    const code = page.getByLabel('Code from the app');
    await code.fill('000000');
    await button(page, 'Sign in').click();
    await page.getByText('Wrong code.').waitFor();
    // The code of the current time step may have been used to switch it on.
    await code.fill(codeOf(secret, Date.now() + 30_000));
    await button(page, 'Sign in').click();
    await page.waitForURL('**/app/**');
    mayComplain(/401/);
  });

  test('a session that is ended elsewhere goes to the sign-in page at once', async () => {
    const email = 'ravi@lamp-house.example';
    const [here, there] = [await stage.person(), await stage.person()];
    await register(there.page, email, 'Lamp House Two');
    await there.page.getByText('Live', { exact: true }).waitFor();
    await signIn(here.page, { email, path: SCREEN });
    await here.page.getByText('This device').waitFor();
    await here.page.getByRole('button', { name: 'Sign out: Chrome on Linux' }).click();
    await here.page.getByText('Chrome on Linux is signed out.').waitFor();
    await there.page.waitForURL('**/auth/login?next=*');
    await expect.poll(() => here.page.getByRole('button', { name: /^Sign out: / }).count()).toBe(0);
    await there.page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await there.page.waitForLoadState('networkidle');
    there.mayComplain(/401/);
  });

  test('the email address and the password change, each confirmed with the old one', async () => {
    const [email, next] = ['meera@lamp-house.example', 'meera.iyer@lamp-house.example'];
    const { page, mayComplain } = await stage.person({ dark: true });
    await register(page, email, 'Lamp House Three');
    await page.goto('/app/management/user/profile');
    await page.getByLabel('Name', { exact: true }).fill('Meera Iyer');
    await button(page, 'Save').click();
    await page.getByText('Saved', { exact: true }).waitFor();

    await page.goto(SCREEN);
    const dialog = page.getByRole('dialog');
    await button(page, 'Change password').click();
    await dialog.getByLabel('Current password').fill(OLD);
    await dialog.getByLabel('New password', { exact: true }).fill(NEW);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Password changed.').waitFor();
    await button(page, 'Change email address').click();
    await dialog.getByLabel('New email address').fill(next);
    await dialog.getByLabel('Current password').fill('not the password');
    await dialog.getByRole('button', { name: 'Change email address' }).click();
    await dialog.getByText('Wrong password.').waitFor();
    await dialog.getByLabel('Current password').fill(NEW);
    await dialog.getByRole('button', { name: 'Change email address' }).click();
    await page.getByText(`Changes to ${next}`).waitFor();

    await page.goto(`/auth/verify?token=${await linkTo(thali, next)}`);
    await page.getByRole('link', { name: 'Go to my restaurant' }).click();
    await page.waitForURL('**/app/dashboard');
    await page.getByText('Live', { exact: true }).waitFor();
    // The page's stream may learn of the ended session before the page has its own answer, and calls made
    // then are refused.
    mayComplain(/401/, /422/);
    await signOut(page);
    await fillSignIn(page, next, NEW);
    await page.waitForURL('**/app/**');
  });

  test('a signed-in person skips the sign-in page, but not the one for changing accounts', async () => {
    const { page } = await stage.person();
    await register(page, 'first@lamp-house.example', 'First House');
    await page.goto('/auth/login');
    await page.waitForURL('**/app/dashboard');
    await page.goto('/auth/login-unprotected');
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await page.getByRole('link', { name: 'Create your restaurant' }).click();
    await page.waitForURL('**/auth/register-unprotected');
    await register(page, 'second@lamp-house.example', 'Second House');
    await page.getByRole('banner').getByText('Second House').waitFor();
    await expect.poll(() => page.getByText('First House').count()).toBe(0);
    await page.goto('/auth/login-unprotected');
    await fillSignIn(page, 'first@lamp-house.example', OLD);
    await page.waitForURL('**/app/dashboard');
    await page.getByRole('banner').getByText('First House').waitFor();
  });
});
