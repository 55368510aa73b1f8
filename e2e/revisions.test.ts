import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESKTOP } from './testing/browser.ts';
import { createMenuDesk, itemsOf, LIST, SMALL_STORE_NAME } from './testing/menu-office.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

/** Makes another change just before the page's save reaches the server. */
async function beforeSaving(page: Page, other: () => Promise<void>): Promise<void> {
  let isFirst = true;
  await page.route('**/catalogue?cause=*', async (route) => {
    if (isFirst) {
      isFirst = false;
      await other();
    }
    await route.continue();
  });
}

async function chooseCategory(page: Page, category: string): Promise<number> {
  await page.getByLabel('Category', { exact: true }).selectOption({ label: category });
  const all = page.getByLabel(/^Select all \d+/);
  await all.check();
  return Number(/\d+/.exec((await all.getAttribute('aria-label')) ?? '')?.[0]);
}

async function raiseByTenPercent(page: Page, category: string): Promise<void> {
  await chooseCategory(page, category);
  await page.getByRole('button', { name: 'Change…' }).click();
  await page.getByLabel('Percent', { exact: true }).fill('10');
}

const priceOf = (item: { configs: { contents: { value: number }[] }[] }) =>
  item.configs[0]?.contents[0]?.value;

describe('the menu of a restaurant', () => {
  test("a category's prices rise by 10 %, rounded, as one revision, and come back", async () => {
    const desk = await createMenuDesk(stage);
    const before = await desk.read();
    const [{ label, items }] = before.menus[0].categories;
    const owner = await stage.person({ viewport: DESKTOP });
    const guest = await stage.person();
    await signIn(owner.page, { store: SMALL_STORE_NAME, path: LIST });
    await owner.page.getByRole('heading', { name: 'Dishes' }).waitFor();
    await raiseByTenPercent(owner.page, label);
    const raised = Math.round((priceOf(items[0]) ?? 0) * 1.1);
    await owner.page
      .getByText(`price from ₹${priceOf(items[0])} to ₹${raised}`)
      .first()
      .waitFor();
    await owner.page.getByRole('button', { name: new RegExp(`^Change ${items.length} dishes`) }).click();
    await owner.page.getByText(`${items.length} dishes changed.`, { exact: false }).waitFor();
    const after = await desk.read();
    expect(after.revision).toBe(before.revision + 1);
    expect(priceOf(itemsOf(after)[0])).toBe(raised);
    await guest.page.goto('/udupi-tiffin');
    await guest.page.getByText(`₹${raised}`).first().waitFor();
    await owner.page.getByRole('button', { name: 'Undo' }).click();
    await owner.page.getByText('Undone.').waitFor();
    expect((await desk.read()).menus).toEqual(before.menus);
  });

  test('where edits conflict, the second person decides', async () => {
    const desk = await createMenuDesk(stage);
    const asha = await desk.addManager('Asha Rao');
    const [category] = (await desk.read()).menus[0].categories;
    const [first, second] = category.items;
    const person = await stage.person({ viewport: DESKTOP });
    const { page, mayComplain } = person;
    await signIn(page, { store: SMALL_STORE_NAME, path: LIST });
    await raiseByTenPercent(page, category.label);
    await beforeSaving(page, () =>
      desk.change(asha, (items) => {
        for (const item of items)
          if ([first.label, second.label].includes(item.label)) item.configs[0].contents[0].value = 999;
      }),
    );
    await page.getByRole('button', { name: /^Change \d+ dishes/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Someone else edited this too' });
    await dialog
      .getByText(/^Asha Rao changed the price of .* to ₹999; yours is ₹\d+\.$/)
      .first()
      .waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await dialog.getByLabel('Keep theirs: ₹999').first().check();
    await dialog
      .getByLabel(/^Keep mine/)
      .nth(1)
      .check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/dishes changed\. Guests see it now/).waitFor();
    const [one, two] = itemsOf(await desk.read());
    expect([priceOf(one), priceOf(two)]).toEqual([999, Math.round((priceOf(second) ?? 0) * 1.1)]);
    mayComplain(/412/);
  });

  test('an earlier version is viewed and restored; guests see it, and it can be undone', async () => {
    const desk = await createMenuDesk(stage);
    const { label } = itemsOf(await desk.read())[0];
    await desk.change(desk.token, (items) => {
      items[0].label = 'A slip of the pen';
    });
    const owner = await stage.person({ viewport: DESKTOP });
    const guest = await stage.person();
    await guest.page.goto('/udupi-tiffin');
    await guest.page.getByText('A slip of the pen').first().waitFor();
    await signIn(owner.page, { store: SMALL_STORE_NAME, path: '/app/management/e-commerce/history' });
    await owner.page.getByText('Demo owner').first().waitFor();
    await owner.page.getByRole('button', { name: 'Each change' }).first().click();
    await owner.page.getByRole('button', { name: 'What changed' }).first().click();
    await expect
      .poll(() => owner.page.getByText(`“${label}” renamed to “A slip of the pen”`).count())
      .toBe(2);
    await owner.page.getByRole('button', { name: /^View/ }).nth(1).click();
    await owner.page.getByRole('dialog').getByText(label, { exact: true }).waitFor();
    await owner.page.keyboard.press('Escape');
    await owner.page
      .getByRole('button', { name: /^Restore the menu of/ })
      .first()
      .click();
    await owner.page.getByText('The earlier menu is back.', { exact: false }).waitFor();
    await guest.page.getByText('A slip of the pen').first().waitFor({ state: 'detached' });
    await guest.page.getByText(label, { exact: true }).first().waitFor();
    await owner.page.getByRole('button', { name: 'Undo' }).click();
    await guest.page.getByText('A slip of the pen').first().waitFor();
  });
});
