import { expect, test } from 'vitest';
import { leave } from './testing/offline.ts';
import { buyChai, COUNTER, loseLine, openTablet, sellChai } from './testing/open-tablet.ts';
import { setStage } from './testing/stage.ts';

const stage = await setStage();

test('a counter sells without a line, also after a reload, and all of it is there once when the line is back', async () => {
  const { store, person, page } = await openTablet(stage, 'Power Cut Chai');
  const ordersOf = async () => {
    const { body } = await stage.thali.call('GET', `/api/stores/${store.storeId}/orders`, {
      token: store.token,
    });
    return body.orders as { orderNo: number; payment: { state: string }; tabletLetter: string }[];
  };
  await page.goto(COUNTER);
  const first = await sellChai(page);
  expect((await ordersOf()).map(({ orderNo }) => orderNo)).toEqual([first]);

  await page.goto('/app/till');
  const drawer = page.locator('section', { hasText: 'Main drawer' }).last();
  await drawer.getByText('₹30', { exact: true }).first().waitFor();
  await page.goto(COUNTER);
  await page.getByText('Live', { exact: true }).waitFor();
  await loseLine(person);
  await page.getByText(/^No internet since/).waitFor();
  const second = await sellChai(page);
  await page.getByRole('button', { name: '1 saved here' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: '1 saved here' }).waitFor();
  const third = await sellChai(page);
  await page.getByRole('button', { name: '2 saved here' }).click();
  await page.getByRole('dialog').getByText(`Sale · #${third}`).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  expect([second, third]).toEqual([first + 1, first + 2]);
  expect(await ordersOf()).toHaveLength(1);

  await page.goto('/app/till');
  await drawer.getByText('₹90', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: /^Cash out/ }).click();
  await page.getByLabel('Amount').fill('25');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const shown = await drawer.textContent();

  await person.context.setOffline(false);
  await page.getByText('All 3 that were saved here are sent.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /saved here/ }).count()).toBe(0);
  const all = await ordersOf();
  expect(all.map(({ orderNo }) => orderNo).toSorted()).toEqual([first, second, third]);
  expect(all.every(({ payment, tabletLetter }) => payment.state === 'paid' && tabletLetter === 'A')).toBe(
    true,
  );
  const till = `/api/stores/${store.storeId}/till`;
  const { body } = await stage.thali.call('GET', till, { token: store.token });
  expect(body.drawers).toMatchObject([{ cash: 90_00, out: 25_00, expected: 65_00 }]);
  await page.reload();
  await expect.poll(() => drawer.textContent()).toBe(shown);

  await page.goto(COUNTER);
  await page.getByText('Live', { exact: true }).waitFor();
  await loseLine(person);
  await page.getByText(/^No internet since/).waitFor();
  await buyChai(page);
  const note = page.getByText(/Saved on this tablet, not sent yet/);
  await note.waitFor();
  await person.context.setOffline(false);
  await page.getByText('What was saved here is sent.').waitFor();
  await note.waitFor({ state: 'detached' });
  await leave(person);
});
