import type { GatewayConfig } from '#domain/api/store.ts';
import type { Secrets } from '../secrets.ts';
import type { StoreRow } from './queries.ts';

const PURPOSE = 'gateway credentials';

/** A store's account at its payment gateway, and where that is. */
export interface Gateway {
  merchantId: string;
  merchantKey: string;
  host: string;
  website: string;
  industryType: string;
}

/** Whether a customer can pay online: the gateway knows rupees only. */
export function takesOnlinePayment({ gatewaySealed, currency }: StoreRow): boolean {
  return gatewaySealed !== null && currency === 'INR';
}

export function sealGateway(secrets: Secrets, config: GatewayConfig): string {
  return secrets.seal(PURPOSE, JSON.stringify(config));
}

export function openGateway(secrets: Secrets, sealed: string): Gateway {
  const config = JSON.parse(secrets.open(PURPOSE, sealed)) as GatewayConfig;
  return {
    merchantId: config.merchent_id,
    merchantKey: config.merchent_key,
    host: (config.host ?? 'https://secure.paytmpayments.com').replace(/\/+$/, ''),
    website: config.website ?? 'DEFAULT',
    industryType: config.industry_type ?? 'Retail',
  };
}
