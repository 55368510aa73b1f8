import { expect, test } from 'vitest';
import { leave } from './testing/offline.ts';
import { COUNTER, loseLine, openTablet, sellChai } from './testing/open-tablet.ts';
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

  await person.context.setOffline(false);
  await page.getByText('All 2 that were saved here are sent.').waitFor();
  expect(await page.getByRole('button', { name: /saved here/ }).count()).toBe(0);
  const all = await ordersOf();
  expect(all.map(({ orderNo }) => orderNo).toSorted()).toEqual([first, second, third]);
  expect(all.every(({ payment, tabletLetter }) => payment.state === 'paid' && tabletLetter === 'A')).toBe(
    true,
  );
  await leave(person);
});
