import { atom } from 'nanostores';
import { CART_LIFETIME_MS } from '#ordering/cart/rules/cart.ts';
import type { LinkedPlace } from '#ordering/placing/rules/linked-place.ts';
import { fetchTables } from '#restaurant/stores/guests-api/stores.ts';
import { placeName } from '#tables/table-list/rules/place-name.ts';
import { $offline } from './online.ts';

/** The place that the link named, and the menu opened last. */
export interface Visit extends LinkedPlace {
  slug: string;
  men: string | null;
  /** The table of the link that the store does not have, such as "Table R3". */
  unknownTable?: string;
  /** Whether somebody sits at the table; left out where each order stands alone. */
  sits?: 'free' | 'started' | 'staff' | undefined;
  /** The order type by which they order together. */
  sitsAs?: string | undefined;
}

const NAME = 'visit';

/** Null until it is read. */
export const $visit = atom<Visit | null>(null);

/** Begins a visit. A link without a table continues the visit of this tab. */
export function beginVisit(slug: string, search: string, men?: string | null): void {
  const query = new URLSearchParams(search);
  const [conf, iden, idel] = [query.get('conf'), query.get('iden'), query.get('idel')];
  const isNamed = conf !== null || iden !== null;
  const earlier = readVisit();
  const visit = !isNamed && earlier?.slug === slug ? earlier : { slug, conf, iden, idel, men: null };
  if (men !== undefined) visit.men = men;
  saveVisit(visit);
}

export function saveVisit(visit: Visit): void {
  sessionStorage.setItem(NAME, JSON.stringify(visit));
  localStorage.setItem(NAME, JSON.stringify({ at: Date.now(), visit } satisfies LastVisit));
  $visit.set(visit);
}

/** Removes a table that the store does not have, so that the guest chooses another. */
export function forgetTable(): void {
  const visit = $visit.get() ?? readVisit();
  if (!visit || visit.iden === null) return;
  saveVisit(withoutTable(visit));
}

export function withoutTable({ iden, idel, ...visit }: Visit): Visit {
  return {
    ...visit,
    iden: null,
    idel: null,
    unknownTable: placeName({ iden: iden ?? '', idel: idel ?? '' }),
  };
}

/** The visit of this tab. */
export function readVisit(): Visit | null {
  const kept = sessionStorage.getItem(NAME);
  return kept === null ? null : (JSON.parse(kept) as Visit);
}

interface LastVisit {
  at: number;
  visit: Visit;
}

/** The latest visit of any tab, for as long as a cart lives. */
export function readLastVisit(): Visit | null {
  const kept = localStorage.getItem(NAME);
  if (kept === null) return null;
  const { at, visit } = JSON.parse(kept) as LastVisit;
  return Date.now() - at < CART_LIFETIME_MS ? visit : null;
}

/** The address of the store with the menu opened last. */
export function menuPath(slug: string): string {
  const visit = readVisit();
  return visit?.slug === slug && visit.men ? `/${slug}?men=${encodeURIComponent(visit.men)}` : `/${slug}`;
}

/** Checks whether the store has the table of the link. */
export async function checkTable(): Promise<void> {
  const { slug, iden } = $visit.get() ?? {};
  if (slug === undefined || !iden || $offline.get()) return;
  // Without an answer the table stays: the server checks it with the order.
  const found = await fetchTables(slug, iden).catch(() => null);
  const now = $visit.get();
  if (!found || now?.slug !== slug || now.iden !== iden) return;
  const [table] = found;
  if (!table) return forgetTable();
  const { sits, sitsAs } = table;
  if (sits !== now.sits || sitsAs !== now.sitsAs) saveVisit({ ...now, sits, sitsAs });
}
