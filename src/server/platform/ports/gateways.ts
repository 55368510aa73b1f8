import type { PaymentForm } from '#domain/api/order.ts';
import type { GatewayKind, KeyAnswer } from '#domain/money/gateways.ts';
import type { Minor } from '#domain/money/money.ts';
import type { GatewayAnswer } from '#domain/money/payment.ts';

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
