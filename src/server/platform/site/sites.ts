import { type Brand, OWN_BRAND } from '#domain/site/brand.ts';

/** Where somebody is, and in whose name they are answered. Every link, letter and page is made from it. */
export interface Site {
  /** The start of every link, without a trailing slash. */
  origin: string;
  hostname: string;
  brand: Brand;
}

export interface Sites {
  /** The program's public address. It is never taken from a request. */
  origin: string;
  /** The site of the program itself, for what belongs to no request. */
  main(): Site;
  /** The site that a host belongs to. */
  at(host: string): Site;
}

export function createSites(publicUrl: string): Sites {
  const sites: Sites = {
    origin: publicUrl,
    at: () => sites.main(),
    main: () => ({ origin: sites.origin, hostname: new URL(sites.origin).hostname, brand: OWN_BRAND }),
  };
  return sites;
}
