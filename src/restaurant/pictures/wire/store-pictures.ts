/** Pictures composed from a store's logo, first picture and colour. */
export const STORE_PICTURES = [
  'icon-96.png',
  'icon-192.png',
  'icon-512.png',
  'maskable-512.png',
  'apple-180.png',
  'social.jpg',
] as const;
export type StorePicture = (typeof STORE_PICTURES)[number];

/** The size that https://ogp.me and large link previews recommend. */
export const SOCIAL_SIZE = { width: 1200, height: 630 };

/** Includes the revision, since link previews cache a picture for as long as they like. */
export function storePictureUrl(slug: string, name: StorePicture, revision: number): string {
  return `/images/stores/${encodeURIComponent(slug)}/${name}?v=${revision}`;
}

export function storeManifestUrl(slug: string, locale: string): string {
  return `/manifest.webmanifest?store=${encodeURIComponent(slug)}&lang=${locale}`;
}

/** A store's colour in the tones of the light theme. */
export interface Tones {
  strong: string;
  tint: string;
  tintStrong: string;
  heroFrom: string;
  heroTo: string;
}

export type TonesOf = (color: string) => Tones;
