/** What is composed for a store from its logo, its first picture and its colour, and at which address. */
export const STORE_PICTURES = [
  'icon-96.png',
  'icon-192.png',
  'icon-512.png',
  'maskable-512.png',
  'apple-180.png',
  'social.jpg',
] as const;
export type StorePicture = (typeof STORE_PICTURES)[number];

/** As https://ogp.me and the large cards of link previews like it best. */
export const SOCIAL_SIZE = { width: 1200, height: 630 };

/** The revision is in the address, since programs that show previews keep a picture for as long as they like. */
export function storePictureUrl(slug: string, name: StorePicture, revision: number): string {
  return `/images/stores/${encodeURIComponent(slug)}/${name}?v=${revision}`;
}

export function storeManifestUrl(slug: string, locale: string): string {
  return `/manifest.webmanifest?store=${encodeURIComponent(slug)}&lang=${locale}`;
}

/** A store's colour on paper: what the pages wear by daylight. */
export interface Tones {
  strong: string;
  tint: string;
  tintStrong: string;
  heroFrom: string;
  heroTo: string;
}

export type TonesOf = (color: string) => Tones;
