import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { createMenuDesk, itemsOf } from './testing/menu-office.ts';
import { addDish, openCart, placeButton } from './testing/ordering.ts';
import { watchShifts } from './testing/shifts.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

const AT_TABLE = '/udupi-tiffin?conf=Dine-In&iden=4&idel=Table';
const POPULAR = ['Ghee podi idli', 'Rava idli', 'Medu vada'];

/** What others ordered, before anybody reads the menu with its popular dishes. */
beforeAll(async () => {
  const { read, storeId } = await createMenuDesk(stage);
  const dishes = itemsOf(await read()).filter(({ label }) => POPULAR.includes(label));
  const items = dishes.map(({ _id, label, configs: [group] }) => ({
    itemID: _id,
    itemLabel: label,
    quantity: 1,
    value: '0',
    configs: [{ label: group.label, contents: [group.contents[0].label] }],
  }));
  const order = { currency: 'INR', orderType: 'Dine-In', address: '4', remarks: '', amount: 0, items };
  const place = (body: object) => stage.thali.call('POST', `/order/create/web/${storeId}`, { body });
  // The refusal has the right figures.
  const { details } = (await place(order)).body;
  const priced = items.map((item, at) => ({ ...item, value: details.items[at].value }));
  for (let times = 0; times < 5; times++) {
    const { status, text } = await place({ ...order, amount: details.amount, items: priced });
    expect(status, text).toBe(201);
  }
});

async function order(page: Page, dishes: string[]): Promise<void> {
  await page.goto(AT_TABLE);
  for (const dish of dishes) await addDish(page, dish);
  await openCart(page);
  await placeButton(page).click();
  await page.waitForURL('**/status/*');
}

test('guests who come back find their usual dishes, and nothing moves', async () => {
  const { page } = await stage.person();
  const row = (name: string) => page.getByRole('region', { name, exact: true });
  const names = (name: string) => row(name).getByRole('heading', { level: 3 }).allInnerTexts();
  const shifted = await watchShifts(page);
  await page.goto(AT_TABLE);
  await expect.poll(async () => (await names('Popular now')).toSorted()).toEqual(POPULAR.toSorted());

  await order(page, ['Sambar vada']);
  await page.goto(AT_TABLE);
  await expect.poll(() => names('Order again')).toHaveLength(4);
  expect((await names('Order again'))[0]).toBe('Sambar vada');
  expect(await shifted()).toEqual([]);

  await order(page, ['Mysore masala dosa', 'Sambar vada', 'Set dosa']);
  await page.goto(AT_TABLE);
  await expect.poll(async () => (await names('Order again')).at(0)).toBe('Sambar vada');
  expect((await names('Order again')).toSorted()).toEqual(['Mysore masala dosa', 'Sambar vada', 'Set dosa']);
  expect(await shifted()).toEqual([]);
  await row('Order again').getByRole('button', { name: 'Add Sambar vada' }).click();
  await page.getByRole('link', { name: 'View cart' }).waitFor();
});
