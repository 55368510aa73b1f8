import type { Page } from 'playwright-core';
import { DEFAULT_SITTINGS } from '#tables/sittings/rules/settings.ts';
import { chooseType, placeButton } from '../testing/ordering.ts';
import { asOwner, readStore } from './staff.ts';
import type { Visitor } from './visitor.ts';

const TABLE = 'conf=Dine-In&iden=12&idel=Table';

export const at =
  (path: string) =>
  async ({ page }: Visitor) => {
    await page.goto(path);
  };

export const byPosition = (page: Page, selector: string) => page.locator(selector).first();

export async function allDay(page: Page): Promise<void> {
  await page.goto(`/saffron-street?men=all&${TABLE}`);
  await byPosition(page, 'a[href*="men="]').click();
  await byPosition(page, '[data-dish]').waitFor();
}

/** Adds dishes without options by their position on the menu, since their names depend on the language. */
export async function addDishes(page: Page, places: number[]): Promise<void> {
  for (const place of places)
    await page.locator('section[id] [data-dish]').nth(place).locator('[data-in] button').last().click();
}

/** A table of single orders, as a store may have it. */
async function orderAlone(visitor: Visitor): Promise<void> {
  const { storeId } = await readStore(visitor, 'udupi-tiffin');
  const settings = { ...DEFAULT_SITTINGS, isOn: false };
  await asOwner(visitor, 'PUT', `/api/stores/${storeId}/sitting-settings`, settings);
}

export async function cart(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await orderAlone(visitor);
  await page.goto('/udupi-tiffin?conf=Dine-In&iden=4&idel=Table');
  await byPosition(page, '[data-dish]').waitFor();
  await addDishes(page, [1, 2, 4]);
  // A wide screen has the cart beside the menu in place of the bar.
  await byPosition(page, ':is(section > a, [data-side-cart] a)[href="/place-order"]:visible').click();
  await byPosition(page, 'form').waitFor();
}

export async function order(visitor: Visitor): Promise<string> {
  await cart(visitor);
  await visitor.page.locator('button[type=submit]').last().click();
  await visitor.page.waitForURL('**/status/*');
  return new URL(visitor.page.url()).pathname.split('/').at(-1) ?? '';
}

export async function gateway({ page }: Visitor): Promise<void> {
  await page.goto('/udupi-tiffin');
  await byPosition(page, '[data-dish]').waitFor();
  await addDishes(page, [1, 2, 4]);
  await byPosition(page, 'section > a[href="/place-order"]').click();
  await chooseType(page, 'Pickup');
  await placeButton(page).click();
  await page.waitForURL('**/pay/*');
}
