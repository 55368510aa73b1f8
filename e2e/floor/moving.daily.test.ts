import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../testing/browser.ts';
import { hold } from '../testing/hold.ts';
import { setStage } from '../testing/stage.ts';
import { goToFloor, openFloor, openTable, orderRound, tile } from './open-floor.ts';

const stage = await setStage();

test('a table is moved while its guests order, and moved back', async () => {
  const { sit, waiter } = await openFloor(stage, 'Musical Chairs');
  const asha = await sit('2', 'Asha');
  await orderRound(asha, { 'Masala dosa': 1 });
  const line = await asha.put('Masala chai');
  const { page } = await stage.person({ viewport: PHONE });
  await goToFloor(page, waiter);
  const sheet = await openTable(page, '2');
  await sheet.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('dialog', { name: 'Move Table 2 to' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Move Table 2 to' }).waitFor({ state: 'detached' });
  await sheet.getByRole('button', { name: 'Move' }).click();
  const choice = page.getByRole('dialog', { name: 'Move Table 2 to' });
  const [sent] = await Promise.all([
    asha.send([line], 30, crypto.randomUUID()),
    choice.getByRole('button', { name: /^Table 5\b/ }).click(),
  ]);
  expect(sent.status).toBe(201);
  const moved = page.getByRole('dialog', { name: /^Table 5\b/ });
  await moved.getByRole('article', { name: /^Round 2/ }).waitFor();
  expect((await asha.read()).table).toEqual({ iden: '5', label: 'Table' });

  const said = page.getByRole('alert').filter({ hasText: 'Table 2 is now Table 5' });
  await said.waitFor();
  const head = page.getByRole('dialog').getByRole('heading', { name: /^Table 5/ });
  const edgeOf = async (what: typeof said, edge: 'top' | 'bottom') =>
    what.evaluate((element, side) => element.getBoundingClientRect()[side], edge);
  await expect
    .poll(async () => (await edgeOf(said, 'top')) > (await edgeOf(head, 'bottom')), {
      message: 'the notice leaves the title of the sheet in sight',
    })
    .toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page
    .getByRole('dialog', { name: /^Table 2\b/ })
    .getByRole('article', { name: /^Round 2/ })
    .waitFor();
  expect((await asha.read()).table.iden).toBe('2');
});

test('two tables become one, and dishes go from it to another', async () => {
  const { sit, waiter } = await openFloor(stage, 'Joined Up');
  const [asha, ravi] = [await sit('1', 'Asha'), await sit('3', 'Ravi')];
  await orderRound(asha, { 'Masala dosa': 1 });
  await orderRound(ravi, { 'Masala chai': 2, 'Sweet lassi': 1 });
  const { page } = await stage.person({ viewport: DESKTOP });
  await goToFloor(page, waiter);
  const first = await openTable(page, '1');
  await first.getByRole('button', { name: 'Join', exact: true }).click();
  const joining = page.getByRole('dialog', { name: 'Join Table 1 with' });
  await joining.getByRole('button', { name: /^Table 3\b/ }).click();
  await joining.getByRole('button', { name: 'Join them' }).click();
  const joined = page.getByRole('dialog', { name: /^Table 3\b/ });
  await joined.getByRole('article', { name: /^Round 2/ }).waitFor();
  await joined.getByRole('listitem').filter({ hasText: 'Asha' }).first().waitFor();
  expect((await ravi.read()).due).toBe(220);

  await joined.getByRole('button', { name: 'Split' }).click();
  const splitting = page.getByRole('dialog', { name: 'Split Table 3' });
  await splitting.getByText('Choose at least one dish.').waitFor();
  await splitting.getByRole('checkbox', { name: '1× Sweet lassi' }).check();
  await splitting.getByRole('button', { name: 'To another table: 1 dish' }).click();
  await splitting.getByRole('button', { name: /^Table 6\b/ }).click();
  const other = page.getByRole('dialog', { name: /^Table 6\b/ });
  await other.getByText('Sweet lassi').waitFor();
  expect((await ravi.read()).due).toBe(150);
  await other.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => tile(page, '6').textContent()).toContain('₹70');
  await expect.poll(() => tile(page, '1').textContent()).toContain('Free');
});

test('who comes too late is told, and sees the table as it is', async () => {
  const { sit, waiter, store } = await openFloor(stage, 'Too Late');
  await sit('4', 'Asha');
  const { page, mayComplain } = await stage.person({ viewport: DESKTOP });
  await goToFloor(page, waiter);
  const sheet = await openTable(page, '4');
  await sheet.getByRole('button', { name: 'Move' }).click();
  const choice = page.getByRole('dialog', { name: 'Move Table 4 to' });
  const release = await hold(page, '**/move');
  await choice.getByRole('button', { name: /^Table 1\b/ }).click();
  await stage.thali.call('POST /api/stores/:storeId/sittings', {
    params: store,
    token: store.token,
    body: { table: '1' },
  });
  release();
  await page.getByText('Other guests sit at this table by now.').waitFor();
  await choice.getByRole('button', { name: /^Table 1\b/ }).waitFor({ state: 'detached' });
  mayComplain(/409/);
});
