import { parseHundredths, toDecimal } from '#platform/money/rules/money.ts';
import type { Gateways, PaymentProvider, RefundAnswer } from '#platform/ports/server/gateways.ts';
import type { GatewayAnswer } from '../../rules/payment.ts';
import type { RefundState } from '../../rules/refund-ways.ts';

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

/** A gateway in memory with books of its own. It refunds whatever we ask. */
export interface LedgerGateway {
  /** The gateways as stores know them: only Razorpay is asked before the customer goes there, and only it calls us. */
  kinds: Gateways;
  /** By our name of the order. */
  payments: Map<string, Payment>;
  /** By our name of the refund. */
  refunds: Map<string, GivenBack>;
  isDown: boolean;
  /** How many of the next answers are lost after the request was carried out. */
  lostAnswers: number;
  /** Whether it finds no refunds for now, like a replica that lags behind. */
  isForgetful: boolean;
  /** Whether it refuses a repeated request instead of answering as before. */
  isStrict: boolean;
  /** Whether it refuses all refunds. */
  isRefusing: boolean;
  /** The state that the next refunds get. */
  mood: RefundState;
  /** Awaited before each answer. */
  gate: () => Promise<unknown>;
  /** Pays the order; `amount` differs from what was asked for with a fee or a part payment. */
  pay(name: string, amount?: number): void;
  /** Refuses one card, after which another may be tried, or fails for good. */
  refuse(name: string, isForGood?: boolean): void;
  /** Ends all pending refunds. */
  decide(state: 'done' | 'failed'): void;
  /** The amount of a payment that was refunded or is being refunded. */
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

/** The settings of a gateway without any trouble. */
export const AT_EASE = {
  isDown: false,
  lostAnswers: 0,
  isForgetful: false,
  isStrict: false,
  isRefusing: false,
  mood: 'done' as const,
};

const SIGNATURE = 'signed by the gateway';
const OTHER = 'signed by somebody else';

export function createLedgerGateway(): LedgerGateway {
  const gateway: LedgerGateway = {
    kinds: {} as Gateways,
    payments: new Map(),
    refunds: new Map(),
    ...AT_EASE,
    gate: async () => {},
    pay(name, amount) {
      const payment = gateway.payments.get(name);
      if (!payment || payment.state === 'failed' || payment.state === 'paid') return;
      Object.assign(payment, { state: 'paid', amount: amount ?? payment.amount });
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
      Object.assign(gateway, { ...AT_EASE, gate });
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
  /** Carries out the request unless the gateway is down; the answer may be lost afterwards. */
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
    tryKeys: async () => (gateway.isDown ? 'unreachable' : 'accepted'),
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
      answer<RefundAnswer>(() => {
        const isUnseen = gateway.isForgetful || !gateway.refunds.has(refundId);
        if (isUnseen && (gateway.isRefusing || (gateway.isStrict && gateway.refunds.has(refundId))))
          return { state: 'refused', reason: 'It does not take it' };
        // One name is refunded once.
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
  if (payment?.state === 'failed' || payment?.state === 'refused') return { state: 'failed' };
  if (payment?.state !== 'paid') return { state: 'unpaid' };
  const { amount, transactionId } = payment;
  return { state: 'paid', amount, transactionId, currency: 'INR' };
}

function refundAnswer({ state }: GivenBack, refundId: string): RefundAnswer {
  const reason = state === 'failed' ? { reason: 'The bank refused' } : {};
  return { state, gatewayRefundId: `R${refundId}`, ...reason };
}
