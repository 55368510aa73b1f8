import { afterAll, afterEach, expect } from 'vitest';
import { createGatewaySim } from '../../simulators/gateway/create-gateway-sim.ts';
import { NO_FAULTS } from '../../simulators/gateway/faults.ts';
import { type GatewayKind, webhookPath } from '../../src/money/payments/rules/gateways.ts';
import { PAYMENT_PATIENCE_MS } from '../../src/money/payments/rules/payment.ts';
import { createGateways } from '../../src/money/payments/server/adapters/gateways.ts';
import { expirePayments } from '../../src/money/payments/server/settling/ask-again.ts';
import { ONLINE, placeOnline, setGateway } from '../../src/money/payments/server/testing/pay-scene.ts';
import { createContext } from '../../src/platform/context/server/context.ts';
import { type TestStore, teaStore } from '../../src/testing/server/test-stores.ts';
import { type Stage, setStage } from './stage.ts';

const PAYTM = { mid: 'THALIE2E00000001', key: 'an-e2e-paytm-key' };
const RAZORPAY = { keyId: 'rzp_test_ThaliE2E00001', keySecret: 'an e2e razorpay secret' };
const WEBHOOK_SECRET = 'an e2e webhook secret';
/** As an account of a store, or of whoever runs the site. */
export const RAZORPAY_KEYS = {
  merchent_id: RAZORPAY.keyId,
  merchent_key: RAZORPAY.keySecret,
  webhook_secret: WEBHOOK_SECRET,
};
const ORDER_TYPES = [{ label: ONLINE, online_payment: 1 }, { label: 'Dine-In' }];

/** A stage with a simulated gateway. */
export async function setPayingStage() {
  const razorpay = { ...RAZORPAY, webhook: { url: '', secret: WEBHOOK_SECRET } };
  const sim = createGatewaySim({ accounts: { paytm: [PAYTM], razorpay: [razorpay] } });
  const host = await sim.listen();
  const stage = await setStage({
    payments: createGateways({
      allowPrivate: true,
    }),
  });
  afterEach(() => sim.setFaults(NO_FAULTS));
  afterAll(() => sim.close());
  const { thali } = stage;
  const stores = new Map<GatewayKind, TestStore>();

  /** Opens a store that sells tea for 20 rupees, paid through this gateway. */
  async function openStore(kind: GatewayKind): Promise<TestStore> {
    const store = await teaStore(thali, { orderTypes: ORDER_TYPES });
    const account = kind === 'razorpay' ? RAZORPAY_KEYS : { merchent_id: PAYTM.mid, merchent_key: PAYTM.key };
    await setGateway(thali, store, { kind, host, ...account });
    if (kind === 'razorpay') razorpay.webhook.url = stage.origin + webhookPath(kind, store.storeId);
    stores.set(kind, store);
    return store;
  }

  return {
    stage,
    sim,
    host,
    openStore,
    guest: () => stage.person({ gateway: host }),
    place: (store: TestStore) => placeOnline(thali, store),
    lookUp: (slug: string) => readMoney(stage, slug),
    /** Makes unanswered payments due, and asks the gateway about them. */
    async askNow(): Promise<void> {
      await thali.database.pool.query(`update payment_due set due_at = now() - interval '1 second'`);
      const { services } = thali;
      const onError = (error: unknown) => expect.fail(String(error));
      const clock = () => services.clock() + PAYMENT_PATIENCE_MS;
      await expirePayments(createContext({ ...services, onError, clock }, { kind: 'system' }));
    },
    /** Expects the program's sums of an order to match the gateway's, to the paisa. */
    async expectBooksToAgree(slug: string, money: { paid: number }): Promise<void> {
      const { paid, refunded, attempts } = await readMoney(stage, slug);
      const names = attempts.map(({ name }) => name);
      const rows = sim.ledger().payments.filter(({ orderId }) => names.includes(orderId));
      const sum = (key: 'paid' | 'refunded') => rows.reduce((total, row) => total + row[key], 0);
      expect({ paid, refunded }).toEqual({ paid: sum('paid'), refunded: sum('refunded') });
      expect(paid).toBe(money.paid);
    },
  };
}

interface Money {
  paid: number;
  refunded: number;
  attempts: { name: string; state: string; amount: number }[];
}

/** Reads an order's sums in paise, and its attempts by the gateway's names for them. */
async function readMoney({ thali }: Stage, slug: string): Promise<Money> {
  const { body } = await thali.call('GET /order/status/:slug', { params: { slug } });
  const { pool } = thali.database;
  const values = [body.profileID, body._id];
  const orders = await pool.query(
    'select paid, refunded from orders where store_id = $1 and id = $2',
    values,
  );
  const sql = `select coalesce(reference, gateway_order_id) as name, state, amount from payment_attempts
    where store_id = $1 and order_id = $2 order by id`;
  const { rows } = await pool.query(sql, values);
  const [{ paid, refunded }] = orders.rows;
  const attempts = rows.map(({ name, state, amount }) => ({ name, state, amount: Number(amount) }));
  return { paid: Number(paid), refunded: Number(refunded), attempts };
}
