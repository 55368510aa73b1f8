import type { GatewayKind, KeyAnswer } from '#money/payments/rules/gateways.ts';
import type { GatewayAnswer } from '#money/payments/rules/payment.ts';
import type { MandateWay } from '#operators/plans/rules/mandate.ts';
import type { PaymentForm } from '#ordering/orders/wire/order.ts';
import type { Minor } from '#platform/money/rules/money.ts';

/** The fields of a form that a gateway has sent through the guest's browser. */
export type ReturnFields = Readonly<Record<string, string>>;

/** One attempt to pay an order. */
export interface Attempt {
  storeId: string;
  /** Our name for it at the gateway. */
  gatewayOrderId: string;
  /** The gateway's own name for it, if it has one. */
  reference: string | null;
  amount: Minor;
  currency: string;
}

/** To whom a person pays, and where the gateway sends them back to. */
export interface Payer {
  payeeName: string;
  /** Takes the gateway's form. */
  callbackUrl: string;
  /** For whoever gives up there. */
  cancelUrl: string;
}

export interface Started {
  form: PaymentForm;
  reference: string | null;
}

/** What a form claims about an attempt. None of it is believed before the gateway was asked. */
export interface ReturnClaim {
  money?: { amount: Minor | null; currency: string };
  /** It has no signature, so anybody may have made it. */
  isUnsigned?: true;
}

/** A webhook: which order to ask about, by our name or the gateway's. Null for other news. */
export interface Notice {
  eventId: string;
  name: string | null;
}

export interface RefundRequest {
  gatewayOrderId: string;
  reference: string | null;
  transactionId: string;
  /** Our id. The money goes back once for each id. */
  refundId: string;
  amount: Minor;
}

export type RefundAnswer =
  | { state: 'done' | 'pending' | 'failed'; gatewayRefundId?: string; reason?: string }
  /** The gateway refuses it and knows no refund of that name. An earlier request may still be on its way. */
  | { state: 'refused'; reason: string }
  | { state: 'unreachable'; reason: string };

export interface Fault {
  fault: string;
}

/** What a payment registers besides paying: that the gateway may charge up to an amount, until a time. */
export interface MandateWish {
  customer: string;
  way: MandateWay;
  most: Minor;
  expiresAt: number;
}

/** The gateway's names of a payer and of what they have registered. */
export interface RegisteredMandate {
  customer: string;
  token: string;
}

export type MandateAnswer =
  | 'active'
  | 'pending'
  | 'rejected'
  | 'revoked'
  | 'expired'
  | 'unknown'
  | 'unreachable';

export interface ChargeRequest extends RegisteredMandate {
  /** The payment with which it was registered, which knows the payer's address. */
  registeredBy: string;
  description: string;
}

/** Payments that a gateway makes by itself, as a payer has agreed. */
export interface MandateProvider {
  /** The payer at the gateway, the same one for the same address. Throws if the gateway doesn't say. */
  findCustomer(account: Gateway, payer: { name: string; email: string }): Promise<string>;
  /** The form for the payer's browser, as `start`. */
  start(account: Gateway, attempt: Attempt & Payer, wish: MandateWish): Promise<Started>;
  /** What a payment has registered. Null if nothing. Throws if the gateway doesn't say. */
  fetchRegistered(account: Gateway, customer: string, transactionId: string): Promise<string | null>;
  /** Never throws. */
  fetchState(account: Gateway, mandate: RegisteredMandate, now: number): Promise<MandateAnswer>;
  /** The gateway's name of a payment to come, which is kept before it is charged. Throws. */
  prepare(account: Gateway, attempt: Attempt): Promise<string>;
  /** Charges what was prepared. Never throws; how it ended is asked for with `fetchStatus`. */
  charge(
    account: Gateway,
    attempt: Attempt,
    request: ChargeRequest,
  ): Promise<'asked' | 'refused' | 'unreachable'>;
  /** Ends it at the gateway. Answers whether it has ended there. Never throws. */
  cancel(account: Gateway, mandate: RegisteredMandate & { way: MandateWay }, now: number): Promise<boolean>;
}

/** A payment gateway. It computes and asks, but stores nothing. */
export interface PaymentProvider {
  /** The method that orders paid through it show. */
  method: string;
  /** Whether the gateway is asked before the browser can go there. `start` then runs after COMMIT. */
  asksToStart: boolean;
  /** Whether a store may name this address as its gateway's. */
  takesHost(host: string): boolean;
  /** Whether the gateway takes the keys of this account. Nothing is paid. Never throws. */
  tryKeys(account: Gateway): Promise<KeyAnswer>;
  /** The form that the guest's browser posts, and where. Throws if the gateway does not start the payment. */
  start(account: Gateway, attempt: Attempt & Payer): Promise<Started>;
  /** The attempt that a form names, so that the form is checked with the attempt's own credentials. */
  nameOf(fields: ReturnFields): string;
  /** The form's claim if it is signed for this account, or is of a kind without signatures. Otherwise its fault. */
  verifyReturn(account: Gateway, fields: ReturnFields): ReturnClaim | Fault;
  /** Parses a webhook, if the gateway sends them and it is signed for this account. */
  readWebhook?(account: Gateway, raw: Buffer, headers: Headers): Notice | Fault;
  /** Asks the gateway. Never throws, because an unreachable gateway is an answer too. */
  fetchStatus(account: Gateway, attempt: Attempt): Promise<GatewayAnswer>;
  /** Gives money back, once for each `refundId` however often it is called. Never throws. */
  refund(account: Gateway, refund: RefundRequest): Promise<RefundAnswer>;
  /**
   * The state of a refund. An unknown refund is `unreachable` rather than failed, because the gateway may yet pay it
   * and a failed one is owed again. Never throws.
   */
  fetchRefund(account: Gateway, refund: RefundRequest): Promise<RefundAnswer>;
  /** Left out by gateways that can't charge by themselves. */
  mandates?: MandateProvider;
}

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

export type Gateways = Readonly<Record<GatewayKind, PaymentProvider>>;

/** A store's account at its payment gateway, and the gateway's address. */
export interface Gateway {
  kind: GatewayKind;
  merchantId: string;
  merchantKey: string;
  host: string;
  website: string;
  industryType: string;
  /** The secret of its webhooks. Null if it sends none. */
  webhookSecret: string | null;
}
