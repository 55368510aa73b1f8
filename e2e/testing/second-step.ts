import type { Page } from 'playwright-core';
import { codeOf } from '../../src/testing/server/people/account-steps.ts';

/** Sets up what operators are asked for before they are shown anything. */
export async function setUpSecondStep(page: Page, password: string): Promise<void> {
  await page.getByText('Set up two-step sign-in first').waitFor();
  const setUp = page.getByRole('main');
  await setUp.getByLabel('Current password').fill(password);
  await setUp.getByRole('button', { name: 'Next' }).click();
  const secret = ((await setUp.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await setUp.getByLabel('Code from the app').fill(codeOf(secret, Date.now()));
  await setUp.getByRole('button', { name: 'Switch on' }).click();
  await setUp.getByRole('button', { name: 'I’ve saved them' }).click();
}
