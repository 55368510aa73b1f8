import { paletteOf } from '#ordering/menu/rules/palette.ts';
import { storeUrl } from '#restaurant/listing/rules/store-url.ts';
import type { PageInput } from '#restaurant/pages/wire/page.ts';
import {
  type StorePicture,
  storeManifestUrl,
  storePictureUrl,
} from '#restaurant/pictures/wire/store-pictures.ts';
import type { StorePage } from '#restaurant/stores/wire/store.ts';
import type { StoreModel } from '#restaurant/stores/wire/store-model.ts';
import type { AllTexts } from '#texts/guests/all-texts.ts';
import type { Texts } from '#texts/guests/main/en.ts';
import { colorOf } from '#ui/guests/theme/color-of.ts';
import { placeMeta } from './place-meta.ts';

export interface Meta {
  title: string;
  description: string;
  image: string | null;
  /** Whether the image has the size of a link preview. */
  isPreview: boolean;
  icon: string;
  /** For the home screen of iPhones; only stores have one. */
  touchIcon: string | null;
  canonical: string;
  manifest: string | null;
  /** Whether search engines may list the page: menus are public, orders are not. */
  isPublic: boolean;
  themeColors: { media: string; color: string }[];
  linkedData: object | null;
}

const ICON = '/assets/icon.svg';
const THEME_COLORS = [
  { media: '(prefers-color-scheme: light)', color: '#fcfaf8' },
  { media: '(prefers-color-scheme: dark)', color: '#14110f' },
];

/** What is the same on all pages that are no store's. */
export function plainMeta({ path, origin, brand }: PageInput, texts: Texts): Meta {
  return {
    title: brand.name,
    description: texts.store.defaultDescription,
    image: null,
    isPreview: false,
    icon: brand.icon || ICON,
    touchIcon: null,
    canonical: `${origin}${path}`,
    manifest: null,
    isPublic: false,
    themeColors: THEME_COLORS,
    linkedData: null,
  };
}

/** The page's description for search engines and link previews. Pages with stories have one of their own. */
export function metaOf(input: PageInput, { main: texts, places }: AllTexts): Meta {
  const { path, origin, home, language, model } = input;
  const plain = plainMeta(input, texts);
  if (model.kind === 'missing') return { ...plain, title: texts.missing.title };
  if (model.kind === 'order')
    return { ...plain, title: `${model.order.store.name} · ${model.order.orderNo}` };
  if (model.kind === 'shell' || model.kind === 'preview') return plain;
  if (model.kind === 'stories' || model.kind === 'story') return plain;
  if (!('menuId' in model)) return { ...plain, ...placeMeta(model, origin, places) };
  const { profile, menus } = model.store.page;
  const name = profile.name || texts.store.defaultName;
  const city = profile.address.city;
  const address = storeUrl({ origin, home }, profile.slug);
  // The page of one menu is the store's page with that menu chosen.
  const named = path.startsWith('/menu/') ? menus.find(({ _id }) => _id === model.menuId) : undefined;
  const canonical = named ? `${address}?men=${encodeURIComponent(named._id)}` : address;
  const banner = menus.flatMap(({ categories }) => categories).find(({ image }) => image !== null)?.image;
  const image = absolute(banner ?? profile.logo, origin);
  return {
    ...plain,
    title: [named?.label, city ? `${name}, ${city}` : name].filter(Boolean).join(' · '),
    description: profile.description || texts.store.defaultDescription,
    ...appOf(model.store, origin, language),
    themeColors: themeColorsOf(colorOf(model)),
    canonical,
    isPublic: true,
    linkedData: restaurant(model.store.page, { canonical: address, image, name }),
  };
}

/** The addresses of the pictures that the server renders for the store. */
function appOf({ page, revision }: StoreModel, origin: string, language: string) {
  const { slug } = page.profile;
  const picture = (name: StorePicture) => storePictureUrl(slug, name, revision);
  return {
    image: `${origin}${picture('social.jpg')}`,
    isPreview: true,
    icon: picture('icon-96.png'),
    touchIcon: picture('apple-180.png'),
    manifest: storeManifestUrl(slug, language),
  };
}

export function themeColorsOf(color: string): Meta['themeColors'] {
  return (['light', 'dark'] as const).map((theme) => ({
    media: `(prefers-color-scheme: ${theme})`,
    color: paletteOf(color, theme).tint,
  }));
}

function absolute(url: string | null | undefined, origin: string): string | null {
  if (!url) return null;
  return url.startsWith('/') ? `${origin}${url}` : url;
}

/** https://schema.org/Restaurant with the names of the dishes. */
function restaurant(
  { profile, menus }: StorePage,
  { canonical, image, name }: { canonical: string; image: string | null; name: string },
): object {
  const { street, city, state, pinCode, country } = profile.address;
  const phone = profile.links.find(({ type }) => type === 'Phone')?.url;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name,
    url: canonical,
    ...(image ? { image } : {}),
    ...(profile.description ? { description: profile.description } : {}),
    ...(phone ? { telephone: phone } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: pinCode,
      addressCountry: country,
    },
    hasMenu: menus.map((menu) => ({
      '@type': 'Menu',
      name: menu.label,
      url: `${canonical}?men=${encodeURIComponent(menu._id)}`,
      hasMenuSection: menu.categories.map((category) => ({
        '@type': 'MenuSection',
        name: category.label,
        hasMenuItem: category.items.map(({ label }) => ({ '@type': 'MenuItem', name: label })),
      })),
    })),
  };
}
