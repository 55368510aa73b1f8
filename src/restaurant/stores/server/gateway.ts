import { FIRST_GATEWAY, GATEWAYS, type GatewayKind } from '#money/payments/rules/gateways.ts';
import type { Gateway } from '#platform/ports/server/gateways.ts';
import type { Secrets } from '#platform/secrets/server/secrets.ts';
import type { StoreRow } from '../tables.ts';
import type { GatewayConfig } from '../wire/store.ts';

export const GATEWAY_PURPOSE = 'gateway credentials';

/** Whether guests can pay online. The gateways take only rupees. */
export function takesOnlinePayment({ gatewaySealed, currency }: StoreRow): boolean {
  return gatewaySealed !== null && currency === 'INR';
}

/** The columns of a gateway: its kind, and its credentials, sealed. */
export function gatewayColumns(
  secrets: Secrets,
  config: GatewayConfig | null,
): Pick<StoreRow, 'gatewaySealed' | 'gatewayKind'> {
  return config === null
    ? { gatewaySealed: null, gatewayKind: null }
    : {
        gatewaySealed: secrets.seal(GATEWAY_PURPOSE, JSON.stringify(config)),
        gatewayKind: config.kind ?? FIRST_GATEWAY,
      };
}

export function openGateway(secrets: Secrets, sealed: string): Gateway {
  const config = JSON.parse(secrets.open(GATEWAY_PURPOSE, sealed)) as GatewayConfig;
  const { kind = FIRST_GATEWAY } = config;
  return {
    kind,
    merchantId: config.merchent_id,
    merchantKey: config.merchent_key,
    host: (config.host ?? GATEWAYS[kind].host).replace(/\/+$/, ''),
    website: config.website ?? 'DEFAULT',
    industryType: config.industry_type ?? 'Retail',
    webhookSecret: config.webhook_secret ?? null,
  };
}

/** Whether no real money moves through it. */
export function isTestGateway({ kind, host, merchantId }: Gateway): boolean {
  return host !== GATEWAYS[kind].host || merchantId.startsWith('rzp_test_');
}

/** The kind of the store's gateway. Null if it has none. */
export function gatewayKindOf({
  gatewaySealed,
  gatewayKind,
}: Pick<StoreRow, 'gatewaySealed' | 'gatewayKind'>): GatewayKind | null {
  return gatewaySealed === null ? null : (gatewayKind ?? FIRST_GATEWAY);
}
