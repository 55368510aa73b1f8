import { useTestApp } from '#testing/server/test-app.ts';
import { postOrder, TEA, teaStore } from '#testing/server/test-stores.ts';
import type { GatewayKind } from '../../rules/gateways.ts';
import { MERCHANT, returnOf, useFakePaytm } from './fake-paytm.ts';
import { paidReturn, RAZORPAY, useFakeRazorpay } from './fake-razorpay.ts';
import { lookAt, ONLINE, sendBack, setGateway } from './pay-scene.ts';
import type { Trouble } from './trouble.ts';

type Parts = Parameters<typeof useTestApp>[0];
export type BegunKind = Exclude<GatewayKind, 'paytm'>;

/** The app beside the gateways that are asked before the customer goes there, with a store at each of them. */
export async function useBegunScene(parts?: Parts) {
  const [paytm, razorpay] = [await useFakePaytm(), await useFakeRazorpay()];
  const thali = await useTestApp(parts);
  const orderTypes = [{ label: ONLINE, online_payment: 1 }, { label: 'Dine-In' }];
  const newStore = () => teaStore(thali, { orderTypes });
  const stores = { 'paytm-token': await newStore(), razorpay: await newStore() };
  const accounts = {
    'paytm-token': { ...MERCHANT, kind: 'paytm-token', host: paytm.host },
    razorpay: { ...RAZORPAY, host: razorpay.host },
  };
  const reset = (kind: BegunKind) => setGateway(thali, stores[kind], accounts[kind]);
  await reset('paytm-token');
  await reset('razorpay');
  const right = paytm.token;
  const storeIds = Object.values(stores).map(({ storeId }) => storeId);
  /** Runs SQL with the stores as $1 and the order as $2. */
  const query = async (sql: string, { _id }: { _id: string }) =>
    (await thali.database.pool.query(sql, [storeIds, _id])).rows;
  return {
    paytm,
    razorpay,
    thali,
    stores,
    accounts,
    reset,
    look: (order: { slug: string }) => lookAt(thali, order),
    place: (kind: BegunKind, headers: Record<string, string> = {}) =>
      postOrder(thali, stores[kind], { ...TEA, more: { orderType: ONLINE } }, headers),
    payNow({ slug }: { slug: string }) {
      // Attempt ids sort by time.
      thali.clock.advance(1);
      return thali.call('POST', `/order/status/${slug}/pay`, { body: {} });
    },
    /** How many payments were begun there. */
    begun: (kind: BegunKind) =>
      kind === 'razorpay'
        ? razorpay.asked.filter((call) => call === 'POST /v1/orders').length
        : paytm.begun.length,
    /** Sets the trouble that beginning a payment meets; null for none. */
    trouble(kind: BegunKind, trouble: Trouble | null) {
      if (kind === 'razorpay') razorpay.trouble = trouble;
      else paytm.token = trouble ?? right;
    },
    setGate(kind: BegunKind, gate: () => Promise<unknown>) {
      (kind === 'razorpay' ? razorpay : paytm).gate = gate;
    },
    /** Pays a form at the gateway and sends the customer back. */
    payAt(kind: BegunKind, { param_dict: sent }: { param_dict: Record<string, string> }) {
      const name = sent['order_id'] ?? sent['orderId'] ?? '';
      if (kind === 'razorpay')
        return sendBack(thali, stores[kind], paidReturn(name, razorpay.pay(name)), 'razorpay');
      paytm.pay(name, '20.00');
      const fields = { MID: MERCHANT.merchent_id, ORDER_ID: name, TXN_AMOUNT: '20.00' };
      return sendBack(thali, stores[kind], returnOf(fields));
    },
    query,
    attemptsOf: (order: { _id: string }) =>
      query(
        `select id, state, form is not null as has_form, start_fault from payment_attempts
          where store_id = any($1) and order_id = $2 order by id`,
        order,
      ),
    async moneyOf(order: { _id: string }) {
      const sql = 'select payment_state, paid::int from orders where store_id = any($1) and id = $2';
      return (await query(sql, order))[0];
    },
  };
}
