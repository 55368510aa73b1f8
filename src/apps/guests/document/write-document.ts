import { PLACES } from '#platform/phone/guests/links/addresses.ts';
import { escapeHtml } from '#platform/text/rules/escape-html.ts';
import type { PageAssets, PageInput } from '#restaurant/pages/wire/page.ts';
import { SOCIAL_SIZE } from '#restaurant/pictures/wire/store-pictures.ts';
import { TEXTS_ID } from '#texts/guests/load-own-texts.ts';
import type { Texts } from '#texts/guests/main/en.ts';
import { EARLY_SCRIPT, writeWaiting } from './early-script.ts';
import type { Meta } from './meta.ts';

export const ROOT_ID = 'root';
export const BOOT_ID = 'boot';
interface Parts {
  input: PageInput;
  assets: PageAssets;
  body: string;
  styles: string[];
  /** The files that the styles come from. */
  files: string[];
  meta: Meta;
  texts: Texts;
}

const PREVIEW = [
  `<meta property="og:image:width" content="${SOCIAL_SIZE.width}">`,
  `<meta property="og:image:height" content="${SOCIAL_SIZE.height}">`,
  '<meta name="twitter:card" content="summary_large_image">',
];

/** The document around the rendered app. Data for programs comes last, after everything that is shown. */
export function writeDocument({ input, assets, body, styles, files, meta, texts }: Parts): string {
  const { place, ...sent } = input;
  const { isPublic, linkedData, manifest } = meta;
  const places = PLACES.test(input.path) ? assets.places : { scripts: [], styles: [] };
  const order = input.model.kind === 'order' ? assets.order.scripts : [];
  const preloads = [...assets.preloads, ...places.scripts, ...order];
  const newest = 'menuId' in input.model ? input.model.store.story : null;
  const story = newest ? ` data-story="${escapeHtml(newest.id)}"` : '';
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    ...factsOf(meta),
    manifest ? `<link rel="manifest" href="${escapeHtml(manifest)}">` : '',
    // Keeps browsers from fetching a default icon. EARLY_SCRIPT sets the real one.
    '<link rel="icon" href="data:,">',
    `<script data-icon="${escapeHtml(meta.icon)}"${story}>${EARLY_SCRIPT}</script>`,
    `<script type="module" src="${assets.script}"></script>`,
    ...preloads.map((file) => `<link rel="modulepreload" href="${file}">`),
    `<link rel="modulepreload" id="${TEXTS_ID}" href="${assets.texts[input.language]}">`,
    meta.touchIcon ? `<link rel="apple-touch-icon" href="${escapeHtml(meta.touchIcon)}">` : '',
    ...(isPublic ? previewOf(meta) : []),
    ...places.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    // A part that is loaded later looks for these links. Without them it fetches the styles again, over the store's colours.
    ...files.map((file) => `<link rel="stylesheet" href="${file}" media="not all" disabled>`),
    ...styles.map((style) => `<style>${style}</style>`),
  ];
  return [
    '<!doctype html>',
    `<html lang="${input.language}">`,
    `<head>${head.join('')}</head>`,
    `<body><div id="${ROOT_ID}" data-place="${escapeHtml(place)}">${body}</div>`,
    writeWaiting(texts),
    `<script type="application/json" id="${BOOT_ID}">${scriptJson(sent)}</script>`,
    linkedData ? `<script type="application/ld+json">${scriptJson(linkedData)}</script>` : '',
    '</body></html>',
  ].join('');
}

/** What search engines read first. */
export function factsOf({ title, description, canonical, isPublic, themeColors }: Meta): string[] {
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    isPublic
      ? `<link rel="canonical" href="${escapeHtml(canonical)}">`
      : '<meta name="robots" content="noindex">',
    ...themeColors.map(
      ({ media, color }) => `<meta name="theme-color" media="${media}" content="${escapeHtml(color)}">`,
    ),
  ];
}

/** What apps show of a link to the page. */
export function previewOf(
  { title, description, canonical, image, isPreview }: Meta,
  type: 'website' | 'article' = 'website',
): string[] {
  return [
    `<meta property="og:type" content="${type}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:url" content="${escapeHtml(canonical)}">`,
    image ? `<meta property="og:image" content="${escapeHtml(image)}">` : '',
    ...(isPreview ? PREVIEW : []),
  ];
}

/** JSON for a script element, without `<` and the line ends that JavaScript does not allow. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
