import { atom } from 'nanostores';
import { CART_LIFETIME_MS } from '#domain/placing/cart.ts';
import type { LinkedPlace } from '#domain/store/linked-place.ts';
import { placeName } from '#domain/store/place-name.ts';
import { fetchTables } from '../api/stores.ts';
import { $offline } from './online.ts';

/** What the sticker's link said, and the menu looked at last. */
export interface Visit extends LinkedPlace {
  slug: string;
  men: string | null;
  /** The table that the link named, where the store has no such table: "Table R3". */
  unknownTable?: string;
}

const NAME = 'visit';

/** Null until the browser has been asked. */
export const $visit = atom<Visit | null>(null);

/** A link that names a table begins a new visit; one that does not goes on with the visit of this tab. */
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

/** The store does not have the table of the link: the guest says where they sit, or orders another way. */
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

/** The store that this tab has looked at last, for pages whose address does not name it. */
export function readVisit(): Visit | null {
  const kept = sessionStorage.getItem(NAME);
  return kept === null ? null : (JSON.parse(kept) as Visit);
}

interface LastVisit {
  at: number;
  visit: Visit;
}

/** For a tab that has looked at no store: the visit of another tab, for as long as a cart lives. */
export function readLastVisit(): Visit | null {
  const kept = localStorage.getItem(NAME);
  if (kept === null) return null;
  const { at, visit } = JSON.parse(kept) as LastVisit;
  return Date.now() - at < CART_LIFETIME_MS ? visit : null;
}

/** Back to the menu that was chosen, where the store has several. */
export function menuPath(slug: string): string {
  const visit = readVisit();
  return visit?.slug === slug && visit.men ? `/${slug}?men=${encodeURIComponent(visit.men)}` : `/${slug}`;
}

/** Asks the store for the table that the link names, so that a wrong one is told before an order is made. */
export async function checkTable(): Promise<void> {
  const { slug, iden } = $visit.get() ?? {};
  if (slug === undefined || !iden || $offline.get()) return;
  // Without an answer nothing is known: the order is checked again anyway.
  const found = await fetchTables(slug, iden).catch(() => null);
  const now = $visit.get();
  if (found?.length === 0 && now?.slug === slug && now.iden === iden) forgetTable();
}
