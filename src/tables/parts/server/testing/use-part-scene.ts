import { expirePayments } from '#money/payments/server/settling/ask-again.ts';
import { createLedgerGateway } from '#money/payments/server/testing/ledger-gateway.ts';
import { sendBack, setGateway } from '#money/payments/server/testing/pay-scene.ts';
import { setPayee } from '#money/receipts/server/testing/payee.ts';
import { expectRightTab } from '#money/tabs/server/testing/expect-right-tab.ts';
import { createContext } from '#platform/context/server/context.ts';
import { addTable, type Phone, sitDown } from '#tables/sittings/server/testing/sit-down.ts';
import type { Answer } from '#testing/server/call.ts';
import { useTestApp } from '#testing/server/test-app.ts';
import { catalogueOf, createTestStore, simpleItem } from '#testing/server/test-stores.ts';

const ACCOUNT = {
  kind: 'razorpay',
  merchent_id: 'rzp_test_1',
  merchent_key: 'a key',
  webhook_secret: 'one',
};

/** Tea for 20, cake for 50.01, and what guests and staff do with the bill of their table. */
export async function usePartScene({ gateway: hasGateway = false } = {}) {
  const gateway = createLedgerGateway();
  const thali = await useTestApp({ payments: gateway.kinds });
  const dishes = [simpleItem('Tea', 20), simpleItem('Cake', 50.01)];
  const store = await createTestStore(thali, catalogueOf(dishes));
  const { storeId, token } = store;
  await setPayee(thali, store);
  if (hasGateway) await setGateway(thali, store, ACCOUNT);
  const read = async (sql: string, ...values: unknown[]) =>
    (await thali.database.pool.query(sql, [storeId, ...values])).rows;
  const at = ({ sittingId }: Phone) => `/api/stores/${storeId}/sittings/${sittingId}`;

  return {
    gateway,
    thali,
    store,
    read,
    system: () => createContext(thali.services, { kind: 'system' }),
    /** Two phones at one table, both of which are in. */
    async two(): Promise<[Phone, Phone]> {
      const iden = await addTable(thali, store);
      const one = await sitDown(thali, store, iden, { name: 'Asha' });
      const { code } = await one.read();
      return [one, await sitDown(thali, store, iden, { name: 'Ravi', code })];
    },
    async order(phone: Phone, item: 'Tea' | 'Cake', more: object = {}): Promise<Answer['body']> {
      const amount = item === 'Tea' ? 20 : 50.01;
      return (await phone.send([await phone.put(item, more)], amount)).body;
    },
    begin: (phone: Phone, body: object) => phone.call('POST', '/parts', body),
    claim: (phone: Phone, partId: string, body: object = {}) =>
      phone.call('POST', `/parts/${partId}/paid`, body),
    drop: (phone: Phone, partId: string) => phone.call('DELETE', `/parts/${partId}`),
    record: (phone: Phone, body: object, key?: string) =>
      thali.call('POST', `${at(phone)}/payments`, {
        body,
        token,
        headers: key === undefined ? {} : { 'idempotency-key': key },
      }),
    refuse: (phone: Phone, partId: string) => thali.call('DELETE', `${at(phone)}/parts/${partId}`, { token }),
    /** The gateway's names of the attempts to pay parts, the latest last. */
    async names({ sittingId }: Phone): Promise<string[]> {
      const sql =
        'select gateway_order_id from payment_attempts where store_id = $1 and order_id = $2 order by id';
      return (await read(sql, sittingId)).map((row) => row.gateway_order_id);
    },
    comeBack: (name: string, amount: number, isSigned = true) =>
      sendBack(thali, store, gateway.returnOf(name, amount, isSigned), 'razorpay'),
    askGateway: () => expirePayments(createContext(thali.services, { kind: 'system' })),
    right: ({ sittingId }: Phone) => expectRightTab(read, sittingId),
  };
}
