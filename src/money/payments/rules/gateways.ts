/**
 * Payment gateways that a store can have an account with. `paytm` is Paytm's older flow, with a signed form.
 */
export const GATEWAY_KINDS = ['paytm', 'paytm-token', 'razorpay'] as const;
export type GatewayKind = (typeof GATEWAY_KINDS)[number];

/** Stored credentials and older clients that name no gateway mean this one. */
export const FIRST_GATEWAY: GatewayKind = 'paytm';

export const GATEWAY_EXTRAS = ['website', 'industry_type', 'webhook_secret'] as const;
export type GatewayExtra = (typeof GATEWAY_EXTRAS)[number];

interface GatewayFacts {
  /** Part of the addresses at which the gateway calls us. */
  path: string;
  host: string;
  extras: readonly GatewayExtra[];
}

const PAYTM_HOST = 'https://secure.paytmpayments.com';

export const GATEWAYS: Record<GatewayKind, GatewayFacts> = {
  paytm: { path: 'paytm', host: PAYTM_HOST, extras: ['website', 'industry_type'] },
  'paytm-token': { path: 'paytm', host: PAYTM_HOST, extras: ['website'] },
  razorpay: { path: 'razorpay', host: 'https://api.razorpay.com', extras: ['webhook_secret'] },
};

/** A gateway's answer to a store's keys. `unreachable` means that it did not answer. */
export const KEY_ANSWERS = ['accepted', 'refused', 'unreachable'] as const;
export type KeyAnswer = (typeof KEY_ANSWERS)[number];

export const callbackPath = (kind: GatewayKind, storeId: string) =>
  `/payments/${GATEWAYS[kind].path}/callback/${storeId}`;

export const webhookPath = (kind: GatewayKind, storeId: string) =>
  `/payments/${GATEWAYS[kind].path}/webhook/${storeId}`;
