import { type Brand, type LegalPage, OWN_BRAND } from '#domain/site/brand.ts';

/** Where somebody is, and in whose name they are answered. Every link, email and page is made from it. */
export interface Site {
  /** The start of every link, without a trailing slash. */
  origin: string;
  hostname: string;
  brand: Brand;
}

export interface Sites {
  /** The program's public address. It is never taken from a request. */
  origin: string;
  brand: Brand;
  /** The brand's own pictures, by their address. */
  pictures: Map<string, Buffer>;
  /** The operator's own words, where they gave no address. */
  legal: Record<LegalPage, string>;
  main(): Site;
}

export function createSites(publicUrl: string): Sites {
  const sites: Sites = {
    origin: publicUrl,
    brand: OWN_BRAND,
    pictures: new Map(),
    legal: { terms: '', privacy: '' },
    main: () => ({ origin: sites.origin, hostname: new URL(sites.origin).hostname, brand: sites.brand }),
  };
  return sites;
}
