import { expect, test } from 'vitest';
import { DAY, HOUR } from '#platform/time/rules/durations.ts';
import { setStage } from '../testing/stage.ts';
import { addTableOf, addToTable, openTable, openTablePage } from '../testing/tables.ts';

let ahead = 0;
const stage = await setStage({ clock: () => Date.now() + ahead });

test('guests call for water, are moved, and keep the cart of a table that is closed', async () => {
  const { scan, staff, store } = await openTable(stage, 'Last Call');
  const { page } = await scan();
  await addToTable(page, 'Sweet lassi');
  await openTablePage(page);
  await page.getByRole('button', { name: 'Water' }).click();
  await page.getByRole('button', { name: /^Water called/, pressed: true }).waitFor();
  const [call] = (await staff('GET', '')).calls;
  await staff('POST', `/calls/${call._id}`, { done: false });
  await page.getByRole('button', { name: /^Water .* is coming/ }).waitFor();
  await staff('POST', `/calls/${call._id}`, { done: true });
  await page.getByRole('button', { name: 'Water', pressed: false }).waitFor();

  const other = await addTableOf(stage, store);
  await staff('POST', '/move', { to: other.iden });
  await page.getByRole('heading', { name: other.title }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: other.title }).waitFor();
  await page.getByRole('button', { name: 'Send ₹70' }).waitFor();

  await other.staff('POST', '/close', {});
  await page.getByRole('heading', { name: 'This table is closed. Thank you for coming!' }).waitFor();
  await page.getByText(/Your cart still has 1 dish\./).waitFor();
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByRole('button', { name: 'Send ₹70' }).waitFor();
  expect(await other.staff('GET', '')).toMatchObject({ state: 'open', inCart: 1 });
});

test('a guest sees the last visit for a day, and starts the next one with a clean table', async () => {
  const { scan, staff, tablePath, link } = await openTable(stage, 'See You Tomorrow');
  const { page, mayComplain } = await scan();
  await addToTable(page, 'Dal makhani');
  await openTablePage(page);
  await page.getByRole('button', { name: 'Send ₹220' }).click();
  await page.getByRole('heading', { name: 'Round 1' }).waitFor();
  await staff('POST', '/payments', { method: 'Cash' });
  await page.getByText('Everything is paid. Thank you!').waitFor();
  await staff('POST', '/close', {});
  await page.getByRole('heading', { name: 'This table is closed. Thank you for coming!' }).waitFor();
  // No notice stands over the thanks.
  await page.locator('[role=status][popover] button').first().waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'Bill', exact: true }).click();
  await page.waitForURL('**/bill');
  await page.getByText('Dal makhani').waitFor();
  await page.goto('/orders');
  await page.getByText('Dal makhani').waitFor();
  ahead = HOUR;
  await page.clock.setSystemTime(Date.now() + ahead);
  await page.goto(link);
  await page.getByRole('region', { name: 'Your table' }).getByText('Your last visit').waitFor();
  await page.goto(tablePath);
  await page.getByRole('heading', { name: 'Round 1' }).waitFor();

  // The page that is still open may ask for a table that is no longer this guest's.
  mayComplain(/401/);
  ahead = DAY + HOUR;
  await page.clock.setSystemTime(Date.now() + ahead);
  await page.goto(link);
  await addToTable(page, 'Rogan josh');
  await openTablePage(page);
  await page.getByRole('button', { name: 'Send ₹340' }).waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'Round 1' }).count()).toBe(0);
  await expect.poll(() => page.getByText('Dal makhani').count()).toBe(0);
});
