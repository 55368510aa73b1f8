import type { GatewayConfig } from '#domain/api/store.ts';
import type { Texts } from '../../../texts/en.ts';
import type { Faults } from '../use-store-form.ts';

export type Credentials = Record<keyof GatewayConfig, string>;

export const NO_CREDENTIALS: Credentials = {
  merchent_id: '',
  merchent_key: '',
  host: '',
  website: '',
  industry_type: '',
};

/** What is left empty is as in the gateway's production. */
export function toGatewayConfig(draft: Credentials): GatewayConfig {
  const { merchent_id, merchent_key, ...more } = tidy(draft);
  const filled = Object.entries(more).filter(([, text]) => text !== '');
  return { merchent_id, merchent_key, ...Object.fromEntries(filled) };
}

export function checkCredentials(draft: Credentials, words: Texts['settings']['faults']): Faults {
  const { merchent_id, merchent_key, host, website, industry_type } = tidy(draft);
  const isNoName = (text: string, most: number) => text.length > most || text.includes('|');
  return {
    ...(merchent_id === '' || isNoName(merchent_id, 64) ? { merchent_id: words.gatewayId } : {}),
    ...(merchent_key === '' || merchent_key.length > 256 ? { merchent_key: words.gatewayKey } : {}),
    ...(host === '' || /^https?:\/\/[\w.-]+(:\d{1,5})?(\/[\w.~-]+)*\/?$/i.test(host)
      ? {}
      : { host: words.gatewayHost }),
    ...(isNoName(website, 30) ? { website: words.tooLong } : {}),
    ...(isNoName(industry_type, 20) ? { industry_type: words.tooLong } : {}),
  };
}

function tidy(draft: Credentials): Credentials {
  const entries = Object.entries(draft).map(([name, text]) => [name, text.trim()]);
  return Object.fromEntries(entries) as Credentials;
}
