import { parseHundredths, toDecimal } from '#domain/money/money.ts';
import type { GatewayAnswer } from '#domain/money/payment.ts';
import type { RefundState } from '#domain/money/refund-ways.ts';
import type { Gateways, PaymentProvider, RefundAnswer } from '../../../platform/ports/gateways.ts';

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
  /** It refuses what it is told twice, instead of answering as before. */
  isStrict: boolean;
  /** It takes no refunds at all. */
  isRefusing: boolean;
  /** What becomes of the next refunds at once. */
  mood: RefundState;
  /** Before each answer. */
  gate: () => Promise<unknown>;
  /** Another amount than was asked for: with a fee on top, or a part. */
  pay(name: string, amount?: number): void;
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

/** As it is where nothing is the matter with it. */
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
      answer<RefundAnswer>(() => {
        const isUnseen = gateway.isForgetful || !gateway.refunds.has(refundId);
        if (isUnseen && (gateway.isRefusing || (gateway.isStrict && gateway.refunds.has(refundId))))
          return { state: 'refused', reason: 'It does not take it' };
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
  if (payment?.state === 'failed' || payment?.state === 'refused') return { state: 'failed' };
  if (payment?.state !== 'paid') return { state: 'unpaid' };
  const { amount, transactionId } = payment;
  return { state: 'paid', amount, transactionId, currency: 'INR' };
}

function refundAnswer({ state }: GivenBack, refundId: string): RefundAnswer {
  const reason = state === 'failed' ? { reason: 'The bank refused' } : {};
  return { state, gatewayRefundId: `R${refundId}`, ...reason };
}
