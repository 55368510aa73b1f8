import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PASSWORD } from '../src/testing/server/test-stores.ts';
import { openTable, orderRound, tile } from './floor/open-floor.ts';
import { DESKTOP } from './testing/browser.ts';
import { leave } from './testing/offline.ts';
import { COUNTER, loseLine, openTablet } from './testing/open-tablet.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const FLOOR = '/app/floor';
const DISHES = '/app/management/e-commerce/list';

const sheetOf = (page: Page, iden: string) =>
  page.getByRole('dialog', { name: new RegExp(`^Table ${iden}\\b`) });

/** Takes an order at the table whose sheet is open, and comes back to it. */
async function takeRound(page: Page, iden: string, dish: RegExp) {
  const sheet = sheetOf(page, iden);
  await sheet.getByRole('link', { name: 'Take an order' }).click();
  await page.getByText(`For Table ${iden}.`).waitFor();
  await page.getByRole('button', { name: dish }).first().click();
  await page.getByRole('button', { name: /^Send to kitchen/ }).click();
  await page.getByRole('link', { name: `Back to Table ${iden}` }).click();
  await sheet.waitFor();
  return sheet;
}

async function clear(page: Page, iden: string) {
  await sheetOf(page, iden).getByRole('button', { name: 'Clear table' }).click();
  const asking = page.getByRole('dialog', { name: 'Clear table' });
  await asking.getByRole('button', { name: 'They have it, or took it along' }).click();
  await asking.getByRole('button', { name: 'Clear table' }).click();
  await page.getByText(`Table ${iden} is free`).waitFor();
}

test('tables go on without a line, and meet those that guests opened meanwhile', async () => {
  const { store, owner, sit, person, page } = await openTablet(stage, 'Tables Alone');
  const floorAt = async (iden: string) => {
    const { body } = await stage.thali.call('GET', `/api/stores/${store.storeId}/floor`, {
      token: store.token,
    });
    return body.tables.find((table: { iden: string }) => table.iden === iden);
  };
  for (const [path, seen] of [
    [COUNTER, page.getByRole('button', { name: /Masala chai/ })],
    [DISHES, page.getByText('Masala chai')],
    [FLOOR, tile(page, '3')],
  ] as const) {
    await page.goto(path);
    await seen.first().waitFor();
  }
  await loseLine(person);
  await page.getByText(/^No internet since/).waitFor();

  await (await openTable(page, '3')).getByRole('button', { name: 'Open table' }).click();
  await sheetOf(page, '3').getByText('Saved here, sent later').waitFor();
  await takeRound(page, '3', /Masala dosa/);
  const sheet = await takeRound(page, '3', /Masala chai/);
  await expect.poll(() => sheet.getByRole('button', { name: 'Split' }).isDisabled()).toBe(true);
  const due = await sheet.getByRole('button', { name: /^Record payment/ }).textContent();
  await sheet.getByRole('button', { name: /^Record payment/ }).click();
  await sheet.getByRole('button', { name: /^Record ₹\d+, Cash/ }).click();
  await sheet.getByText('Nothing due').waitFor();
  await clear(page, '3');
  await expect.poll(() => tile(page, '3').textContent()).toContain('Free');

  // An order at a free table opens it.
  await openTable(page, '4');
  const fourth = await takeRound(page, '4', /Masala dosa/);
  await fourth.getByRole('button', { name: 'Move', exact: true }).click();
  await page
    .getByRole('dialog', { name: /^Move Table 4/ })
    .getByRole('button', { name: /5/ })
    .click();
  await sheetOf(page, '5').waitFor();
  await page.reload();
  await expect.poll(() => tile(page, '5').textContent()).toContain('₹90');
  await expect.poll(() => tile(page, '4').textContent()).toContain('Free');

  const fifth = sheetOf(page, '5');
  await fifth.getByRole('button', { name: /^Change order/ }).click();
  const changing = page.getByRole('dialog', { name: /^Change order/ });
  await changing.getByRole('button', { name: 'One more Masala dosa' }).click();
  await changing.getByRole('button', { name: 'Save' }).click();
  await fifth.getByText('₹180').first().waitFor();
  const discounted = async (percent: string, said: string) => {
    await fifth.getByRole('button', { name: 'Discount', exact: true }).click();
    const giving = page.getByRole('dialog', { name: 'Discount for Table 5' });
    await giving.getByLabel('Percent').fill(percent);
    await giving.getByText('Regular guest').click();
    await giving.getByRole('button', { name: 'Give' }).click();
    await page.getByText(said).first().waitFor();
  };
  await discounted('10', 'Table 5: the discount is given');
  await fifth.getByText('₹162').first().waitFor();
  await discounted('11', 'No internet. A manager’s approval needs it.');

  await page.goto(FLOOR);
  await expect.poll(() => tile(page, '5').textContent()).toContain('₹162');
  await openTable(page, '6');
  await takeRound(page, '6', /Masala chai/);
  const phone = await sit('6', 'Asha');
  await orderRound(phone, { 'Masala dosa': 1 });

  await page.goto(DISHES);
  await page.getByRole('button', { name: 'Mark sold out: Gulab jamun' }).first().click();
  await page.getByRole('menuitem', { name: 'Until I change it' }).click();
  await page
    .getByRole('button', { name: /available: Gulab jamun/ })
    .first()
    .waitFor();

  await person.context.setOffline(false);
  await page.getByText(/^All \d+ that were saved here are sent\.$/).waitFor();
  const { closed: third, sitting: none } = await floorAt('3');
  expect(none).toBeNull();
  const path = `/api/stores/${store.storeId}/sittings/${third._id}`;
  const { body: cleared } = await stage.thali.call('GET', path, { token: store.token });
  expect(due).toContain(`₹${cleared.total}`);
  expect(cleared).toMatchObject({ due: 0, paid: cleared.total, rounds: [{ round: 1 }, { round: 2 }] });
  expect((await floorAt('5')).sitting).toMatchObject({
    due: 162,
    rounds: [{ round: 1 }],
    discounts: [{ percent: 10 }],
  });
  expect((await floorAt('6')).sitting).toMatchObject({
    _id: phone.sittingId,
    due: 90,
    bills: [{ due: cleared.total - 90 }],
  });
  await leave(person);

  const office = await stage.person({ viewport: DESKTOP });
  await signIn(office.page, { email: owner, password: PASSWORD, path: '/app/till' });
  await office.page.getByText(/^Table 6 was opened here without internet/).waitFor();
  await office.page.getByRole('button', { name: 'Join the table’s bills' }).click();
  await expect.poll(async () => (await floorAt('6')).sitting).toMatchObject({ due: cleared.total });
  expect((await floorAt('6')).sitting.bills).toBeUndefined();
  await expect.poll(() => office.page.getByText(/^Table 6 was opened/).count()).toBe(0);
});
