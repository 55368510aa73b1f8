import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  catalogueOf,
  createTestStore,
  hire,
  moveOrder,
  PASSWORD,
  placeTestOrder,
  simpleItem,
  type TestStore,
} from '../src/testing/server/test-stores.ts';
import { DESKTOP, type Person } from './testing/browser.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();
const { thali } = stage;

const MENU = catalogueOf(
  [
    simpleItem('Masala dosa', 1200, { taxes: [{ label: 'GST', value: 5 }] }),
    simpleItem('=Filter coffee', 80),
  ],
  { orderTypes: [{ label: 'Dine-In', paymentMethod: 'Cash' }] },
);
const DOSA = { item: 'Masala dosa', value: 1200 };
const COFFEE = { item: '=Filter coffee', value: 80 };

async function openReports(person: Person, store: TestStore, search = ''): Promise<Page> {
  const { page, context } = person;
  const email = `owner-of-${store.slug}@thali.example`;
  await hire(thali, store.storeId, { name: 'Asha', email, role: 'OWNER' });
  await context.request.post('/api/session', { data: { email, password: PASSWORD } });
  await page.goto(`/app/dashboard/ecommerce${search}`);
  return page;
}

/** Two orders are served, one of them after a dosa was removed, and one is cancelled. */
async function sellSome(): Promise<TestStore> {
  const store = await createTestStore(thali, MENU);
  const big = await placeTestOrder(thali, store, { lines: [{ ...DOSA, quantity: 100 }], amount: 126_000 });
  const small = await placeTestOrder(thali, store, { lines: [DOSA, COFFEE], amount: 1340 });
  const gone = await placeTestOrder(thali, store, { lines: [COFFEE], amount: 80 });
  await moveOrder(thali, store, big._id, { from: 1, to: 4 });
  await moveOrder(thali, store, gone._id, { from: 1, to: 5, reason: '=Sold out' });
  const { body } = await thali.call('GET', `/order/status/${small.slug}/`);
  const dosa = body.items.find(({ itemLabel }: { itemLabel: string }) => itemLabel === 'Masala dosa');
  await thali.call('POST', `/api/stores/${store.storeId}/orders/${small._id}/items/${dosa._id}/discard`, {
    token: store.token,
    body: { discarded: true },
  });
  return store;
}

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const row = (page: Page, title: string, name: RegExp | string) =>
  card(page, title)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });

async function savedCsv(page: Page, title: string): Promise<string[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `${title}: download as CSV` }).click(),
  ]);
  return (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
}

describe('the reports', () => {
  test('match the orders and update as they happen', async () => {
    const store = await sellSome();
    const owner = await stage.person({ viewport: DESKTOP });
    const page = await openReports(owner, store);
    const figures = page.getByRole('definition');
    await figures.filter({ hasText: /^₹1,26,080$/ }).waitFor();
    await figures.filter({ hasText: /^₹63,040$/ }).waitFor();
    await page.locator('.recharts-surface').first().waitFor();

    await expect.poll(() => row(page, 'Dishes', /Masala dosa/).textContent()).toContain('100₹1,20,000');
    await expect.poll(() => row(page, 'Cancellations', '=Sold out').textContent()).toContain('Staff1₹80');
    await expect.poll(() => row(page, 'Payments', 'Not paid').textContent()).toContain('2₹1,26,080');
    await expect.poll(() => row(page, 'Tax report', 'GST').textContent()).toContain('5%₹6,000');

    await placeTestOrder(thali, store, { lines: [COFFEE], amount: 80 });
    await figures.filter({ hasText: /^₹1,26,160$/ }).waitFor();
  });

  test('download with the same figures, and nothing runs in a spreadsheet', async () => {
    const page = await openReports(await stage.person({ viewport: DESKTOP }), await sellSome());
    await card(page, 'Dishes').waitFor();
    expect(await savedCsv(page, 'Dishes')).toEqual([
      'Dish,Sold,Revenue,Views,Sold per 100 views',
      'Masala dosa,100,120000,0,',
      "'=Filter coffee,1,80,0,",
    ]);
    expect(await savedCsv(page, 'Cancellations')).toContain("'=Sold out,Staff,1,80");
    const [, ...hours] = await savedCsv(page, 'Sales trend');
    expect(hours.reduce((sum, line) => sum + Number(line.split(',')[2]), 0)).toBe(126_080);
  });

  test('take other days, keep them in the address and refuse impossible ones', async () => {
    const owner = await stage.person({ viewport: DESKTOP });
    const page = await openReports(owner, await sellSome());
    const figures = page.getByRole('definition');
    await page.getByRole('button', { name: 'Yesterday' }).click();
    await page.waitForURL('**/ecommerce?period=yesterday');
    await page.getByText('No orders in these days').waitFor();
    await page.getByRole('button', { name: 'Other days' }).click();
    await page.getByLabel('From').fill('2020-01-01');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('At most two years at once.').waitFor();
    await page.getByLabel('From').fill('2099-01-01');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByText('The last day must not be before the first.').waitFor();
    await page.getByRole('button', { name: '30 days' }).click();
    await figures.filter({ hasText: /^₹1,26,080$/ }).waitFor();
    await page.getByRole('button', { name: 'Sales trend: as a table' }).click();
    await card(page, 'Sales trend').getByRole('rowheader').nth(29).waitFor();
    await page.reload();
    await page.getByRole('button', { name: '30 days', pressed: true }).waitFor();
  });

  test('tell a new store where its first order will show', async () => {
    const page = await openReports(await stage.person(), await createTestStore(thali, MENU));
    await page.getByText('Your first order will show here').waitFor();
  });
});
