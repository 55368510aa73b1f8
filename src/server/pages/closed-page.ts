import type { Locale } from '#domain/api/page.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';

const CLOSED = {
  en: (name: string) => `${name} has closed`,
  hi: (name: string) => `${name} बंद हो गया है`,
} as const satisfies Record<Locale, (name: string) => string>;

const STYLE = `:root{color-scheme:light dark}
body{margin:0;font-family:system-ui,sans-serif}
main{display:grid;place-content:center;min-height:100vh;padding:1.5rem;text-align:center}
h1{font-size:1.5rem;overflow-wrap:anywhere}`;

/** Without a script: the guests' app has no room for words that so few read. */
export function closedPage(name: string, locale: Locale): { html: string; styles: string[] } {
  const title = escapeHtml(CLOSED[locale](name));
  const html = `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${title}</h1></main></body>
</html>`;
  return { html, styles: [STYLE] };
}
