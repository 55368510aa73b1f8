/** Payment gateways that a store can have an account with. `paytm` is the older flow, in which a signed form goes there. */
export const GATEWAY_KINDS = ['paytm', 'paytm-token', 'razorpay'] as const;
export type GatewayKind = (typeof GATEWAY_KINDS)[number];

/** What stored credentials and older clients mean, which name none. */
export const FIRST_GATEWAY: GatewayKind = 'paytm';

/** What only some gateways ask for. */
export const GATEWAY_EXTRAS = ['website', 'industry_type', 'webhook_secret'] as const;
export type GatewayExtra = (typeof GATEWAY_EXTRAS)[number];

interface GatewayFacts {
  /** In the addresses at which it calls us. */
  path: string;
  /** Where it is in production. */
  host: string;
  extras: readonly GatewayExtra[];
}

const PAYTM_HOST = 'https://secure.paytmpayments.com';

export const GATEWAYS: Record<GatewayKind, GatewayFacts> = {
  paytm: { path: 'paytm', host: PAYTM_HOST, extras: ['website', 'industry_type'] },
  'paytm-token': { path: 'paytm', host: PAYTM_HOST, extras: ['website'] },
  razorpay: { path: 'razorpay', host: 'https://api.razorpay.com', extras: ['webhook_secret'] },
};

/** Where a customer's browser comes back to. */
export const callbackPath = (kind: GatewayKind, storeId: string) =>
  `/payments/${GATEWAYS[kind].path}/callback/${storeId}`;

/** Where the gateway tells us of payments by itself. */
export const webhookPath = (kind: GatewayKind, storeId: string) =>
  `/payments/${GATEWAYS[kind].path}/webhook/${storeId}`;
