import { expect, test } from 'vitest';
import { sweep } from '#apps/server/program/sweep.ts';
import { createContext } from '#platform/context/server/context.ts';
import { DAY } from '#platform/time/rules/durations.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { moveOrder, type TestStore, teaStore } from '#testing/server/test-stores.ts';
import { addTable, sitDown } from '../testing/sit-down.ts';

const thali = await useTestApp();

/** A guest who has ordered by name and with a wish. */
async function served(store: TestStore, name: string, iden: string): Promise<string> {
  const phone = await sitDown(thali, store, iden, { name });
  const { body } = await phone.send([await phone.put('Tea', { remarks: `For ${name}` })], 20);
  return body._id;
}

async function personalData({ storeId }: TestStore): Promise<string> {
  const tables = ['sitting_guests', 'sitting_lines', 'orders', 'order_lines', 'store_log'];
  const texts: string[] = [];
  for (const table of tables)
    texts.push(
      JSON.stringify(
        (await thali.database.pool.query(`select json_agg(t) from ${table} t where store_id = $1`, [storeId]))
          .rows,
      ),
    );
  return texts.join();
}

test('who sat at a table is forgotten with the orders of that time', async () => {
  const store = await teaStore(thali);
  await thali.call('PUT', `/api/stores/${store.storeId}/guest-data`, {
    token: store.token,
    body: { months: 3 },
  });
  const [first, second] = [await addTable(thali, store), await addTable(thali, store)];
  await served(store, 'Meera', first);
  thali.clock.advance(100 * DAY);
  await served(store, 'Ravi', second);
  await sweep(createContext(thali.services, { kind: 'system' }));
  const kept = await personalData(store);
  expect(kept).not.toContain('Meera');
  expect(kept).toContain('Ravi');
});

test('a guest whose number is known is forgotten at the table, too', async () => {
  const store = await teaStore(thali);
  const orderId = await served(store, 'Meera', await addTable(thali, store));
  await served(store, 'Ravi', await addTable(thali, store));
  await moveOrder(thali, store, orderId, { from: 1, to: 4 });
  const number = { countryCode: '+91', phone: '9876500001' };
  await thali.database.pool.query(
    'update orders set customer_phone = $3, country_code = $4 where store_id = $1 and id = $2',
    [store.storeId, orderId, number.phone, number.countryCode],
  );
  const at = `/api/stores/${store.storeId}/guest-data`;
  const { body } = await thali.call('POST', `${at}/export`, { token: store.token, body: number });
  expect(body.orders).toMatchObject([{ name: 'Meera', items: [{ remarks: 'For Meera' }] }]);
  await thali.call('POST', `${at}/erase`, { token: store.token, body: number });
  const kept = await personalData(store);
  expect(kept).not.toContain('Meera');
  expect(kept).toContain('Ravi');
});
