import { expirePayments } from '#money/payments/server/settling/ask-again.ts';
import { createLedgerGateway } from '#money/payments/server/testing/ledger-gateway.ts';
import { ONLINE, setGateway } from '#money/payments/server/testing/pay-scene.ts';
import { createContext } from '#platform/context/server/context.ts';
import { parseNetwork } from '#platform/limits/server/network.ts';
import type { Answer } from '#testing/server/call.ts';
import { NOON, useTestApp } from '#testing/server/test-app.ts';
import { catalogueOf, createTestStore, postOrder, simpleItem } from '#testing/server/test-stores.ts';
import type { OwedEntry } from '../../wire/refunds.ts';
import { FROM_THE_START, listOwed } from '../list-owed.ts';
import { runDueRefunds } from '../run-due-refunds.ts';

export interface LivingOrder {
  _id: string;
  slug: string;
  lines: string[];
  /** Whether it was ever seen to be paid. */
  wasPaid: boolean;
}

/** The price of each order, in paise. */
export const PRICE = 50_00;

export type MoneyLife = Awaited<ReturnType<typeof useMoneyLife>>;

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const KEY = 'a key of the model, ';

/** The whole app beside a gateway with books of its own, and all that guests, staff and gateway can do with money. */
export async function useMoneyLife() {
  const gateway = createLedgerGateway();
  const thali = await useTestApp({ payments: gateway.kinds });
  const dishes = [simpleItem('Tea', 10), simpleItem('Idli', 10)];
  const orderTypes = [{ label: ONLINE, online_payment: 1 }];
  const store = await createTestStore(thali, catalogueOf(dishes, { orderTypes }));
  const account = {
    kind: 'razorpay',
    merchent_id: 'rzp_test_1',
    merchent_key: 'a key',
    webhook_secret: 'one',
  };
  await setGateway(thali, store, account);
  const { storeId, token } = store;
  const { pool } = thali.database;
  const desk = `/api/stores/${storeId}`;
  const errors: unknown[] = [];
  // Catches only errors of the rounds: a payment that can't begin while the gateway is down is reported too.
  const services = { ...thali.services, onError: (error: unknown) => void errors.push(error) };
  const system = () => createContext(services, { kind: 'system' });
  const post = (url: string, body?: unknown, headers = {}) =>
    thali.call('POST', url, { body, headers, token });
  const read = async (sql: string, ...values: unknown[]) =>
    (await pool.query(sql, [storeId, ...values])).rows;

  let khata: string | undefined;
  const life = {
    gateway,
    thali,
    errors,
    storeId,
    orders: [] as LivingOrder[],
    read,
    /** Resets clock and books, so that nothing of earlier lives is owed or due. */
    async begin() {
      gateway.forgetAll();
      // Sessions would end after weeks.
      thali.clock.now = NOON;
      life.orders = [];
      errors.length = 0;
      await pool.query('delete from refunds_due');
      await pool.query('delete from payment_due');
      await read('delete from refunds where store_id = $1');
      await read('update orders set paid = 0, refunded = 0 where store_id = $1');
    },
    async place(): Promise<Answer> {
      const lines = [
        { item: 'Tea', value: '10.00', quantity: 2 },
        { item: 'Idli', value: '10.00', quantity: 3 },
      ];
      const answer = await postOrder(thali, store, { lines, amount: 50, more: { orderType: ONLINE } });
      const { _id, slug } = answer.body;
      const seen = await thali.call('GET /order/status/:slug', { params: { slug } });
      const ids = seen.body.items.map((line: { _id: string }) => line._id);
      life.orders.push({ _id, slug, lines: ids, wasPaid: false });
      return answer;
    },
    payAgain: ({ slug }: LivingOrder) => thali.call('POST', `/order/status/${slug}/pay`),
    /** The gateway's names of the order's attempts. */
    async namesOf({ _id }: LivingOrder): Promise<string[]> {
      const sql = `select gateway_order_id from payment_attempts where store_id = $1 and order_id = $2 order by id`;
      return (await read(sql, _id)).map((row) => row.gateway_order_id);
    },
    comeBack(name: string, amount: number, isSigned: boolean) {
      const body = new URLSearchParams(gateway.returnOf(name, amount, isSigned)).toString();
      return thali.call('POST', `/payments/razorpay/callback/${storeId}`, { body, headers: FORM });
    },
    notify(name: string, eventId: string, isSigned: boolean) {
      const { body, headers } = gateway.noticeOf(name, eventId, isSigned);
      return thali.call('POST', `/payments/razorpay/webhook/${storeId}`, { body, headers });
    },
    async move(order: LivingOrder, to: number) {
      const { body } = await thali.call('GET /order/status/:slug', { params: order });
      return post(`${desk}/orders/${order._id}/state`, { from: body.state, to });
    },
    remove: (order: LivingOrder, line: number, body: { discarded: boolean; keep?: number }) =>
      post(`${desk}/orders/${order._id}/items/${order.lines[line]}/discard`, body),
    /** Portions of a line, or a discount of the whole order. */
    edit: (order: LivingOrder, line: number, size: { quantity: number } | { percent: number }) =>
      post(`${desk}/orders/${order._id}/edit`, { changes: [changeOf(order.lines[line], size)] }),
    /** Puts one discarded line back; undefined if there is none. */
    async putBack(order: LivingOrder, which: number): Promise<Answer | undefined> {
      const { body } = await thali.call('GET /order/status/:slug', { params: order });
      const off = body.items.filter((line: { discarded: boolean }) => line.discarded);
      const line = off[which % off.length];
      return line && post(`${desk}/orders/${order._id}/items/${line._id}/discard`, { discarded: false });
    },
    record: (order: LivingOrder, body: object) => post(`${desk}/orders/${order._id}/payments`, body),
    settle: (order: LivingOrder, body: object, key: string) =>
      post(`${desk}/tabs/${order._id}/settle`, body, { 'idempotency-key': `${KEY}${key}` }),
    /** The account of a guest, opened once. */
    async khata(): Promise<string> {
      const body = { name: 'Asha', countryCode: '', phone: '', note: '', limit: null };
      khata ??= (await post(`${desk}/khatas`, body)).body._id as string;
      return khata;
    },
    /** Takes one receipt of the order back; undefined if there is none. */
    async reverse(
      { _id }: LivingOrder,
      which: number,
      more: object,
      key: string,
    ): Promise<Answer | undefined> {
      const ids = await read('select id from receipts where store_id = $1 and tab_id = $2 order by id', _id);
      const receipt = ids[which % ids.length];
      const headers = { 'idempotency-key': `${KEY}${key}` };
      return receipt && post(`${desk}/receipts/${receipt.id}/reverse`, { reason: 'x', ...more }, headers);
    },
    giveBack: (order: LivingOrder, body: object, key: string) =>
      post(`${desk}/orders/${order._id}/refunds`, body, { 'idempotency-key': `${KEY}${key}` }),
    /** Reads the list without HTTP, since it is needed after every step. */
    async owed(): Promise<OwedEntry[]> {
      const actor = {
        kind: 'staff' as const,
        id: 'm',
        name: 'Model',
        role: 'OWNER' as const,
        isVerified: true,
      };
      const network = parseNetwork('127.0.0.1');
      const ctx = { ...createContext(thali.services, actor), actor, storeId, network };
      return (await listOwed(ctx, { from: FROM_THE_START, limit: 99 })).owed;
    },
    async round() {
      await Promise.all([expirePayments(system()), runDueRefunds(system())]);
    },
    settled: () => thali.services.afterwards.settled(),
  };
  return life;
}

export function changeOf(line: string | undefined, size: { quantity: number } | { percent: number }): object {
  return 'quantity' in size
    ? { kind: 'quantity', line, ...size }
    : { kind: 'discount', reason: 'Long wait', ...size };
}
