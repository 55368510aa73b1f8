import type { Page } from 'playwright-core';
import { ALL, FOUR, NOTICES_GONE_MS, type Scene } from './scene.ts';
import { setDish } from './staff.ts';
import { allDay, byPosition, cart } from './steps.ts';
import type { Visitor } from './visitor.ts';

/** Adds the first dish, which has options, with the option at this position. */
async function addFirst(page: Page, option: number): Promise<void> {
  await page.locator('dialog[open] input[type=radio]').nth(option).check({ force: true });
  // Its last button, apart from those in notices.
  await page.locator('dialog[open] button:not([popover] *)').last().click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

export const dialogs: Scene[] = [
  {
    name: 'dish',
    looks: ALL,
    async arrange({ page }) {
      await page.goto('/udupi-tiffin');
      await page.locator('section[id] [data-dish] [data-in] button').first().click();
      await page.locator('dialog[open] input[type=radio]').first().check({ force: true });
    },
  },
  {
    name: 'dish-options',
    looks: ALL,
    async arrange({ page }) {
      await page.goto('/udupi-tiffin');
      await page.locator('section[id] [data-dish] [data-in] button').first().click();
      await page.locator('dialog[open] input[type=radio]').first().check({ force: true });
      await page.locator('dialog[open] input[type=checkbox]').last().check({ force: true });
    },
  },
  {
    name: 'pictures',
    looks: FOUR,
    async arrange({ page }) {
      await allDay(page);
      await page.locator('section[id] [data-dish] button').first().click();
    },
  },
  {
    name: 'more',
    looks: FOUR,
    async arrange({ page }) {
      await page.goto('/udupi-tiffin');
      await page.locator('nav button').last().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  ...['about', 'terms', 'returns', 'privacy'].map((name, place) => ({
    name,
    looks: FOUR,
    async arrange({ page }: Visitor) {
      await page.goto('/udupi-tiffin');
      await page.locator('footer button').nth(place).click();
      await page.locator('dialog[open]').waitFor();
    },
  })),
  {
    name: 'index',
    looks: FOUR,
    async arrange({ page }) {
      await allDay(page);
      await page.locator('#menu-index').click();
    },
  },
  {
    name: 'repeat',
    looks: FOUR,
    settleMs: NOTICES_GONE_MS,
    async arrange({ page }) {
      await page.goto('/udupi-tiffin');
      await page.locator('section[id] [data-dish] [data-in] button').first().click();
      await addFirst(page, 0);
      await page.locator('section[id] [data-dish] [data-in] button').nth(1).click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'variants',
    looks: FOUR,
    settleMs: NOTICES_GONE_MS,
    async arrange({ page }) {
      await page.goto('/udupi-tiffin');
      await page.locator('section[id] [data-dish] [data-in] button').first().click();
      await addFirst(page, 0);
      await page.locator('section[id] [data-dish] [data-in] button').nth(1).click();
      await page.locator('dialog[open] button').nth(1).click();
      await addFirst(page, 1);
      await page.locator('section[id] [data-dish] [data-in] button').first().click();
      await page.locator('dialog[open]').waitFor();
    },
  },
  // The last scene, since it leaves a dish sold out.
  {
    name: 'changes',
    looks: FOUR,
    settleMs: NOTICES_GONE_MS,
    async arrange(visitor) {
      await setDish(visitor, 'Rava idli', { state: 'Available' });
      await cart(visitor);
      await setDish(visitor, 'Rava idli', { state: 'Sold out' });
      await byPosition(visitor.page, 'dialog[open]').waitFor();
    },
  },
];
