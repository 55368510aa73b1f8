import { afterEach, expect } from 'vitest';
import { expirePayments } from '#money/payments/server/settling/ask-again.ts';
import { createLedgerGateway } from '#money/payments/server/testing/ledger-gateway.ts';
import { type AwaitedOrder, ONLINE, sendBack, setGateway } from '#money/payments/server/testing/pay-scene.ts';
import { createContext } from '#platform/context/server/context.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import {
  catalogueOf,
  createTestStore,
  moveOrder,
  postOrder,
  simpleItem,
  unique,
} from '#testing/server/test-stores.ts';
import { runDueRefunds } from '../run-due-refunds.ts';

export interface PaidOrder extends AwaitedOrder {
  /** Tea for 20 and idli for 30. */
  lines: [string, string];
}

/** The price of an order with tea and idli, in paise. */
export const PRICE = 50_00;

/** A store whose gateway keeps books in memory, and what its staff and guests do. */
export async function useRefundScene() {
  const gateway = createLedgerGateway();
  const errors: unknown[] = [];
  const thali = await useTestApp({
    payments: gateway.kinds,
    onError: (error) => void errors.push(error),
  });
  const orderTypes = [{ label: ONLINE, online_payment: 1 }, { label: 'Dine-In' }];
  const dishes = [simpleItem('Tea', 20), simpleItem('Idli', 30)];
  const store = await createTestStore(thali, catalogueOf(dishes, { orderTypes }));
  await setGateway(thali, store, { merchent_id: 'M1', merchent_key: 'a key' });
  const system = () => createContext(thali.services, { kind: 'system' });
  const { token } = store;
  const desk = `/api/stores/${store.storeId}`;

  async function place(orderType = ONLINE): Promise<PaidOrder> {
    const lines = [
      { item: 'Tea', value: '20.00' },
      { item: 'Idli', value: '30.00' },
    ];
    const placed = await postOrder(thali, store, { lines, amount: 50, more: { orderType } });
    const { body } = await thali.call('GET', `/order/status/${placed.body.slug}`);
    return {
      ...placed.body,
      name: placed.body.data?.param_dict.ORDER_ID,
      lines: body.items.map(({ _id }: { _id: string }) => _id),
    };
  }

  const scene = {
    gateway,
    thali,
    store,
    errors,
    place,
    /** Places an order and pays it at the gateway. */
    async placePaid(): Promise<PaidOrder> {
      const order = await place();
      gateway.pay(order.name);
      await scene.comeBack(order.name);
      return order;
    },
    comeBack: (name: string, amount = PRICE, isSigned = true) =>
      sendBack(thali, store, gateway.returnOf(name, amount, isSigned)),
    cancel: (order: { _id: string }, from = 1) => moveOrder(thali, store, order._id, { from, to: 5 }),
    remove: (order: PaidOrder, line = 0, discarded = true) =>
      thali.call('POST', `${desk}/orders/${order._id}/items/${order.lines[line]}/discard`, {
        body: { discarded },
        token,
      }),
    giveBack: (order: { _id: string }, body: object = { how: 'gateway' }, key = unique(), by = token) =>
      thali.call('POST', `${desk}/orders/${order._id}/refunds`, {
        body,
        token: by,
        headers: { 'idempotency-key': key },
      }),
    async refundsOf(order: { _id: string }) {
      return (await thali.call('GET', `${desk}/orders/${order._id}/refunds`, { token })).body;
    },
    async owed(query = '') {
      return (await thali.call('GET', `${desk}/owed${query}`, { token })).body;
    },
    async paymentOf({ slug }: { slug: string }) {
      return (await thali.call('GET', `/order/status/${slug}`)).body.payment;
    },
    async rounds() {
      await expirePayments(system());
      await runDueRefunds(system());
    },
  };
  afterEach(() => expect(errors.splice(0)).toEqual([]));
  return scene;
}
