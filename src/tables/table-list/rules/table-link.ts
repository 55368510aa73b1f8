import { type StoreHost, storeUrl } from '#restaurant/listing/rules/store-url.ts';

/** A table, room or counter as its QR code names it. */
export interface Place {
  name: string;
  label: string;
  /** The order type that guests of this place are limited to. */
  orderType: string | null;
}

/**
 * Returns the address in a table's printed code: short, so that the code prints coarse. What else the place has is
 * looked up when it is scanned.
 */
export function codeLink(storeLink: string, name: string): string {
  return `${storeLink.replace(/\/$/, '')}/t/${encodeURIComponent(name)}`;
}

/** Returns the store's page for this place. */
export function tableLink(host: StoreHost, slug: string, place: Place | null): string {
  const page = storeUrl(host, slug);
  if (place === null) return page;
  const { name: iden, label: idel, orderType: conf } = place;
  const query = Object.entries({ conf, iden, idel })
    .filter(([, value]) => value)
    .map(([key, value]) => `${key}=${encodeURIComponent(value ?? '')}`);
  return `${page}?${query.join('&')}`;
}
