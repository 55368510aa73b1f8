import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openRestaurant } from './testing/office.ts';
import { fillSignIn, signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const RESTORED = 'Your earlier changes are still unsaved.';

const keptDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('thali.draft.')));

/** Accepts the question that browsers ask before a reload that could lose something. */
const letGo = (page: Page) => page.on('dialog', (dialog) => void dialog.accept());

describe('a half-typed settings form', () => {
  test('survives another screen, a reload and the end of the session until it is saved', async () => {
    const { email, storeId, token } = await openRestaurant(stage, 'Draft Chai');
    const owner = await stage.person();
    const { page } = owner;
    letGo(page);
    await signIn(page, { email, path: '/app/settings/legal' });
    const name = page.getByLabel('Legal name');
    await name.fill('Draft Foods');
    await page.getByRole('link', { name: 'All settings' }).click();
    await page.getByText('Your changes stay in this browser tab until you save or discard them.').waitFor();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await page.getByRole('link', { name: /^Legal details/ }).click();
    await page.getByText(RESTORED).waitFor();
    await expect.poll(() => name.inputValue()).toBe('Draft Foods');
    await name.fill('Draft Foods Pvt. Ltd.');
    await page.reload();
    await page.getByText(RESTORED).waitFor();
    await expect.poll(() => name.inputValue()).toBe('Draft Foods Pvt. Ltd.');

    // Any call leads to the sign-in now, and one in the background may do so before the form is sent, or meanwhile.
    owner.mayComplain(/401|the form is not connected/);
    await owner.context.clearCookies();
    await page.locator('form', { has: name }).evaluateAll((forms) => {
      for (const form of forms as HTMLFormElement[]) form.requestSubmit();
    });
    await page.waitForURL('**/auth/login*');
    await fillSignIn(page, email);
    await page.getByText(RESTORED).waitFor();
    await expect.poll(() => name.inputValue()).toBe('Draft Foods Pvt. Ltd.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await keptDrafts(page)).toEqual([]);
    const { body } = await stage.thali.call('GET', `/store/api/store/${storeId}/`, { token });
    expect(body.legalName).toBe('Draft Foods Pvt. Ltd.');
  });

  test("gives way to another person's save of the same field, and goes when it is discarded", async () => {
    const { email, storeId, token } = await openRestaurant(stage, 'Two Owners Chai');
    const { page } = await stage.person();
    letGo(page);
    await signIn(page, { email, path: '/app/settings/legal' });
    await page.getByLabel('Legal name').fill('Mine');
    await page.getByLabel('FSSAI').fill('107');
    const body = { legalName: 'Theirs' };
    await stage.thali.call('PATCH', `/store/api/store/${storeId}/`, { token, body });
    await page.reload();
    await page.getByText(RESTORED).waitFor();
    await expect.poll(() => page.getByLabel('Legal name').inputValue()).toBe('Theirs');
    await expect.poll(() => page.getByLabel('FSSAI').inputValue()).toBe('107');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByText(RESTORED).waitFor({ state: 'detached' });
    await expect.poll(() => page.getByLabel('FSSAI').inputValue()).toBe('');
    expect(await keptDrafts(page)).toEqual([]);
  });

  test('is kept for order types, bills, messages and UPI, but never with secrets', async () => {
    const { email } = await openRestaurant(stage, 'Many Drafts Chai');
    const { page } = await stage.person();
    letGo(page);
    await signIn(page, { email, path: '/app/settings/order-types' });
    await page.getByRole('button', { name: /^Dine-In/ }).click();
    await page
      .getByLabel(/order$/)
      .first()
      .fill('150');
    await page.reload();
    await page.getByText(RESTORED).waitFor();
    await page.getByRole('button', { name: /^Dine-In/ }).click();
    await expect
      .poll(() =>
        page
          .getByLabel(/order$/)
          .first()
          .inputValue(),
      )
      .toBe('150');

    await page.goto('/app/settings/payments');
    await page.getByLabel('UPI ID').fill('draft@upi');
    await page.getByRole('button', { name: /^Razorpay/ }).click();
    await page.getByLabel('Key secret').fill('KEY-OF-THE-STORE');
    await page.reload();
    await page.getByText(RESTORED).waitFor();
    await expect.poll(() => page.getByLabel('UPI ID').inputValue()).toBe('draft@upi');

    await page.goto('/app/settings/messages');
    await page.getByLabel('Provider').selectOption({ index: 1 });
    await page.locator('input[type=password]').first().fill('secret-of-the-store');
    await page.reload();
    await page.getByText(RESTORED).waitFor();
    const all = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(all).not.toMatch(/secret-of-the-store|KEY-OF-THE-STORE/);
  });
});
