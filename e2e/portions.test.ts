import { expect, test } from 'vitest';

import { lookAt, SMALL } from './sweep/look-at.ts';
import { DESKTOP } from './testing/browser.ts';
import { LIST, SMALL_STORE_NAME } from './testing/menu-office.ts';
import { addDish, openCart, placeButton } from './testing/ordering.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const AT_TABLE = '/udupi-tiffin?conf=Dine-In&iden=4&idel=Table';
const DISH = 'Sambar vada';

test('two guests want the last portions: one gets them, the other reads how many are left, and the staff see it', async () => {
  const { page: office } = await stage.person({ viewport: DESKTOP });
  await signIn(office, { store: SMALL_STORE_NAME, path: LIST });
  const row = office.getByRole('row').filter({ hasText: DISH });
  await row.getByRole('button', { name: `Mark sold out: ${DISH}` }).click();
  await office.getByRole('menuitem', { name: 'Count portions…' }).click();
  const form = office.getByRole('dialog', { name: `Portions of ${DISH}` });
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Please fill this in.').waitFor();
  await form.getByLabel('Left now').fill('3');
  await form.getByLabel('Each morning (optional)').fill('40');
  await lookAt(office, {});
  await form.getByRole('button', { name: 'Save' }).click();
  await office.getByText(`${DISH}: 3 left.`).waitFor();
  await row.getByText('3 left', { exact: true }).waitFor();

  const [first, late] = [await stage.person(), await stage.person({ viewport: SMALL })];
  for (const { page } of [first, late]) {
    await page.goto(AT_TABLE);
    await page.getByText('3 left', { exact: true }).waitFor();
    await addDish(page, DISH);
  }
  await late.page.getByRole('button', { name: `One more ${DISH}` }).click();
  await late.page.getByRole('button', { name: `One more ${DISH}` }).click();
  const more = late.page.getByRole('button', { name: `One more ${DISH}` });
  await expect.poll(() => more.getAttribute('aria-disabled')).toBe('true');
  await lookAt(late.page, {});
  await openCart(late.page);
  await openCart(first.page);
  await placeButton(first.page).click();
  await first.page.waitForURL('**/status/*');

  await late.page.getByText('only 2 left').waitFor();
  late.mayComplain(/409/);
  await placeButton(late.page).click();
  await late.page.getByText(`(${DISH}: only 2 left)`).waitFor();
  await lookAt(late.page, {});
  await late.page
    .getByRole('button', { name: `One ${DISH} less` })
    .first()
    .click();
  await placeButton(late.page).click();
  await late.page.waitForURL('**/status/*');

  await row.getByText('None left', { exact: true }).waitFor();
  await late.page.goto(AT_TABLE);
  await late.page.getByRole('button', { name: 'Add Dahi vada' }).waitFor();
  await expect.poll(() => late.page.getByRole('button', { name: `Add ${DISH}` }).count()).toBe(0);
  await row.getByRole('button', { name: `Mark sold out: ${DISH}` }).click();
  await office.getByRole('menuitem', { name: 'Count portions…' }).click();
  await form.getByRole('button', { name: 'Stop counting' }).click();
  await office.getByText(`${DISH} is no longer counted.`).waitFor();
  await late.page.getByRole('button', { name: `Add ${DISH}` }).waitFor();
});
