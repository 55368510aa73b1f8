import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP, type Person } from './testing/browser.ts';
import { DEMO_PASSWORD } from './testing/demo.ts';
import { fillSignIn, signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage({ heartbeatMs: 300 });
const LIST = '/app/management/user/list';

const PROFILE = '/app/management/user/profile';

/** Opens the staff list of one of the demo owner's restaurants. */
const manage = ({ page }: Person, store: string) => signIn(page, { store, path: LIST });

/** Invites a person and returns the link of the email. */
async function invite({ page }: Person, email: string, role: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite', exact: true }).first().click();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
  await page.getByRole('button', { name: 'Send invite' }).click();
  await page.getByText(`${email} is invited`).waitFor();
  const sent = stage.thali.emails.find(({ to }) => to === email);
  const link = /https?:\S+/.exec(sent?.text ?? '')?.[0] ?? '';
  await expect.poll(() => page.getByLabel('Invite link').inputValue()).toBe(link);
  return new URL(link).pathname + new URL(link).hash;
}

const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

describe("a restaurant's staff, on a phone", () => {
  test('a cook is invited, joins, gets another role and is removed', async () => {
    const owner = await stage.person();
    const cook = await stage.person();
    await manage(owner, 'Saffron Street');
    await owner.page.getByText('Just you so far').waitFor();
    await owner.page.getByRole('button', { name: 'Invite', exact: true }).first().click();
    await owner.page.getByLabel('Email address').fill('ravi');
    await owner.page.getByRole('button', { name: 'Send invite' }).click();
    await owner.page.getByText('Please enter a valid email address.').waitFor();
    await owner.page.getByRole('button', { name: 'Close' }).click();
    const link = await invite(owner, 'ravi@cook.example', 'Kitchen');
    const share = owner.page.getByRole('link', { name: 'Send by WhatsApp' });
    expect(decodeURIComponent((await share.getAttribute('href')) ?? '')).toContain(link);
    await owner.page.getByRole('button', { name: 'Done' }).click();
    await owner.page.getByText(/^Kitchen · by Demo owner · until/).waitFor();

    await cook.page.goto(link);
    await cook.page.getByText('Demo owner invited you. Your role: Kitchen.').waitFor();
    await cook.page.getByLabel('Your name').fill('Ravi Kumar');
    await cook.page.getByLabel('Choose a password').fill('password1');
    await cook.page.getByRole('button', { name: 'Join' }).click();
    await cook.page.getByText('This password is too easy to guess.').waitFor();
    await cook.page.getByLabel('Choose a password').fill(DEMO_PASSWORD);
    await cook.page.getByRole('button', { name: 'Join' }).click();
    await cook.page.waitForURL('**/app/dashboard');
    await cook.page.getByText('Live', { exact: true }).waitFor();

    await seesOnlyTheKitchen(cook);
    await cook.page.goto('/app/management/e-commerce/list');

    await owner.page.reload();
    await owner.page.getByRole('button', { name: 'Change Ravi Kumar' }).click();
    await owner.page.getByRole('radio', { name: /^Floor staff/ }).check();
    await owner.page.getByRole('button', { name: 'Save' }).click();
    await notice(owner.page, 'Ravi Kumar is now: Floor staff').waitFor();
    // The screen fetches the new role without a reload.
    await cook.page
      .getByRole('button', { name: /^Mark sold out/ })
      .first()
      .waitFor();
    await owner.page.getByText('Demo owner changed Ravi Kumar from Kitchen to Floor staff').waitFor();

    await owner.page.getByRole('button', { name: 'Change Ravi Kumar' }).click();
    await owner.page.getByRole('button', { name: 'Remove from restaurant' }).click();
    await owner.page.getByRole('button', { name: 'Remove', exact: true }).click();
    await notice(owner.page, 'Ravi Kumar is no longer in the restaurant.').waitFor();
    await cook.page.getByRole('heading', { name: 'You are not in any restaurant' }).waitFor();
    // The browser's own message about each call refused from now on.
    cook.mayComplain(/404/);

    await cook.page.goto(link);
    await cook.page.getByRole('heading', { name: 'This invite is no longer valid' }).waitFor();
    cook.mayComplain(/404/);
  });

  test('a second restaurant is opened, switched to, and left only after it has another owner', async () => {
    const { page, mayComplain } = await stage.person();
    await signIn(page, { path: PROFILE });
    await page.getByRole('button', { name: 'New restaurant' }).click();
    await page.getByRole('button', { name: 'Create restaurant' }).click();
    await page.getByText('Please fill this in.').waitFor();
    await page.getByLabel('Restaurant name').fill('Lassi Corner');
    await page.getByRole('button', { name: 'Create restaurant' }).click();
    await page.waitForURL('**/app/dashboard');
    await page.getByRole('banner').getByText('Lassi Corner').waitFor();
    await page.goto(PROFILE);
    await row(page, 'Lassi Corner').getByText('You are here').waitFor();
    await page.getByRole('button', { name: 'Leave Lassi Corner' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await notice(page, 'A restaurant needs an owner').waitFor();
    await page.getByRole('button', { name: 'Switch to Saffron Street' }).click();
    await page.waitForURL('**/app/dashboard');
    await page.getByRole('banner').getByText('Saffron Street').waitFor();
    // The browser's own message about the refusal.
    mayComplain(/409/);
  });

  test('a signed-in person joins with one tap and returns when they leave', async () => {
    const owner = await stage.person({ viewport: DESKTOP });
    const guest = await stage.person({ hindi: true });
    await manage(owner, 'Saffron Street');
    const link = await invite(owner, 'meera@cafe.example', 'Manager');
    await owner.page.getByRole('button', { name: 'Done' }).click();
    await owner.page.getByRole('table').getByText('Owner', { exact: true }).waitFor();
    await owner.page.goto(link);
    await owner.page.getByText('You are already in this restaurant.').waitFor();
    expect(new URL(owner.page.url()).href).toMatch(/\/auth\/invitation$/);
    await owner.page.reload();
    await owner.page.getByText('You are already in this restaurant.').waitFor();
    await owner.page.getByRole('link', { name: 'Go to orders' }).click();
    await owner.page.waitForURL('**/app/dashboard');

    const store = { name: 'Meera', email: 'meera@cafe.example', storeName: 'Meera’s Café' };
    await stage.thali.call('POST', '/tenant/api/menu/signup/', {
      body: { ...store, password: DEMO_PASSWORD },
    });
    await guest.context.addInitScript(() => localStorage.setItem('thali.language', '"hi"'));
    await guest.page.goto(link);
    await guest.page.getByRole('link', { name: 'साइन इन करके जुड़ें' }).click();
    await guest.page.waitForURL('**/auth/login-unprotected?next=*');
    expect(guest.page.url()).not.toContain(link.split('=').at(-1));
    await fillSignIn(guest.page, 'meera@cafe.example');
    await guest.page.getByRole('button', { name: 'Meera के नाम से जुड़ें' }).click();
    await guest.page.waitForURL('**/app/dashboard');
    await guest.page.getByRole('banner').getByText('Saffron Street').waitFor();
    await guest.page.goto(LIST);
    await guest.page.getByText('Demo owner', { exact: true }).waitFor();
    await guest.page.getByRole('link', { name: 'संपर्क' }).click();
    await guest.page.getByRole('heading', { name: 'Meera' }).waitFor();
    await guest.page.getByRole('link', { name: 'आपकी प्रोफ़ाइल' }).click();
    await guest.page.getByLabel('मोबाइल नंबर').fill('+91 98765 43210');
    await guest.page.getByRole('button', { name: 'सहेजें' }).click();
    await notice(guest.page, 'सहेजा गया').waitFor();
    await guest.page.getByRole('button', { name: 'Saffron Street छोड़ें' }).click();
    await guest.page.getByRole('button', { name: 'छोड़ें', exact: true }).click();
    await guest.page.getByRole('banner').getByText('Meera’s Café').waitFor();
    await notice(guest.page, 'आप अब Saffron Street में नहीं हैं।').waitFor();
    guest.mayComplain(/404/);
  });
});

async function seesOnlyTheKitchen({ page }: Person): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Link and QR code' }).waitFor();
  await expect.poll(() => page.getByText(/Pause/).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.goto('/app/management/e-commerce/list');
  await page.getByRole('heading', { name: 'Dishes' }).waitFor();
  await page.getByText('Butter naan').first().waitFor();
  // One for each dish, besides the list's own filter: the cook is the first to know what is sold out.
  await expect.poll(() => page.getByRole('button', { name: /sold out/i }).count()).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const acts = page.getByRole('group', { name: 'Actions' }).getByRole('option');
  await expect.poll(() => acts.allTextContents()).toEqual(['Mark a dish sold out', 'Make a dish available']);
  await page.keyboard.press('Escape');
  await page.goto(LIST);
  await page.getByText('Only owners and managers see who works here').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Invite/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'Go to your profile' }).click();
  await page.getByRole('button', { name: 'Leave Saffron Street' }).waitFor();
  const tabs = page.getByRole('navigation', { name: 'You and your team' });
  await expect.poll(() => tabs.getByRole('link').allTextContents()).toEqual(['Your profile', 'Account']);
}
