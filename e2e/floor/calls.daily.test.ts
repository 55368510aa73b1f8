import { expect, test } from 'vitest';
import { PASSWORD } from '../../src/testing/server/test-stores.ts';
import { DESKTOP, PHONE } from '../testing/browser.ts';
import { signIn } from '../testing/sign-in.ts';
import { setStage } from '../testing/stage.ts';
import { goToFloor, openFloor, openTable, orderRound, tile } from './open-floor.ts';

const stage = await setStage();

test('a call rings on every screen until somebody takes it, and the guest is told who comes', async () => {
  const { sit, owner, waiter } = await openFloor(stage, 'Ring Ring');
  const asha = await sit('2', 'Asha');
  const [office, floor] = [
    await stage.person({ viewport: DESKTOP }),
    await stage.person({ viewport: PHONE }),
  ];
  await signIn(office.page, { email: owner, password: PASSWORD });
  await office.page.getByRole('button', { name: 'Start shift with sound' }).click();
  await goToFloor(floor.page, waiter);
  await asha.call('POST', '/calls', { kind: 'water' });

  const calling = office.page.getByRole('region', { name: 'Tables calling' });
  await calling.getByText('Water').waitFor();
  await office.page.getByRole('button', { name: /^1 call from tables/ }).click();
  await office.page.getByRole('button', { name: 'Sound on' }).waitFor();

  await tile(floor.page, '2').getByText('1 call', { exact: true }).waitFor({ state: 'attached' });
  await floor.page.getByRole('button', { name: 'Coming: Table 2, Water' }).click();
  await calling.getByText('STAFF person is coming').waitFor();
  expect((await asha.read()).calls).toMatchObject([{ kind: 'water', takenBy: 'STAFF person' }]);
  await floor.page.getByRole('button', { name: 'Done: Table 2, Water' }).click();
  await calling.waitFor({ state: 'detached' });
  expect((await asha.read()).calls).toEqual([]);
});

test('a guest who wants to join is let in by the staff, and the bill that is called for is seen', async () => {
  const { sit, waiter } = await openFloor(stage, 'Let Me In');
  const asha = await sit('3', 'Asha');
  await orderRound(asha, { 'Masala dosa': 1 });
  const ravi = await sit('3', 'Ravi');
  expect((await ravi.read()).state).toBe('waiting');
  const { page } = await stage.person({ viewport: PHONE });
  await goToFloor(page, waiter);
  const sheet = await openTable(page, '3');
  await sheet.getByRole('button', { name: 'Let in Ravi' }).click();
  await sheet.getByText('wants to join').waitFor({ state: 'detached' });
  expect((await ravi.read()).state).toBe('open');

  await ravi.call('POST', '/calls', { kind: 'bill' });
  await page.getByRole('dialog', { name: /Wants the bill/ }).waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Calls', exact: true }).click();
  await expect.poll(() => page.locator('[data-tile]').count()).toBe(1);
});

test('the kitchen sees the rounds of a table, and neither names nor money', async () => {
  const { sit, add } = await openFloor(stage, 'Back of House');
  const asha = await sit('4', 'Asha');
  await orderRound(asha, { 'Masala dosa': 1 });
  const { page } = await stage.person({ viewport: DESKTOP });
  await goToFloor(page, await add('KITCHEN'));
  await expect.poll(() => tile(page, '4').textContent()).not.toContain('₹');
  const sheet = await openTable(page, '4');
  await sheet
    .getByRole('button', { name: /Preparing|Confirm|Start/ })
    .first()
    .waitFor();
  await expect.poll(() => sheet.textContent()).not.toMatch(/Asha|₹/);
});

test('a floor that can’t be loaded says so, and is tried again', async () => {
  const { owner } = await openFloor(stage, 'Power Cut');
  const { page, mayComplain } = await stage.person({ viewport: PHONE });
  let isOut = true;
  let asked = 0;
  await page.route('**/api/stores/*/floor', (route) => {
    asked += 1;
    return isOut ? route.fulfill({ status: 500 }) : route.continue();
  });
  await signIn(page, { email: owner, password: PASSWORD, path: '/app/floor' });
  await page.getByText('The floor can’t be loaded right now').waitFor();
  // Once at first, and once when the stream is there.
  await expect.poll(() => asked).toBe(2);
  isOut = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await tile(page, '1').waitFor();
  mayComplain(/500/);
});
