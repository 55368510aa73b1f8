import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { PASSWORD } from '../src/testing/server/test-stores.ts';
import { goToFloor, openFloor, openTable } from './floor/open-floor.ts';
import { DESKTOP, PHONE } from './testing/browser.ts';
import { signIn } from './testing/sign-in.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

/** Names with their sums, whether they are written as ₹1,030, −₹10 or 1030.00. */
async function sumsIn(rows: Locator): Promise<string[]> {
  const texts = await rows.evaluateAll((all) =>
    all.map(({ children: [name, sum] }) => [name?.textContent ?? '', sum?.textContent ?? '']),
  );
  return texts.flatMap(([name = '', sum = '']) => {
    const [digits] = /\d[\d,]*(\.\d\d)?$/.exec(sum) ?? [];
    if (digits === undefined || sum.includes('–')) return [];
    return [`${name}: ${/^[−-]/.test(sum) ? '-' : ''}${Number(digits.replaceAll(',', ''))}`];
  });
}

test('a waiter, a cashier and the owner work an evening, and the printed Z says what the screen says', async () => {
  const { waiter, owner, add } = await openFloor(stage, 'One Evening');
  const { page: phone } = await stage.person({ viewport: PHONE });
  await goToFloor(phone, waiter);
  const free = await openTable(phone, '3');
  await free.getByRole('button', { name: 'One guest more' }).click();
  await free.getByRole('button', { name: 'Open table' }).click();
  await free.getByRole('link', { name: 'Take an order' }).click();
  await phone.getByText('For Table 3.').waitFor();
  await phone.getByRole('button', { name: /Masala dosa/ }).click();
  await phone.getByRole('button', { name: /^Order: 1/ }).click();
  await phone.getByRole('button', { name: /^Send to kitchen/ }).click();
  await phone.getByRole('link', { name: 'Back to Table 3' }).click();
  const sheet = phone.getByRole('dialog', { name: /^Table 3\b/ });
  await sheet.getByRole('button', { name: 'Record payment, ₹90 due' }).click();
  await sheet.getByRole('button', { name: '₹500' }).click();
  await sheet.getByText('Change ₹410').waitFor();
  await sheet.getByRole('button', { name: 'Record ₹90, Cash' }).click();
  await sheet.getByText(/₹500 given, ₹410 change/).waitFor();

  const { page: counter } = await stage.person({ viewport: DESKTOP });
  await signIn(counter, { email: await add('MANAGER'), password: PASSWORD });
  await counter.getByRole('link', { name: 'New order' }).click();
  const chai = counter.getByRole('button', { name: /Masala chai/ }).first();
  await chai.click();
  await chai.click();
  await counter.getByRole('button', { name: 'Pickup', exact: true }).click();
  await counter.getByRole('button', { name: 'Cash', exact: true }).click();
  await counter.getByText(/received: Cash/).waitFor();

  const { page: office } = await stage.person({ viewport: DESKTOP });
  await signIn(office, { email: owner, password: PASSWORD, path: '/app/floor' });
  const table = await openTable(office, '3');
  await table.getByRole('button', { name: 'Correct the payment of ₹90' }).click();
  const correcting = office.getByRole('dialog', { name: 'Correct the payment of ₹90' });
  await correcting.getByRole('button', { name: 'Wrong payment method' }).click();
  await correcting.getByRole('button', { name: 'Save correction' }).click();
  await table.getByRole('list', { name: 'Payments' }).getByText('UPI', { exact: true }).waitFor();

  await office.goto('/app/till');
  await office.getByRole('button', { name: 'Close the day' }).click();
  const closing = office.getByRole('dialog', { name: 'Close the day' });
  await closing.getByRole('button', { name: 'Just the sum' }).click();
  await closing.getByLabel('Amount').fill('50');
  await closing.getByRole('button', { name: 'Next' }).click();
  await closing.getByText('What stays in the drawer').waitFor();
  await closing.getByRole('button', { name: 'Next' }).click();
  await closing.getByLabel('UPI', { exact: true }).fill('85');
  await closing.getByRole('button', { name: 'Next' }).click();
  await closing.getByText('UPI: Short').waitFor();
  await closing.getByRole('button', { name: 'Close the day' }).click();
  const report = office.getByRole('dialog', { name: 'Day report Z 1' });
  await report.getByText('Short', { exact: true }).waitFor();
  const shown = await sumsIn(report.locator('dl > div'));
  expect(shown).toEqual(
    expect.arrayContaining([
      'Total: 150',
      // Two were received, and one of them, of 90, was reversed.
      'Cash (2): 60',
      'Cash (1): 90',
      'UPI (1): 90',
      'Expected: 60',
      'Short: 10',
      'UPI: Short: 5',
    ]),
  );

  await office.context().addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const opening = office.context().waitForEvent('page');
  await report.getByRole('button', { name: 'Print or save as PDF' }).click();
  const paper = await opening;
  await paper.locator('html[data-printed]').waitFor({ state: 'attached' });
  const printed = await sumsIn(paper.locator('p:has(> span + span)'));
  expect(printed.filter((row) => !/^(Day|Closed): /.test(row))).toEqual(shown);
});
