import { atom } from 'nanostores';

/** What the sticker's link said: the order type to keep to, and the table or room. */
export interface Visit {
  slug: string;
  conf: string | null;
  iden: string | null;
  idel: string | null;
}

const NAME = 'visit';

/** Null until the browser has been asked. */
export const $visit = atom<Visit | null>(null);

/** A link that names a table begins a new visit; one that does not goes on with the visit of this tab. */
export function beginVisit(slug: string, search: string): void {
  const query = new URLSearchParams(search);
  const named = { slug, conf: query.get('conf'), iden: query.get('iden'), idel: query.get('idel') };
  const isNamed = named.conf !== null || named.iden !== null;
  const earlier = readVisit();
  const visit = !isNamed && earlier?.slug === slug ? earlier : named;
  sessionStorage.setItem(NAME, JSON.stringify(visit));
  $visit.set(visit);
}

/** The store that this tab has looked at last, for pages whose address does not name it. */
export function readVisit(): Visit | null {
  const kept = sessionStorage.getItem(NAME);
  return kept === null ? null : (JSON.parse(kept) as Visit);
}
