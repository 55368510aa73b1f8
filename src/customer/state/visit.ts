import { atom } from 'nanostores';

/** What the sticker's link said: the order type to keep to, and the table or room; and the menu looked at last. */
export interface Visit {
  slug: string;
  conf: string | null;
  iden: string | null;
  idel: string | null;
  men: string | null;
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
  sessionStorage.setItem(NAME, JSON.stringify(visit));
  $visit.set(visit);
}

/** The store that this tab has looked at last, for pages whose address does not name it. */
export function readVisit(): Visit | null {
  const kept = sessionStorage.getItem(NAME);
  return kept === null ? null : (JSON.parse(kept) as Visit);
}

/** Back to the menu that was chosen, where the store has several. */
export function menuPath(slug: string): string {
  const visit = readVisit();
  return visit?.slug === slug && visit.men ? `/${slug}?men=${encodeURIComponent(visit.men)}` : `/${slug}`;
}
