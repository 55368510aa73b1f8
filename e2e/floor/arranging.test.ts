import type { Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP } from '../testing/browser.ts';
import { hold, holdAnswer } from '../testing/hold.ts';
import { save } from '../testing/office.ts';
import { setStage } from '../testing/stage.ts';
import { goToFloor, openFloor, openTable, orderRound, tile } from './open-floor.ts';

const stage = await setStage();

test('an owner arranges the plan by mouse and by keyboard, and others see where tables stand', async () => {
  const { store, owner, waiter } = await openFloor(stage, 'Chairs and Tables');
  const { page } = await stage.person({ viewport: DESKTOP });
  await goToFloor(page, owner);
  const placeOf = async (iden: string) => {
    const { body } = await stage.thali.call('GET /api/stores/:storeId/tables', {
      params: store,
      token: store.token,
    });
    return body.tables.find((table) => table.iden === iden);
  };
  await page.getByRole('button', { name: 'Arrange' }).click();
  const first = page.getByRole('button', { name: 'Table 1', exact: true });
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.getByText('Table 1: column 2, row 2').waitFor({ state: 'attached' });
  await page.keyboard.press('r');
  const panel = page.getByRole('region', { name: 'Table 1' });
  // Pressing it saves where the table has been moved to. Nothing moves from under the pointer meanwhile.
  await panel.getByRole('button', { name: 'Round' }).hover();
  await page.mouse.down();
  await page.getByText('Table 1 changed').waitFor();
  await page.mouse.up();
  await expect
    .poll(async () => (await placeOf('1'))?.place)
    .toEqual({ x: 1, y: 1, shape: 'round', turn: 45 });
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(async () => (await placeOf('1'))?.place?.shape).toBe('square');

  const second = page.getByRole('button', { name: 'Table 2', exact: true });
  await second.dragTo(page.getByRole('button', { name: 'Table 4', exact: true }), { force: true });
  await expect.poll(async () => (await placeOf('2'))?.place?.x).toBeGreaterThan(10);

  await panel.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Table 2' }).getByLabel('Area').fill('Terrace');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await placeOf('2'))?.room).toBe('Terrace');
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await page.reload();
  await page.locator('[data-shape]').first().waitFor();
  const other = await stage.person({ viewport: DESKTOP });
  await goToFloor(other.page, waiter);
  await expect.poll(() => other.page.locator('[data-shape]').count()).toBe(0);
  await other.page.getByRole('button', { name: 'Terrace', exact: true }).click();
  await expect.poll(() => other.page.locator('[data-tile]').count()).toBe(3);
});

test('a table that was moved stays there when answers from before it was saved come late', async () => {
  const { store, owner } = await openFloor(stage, 'Late Answers');
  const { page } = await stage.person({ viewport: DESKTOP });
  await goToFloor(page, owner);
  await page.getByRole('button', { name: 'Arrange' }).click();
  const table = page.getByRole('button', { name: 'Table 1', exact: true });
  const readAgain = (seats: number) =>
    stage.thali.call('PATCH', `/api/stores/${store.storeId}/tables`, {
      token: store.token,
      body: { idens: ['6'], change: { seats } },
    });
  const shown = async (answer: Promise<Response>) => {
    await (await answer).finished();
    // It is shown with the next picture, if at all.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    return table.getAttribute('style');
  };
  await table.focus();
  const { release, isHeld } = await holdAnswer(page, '**/api/stores/*/floor');
  await readAgain(8);
  await expect.poll(isHeld).toBe(true);
  const send = await hold(page, '**/api/stores/*/tables');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.getByText('Table 1 changed').waitFor();
  const moved = await table.getAttribute('style');

  const asked = page.waitForResponse('**/api/stores/*/floor');
  release();
  expect(await shown(asked)).toEqual(moved);
  const askedWhileSaving = page.waitForResponse('**/api/stores/*/floor');
  await readAgain(6);
  expect(await shown(askedWhileSaving)).toEqual(moved);
  const saved = page.waitForResponse('**/api/stores/*/tables');
  send();
  expect(await shown(saved)).toEqual(moved);
});

test('arrows and typed numbers lead to a table, and Enter opens it', async () => {
  const { owner } = await openFloor(stage, 'Keys');
  const { page } = await stage.person({ viewport: DESKTOP });
  await goToFloor(page, owner);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-tile'));
  await page.keyboard.press('3');
  expect(await focused()).toBe('3');
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toBe('2');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /^Table 2/ }).waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('table 5');
  await page.getByRole('option', { name: /^Table 5/, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /^Table 5/ }).waitFor();
});

test('a restaurant that switches it off takes single orders, and its floor shows them', async () => {
  const { store, owner, sit } = await openFloor(stage, 'One by One');
  const { page } = await stage.person({ viewport: DESKTOP });
  await goToFloor(page, owner);
  await orderRound(await sit('1', 'Asha'), { 'Masala dosa': 1 });
  await page.goto('/app/settings/tables');
  await page.getByRole('button', { name: 'Add your own' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Please fill this in.').waitFor();
  await page.getByLabel('In your own words').fill('High chair');
  await page.getByLabel('Who lets a second phone in?').selectOption('code');
  await page.getByRole('button', { name: 'Remove 15 %' }).click();
  await save(page);
  const settings = async () =>
    (
      await stage.thali.call('GET /api/stores/:storeId/sitting-settings', {
        params: store,
        token: store.token,
      })
    ).body;
  expect(await settings()).toMatchObject({ admission: 'code', tips: [5, 10] });
  expect((await settings()).calls.at(-1)).toMatchObject({ label: 'High chair', isOn: true });

  await page.getByRole('switch', { name: 'Guests at a table order together' }).click();
  await save(page);
  expect((await settings()).isOn).toBe(false);
  await page.goto('/app/floor');
  const sheet = await openTable(page, '2');
  await sheet.getByText('Orders at this table are not joined into one bill.').waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
  // Guests who sit there go on.
  await openTable(page, '1');
  await page.getByRole('article', { name: /^Round 1/ }).waitFor();
  await expect.poll(() => tile(page, '2').textContent()).toContain('Free');
});
