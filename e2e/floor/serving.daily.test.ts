import { expect, test } from 'vitest';
import { DESKTOP, PHONE } from '../testing/browser.ts';
import { setStage } from '../testing/stage.ts';
import { goToFloor, openFloor, openTable, orderRound, tile } from './open-floor.ts';

const stage = await setStage();

test('a waiter serves a table without phones, from opening it to clearing it', async () => {
  const { waiter } = await openFloor(stage, 'No Phones');
  const { page } = await stage.person({ viewport: PHONE });
  await goToFloor(page, waiter);
  const free = await openTable(page, '3');
  await free.getByRole('button', { name: 'One guest more' }).click();
  await free.getByRole('button', { name: 'Open table' }).click();
  const sheet = page.getByRole('dialog', { name: /^Table 3\b.*Not ordered/ });
  await sheet.getByRole('button', { name: 'Take this table' }).click();
  await sheet.getByRole('button', { name: 'I no longer look after it' }).waitFor();

  await sheet.getByRole('link', { name: 'Take an order' }).click();
  await page.getByText('For Table 3.').waitFor();
  await page.getByRole('button', { name: /Masala dosa/ }).click();
  await page.getByRole('button', { name: /^Order: 1/ }).click();
  await page.getByRole('button', { name: /^Send to kitchen/ }).click();
  await page.getByRole('link', { name: 'Back to Table 3' }).click();
  await page.getByRole('dialog', { name: /^Table 3\b.*Waiting/ }).waitFor();
  const table = page.getByRole('dialog', { name: /^Table 3\b/ });
  const round = table.getByRole('article', { name: /^Round 1/ });
  for (const state of ['Confirmed', 'Preparing', 'Served']) {
    await round.locator('[data-next]').click();
    await round.getByText(state, { exact: true }).waitFor();
  }

  await page.getByRole('dialog', { name: /^Table 3\b.*Served/ }).waitFor();
  await table.getByRole('button', { name: 'Record payment, ₹90 due' }).click();
  await table.getByRole('button', { name: 'Card', exact: true }).click();
  await table.getByLabel('Tip (optional)').fill('10');
  await table.getByRole('button', { name: 'Record ₹100, Card' }).click();
  await table.getByText('₹90 + ₹10 tip').waitFor();
  await page.getByRole('dialog', { name: /^Table 3\b.*Paid/ }).waitFor();
  await table.getByText('Nothing due').waitFor();
  await page.getByRole('button', { name: 'Bill', exact: true }).click();
  const bill = page.getByRole('dialog', { name: 'Bill' });
  await bill.getByText('Masala dosa').waitFor();
  await bill.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Clear table' }).click();
  await page.getByText('Table 3 is free').waitFor();
  await expect.poll(() => tile(page, '3').textContent()).toContain('Free');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog', { name: /^Table 3\b.*Paid/ }).waitFor();
  await page.getByRole('button', { name: 'Clear table' }).click();
  const cleared = await openTable(page, '3');
  await cleared.getByRole('button', { name: 'Open it again' }).click();
  await page.getByRole('dialog', { name: /^Table 3\b.*Paid/ }).waitFor();
});

test('a table with money due is cleared by the owner alone, who says why', async () => {
  const { sit, waiter, owner } = await openFloor(stage, 'They Ran');
  await orderRound(await sit('1', 'Asha'), { 'Masala dosa': 1 });
  const staff = await stage.person({ viewport: DESKTOP });
  await goToFloor(staff.page, waiter);
  const seen = await openTable(staff.page, '1');
  await seen.getByText(/^₹90 is due. An owner or a manager can close/).waitFor();
  await expect.poll(() => seen.getByRole('button', { name: 'Clear table' }).count()).toBe(0);

  const { page } = await stage.person({ viewport: DESKTOP });
  await goToFloor(page, owner);
  await (await openTable(page, '1')).getByRole('button', { name: 'Clear table' }).click();
  const asking = page.getByRole('dialog', { name: 'Close with ₹90 due?' });
  await asking.getByRole('button', { name: 'Close unpaid' }).click();
  await asking.getByText('Please choose a reason or write one.').waitFor();
  await asking.getByText('Choose one.').waitFor();
  await asking.getByRole('button', { name: 'It still comes to them' }).click();
  await asking.getByRole('button', { name: 'They left without paying' }).click();
  await asking.getByRole('button', { name: 'Close unpaid' }).click();
  await expect.poll(() => tile(staff.page, '1').textContent()).toContain('Free');
});

test('what guests say they paid is checked: it came, or it did not', async () => {
  const { sit, waiter, takeUpi } = await openFloor(stage, 'Did It Come');
  await takeUpi();
  const [asha, ravi] = [await sit('2', 'Asha'), await sit('2', 'Ravi')];
  const { page } = await stage.person({ viewport: PHONE });
  await goToFloor(page, waiter);
  const sheet = await openTable(page, '2');
  await sheet.getByRole('button', { name: 'Let in Ravi' }).click();
  await sheet.getByText('wants to join').waitFor({ state: 'detached' });
  await orderRound(asha, { 'Masala dosa': 2 });
  const pay = async (phone: typeof asha, body: object, utr: string) => {
    const begun = await phone.call('POST', '/parts', body);
    expect(begun.status, begun.text).toBe(201);
    const claimed = await phone.call('POST', `/parts/${begun.body._id}/paid`, { utr });
    expect(claimed.status, claimed.text).toBe(200);
  };
  await pay(asha, { kind: 'even', of: 2 }, '123456789012');
  await pay(ravi, { kind: 'even', of: 2 }, '210987654321');
  const claim = (name: string) => sheet.getByRole('region', { name: `${name} says they paid ₹90 by UPI` });
  await claim('Asha').getByText('123456789012').waitFor();
  await claim('Asha').getByRole('button', { name: 'Received ₹90' }).click();
  await claim('Asha').waitFor({ state: 'detached' });
  await claim('Ravi').getByRole('button', { name: 'Did not come' }).click();
  await claim('Ravi').waitFor({ state: 'detached' });
  await sheet.getByRole('button', { name: 'Record payment, ₹90 due' }).waitFor();
  const { parts, due } = await ravi.read();
  expect(due).toBe(90);
  expect(parts).toMatchObject([{ state: 'paid', amount: 90 }]);
});

test('a waiter seats the party that waits at the door, at a free table that has room for it', async () => {
  const { store, waiter } = await openFloor(stage, 'Full House');
  for (const [name, party] of [
    ['Farah', 6],
    ['Nikhil', 2],
  ] as const)
    await stage.thali.call('POST /api/calendar/:storeId/waiting', {
      params: store,
      token: store.token,
      body: { name, phone: '', countryCode: '+91', staffNote: '', party },
    });
  const { page } = await stage.person({ viewport: PHONE });
  await goToFloor(page, waiter);
  const free = await openTable(page, '3');
  await free.getByText('Free · 4 seats').waitFor();
  const line = free.getByRole('list', { name: 'At the door' });
  await line.getByRole('button', { name: 'Seat Nikhil, 2' }).waitFor();
  await line.getByRole('button', { name: /Farah/ }).waitFor({ state: 'detached' });
  await line.getByRole('button', { name: 'Seat Nikhil, 2' }).click();
  await page.getByRole('dialog', { name: /^Table 3\b.*Not ordered/ }).waitFor();
});
