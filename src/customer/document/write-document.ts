import type { PageAssets, PageInput } from '#domain/api/page.ts';
import { SOCIAL_SIZE } from '#domain/api/store-pictures.ts';
import { PLACES } from '../routing/places.ts';
import { escapeHtml, scriptJson } from './escape.ts';
import type { Meta } from './meta.ts';
import { START_SCRIPT } from './start-script.ts';

export const ROOT_ID = 'root';
export const BOOT_ID = 'boot';

interface Parts {
  input: PageInput;
  assets: PageAssets;
  body: string;
  styles: string[];
  meta: Meta;
}

const PREVIEW = [
  `<meta property="og:image:width" content="${SOCIAL_SIZE.width}">`,
  `<meta property="og:image:height" content="${SOCIAL_SIZE.height}">`,
  '<meta name="twitter:card" content="summary_large_image">',
];

/** The document around the rendered app. Nothing in it runs but the script that loads the app's. */
export function writeDocument({ input, assets, body, styles, meta }: Parts): string {
  const { title, description, image, canonical, isPublic, linkedData, manifest } = meta;
  const places = PLACES.test(input.path) ? assets.places : { scripts: [], styles: [] };
  const later = [...assets.preloads, ...places.scripts, assets.texts[input.locale]];
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    isPublic
      ? `<link rel="canonical" href="${escapeHtml(canonical)}">`
      : '<meta name="robots" content="noindex">',
    ...meta.themeColors.map(
      ({ media, color }) => `<meta name="theme-color" media="${media}" content="${escapeHtml(color)}">`,
    ),
    manifest ? `<link rel="manifest" href="${escapeHtml(manifest)}">` : '',
    `<link rel="icon" href="${escapeHtml(meta.icon)}">`,
    meta.touchIcon ? `<link rel="apple-touch-icon" href="${escapeHtml(meta.touchIcon)}">` : '',
    ...(isPublic
      ? [
          '<meta property="og:type" content="website">',
          `<meta property="og:title" content="${escapeHtml(title)}">`,
          `<meta property="og:description" content="${escapeHtml(description)}">`,
          `<meta property="og:url" content="${escapeHtml(canonical)}">`,
          image ? `<meta property="og:image" content="${escapeHtml(image)}">` : '',
          ...(meta.isPreview ? PREVIEW : []),
        ]
      : []),
    ...places.styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...styles.map((style) => `<style>${style}</style>`),
    linkedData ? `<script type="application/ld+json">${scriptJson(linkedData)}</script>` : '',
  ];
  return [
    '<!doctype html>',
    `<html lang="${input.locale}">`,
    `<head>${head.join('')}</head>`,
    `<body><div id="${ROOT_ID}">${body}</div>`,
    `<script type="application/json" id="${BOOT_ID}">${scriptJson(input)}</script>`,
    `<script data-main="${assets.script}" data-preload="${later.join(' ')}">${START_SCRIPT}</script>`,
    '</body></html>',
  ].join('');
}
