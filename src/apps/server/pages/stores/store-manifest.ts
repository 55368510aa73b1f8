import type { Language } from '#platform/language/rules/languages.ts';
import type { Brand } from '#restaurant/brand/rules/brand.ts';
import { storeUrl } from '#restaurant/listing/rules/store-url.ts';
import { type StorePicture, storePictureUrl, type Tones } from '#restaurant/pictures/wire/store-pictures.ts';

export interface Installable {
  slug: string;
  name: string;
  description: string;
  revision: number;
}

/** https://www.w3.org/TR/appmanifest: the store as an app on the guest's telephone. */
export function storeManifest(
  { slug, name, description, revision }: Installable,
  tones: Tones,
  lang: Language,
  home: string | null,
) {
  const icon = (picture: StorePicture, side: number, purpose: 'any' | 'maskable') => ({
    src: storePictureUrl(slug, picture, revision),
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  const start = storeUrl({ origin: '', home }, slug);
  return {
    id: start,
    name,
    short_name: shortName(name),
    ...(description ? { description } : {}),
    lang,
    dir: 'auto',
    start_url: start,
    scope: '/',
    display: 'standalone',
    theme_color: tones.tint,
    background_color: tones.tint,
    categories: ['food'],
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  };
}

/** The office as an app of its brand. People sign in outside of `/app`, so that its scope is everything. */
export function officeManifest({ name, icon }: Pick<Brand, 'name' | 'icon'>, ownIcon: string) {
  return {
    id: '/app',
    name,
    short_name: shortName(name),
    start_url: '/app',
    scope: '/',
    display: 'standalone',
    theme_color: OFFICE_COLOUR,
    background_color: OFFICE_COLOUR,
    icons: [
      icon === ''
        ? { src: ownIcon, sizes: 'any', type: 'image/svg+xml' }
        : { src: icon, sizes: '192x192', type: 'image/png' },
    ],
  };
}

/** As the office's page names it for browsers. */
const OFFICE_COLOUR = '#fcfaf8';

/** Launchers cut names off at about this length. */
const LONGEST_SHORT_NAME = 12;

/** As many whole words as fit, or the beginning of a longer first word. */
export function shortName(name: string): string {
  let short = '';
  for (const word of name.trim().split(/\s+/)) {
    const longer = short === '' ? word : `${short} ${word}`;
    if (lengthOf(longer) > LONGEST_SHORT_NAME) break;
    short = longer;
  }
  return short || signsOf(name.trim()).slice(0, LONGEST_SHORT_NAME).join('');
}

const signsOf = (text: string) => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
const lengthOf = (text: string) => signsOf(text).length;
