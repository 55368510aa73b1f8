import { beforeAll, describe, expect, test } from 'vitest';
import { HOUR } from '#platform/time/rules/durations.ts';
import { addTestPerson, admitTestTablet, startTestTurn } from '#testing/server/people/test-tablets.ts';
import { unique } from '#testing/server/test-stores.ts';
import { useStockScene } from './testing/use-stock-scene.ts';

const { thali, store, stock, dish, mark, onMenu: dishOnMenu } = await useStockScene();

describe('an ingredient that is out', () => {
  const onMenu = async () => ({
    Biryani: (await dishOnMenu('Biryani')).state,
    Tea: (await dishOnMenu('Tea')).state,
  });

  beforeAll(async () => {
    await stock.add('Saffron');
    await stock.add('Milk', 'ml');
    await stock.setRecipe(dish('Biryani'), { Saffron: 0.2, Milk: 20 });
    await stock.setRecipe(dish('Tea'), { Milk: 100 });
  });

  test('takes its dishes off the menus, and brings them back unless they miss another one', async () => {
    await mark('Saffron', true);
    expect(await onMenu()).toEqual({ Biryani: 'Sold out', Tea: 'Available' });
    await mark('Milk', true);
    const { body } = await mark('Saffron', false);
    expect(await onMenu()).toEqual({ Biryani: 'Sold out', Tea: 'Sold out' });
    const found = (name: string) => body.ingredients.find((one: { name: string }) => one.name === name);
    expect(found('Saffron')).toMatchObject({ outSince: null, tookOff: [] });
    expect(found('Milk').outSince).toBe(new Date(thali.clock.now).toISOString());
    expect(found('Milk').tookOff.toSorted()).toEqual([store.items['Tea'], store.items['Biryani']].toSorted());
    await mark('Milk', false);
    expect(await onMenu()).toEqual({ Biryani: 'Available', Tea: 'Available' });
  });

  test('is not brought back by a count from before it was out', async () => {
    const before = thali.clock.now;
    thali.clock.advance(HOUR);
    await mark('Saffron', true);
    const ravi = await addTestPerson(thali, store, { role: 'KITCHEN' });
    const cookie = await startTestTurn(thali, await admitTestTablet(thali, store, unique()), ravi);
    await thali.call('POST', `/api/stores/${store.storeId}/stock/entries`, {
      headers: {
        cookie,
        'idempotency-key': unique(),
        'made-at': new Date(before).toISOString(),
        'sent-at': new Date(thali.clock.now).toISOString(),
      },
      body: { what: 'counted', lines: [{ ingredient: stock.idOf('Saffron'), quantity: 5 }] },
    });
    expect(await onMenu()).toMatchObject({ Biryani: 'Sold out' });
    await mark('Saffron', false);
  });

  test('is back when it is bought, and leaves alone what the staff took off', async () => {
    await thali.call('PATCH', `/api/stores/${store.storeId}/items/${store.items['Tea']}`, {
      token: store.token,
      body: { state: 'Sold out' },
    });
    await mark('Milk', true);
    await mark('Milk', true);
    expect(await onMenu()).toEqual({ Biryani: 'Sold out', Tea: 'Sold out' });
    expect((await stock.enter('bought', { Milk: [5_000, 300] })).status).toBe(200);
    expect(await onMenu()).toEqual({ Biryani: 'Available', Tea: 'Sold out' });
  });
});
