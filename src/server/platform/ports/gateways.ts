import type { PaymentForm } from '#domain/api/order.ts';
import type { GatewayKind } from '#domain/money/gateways.ts';
import type { Minor } from '#domain/money/money.ts';
import type { GatewayAnswer } from '#domain/money/payment.ts';

/** The fields of a form that a gateway has sent through the customer's browser. */
export type ReturnFields = Readonly<Record<string, string>>;

/** One try to pay an order. */
export interface Attempt {
  storeId: string;
  /** What we have told the gateway to call it. */
  gatewayOrderId: string;
  /** What the gateway itself calls it, where it has a name of its own for it. */
  reference: string | null;
  amount: Minor;
  currency: string;
}

export interface Started {
  form: PaymentForm;
  reference: string | null;
}

/** What a form says of an attempt, as far as it says anything; none of it is believed before the gateway was asked. */
export interface ReturnClaim {
  money?: { amount: Minor | null; currency: string };
  /** Nothing in it shows that it comes from the gateway: anybody may have made it. */
  isUnsigned?: true;
}

/** What a gateway tells us by itself: which order to ask about, by our name for it or its own. Null for other news. */
export interface Notice {
  eventId: string;
  name: string | null;
}

export interface RefundRequest {
  gatewayOrderId: string;
  reference: string | null;
  transactionId: string;
  /** Ours: under one of them the money goes back once. */
  refundId: string;
  amount: Minor;
}

export type RefundAnswer =
  | { state: 'done' | 'pending' | 'failed'; gatewayRefundId?: string; reason?: string }
  /** It does not take it, and knows of none by that name. What it was told before may be on its way all the same. */
  | { state: 'refused'; reason: string }
  | { state: 'unreachable'; reason: string };

export interface Fault {
  fault: string;
}

/** A payment gateway. It computes and asks, and keeps nothing. */
export interface PaymentProvider {
  /** What orders that are paid through it name as their method. */
  method: string;
  /** Whether the gateway is asked before the browser can go there: then `start` is for after COMMIT. */
  asksToStart: boolean;
  /** Whether a store may name this address as its gateway's. */
  takesHost(host: string): boolean;
  /** What the customer's browser must post, and where. Throws when the gateway does not begin it. */
  start(account: Gateway, attempt: Attempt & { storeName: string }): Promise<Started>;
  /** The attempt that a form names, so that it can be checked with the credentials that this began with. */
  nameOf(fields: ReturnFields): string;
  /** What the form claims, once it is found to be signed for this account, or to be one that is not signed; or what is wrong. */
  verifyReturn(account: Gateway, fields: ReturnFields): ReturnClaim | Fault;
  /** Where the gateway calls by itself: what it says once it is found to be signed for this account. */
  readWebhook?(account: Gateway, raw: Buffer, headers: Headers): Notice | Fault;
  /** Asks the gateway itself. Never throws: a gateway that can't be reached is an answer too. */
  fetchStatus(account: Gateway, attempt: Attempt): Promise<GatewayAnswer>;
  /** Gives money back, once for each `refundId` however often it is asked for. Never throws. */
  refund(account: Gateway, refund: RefundRequest): Promise<RefundAnswer>;
  /**
   * What has become of one. That the gateway knows of none is no failure but `unreachable`: it may yet give it back, and
   * what has failed is owed again. Never throws.
   */
  fetchRefund(account: Gateway, refund: RefundRequest): Promise<RefundAnswer>;
}

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

export type Gateways = Readonly<Record<GatewayKind, PaymentProvider>>;

/** A store's account at its payment gateway, and where that is. */
export interface Gateway {
  kind: GatewayKind;
  merchantId: string;
  merchantKey: string;
  host: string;
  website: string;
  industryType: string;
  /** What it signs its own calls with; null where it makes none. */
  webhookSecret: string | null;
}
