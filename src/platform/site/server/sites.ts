import type { KeptPlans } from '#operators/plans/rules/plan-rules.ts';
import type { Db } from '#platform/db/server/client.ts';
import type { Language } from '#platform/language/rules/languages.ts';
import { MINUTE } from '#platform/time/rules/durations.ts';
import { gather } from '#platform/work/server/gather.ts';
import { type Brand, FIRST_BRAND, type LegalPage, OWN_BRAND } from '#restaurant/brand/rules/brand.ts';
import { isLocalName, isWithin, parseDomain } from '#restaurant/domains/rules/own-domain.ts';
import { type NameKind, selectBrandAt, selectByDomain, selectBySlug, selectLiveDomains } from './queries.ts';

export type { NameKind };

/** Where somebody is, and in whose name they are answered. Every link, email and page is made from it. */
export interface Site {
  /** The start of every link, without a trailing slash. */
  origin: string;
  hostname: string;
  /** Which of the installation's brands it is. */
  brandId: string;
  brand: Brand;
  /** The store whose own host this is. Null on the program's. */
  store: { storeId: string; slug: string } | null;
}

/** The slug of the store that is at `/` here. */
export const homeOf = ({ store }: Site): string | null => store?.slug ?? null;

/** Whether a store has pages here: each on the program's host, and one on its own. */
export const isHere = ({ store }: Site, storeId: string): boolean =>
  store === null || store.storeId === storeId;

/** A brand as it is kept in memory. */
export interface KeptBrand {
  brandId: string;
  /** Of its row, as it was read. */
  version?: string;
  /** Empty for the first brand, which is at the program's address. */
  host: string;
  /** `{slug}.` before one of them is the host of that store. */
  storeHosts: readonly string[];
  brand: Brand;
  /** The brand's own pictures, by their address. */
  pictures: ReadonlyMap<string, Buffer>;
  /** The operator's own words, where they gave no address, by language. */
  legal: Record<LegalPage, Partial<Record<Language, string>>>;
}

export interface Sites {
  /** The program's public address. It is never taken from a request. */
  origin: string;
  /** The first brand is always there. */
  brands: ReadonlyMap<string, KeptBrand>;
  /** By brand, what pages need to know of plans. */
  plans: ReadonlyMap<string, KeptPlans>;
  keep(brands: readonly KeptBrand[]): void;
  kept(site: Pick<Site, 'brandId'>): KeptBrand;
  /** Where the office of a brand is, and its stores' pages, unless they are on hosts of their own. */
  main(brandId?: string): Site;
  /** The site of the host that a request names. Null: nobody's here, such as a domain that a store had once. */
  at(hostname: string): Promise<Site | null>;
  /** Where guests find this store: on its own host, or else on its brand's. */
  of(slug: string): Promise<Site>;
  /** The brand of the store that an address names. Null if there is none. */
  brandAt(kind: NameKind, name: string): Promise<string | null>;
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

/** A store as it is looked up by its host, or by a name in an address. */
type Found = { hostname: string; brandId: string; store: Site['store'] } | null;

const NO_WORDS = { terms: {}, privacy: {} };

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

  const first: KeptBrand = {
    brandId: FIRST_BRAND,
    host: '',
    storeHosts,
    brand: OWN_BRAND,
    pictures: new Map(),
    legal: NO_WORDS,
  };
  let brands = new Map([[FIRST_BRAND, first]]);

  /** A program whose address has no public name is not told by which it is reached, such as a tunnel's. */
  const isOwn = (hostname: string, main: Site): boolean =>
    [main.hostname, ...otherHosts].includes(hostname) || isLocalName(hostname) || isLocalName(main.hostname);

  /** Its scheme and port are the program's: the same proxy answers for all hosts. */
  function siteOf({ hostname, brandId, store }: NonNullable<Found>): Site {
    const url = new URL(sites.origin);
    if (hostname !== '') url.hostname = hostname;
    const { brand } = sites.kept({ brandId });
    return { origin: url.origin, hostname: url.hostname, brandId, brand, store };
  }

  const sites: Sites = {
    origin: publicUrl,
    get brands() {
      return brands;
    },
    plans: new Map(),
    keep(given) {
      brands = new Map([[FIRST_BRAND, first], ...given.map((one) => [one.brandId, withHosts(one)] as const)]);
    },
    kept: ({ brandId }) => brands.get(brandId) ?? first,
    main(brandId = FIRST_BRAND) {
      const kept = sites.kept({ brandId });
      return siteOf({ hostname: kept.host, brandId: kept.brandId, store: null });
    },
    async at(named) {
      const main = sites.main();
      const hostname = parseDomain(named);
      if (hostname === null || hostname === main.hostname) return main;
      const brand = [...brands.values()].find(({ host }) => host === hostname);
      if (brand) return sites.main(brand.brandId);
      const found = await find(`at ${hostname}`, () => findStoreAt(hostname));
      if (found) return siteOf(found);
      return isOwn(hostname, main) ? main : null;
    },
    async of(slug) {
      const found = await find(`of ${slug}`, () => findHostOf(slug));
      return found ? siteOf(found) : sites.main();
    },
    async brandAt(kind, name) {
      const asked = `brand of ${kind} ${name}`;
      const found = await find(asked, async () => {
        const brandId = await selectBrandAt(db, kind, name);
        return brandId === null ? null : { hostname: '', brandId, store: null };
      });
      // A store may get this name at any moment.
      if (found === null) kept.delete(asked);
      return found?.brandId ?? null;
    },
    forget: () => kept.clear(),
  };

  /** The environment names the first brand's hosts for stores. */
  const withHosts = (one: KeptBrand): KeptBrand =>
    one.brandId === FIRST_BRAND ? { ...one, host: '', storeHosts } : one;

  async function findStoreAt(hostname: string): Promise<Found> {
    for (const { brandId, storeHosts: hosts } of brands.values()) {
      const host = hosts.find((known) => isWithin(hostname, known));
      if (host === undefined) continue;
      const store = await selectBySlug(db, hostname.slice(0, -host.length - 1));
      return store?.brandId === brandId ? { hostname, brandId, store: storeIn(store) } : null;
    }
    const store = await selectByDomain(db, hostname);
    return store && { hostname, brandId: store.brandId, store: storeIn(store) };
  }

  async function findHostOf(slug: string): Promise<Found> {
    const live = await findLive(slug);
    if (live) return { hostname: live.domain, brandId: live.brandId, store: storeIn({ ...live, slug }) };
    const isAlone = brands.size === 1;
    if (isAlone && storeHosts.length === 0) return null;
    const store = await selectBySlug(db, slug);
    if (!store) return null;
    const { brandId } = store;
    const [host] = sites.kept(store).storeHosts;
    const hostname = `${slug}.${host}`;
    if (host === undefined || hostname === sites.main(brandId).hostname)
      return isAlone ? null : { hostname: sites.kept(store).host, brandId, store: null };
    return { hostname, brandId, store: storeIn(store) };
  }

  return sites;
}

const storeIn = ({ storeId, slug }: NonNullable<Site['store']>) => ({ storeId, slug });
