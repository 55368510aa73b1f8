import type { GatewayConfig } from '#restaurant/stores/wire/store.ts';
import type { Texts } from '#texts/office/en.ts';
import type { Faults } from '#ui/office/forms/use-form.ts';
import { GATEWAY_EXTRAS, GATEWAYS, type GatewayKind } from '../rules/gateways.ts';

export type Credentials = Record<Exclude<keyof GatewayConfig, 'kind'>, string>;

export const NO_CREDENTIALS: Credentials = {
  merchent_id: '',
  merchent_key: '',
  host: '',
  website: '',
  industry_type: '',
  webhook_secret: '',
};

/** Leaves out empty fields, which default to the gateway's production values, and fields of other gateways. */
export function toGatewayConfig(kind: GatewayKind, draft: Credentials): GatewayConfig {
  const { merchent_id, merchent_key, ...more } = asked(kind, draft);
  const filled = Object.entries(more).filter(([, text]) => text !== '');
  return { kind, merchent_id, merchent_key, ...Object.fromEntries(filled) };
}

export function checkCredentials(
  kind: GatewayKind,
  draft: Credentials,
  words: Texts['settings']['faults'],
): Faults {
  const { merchent_id, merchent_key, host, website, industry_type, webhook_secret } = asked(kind, draft);
  const isNoName = (text: string, most: number) => text.length > most || text.includes('|');
  const isRightId =
    kind === 'razorpay'
      ? /^rzp_\w{1,60}$/.test(merchent_id)
      : merchent_id !== '' && !isNoName(merchent_id, 64);
  const [idFault, keyFault] =
    kind === 'razorpay' ? [words.razorpayId, words.razorpayKey] : [words.gatewayId, words.gatewayKey];
  return {
    ...(isRightId ? {} : { merchent_id: idFault }),
    ...(merchent_key === '' || merchent_key.length > 256 ? { merchent_key: keyFault } : {}),
    ...(host === '' || /^https?:\/\/[\w.-]+(:\d{1,5})?(\/[\w.~-]+)*\/?$/i.test(host)
      ? {}
      : { host: words.gatewayHost }),
    ...(isNoName(website, 30) ? { website: words.tooLong } : {}),
    ...(isNoName(industry_type, 20) ? { industry_type: words.tooLong } : {}),
    ...(webhook_secret.length > 256 ? { webhook_secret: words.tooLong } : {}),
  };
}

function asked(kind: GatewayKind, draft: Credentials): Credentials {
  const { extras } = GATEWAYS[kind];
  const others = GATEWAY_EXTRAS.filter((extra) => !extras.includes(extra));
  const entries = Object.entries(draft).map(([name, text]) => [name, text.trim()]);
  return { ...Object.fromEntries(entries), ...Object.fromEntries(others.map((name) => [name, ''])) };
}
