import { type Brand, type LegalPage, OWN_BRAND } from '#domain/site/brand.ts';
import { isLocalName, isWithin, parseDomain } from '#domain/site/own-domain.ts';
import { MINUTE } from '#domain/time/durations.ts';
import type { Db } from '../db/client.ts';
import { gather } from '../work/gather.ts';
import { selectByDomain, selectBySlug, selectLiveDomains } from './queries.ts';

/** Where somebody is, and in whose name they are answered. Every link, email and page is made from it. */
export interface Site {
  /** The start of every link, without a trailing slash. */
  origin: string;
  hostname: string;
  brand: Brand;
  /** The store whose own host this is. Null on the program's. */
  store: { storeId: string; slug: string } | null;
}

/** The slug of the store that is at `/` here. */
export const homeOf = ({ store }: Site): string | null => store?.slug ?? null;

/** Whether a store has pages here: each on the program's host, and one on its own. */
export const isHere = ({ store }: Site, storeId: string): boolean =>
  store === null || store.storeId === storeId;

export interface Sites {
  /** The program's public address. It is never taken from a request. */
  origin: string;
  brand: Brand;
  /** The brand's own pictures, by their address. */
  pictures: Map<string, Buffer>;
  /** The operator's own words, where they gave no address. */
  legal: Record<LegalPage, string>;
  /** Plans whose stores do not invite guests to the site at the foot of their menus. */
  plansWithoutFooter: ReadonlySet<string>;
  /** `{slug}.` before one of them is the host of that store. */
  storeHosts: readonly string[];
  main(): Site;
  /** The site of the host that a request names. Null: nobody's here, such as a domain that a store had once. */
  at(hostname: string): Promise<Site | null>;
  /** Where guests find this store: on its own host, or else on the program's. */
  of(slug: string): Promise<Site>;
  /** Looks again at what is known of hosts. Other processes do so within a minute. */
  forget(): void;
}

interface Given {
  db: Db;
  clock: () => number;
  publicUrl: string;
  otherHosts: readonly string[];
  storeHosts: readonly string[];
}

const KEPT_MS = MINUTE;
/** Hosts are named by strangers. One takes some 200 bytes, and there may be thousands of stores. */
const MOST_KEPT = 20_000;

type Found = { hostname: string; store: Site['store'] } | null;

export function createSites({ db, clock, publicUrl, otherHosts, storeHosts }: Given): Sites {
  const findLive = gather((slugs) => selectLiveDomains(db, slugs));
  const kept = new Map<string, { found: Promise<Found>; until: number }>();

  function find(name: string, look: () => Promise<Found>): Promise<Found> {
    const known = kept.get(name);
    if (known && clock() < known.until) return known.found;
    kept.delete(name);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= MOST_KEPT) kept.delete(oldest);
    const entry = { found: look(), until: clock() + KEPT_MS };
    kept.set(name, entry);
    entry.found.catch(() => kept.get(name) === entry && kept.delete(name));
    return entry.found;
  }

  /** A program whose address has no public name is not told by which it is reached, such as a tunnel's. */
  const isOwn = (hostname: string, main: Site): boolean =>
    [main.hostname, ...otherHosts].includes(hostname) || isLocalName(hostname) || isLocalName(main.hostname);

  /** Its scheme and port are the program's: the same proxy answers for all hosts. */
  function siteOf(found: NonNullable<Found>): Site {
    const main = sites.main();
    const url = new URL(main.origin);
    url.hostname = found.hostname;
    return { ...found, origin: url.origin, brand: main.brand };
  }

  const sites: Sites = {
    origin: publicUrl,
    brand: OWN_BRAND,
    pictures: new Map(),
    legal: { terms: '', privacy: '' },
    plansWithoutFooter: new Set(),
    storeHosts,
    main: () => ({
      origin: sites.origin,
      hostname: new URL(sites.origin).hostname,
      brand: sites.brand,
      store: null,
    }),
    async at(named) {
      const main = sites.main();
      const hostname = parseDomain(named);
      if (hostname === null || hostname === main.hostname) return main;
      const found = await find(`at ${hostname}`, () => findStoreAt(hostname));
      if (found) return siteOf(found);
      return isOwn(hostname, main) ? main : null;
    },
    async of(slug) {
      const found = await find(`of ${slug}`, () => findHostOf(slug));
      return found ? siteOf(found) : sites.main();
    },
    forget: () => kept.clear(),
  };

  async function findStoreAt(hostname: string): Promise<Found> {
    const host = storeHosts.find((known) => isWithin(hostname, known));
    const store =
      host === undefined
        ? await selectByDomain(db, hostname)
        : await selectBySlug(db, hostname.slice(0, -host.length - 1));
    return store && { hostname, store: { storeId: store.storeId, slug: store.slug } };
  }

  async function findHostOf(slug: string): Promise<Found> {
    const live = await findLive(slug);
    if (live) return { hostname: live.domain, store: { storeId: live.storeId, slug } };
    const [host] = storeHosts;
    const hostname = `${slug}.${host}`;
    if (host === undefined || hostname === sites.main().hostname) return null;
    const store = await selectBySlug(db, slug);
    return store && { hostname, store };
  }

  return sites;
}
