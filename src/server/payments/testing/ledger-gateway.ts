import { parseHundredths, toDecimal } from '#domain/money.ts';
import type { GatewayAnswer } from '#domain/payment.ts';
import type { RefundState } from '#domain/refund-ways.ts';
import type { Gateways, PaymentProvider, RefundAnswer } from '../provider.ts';

interface Payment {
  amount: number;
  transactionId: string;
  state: 'begun' | 'refused' | 'failed' | 'paid';
}

interface GivenBack {
  transactionId: string;
  amount: number;
  state: RefundState;
}

/** A gateway in memory with books of its own. It trusts us: what it is told to give back, it gives back. */
export interface LedgerGateway {
  /** As each of the gateways that stores know: only Razorpay is asked before the customer goes there, and calls us. */
  kinds: Gateways;
  /** By the name that we gave the order. */
  payments: Map<string, Payment>;
  /** By the name that we gave the refund. */
  refunds: Map<string, GivenBack>;
  isDown: boolean;
  /** So many answers are lost on their way, after what was asked for has been done. */
  lostAnswers: number;
  /** For now it finds no refund that it is asked about, as where that is read from a copy that lags behind. */
  isForgetful: boolean;
  /** What becomes of the next refunds at once. */
  mood: RefundState;
  /** Before each answer. */
  gate: () => Promise<unknown>;
  pay(name: string): void;
  /** One card was refused, and another may be tried; or it has failed for good. */
  refuse(name: string, isForGood?: boolean): void;
  /** Ends what is pending. */
  decide(state: 'done' | 'failed'): void;
  /** What has gone back by a payment, or is on its way. */
  givenBack(transactionId: string): number;
  /** The form with which the customer's browser comes back. */
  returnOf(name: string, amount: number, isSigned?: boolean): Record<string, string>;
  noticeOf(
    name: string,
    eventId: string,
    isSigned?: boolean,
  ): { body: Buffer; headers: Record<string, string> };
  forgetAll(): void;
}

const SIGNATURE = 'signed by the gateway';
const OTHER = 'signed by somebody else';

export function createLedgerGateway(): LedgerGateway {
  const gateway: LedgerGateway = {
    kinds: {} as Gateways,
    payments: new Map(),
    refunds: new Map(),
    isDown: false,
    lostAnswers: 0,
    isForgetful: false,
    mood: 'done',
    gate: async () => {},
    pay(name) {
      const payment = gateway.payments.get(name);
      if (payment && payment.state !== 'failed') payment.state = 'paid';
    },
    refuse(name, isForGood = false) {
      const payment = gateway.payments.get(name);
      if (payment && payment.state !== 'paid' && payment.state !== 'failed')
        payment.state = isForGood ? 'failed' : 'refused';
    },
    decide(state) {
      for (const refund of gateway.refunds.values()) if (refund.state === 'pending') refund.state = state;
    },
    givenBack(transactionId) {
      const given = [...gateway.refunds.values()].filter((refund) => refund.transactionId === transactionId);
      return given.reduce((sum, { state, amount }) => sum + (state === 'failed' ? 0 : amount), 0);
    },
    returnOf: (name, amount, isSigned = true) => ({
      ORDERID: name,
      TXNAMOUNT: toDecimal(amount),
      SIGNATURE: isSigned ? SIGNATURE : OTHER,
    }),
    noticeOf: (name, eventId, isSigned = true) => ({
      body: Buffer.from(JSON.stringify({ name, eventId })),
      headers: { 'content-type': 'application/json', 'x-signature': isSigned ? SIGNATURE : OTHER },
    }),
    forgetAll() {
      gateway.payments.clear();
      gateway.refunds.clear();
      const gate = async () => {};
      Object.assign(gateway, { isDown: false, lostAnswers: 0, isForgetful: false, mood: 'done', gate });
    },
  };
  const provider = providerOf(gateway);
  const paytm = { ...provider, method: 'Paytm', asksToStart: false };
  const readWebhook: PaymentProvider['readWebhook'] = (_, raw, headers) =>
    headers['x-signature'] === SIGNATURE ? JSON.parse(String(raw)) : { fault: 'signature' };
  const razorpay = { ...provider, method: 'Razorpay', asksToStart: true, readWebhook };
  gateway.kinds = { paytm, 'paytm-token': paytm, razorpay };
  return gateway;
}

type Unreachable = { state: 'unreachable'; reason: string };

function providerOf(gateway: LedgerGateway): Omit<PaymentProvider, 'method' | 'asksToStart'> {
  let transactions = 0;
  /** Does it, unless it is down; what it has then to say may be lost. */
  async function answer<T>(make: () => T): Promise<T | Unreachable> {
    await gateway.gate();
    if (gateway.isDown) return { state: 'unreachable', reason: 'It is down' };
    const known = make();
    if (gateway.lostAnswers === 0) return known;
    gateway.lostAnswers -= 1;
    return { state: 'unreachable', reason: 'The answer was lost' };
  }
  return {
    takesHost: () => true,
    async start(_, { gatewayOrderId, amount }) {
      const started = await answer(() => {
        transactions += 1;
        const transactionId = `T${transactions}`;
        gateway.payments.set(gatewayOrderId, { amount, transactionId, state: 'begun' });
        const param_dict = { ORDER_ID: gatewayOrderId, TXN_AMOUNT: toDecimal(amount) };
        const form = { action: 'http://gateway.example/pay', param_dict };
        return { form, reference: `order_${transactions}` };
      });
      if ('state' in started) throw new Error(started.reason);
      return started;
    },
    nameOf: (fields) => fields['ORDERID'] ?? '',
    verifyReturn: (_, { TXNAMOUNT, SIGNATURE: signature }) =>
      signature === SIGNATURE
        ? { money: { amount: parseHundredths(TXNAMOUNT), currency: 'INR' } }
        : { fault: 'checksum' },
    fetchStatus: (_, { gatewayOrderId }) => answer(() => statusOf(gateway.payments.get(gatewayOrderId))),
    refund: (_, { refundId, transactionId, amount }) =>
      answer(() => {
        // Under one name the money goes back once.
        const known = gateway.refunds.get(refundId) ?? { transactionId, amount, state: gateway.mood };
        gateway.refunds.set(refundId, known);
        return refundAnswer(known, refundId);
      }),
    fetchRefund: (_, { refundId }) =>
      answer<RefundAnswer>(() => {
        const known = gateway.isForgetful ? undefined : gateway.refunds.get(refundId);
        return known ? refundAnswer(known, refundId) : { state: 'unreachable', reason: 'It knows of none' };
      }),
  };
}

function statusOf(payment: Payment | undefined): GatewayAnswer {
  if (payment?.state === 'failed') return { state: 'failed' };
  if (payment?.state === 'refused') return { state: 'failed', mayYetBePaid: true };
  if (payment?.state !== 'paid') return { state: 'pending' };
  const { amount, transactionId } = payment;
  return { state: 'paid', amount, transactionId, currency: 'INR' };
}

function refundAnswer({ state }: GivenBack, refundId: string): RefundAnswer {
  const reason = state === 'failed' ? { reason: 'The bank refused' } : {};
  return { state, gatewayRefundId: `R${refundId}`, ...reason };
}
