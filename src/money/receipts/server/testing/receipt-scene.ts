import { foldOrder } from '#ordering/orders/rules/fold-order.ts';
import type { Answer } from '#testing/server/call.ts';
import type { TestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  moveOrder,
  placeTestOrder,
  simpleItem,
  type TestStore,
} from '#testing/server/test-stores.ts';
import { setPayee } from './payee.ts';

export interface Placed {
  id: string;
  slug: string;
  orderNo: number;
  lineIds: string[];
}

/** A store that sells tea for 20 and cake for 50 and is paid by UPI. */
export async function createReceiptStore(thali: TestApp): Promise<TestStore> {
  const store = await createTestStore(thali, catalogueOf([simpleItem('Tea', 20), simpleItem('Cake', 50)]));
  await setPayee(thali, store);
  return store;
}

/** What guests and staff do with the money of one store's orders. */
export function receiptScene(thali: TestApp, store: TestStore) {
  const url = (id: string, path: string) => `/api/stores/${store.storeId}/orders/${id}/${path}`;
  const desk = (path: string, body: object, token = store.token): Promise<Answer> =>
    thali.call('POST', path, { body, token });
  return {
    /** Places tea and cake, for 70. */
    async place(): Promise<Placed> {
      const lines = [
        { item: 'Tea', value: 20 },
        { item: 'Cake', value: 50 },
      ];
      const { _id: id, slug, orderNo } = await placeTestOrder(thali, store, { lines, amount: 70 });
      const { body } = await thali.call('GET /order/status/:slug', { params: { slug } });
      return { id, slug, orderNo, lineIds: body.items.map(({ _id }: { _id: string }) => _id) };
    },
    look: async ({ slug }: Pick<Placed, 'slug'>) =>
      (await thali.call('GET /order/status/:slug', { params: { slug } })).body,
    claim: ({ slug }: Pick<Placed, 'slug'>, body: object = {}) =>
      thali.call('POST /order/status/:slug/claim', { params: { slug }, body }),
    record: ({ id }: Pick<Placed, 'id'>, body: object, token?: string) =>
      desk(url(id, 'payments'), body, token),
    refuse: ({ id }: Pick<Placed, 'id'>, reason = 'Not in the account', token?: string) =>
      desk(url(id, 'claim/refuse'), { reason }, token),
    remove: ({ id, lineIds }: Placed, line: number, discarded = true) =>
      desk(url(id, `items/${lineIds[line]}/discard`), { discarded }),
    cancel: ({ id }: Placed) => moveOrder(thali, store, id, { from: 1, to: 5, reason: 'Sold out' }),
    /** The order's row and log, which must always agree. */
    async row({ id }: Pick<Placed, 'id'>) {
      const key = [store.storeId, id];
      const { rows: entries } = await thali.database.pool.query(
        'select seq, at, event, actor from store_log where store_id = $1 and order_id = $2 order by seq',
        key,
      );
      const { rows } = await thali.database.pool.query(
        `select state, amount::int, paid::int, payment_state as payment, payment_method as method
          from orders where store_id = $1 and id = $2`,
        key,
      );
      const { method, ...row } = rows[0];
      const { state, amount, paid, payment } = foldOrder(entries);
      return { row, fold: { state, amount, paid, payment }, method, log: entries };
    },
  };
}
