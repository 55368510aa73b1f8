import type { PaymentForm } from '#domain/api/order.ts';
import type { Minor } from '#domain/money.ts';
import type { GatewayAnswer } from '#domain/payment.ts';
import type { Gateway } from '../stores/gateway.ts';

/** The fields of a form that a gateway has sent through the customer's browser. */
export type ReturnFields = Readonly<Record<string, string>>;

/** What such a form says of an attempt; none of it is believed before the gateway itself has been asked. */
export interface ReturnClaim {
  gatewayOrderId: string;
  amount: Minor | null;
  currency: string;
}

/** A payment gateway. It computes and asks, and keeps nothing. */
export interface PaymentProvider {
  /** What orders that are paid through it name as their method. */
  method: string;
  /** Whether a store may name this address as its gateway's. */
  takesHost(host: string): boolean;
  /** What the customer's browser must post, and where. */
  start(gateway: Gateway, attempt: { storeId: string; gatewayOrderId: string; amount: Minor }): PaymentForm;
  /** The attempt that a form names, so that it can be checked with the credentials that this began with. */
  nameOf(fields: ReturnFields): string;
  /** What the form claims, once it is found to be signed for this account; or what is wrong with it. */
  verifyReturn(gateway: Gateway, fields: ReturnFields): ReturnClaim | { fault: string };
  /** Asks the gateway itself. Never throws: a gateway that can't be reached is an answer too. */
  fetchStatus(gateway: Gateway, gatewayOrderId: string): Promise<GatewayAnswer>;
}
