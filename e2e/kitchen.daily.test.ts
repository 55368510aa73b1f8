import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP } from './testing/browser.ts';
import { hold } from './testing/hold.ts';
import { openKitchen, ticket } from './testing/kitchen.ts';
import { placeOrder } from './testing/ordering.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

test('an order is cooked on the board, and the guest sees each step', async () => {
  const cook = await stage.person({ viewport: DESKTOP });
  const guest = await stage.person();
  const board = cook.page;
  await signIn(board, { store: 'Udupi Tiffin Room' });

  await placeOrder(guest);
  const step = guest.page.locator('[aria-current="step"]');
  const { body } = await stage.thali.call('GET', `/order/status/${guest.page.url().split('/').at(-1)}/`);
  const ticket = (column: string) =>
    board
      .getByRole('region', { name: column })
      .getByRole('article', { name: new RegExp(`^Order ${body.orderNo},`) });
  await ticket('Received').waitFor();
  await ticket('Received').getByText('Sambar vada').waitFor();

  await board.getByRole('button', { name: `Confirm, order ${body.orderNo}` }).click();
  await ticket('Confirmed').waitFor();
  await expect.poll(() => step.textContent()).toContain('Confirmed.');
  await board.getByRole('button', { name: `Start preparing, order ${body.orderNo}` }).click();
  await ticket('Preparing').waitFor();
  await expect.poll(() => step.textContent()).toContain('Preparing');
  const undo = board.getByRole('button', { name: `Undo, Order ${body.orderNo}` });
  await undo.waitFor();
  const goOn = await hold(board, '**/orders/*/state');
  const serve = board.getByRole('button', { name: `Served, order ${body.orderNo}` });
  await serve.click();
  // The undo of the step before, which would be refused now.
  await undo.waitFor({ state: 'hidden' });
  goOn();
  await undo.click();
  await ticket('Preparing').waitFor();
  await expect.poll(() => step.textContent()).toContain('Preparing');
  await serve.click();
  await guest.page.getByText('Enjoy your meal!').waitFor();
});

test('one of four portions is taken off with a reason, and put back', async () => {
  const { place, email } = await openKitchen(stage, 'Portions');
  const order = await place({ 'Masala chai': 4, 'Butter naan': 1 });
  const guest = await stage.person();
  await guest.page.goto(`/status/${order.slug}`);
  const cook = await stage.person({ viewport: DESKTOP });
  const { page } = cook;
  await signIn(page, { email });
  await ticket(page, order)
    .getByRole('button', { name: /^Masala chai:/ })
    .click();
  await expect.poll(() => page.getByRole('button', { name: 'Remove one less' }).isDisabled()).toBe(true);
  const form = page.getByRole('form', { name: 'Why remove 1× Masala chai?' });
  await form.getByText('Entered by mistake').click();
  await form.getByRole('button', { name: 'Remove', exact: true }).click();

  const lines = (holder: Page) => holder.getByRole('main').getByRole('listitem');
  const crossedOut = lines(guest.page).filter({ has: guest.page.locator('s') });
  await expect.poll(() => crossedOut.textContent()).toContain('1×Masala chai');
  await expect.poll(() => crossedOut.textContent()).toContain('Removed: Entered by mistake');
  await lines(guest.page).getByText('3×').waitFor();
  await guest.page.getByText('₹140', { exact: true }).first().waitFor();
  await guest.page.getByText('Some of your order was removed. The total was ₹170 before.').waitFor();

  await ticket(page, order).getByRole('button', { name: 'More about order' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText(/^1× Masala chai removed/).waitFor();
  await sheet.getByText('₹90 (3 × ₹30)').waitFor();
  await sheet.getByRole('button', { name: 'Put back 1× Masala chai' }).click();
  await sheet.getByRole('button', { name: 'Remove 4× Masala chai' }).waitFor();
  await expect.poll(() => crossedOut.count()).toBe(0);
  await guest.page.getByText('₹170', { exact: true }).first().waitFor();
});
