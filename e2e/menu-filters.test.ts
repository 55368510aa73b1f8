import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

const dishes = (page: Page) => page.locator('[data-dish]');
const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ });

describe('the filters of a menu', () => {
  test('leave out what a guest avoids, say of how many nothing is known, and are remembered', async () => {
    const person = await stage.person();
    const { page } = person;
    await page.goto('/udupi-tiffin');
    const all = await dishes(page).count();
    await filters(page).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByText(/^Ask the staff about allergies/).waitFor();
    await sheet.getByRole('checkbox', { name: 'Milk', exact: true }).check();
    await sheet.getByRole('checkbox', { name: 'Nuts', exact: true }).check();
    await sheet.getByRole('radio', { name: 'Mild or less' }).check();
    // Dishes without milk and nuts that are mild at most.
    const left = 13;
    await sheet.getByRole('button', { name: `Show ${left} dishes` }).click();
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => filters(page).textContent()).toBe('Filters 3');
    await expect.poll(() => page.locator('[data-dish]', { hasText: 'Curd rice' }).count()).toBe(0);
    const active = page.getByRole('list', { name: 'Active filters' });
    await expect
      .poll(() => active.getByRole('listitem').allTextContents())
      .toEqual(['Mild or less', 'No milk', 'No nuts']);
    await active.getByRole('button', { name: 'Remove filter: No milk' }).click();
    await expect.poll(() => dishes(page).count()).toBeGreaterThan(left);
    await expect.poll(() => filters(page).textContent()).toBe('Filters 2');
    await filters(page).click();
    await sheet.getByRole('checkbox', { name: 'Milk', exact: true }).check();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });

    await page.reload();
    await expect.poll(() => dishes(page).count()).toBe(left);
    await filters(page).click();
    await sheet.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => dishes(page).count()).toBe(all);
  });

  test('a favourite is kept on the device, and the menu can be reduced to it', async () => {
    const { page } = await stage.person();
    await page.goto('/udupi-tiffin');
    await page.getByRole('button', { name: 'Ghee podi idli', exact: true }).click();
    const heart = page.getByRole('dialog').getByRole('button', { name: 'Favourite' });
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false');
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await page
      .getByRole('dialog')
      .getByText(/^(Contains: .*|Allergens not given\.) Ask the staff about allergies\.$/)
      .waitFor();
    await page.keyboard.press('Escape');
    // Encrypted, like everything stored in the browser.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('favourites:udupi-tiffin')))
      .toMatch(/^[\w+/=]{20,}$/);
    await page.reload();
    await filters(page).click();
    await page.getByRole('checkbox', { name: 'Only my favourites (1)' }).check();
    await expect.poll(() => dishes(page).count()).toBe(1);
  });

  test('where nothing is left, one tap brings the menu back', async () => {
    const { page } = await stage.person();
    await page.goto('/heritage-cafe');
    const all = await dishes(page).count();
    await filters(page).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('radio', { name: 'Jain' }).check();
    await sheet.getByRole('checkbox', { name: 'Milk', exact: true }).check();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await page.getByText('No dish fits your filters.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect.poll(() => dishes(page).count()).toBe(all);
  });
});
