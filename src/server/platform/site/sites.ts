import { type Brand, OWN_BRAND } from '#domain/site/brand.ts';

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
  main(): Site;
}

export function createSites(publicUrl: string): Sites {
  const sites: Sites = {
    origin: publicUrl,
    main: () => ({ origin: sites.origin, hostname: new URL(sites.origin).hostname, brand: OWN_BRAND }),
  };
  return sites;
}
