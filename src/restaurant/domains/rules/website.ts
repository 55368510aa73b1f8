import { isLocalName, parseDomain } from './own-domain.ts';

/** How many websites may show a restaurant's pages in a frame. */
export const MOST_WEBSITES = 10;
export const LONGEST_WEBSITE = 300;

const ADDRESS = /^(?:https:\/\/)?([^/?#:]+)(?::([1-9]\d{0,4}))?(?:[/?#].*)?$/i;

/**
 * The origin of a restaurant's own website, such as https://their-place.in; null if it can't be one. People may type the
 * address of one of its pages, or leave out https://.
 */
export function parseWebsite(text: string): string | null {
  const [, host = '', port = '443'] = ADDRESS.exec(text.trim()) ?? [];
  const domain = parseDomain(host);
  if (domain === null || isLocalName(domain) || Number(port) > 65_535) return null;
  return `https://${domain}${port === '443' ? '' : `:${port}`}`;
}

/** Each once, as its origin. */
export const originsOf = (websites: readonly string[]): string[] => [
  ...new Set(websites.flatMap((website) => parseWebsite(website) ?? [])),
];
