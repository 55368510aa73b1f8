import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addDish, placeOrder } from './testing/ordering.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

const question = (page: Page) => page.getByRole('dialog', { name: 'Your cart is not empty' });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true });
const quantities = (page: Page) => page.getByRole('textbox', { name: /^Quantity of|की मात्रा$/ });

/** Places an order of one Sambar vada, and fills the cart with two Sambar vada and a Ghee podi idli. */
async function orderAndFillCart() {
  const person = await stage.person();
  const { page } = person;
  const slug = await placeOrder(person);
  await page.goto('/udupi-tiffin');
  await addDish(page, 'Sambar vada');
  await page.getByRole('button', { name: 'One more Sambar vada' }).click();
  await addDish(page, 'Ghee podi idli');
  await page.getByText('3 Items in Cart').waitFor();
  return { page, slug };
}

describe('repeating an order while the cart is not empty', () => {
  test('from the history: its lines are added, equal ones merged', async () => {
    const { page } = await orderAndFillCart();
    await page.goto('/orders');
    await page.getByRole('button', { name: 'Repeat order' }).click();
    await question(page).getByText('There are 3 items in your cart.').waitFor();
    await answer(page, 'Add to your cart').click();
    await page.getByRole('heading', { name: 'Cart (Items: 4)' }).waitFor();
    await expect.poll(() => quantities(page).count()).toBe(2);
    // Back leads to the page of the question, but does not ask it again.
    await page.goBack();
    await page.getByRole('heading', { name: 'Your orders' }).waitFor();
    await expect.poll(() => question(page).count()).toBe(0);
  });

  test('from its own page: cancelling keeps the cart, replacing leaves the order alone', async () => {
    const { page, slug } = await orderAndFillCart();
    await page.goto(`/status/${slug}`);
    await page.getByRole('button', { name: 'Repeat this order' }).click();
    await answer(page, 'Cancel').click();
    await question(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Repeat this order' }).click();
    await question(page).getByText('There are 3 items in your cart.').waitFor();
    await answer(page, 'Replace').click();
    await page.getByRole('heading', { name: 'Cart (Items: 1)' }).waitFor();
  });
});

test('an order has the restaurant’s clock in the history too, on a phone from elsewhere', async () => {
  const person = await stage.person({ timeZone: 'Pacific/Auckland' });
  await placeOrder(person);
  const { page } = person;
  await page.goto('/orders');
  const time = page.locator('article time');
  const at = new Date((await time.getAttribute('datetime')) ?? '');
  const clock = at.toLocaleTimeString('en-IN', {
    timeZone: 'Asia/Kolkata',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  await page.locator('article time', { hasText: clock }).waitFor();
});
