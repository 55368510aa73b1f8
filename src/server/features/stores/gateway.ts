import type { GatewayConfig } from '#domain/api/store.ts';
import { FIRST_GATEWAY, GATEWAYS, type GatewayKind } from '#domain/money/gateways.ts';
import type { StoreRow } from '../../platform/db/schema/stores.ts';
import type { Gateway } from '../../platform/ports/gateways.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

export const GATEWAY_PURPOSE = 'gateway credentials';

/** Whether a customer can pay online: the gateways know rupees only. */
export function takesOnlinePayment({ gatewaySealed, currency }: StoreRow): boolean {
  return gatewaySealed !== null && currency === 'INR';
}

/** As it is kept: the credentials sealed, and which gateway they are for. */
export function toGateway(
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

/** Which gateway a store has; null for none. */
export function gatewayKindOf({
  gatewaySealed,
  gatewayKind,
}: Pick<StoreRow, 'gatewaySealed' | 'gatewayKind'>): GatewayKind | null {
  return gatewaySealed === null ? null : (gatewayKind ?? FIRST_GATEWAY);
}
